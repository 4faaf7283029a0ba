/// Terms of discrete-event simulation that results and help use.
enum GlossaryTerm: CaseIterable {
  case censored, commonRandomNumbers, photoMean, replication
  case interval, percentile, precision, margin, look, bootstrap, ruleOfThree
  case holm, shapley, assume, variation

  var explanation: GlossaryEntry {
    switch self {
    case .censored:
      GlossaryEntry(
        .term, "censored",
        "Of a time whose end had not come when the run ended: longer than was seen.",
        [
          (
            "which",
            "timeToPhoto and timeToFinal of accepted photos that did not fail, and tapToPhoto of "
              + "taps, lost ones included"
          ),
          ("said as", "n of m photos: so many have a value, of all that it was asked of"),
          (
            "statistics",
            "with any censored photo there is no mean, sd or max; percentiles and P(…) count it as "
              + "infinite; min is that of the others"
          ),
          (
            "in compare",
            "a quantity with a value on one side only is incomparable; an expectation without one "
              + "fails"
          ),
          ("why", "the mean of those that came first would be that of survivors"),
        ], aliases: ["survivors", "coordinated omission"])
    case .photoMean:
      GlossaryEntry(
        .term, "photo mean",
        "The mean over all photos, in which a burst with many photos counts for more.",
        [
          (
            "beside",
            "the burst mean (mean), over the replications' own means, in which each counts the same"
          ),
          (
            "differs",
            "when bursts with few photos have other times than bursts with many, such as long gaps"
          ),
          ("interval", "the ratio estimator's, over replications"),
          ("written", "photoMean, and photoSd for the deviation of photos (jitter), in expect"),
        ], aliases: ["burst mean", "jitter"])
    case .commonRandomNumbers:
      GlossaryEntry(
        .term, "common random numbers",
        "Configurations that are compared see the same random numbers.",
        [
          (
            "how",
            "a random number is a function of seed, replication, purpose and index, so that "
              + "replication i of each configuration has the same taps and the same stage times "
              + "before what differs changes them"
          ),
          (
            "why",
            "differences within a replication vary less than the replications do, so that fewer "
              + "of them show the same difference"
          ),
          ("not between", "runs with different seeds, whose results are independent"),
        ], aliases: ["luck", "CRN"])
    case .replication:
      GlossaryEntry(
        .term, "replication", "One run of the scenario, with random numbers of its own.",
        [
          ("number", "from 0; with the seed it fixes every random number"),
          ("in intervals", "the replications are independent of each other, their photos are not"),
        ])
    case .interval:
      GlossaryEntry(
        .term, "interval",
        "The range that holds the true value with a stated confidence, 95 % unless --level says so.",
        [
          ("over", "replications, which are independent of each other; photos of one are not"),
          ("not", "how far single bursts lie from each other: that is the sd, and percentiles"),
          ("and", "it knows of chance only, not of timings that are guessed wrong: see assume"),
        ], aliases: ["confidence interval", "CI", "confidence"])
    case .percentile:
      GlossaryEntry(
        .term, "percentile", "The value that so many per cent of all values do not exceed.",
        [
          ("p95", "one photo in twenty takes longer"),
          ("of a time per photo", "over all photos of all replications"),
        ], aliases: ["p50", "p90", "p95", "p99", "median", "quantile"])
    case .precision:
      GlossaryEntry(
        .term, "precision", "How wide the interval of a value may be to either side.",
        [
          (
            "reached by",
            "running until the interval is narrow enough; its spread predicts how many "
              + "replications that takes (Law's sequential rule)"
          ),
          ("level", "that of the interval: stopping by width needs no correction for looking"),
        ], aliases: ["half-width"])
    case .margin:
      GlossaryEntry(
        .term, "margin", "The smallest difference that matters in practice.",
        [
          ("fail", "the whole interval of the difference is beyond it on the worse side"),
          ("equivalent", "the whole interval is inside it"),
        ])
    case .look:
      GlossaryEntry(
        .term, "look",
        "A stop of a comparison to see whether its checks are decided, at 1, 2, 4 … times the "
          + "first number of replications.",
        [
          (
            "level",
            "the error is spent in proportion to the replications (Lan and DeMets), so that all "
              + "looks together err no more often than one"
          )
        ], aliases: ["looks", "Lan-DeMets"])
    case .bootstrap:
      GlossaryEntry(
        .term, "bootstrap",
        "How percentiles of paired configurations are compared: by replications drawn anew.",
        [
          (
            "how",
            "200 times each replication gets a weight from the Poisson distribution with mean 1, "
              + "the same in both configurations; the spread of the 200 differences is the "
              + "standard error"
          ),
          (
            "why",
            "configurations with common random numbers have percentiles that move together, which "
              + "first-order formulas get wrong"
          ),
        ], aliases: ["drawn anew", "paired percentiles"])
    case .ruleOfThree:
      GlossaryEntry(
        .term, "rule of three",
        "After n bursts in which nothing differed, at most 3/n of all bursts differ (95 %).",
        [
          (
            "used",
            "where no replication of a comparison differs; the row stays inconclusive until 3/n "
              + "is at most 0.5 %, and at a margin of 0"
          ),
          (
            "identical",
            "said instead when both sides are the same configuration: then it is certain"
          ),
        ], aliases: ["identical"])
    case .holm:
      GlossaryEntry(
        .term, "Holm", "How several checks or differences share one error.",
        [
          ("fail", "a check fails only where it stands among all checks of the comparison"),
          ("pass", "of all checks needs no correction, so that none is made"),
          (
            "better, worse",
            "the p values of all differences are adjusted: the smallest times their number, and so on"
          ),
        ], aliases: ["Holm's correction", "Holm's method"])
    case .shapley:
      GlossaryEntry(
        .term, "Shapley", "A feature's fair part of what all features bring together.",
        [("value", "what it adds when features come one by one, averaged over the legal orders")],
        aliases: ["Shapley value"])
    case .assume:
      GlossaryEntry(
        .term, "assume", "What moves when all timings of one provenance are shorter or longer.",
        [
          ("asked by", "shotsim run SCENARIO --assume guess=30%"),
          (
            "varies",
            "timings only; memory, limits, fast capture, heat, light and variation stay as they are"
          ),
        ], aliases: ["assumption"])
    case .variation:
      GlossaryEntry(
        .term, "variation",
        "That a device is faster or slower as a whole for a replication, and drifts from photo to "
          + "photo.",
        [("in files", "the device's variation; docs/scenario-files.md has its keys")])
    }
  }
}
