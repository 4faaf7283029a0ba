#!/usr/bin/env python3
"""Reads tables with other people's readers and prints what they found, as JSON on one line.

    read_tables.py csv FILE        rows and columns by Python's csv, count and sum of numbers
    read_tables.py pandas FILE     the same by pandas
    read_tables.py jsonl FILE      rows by Python's json
    read_tables.py openmetrics FILE    families and samples by the Prometheus client's parser
    read_tables.py schema SCHEMA FILE  "valid", or the first error, by jsonschema
    read_tables.py schema-lines SCHEMA FILE  the same for each line
    read_tables.py xml FILE        the name of the root element, if the file is well-formed
"""
import csv
import json
import math
import sys


def summary(rows, columns):
    numbers = {}
    for name in columns:
        values = []
        for row in rows:
            try:
                value = float(row[name])
            except (TypeError, ValueError):
                continue
            if math.isfinite(value):
                values.append(value)
        numbers[name] = [len(values), math.fsum(values)]
    return {"rows": len(rows), "columns": list(columns), "numbers": numbers}


def main(kind, *files):
    if kind == "csv":
        with open(files[0], newline="", encoding="utf-8") as file:
            reader = csv.DictReader(file, strict=True)
            rows = list(reader)
            assert all(None not in row and None not in row.values() for row in rows)
            return summary(rows, reader.fieldnames)
    if kind == "pandas":
        import pandas
        frame = pandas.read_csv(files[0])
        numbers = {}
        for name in frame.columns:
            column = frame[name]
            if column.dtype.kind in "if":
                values = [float(v) for v in column if math.isfinite(v)]
                numbers[name] = [len(values), math.fsum(values)]
            else:
                numbers[name] = [0, 0]
        return {"rows": len(frame), "columns": list(frame.columns), "numbers": numbers}
    if kind == "jsonl":
        with open(files[0], encoding="utf-8") as file:
            rows = [json.loads(line) for line in file]
        return {"rows": len(rows), "columns": list(rows[0])}
    if kind == "openmetrics":
        from prometheus_client.openmetrics.parser import text_string_to_metric_families
        with open(files[0], encoding="utf-8") as file:
            families = list(text_string_to_metric_families(file.read()))
        return {f.name: [f.type, f.unit, {
            s.name[len(f.name):] + s.labels["config"]: s.value
            for s in f.samples if not s.name.endswith("_bucket")}] for f in families}
    if kind in ("schema", "schema-lines"):
        import jsonschema
        schema = json.load(open(files[0], encoding="utf-8"))
        jsonschema.Draft7Validator.check_schema(schema)
        text = open(files[1], encoding="utf-8").read()
        documents = text.splitlines() if kind == "schema-lines" else [text]
        for document in documents:
            for error in jsonschema.Draft7Validator(schema).iter_errors(json.loads(document)):
                return f"{list(error.absolute_path)}: {error.message}"
        return "valid"
    if kind == "xml":
        import xml.etree.ElementTree
        return xml.etree.ElementTree.parse(files[0]).getroot().tag
    raise SystemExit(__doc__)


print(json.dumps(main(*sys.argv[1:])))
