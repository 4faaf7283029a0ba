# Reads a table with read.csv and prints, for each column that is numeric, the number of
# finite values and their sum.
#
#   Rscript read_table.R FILE
table <- read.csv(commandArgs(trailingOnly = TRUE)[1], check.names = FALSE)
cat(nrow(table), "\n")
for (name in names(table)) {
  column <- table[[name]]
  if (is.numeric(column)) {
    finite <- column[is.finite(column)]
    cat(name, length(finite), format(sum(finite), digits = 15), "\n")
  }
}
