/// Terms of discrete-event simulation that results and help use.
enum GlossaryTerm: CaseIterable {
  case censored, commonRandomNumbers, photoMean, replication

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
    }
  }
}
