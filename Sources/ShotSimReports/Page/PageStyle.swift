import ShotSim

/// The style of the report's page.
enum PageStyle {
  /// Everything but the pictures' own rules.
  static let rules = """
    *{box-sizing:border-box}
    html{background:var(--paper);color:var(--ink);\
    font:15px/1.5 system-ui,"Segoe UI","DejaVu Sans",sans-serif;\
    font-variant-numeric:tabular-nums;-webkit-text-size-adjust:100%}
    body{max-width:1040px;margin:0 auto;padding:28px 28px 60px}
    header{border-bottom:1px solid var(--grid);padding-bottom:18px;margin-bottom:22px}
    .kicker{color:var(--soft);font-size:13px;letter-spacing:.02em;margin:0}
    h1{font-size:30px;line-height:1.2;margin:2px 0 4px}
    h2{font-size:20px;margin:44px 0 6px;padding-top:6px}
    h3{font-size:16px;margin:26px 0 2px}
    p{margin:6px 0;max-width:76ch}
    .soft,figcaption,.note{color:var(--soft)}
    nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:4px 18px;padding:0;margin:14px 0 0}
    nav a,a{color:var(--capture)}
    .verdict{display:flex;gap:14px;align-items:baseline;border:1px solid var(--grid);\
    border-left:6px solid var(--soft);border-radius:6px;padding:12px 16px;\
    background:var(--band);margin:0 0 18px;max-width:none}
    .verdict strong{font-size:17px}
    .verdict.pass{border-left-color:var(--ready)}
    .verdict.fail{border-left-color:var(--bad)}
    .cards{display:flex;flex-wrap:wrap;gap:14px;margin:0 0 10px;padding:0;list-style:none}
    .cards li{flex:1 1 200px;border:1px solid var(--grid);border-left:6px solid var(--s0);border-radius:6px;padding:12px 16px}
    .cards .big{display:block;font-size:34px;font-weight:650;line-height:1.15}
    .cards .name{display:block;color:var(--soft);font-size:13px}
    .badge{display:inline-block;border:1px solid currentColor;border-radius:999px;\
    padding:0 9px;font-size:12.5px;font-weight:600;white-space:nowrap}
    .badge.pass,.badge.measured,.badge.documented{color:var(--ready)}
    .badge.fail{color:var(--bad)}
    .badge.estimated,.badge.anchored,.badge.claimed{color:var(--process)}
    .badge.guess{color:var(--bad);border-style:dashed}
    figure{margin:10px 0 6px;overflow-x:auto}
    figure svg{display:block;width:100%;min-width:680px;height:auto}
    figcaption{font-size:13px;margin-top:4px;max-width:90ch}
    .scroll{overflow-x:auto}
    table{border-collapse:collapse;width:100%;font-size:13.5px;margin:8px 0}
    caption{text-align:left;color:var(--soft);font-size:13px;padding:0 0 4px}
    th,td{text-align:left;padding:5px 10px 5px 0;border-bottom:1px solid var(--grid);\
    vertical-align:top}
    thead th{border-bottom:1.5px solid var(--soft);font-weight:600}
    tbody th{font-weight:500}
    .number{text-align:right;white-space:nowrap}
    td.number+td:not(.number),td.number+th{padding-left:14px}
    tr.guess td,tr.guess th{background:var(--band);font-style:italic}
    .missed{font-size:13.5px;margin:2px 0 4px;padding-left:20px;columns:2;column-gap:36px}
    .missed li{break-inside:avoid}
    .mix{display:flex;height:16px;border-radius:4px;overflow:hidden;margin:10px 0 4px;gap:2px}
    .mix span{display:block}
    .mix .measured{background:var(--ready)}.mix .documented{background:var(--encode)}
    .mix .claimed{background:var(--s5)}.mix .anchored{background:var(--capture)}
    .mix .estimated{background:var(--proxy)}
    .mix .guess{background:repeating-linear-gradient(45deg,var(--bad) 0 5px,transparent 5px 9px)}
    pre{background:var(--band);border:1px solid var(--grid);border-radius:6px;padding:10px 14px;\
    overflow-x:auto;white-space:pre-wrap;word-break:break-word;font-size:13px}
    code{font-family:ui-monospace,"DejaVu Sans Mono",monospace;font-size:.93em}
    td code{word-break:break-word}
    .digest{font-size:12px;word-break:break-all}
    a:focus-visible{outline:2px solid var(--capture);outline-offset:2px}
    @media (max-width:640px){body{padding:16px}.missed{columns:1}h1{font-size:24px}}
    @media print{html{font-size:11pt}body{max-width:none;padding:0}nav,.screen{display:none}\
    h2{break-after:avoid;margin-top:22px}h3,section>p.soft{break-after:avoid}\
    figure,tr,.cards,.verdict,.mix{break-inside:avoid}figure{overflow:visible}\
    figure svg{min-width:0}.scroll{overflow:visible}\
    *{-webkit-print-color-adjust:exact;print-color-adjust:exact}}

    """
}
