/// Terms of discrete-event simulation that results and help use.
enum GlossaryTerm: CaseIterable {
  case commonRandomNumbers, replication

  var explanation: GlossaryEntry {
    switch self {
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
