import ShotSim

/// The style that all pictures share; colors are CSS variables, so that a page
/// can set its own.
package enum PictureStyle {
  /// The colors, for light and dark surroundings.
  ///
  /// The series are from the palette of Okabe and Ito, which most color-blind
  /// people tell apart.
  package static let variables = """
    :root{--paper:#fff;--ink:#1c1e21;--soft:#5b6068;--grid:#e3e5e8;--band:#f1f4f9;\
    --capture:#0072b2;--process:#c2500a;--proxy:#e08a00;--encode:#00795a;--final:#8a6bb1;\
    --ready:#2f9e62;--waiting:#e9c39b;--capturing:#b9d6ea;--off:#c9ccd1;--inbar:#fff;--bad:#c4232b;\
    --s0:#6b7280;--s1:#0072b2;--s2:#c2500a;--s3:#00795a;--s4:#a04a86;--s5:#8a7a00}
    @media screen and (prefers-color-scheme:dark){:root{--paper:#15171a;--ink:#e8eaed;--soft:#a4abb5;\
    --grid:#2c3036;--band:#1d2127;--capture:#4fa8dc;--process:#f08a4b;--proxy:#f2b84b;\
    --encode:#3fbf95;--final:#b79be0;--ready:#4cc38a;--waiting:#7a5530;--capturing:#2f5570;\
    --off:#454a52;--inbar:#111316;--bad:#ff6b6b;--s0:#9aa3af;--s1:#4fa8dc;--s2:#f08a4b;--s3:#3fbf95;\
    --s4:#d78ac0;--s5:#d6c34a}}

    """

  /// What each class looks like.
  package static let rules = """
    .shotsim{font:12px system-ui,"Segoe UI","DejaVu Sans",sans-serif;\
    font-variant-numeric:tabular-nums}
    .shotsim .paper{fill:var(--paper)}
    .shotsim text{fill:var(--ink)}
    .shotsim .soft{fill:var(--soft)}
    .shotsim .title{font-weight:600;font-size:13px}
    .shotsim .inbar{fill:var(--inbar);font-weight:600;font-size:11px}
    .shotsim .grid{stroke:var(--grid);stroke-width:1}
    .shotsim .axis{stroke:var(--soft);stroke-width:1}
    .shotsim .band{fill:var(--band)}
    .shotsim .edge{stroke:var(--soft);stroke-dasharray:3 3}
    .shotsim .capture{fill:var(--capture)}
    .shotsim .failed{fill-opacity:.35;stroke:var(--bad);stroke-dasharray:3 2}
    .shotsim .processing{fill:var(--process)}
    .shotsim .proxy{fill:var(--proxy)}
    .shotsim .encoding{fill:var(--encode)}
    .shotsim .final{fill:var(--final)}
    .shotsim .ready{fill:var(--ready)}
    .shotsim .notReadyMomentarily{fill:var(--capturing)}
    .shotsim .notReadyWaitingForCapture{fill:var(--capturing)}
    .shotsim .notReadyWaitingForProcessing{fill:var(--waiting)}
    .shotsim .sessionNotRunning{fill:var(--off)}
    .shotsim .exposure{fill:var(--paper);stroke:var(--ink);stroke-width:1.5}
    .shotsim .taken{fill:var(--ready)}
    .shotsim .miss{stroke:var(--bad);stroke-width:2.5;stroke-linecap:round;fill:none}
    .shotsim .hit{fill:transparent}
    .shotsim .tip{visibility:hidden;pointer-events:none}
    .shotsim .tip rect{fill:var(--ink)}
    .shotsim .tip text{fill:var(--paper)}
    .shotsim .mark{outline:none}
    .shotsim .mark:hover .tip,.shotsim .mark:focus .tip{visibility:visible}
    .shotsim .mark:focus .hit{stroke:var(--capture);stroke-width:2}
    .shotsim .whisker{stroke:var(--ink);stroke-width:1.5;fill:none}
    .shotsim .zero{stroke:var(--soft);stroke-width:1.5}
    .shotsim .better{fill:var(--ready)}
    .shotsim .worse{fill:var(--bad)}
    .shotsim .unclear{fill:var(--soft)}

    """ + series

  /// Bars and lines of up to six configurations.
  private static let series = (0..<seriesCount).map { index in
    ".shotsim .f\(index){fill:var(--s\(index))}"
      + ".shotsim .a\(index){fill:var(--s\(index));fill-opacity:.18;stroke:var(--s\(index));"
      + "stroke-width:1.5}"
      + ".shotsim .l\(index){fill:none;stroke:var(--s\(index));stroke-width:2}"
      + ".shotsim .q\(index){stroke:var(--s\(index));stroke-width:1.2;stroke-dasharray:4 3}\n"
  }.joined()

  /// Colors of configurations; a seventh has the first one's again.
  static let seriesCount = 6
}
