/// Published data sets with known answers.
enum ReferenceData {
  /// The univariate sets of the Statistical Reference Datasets of NIST, with their
  /// certified mean and standard deviation.
  struct Certified: Sendable, CustomStringConvertible {
    var name: String
    var values: [Double]
    var mean: Double
    var standardDeviation: Double
    /// Relative error allowed: that which the rounding of the data itself causes.
    var tolerance: Double
    var description: String { name }
  }

  static let certified: [Certified] = [
    Certified(
      name: "NumAcc1", values: [10_000_001, 10_000_003, 10_000_002], mean: 10_000_002,
      standardDeviation: 1, tolerance: 1e-14),
    Certified(
      name: "NumAcc2", values: alternating(1.2, 1.1, 1.3), mean: 1.2, standardDeviation: 0.1,
      tolerance: 1e-13),
    Certified(
      name: "NumAcc3", values: alternating(1_000_000.2, 1_000_000.1, 1_000_000.3),
      mean: 1_000_000.2, standardDeviation: 0.1, tolerance: 2e-9),
    Certified(
      name: "NumAcc4", values: alternating(10_000_000.2, 10_000_000.1, 10_000_000.3),
      mean: 10_000_000.2, standardDeviation: 0.1, tolerance: 2e-8),
    Certified(
      name: "Lottery", values: lottery, mean: 518.958715596330,
      standardDeviation: 291.699727470969,
      tolerance: 1e-14),
    Certified(
      name: "Lew", values: lew, mean: -177.435, standardDeviation: 277.332168044316,
      tolerance: 1e-14),
    Certified(
      name: "Mavro", values: mavro, mean: 2.001856, standardDeviation: 0.000429123454003053,
      tolerance: 1e-12),
    Certified(
      name: "Michelso", values: michelson.map { 299 + $0 / 100 }, mean: 299.8524,
      standardDeviation: 0.0790105478190518,
      tolerance: 1e-11),
  ]

  private static func alternating(_ first: Double, _ low: Double, _ high: Double) -> [Double] {
    [first] + (0..<1000).map { $0 % 2 == 0 ? low : high }
  }

  /// Hours of sleep gained with two drugs by ten people (Cushny and Peebles 1905).
  static let sleep: ([Double], [Double]) = (
    [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2],
    [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4]
  )

  /// Ten average delays in a bank of Law's "Simulation Modeling and Analysis".
  static let bankDelays = [1.20, 1.50, 1.68, 1.89, 0.95, 1.49, 1.58, 1.55, 0.50, 1.09]

  /// Three-digit lottery numbers.
  private static let lottery: [Double] = [
    162, 671, 933, 414, 788, 730, 817, 33, 536, 875, 670, 236, 473, 167, 877, 980, 316, 950,
    456, 92, 517, 557, 956, 954, 104, 178, 794, 278, 147, 773, 437, 435, 502, 610, 582, 780,
    689, 562, 964, 791, 28, 97, 848, 281, 858, 538, 660, 972, 671, 613, 867, 448, 738, 966, 139,
    636, 847, 659, 754, 243, 122, 455, 195, 968, 793, 59, 730, 361, 574, 522, 97, 762, 431, 158,
    429, 414, 22, 629, 788, 999, 187, 215, 810, 782, 47, 34, 108, 986, 25, 644, 829, 630, 315,
    567, 919, 331, 207, 412, 242, 607, 668, 944, 749, 168, 864, 442, 533, 805, 372, 63, 458,
    777, 416, 340, 436, 140, 919, 350, 510, 572, 905, 900, 85, 389, 473, 758, 444, 169, 625,
    692, 140, 897, 672, 288, 312, 860, 724, 226, 884, 508, 976, 741, 476, 417, 831, 15, 318,
    432, 241, 114, 799, 955, 833, 358, 935, 146, 630, 830, 440, 642, 356, 373, 271, 715, 367,
    393, 190, 669, 8, 861, 108, 795, 269, 590, 326, 866, 64, 523, 862, 840, 219, 382, 998, 4,
    628, 305, 747, 247, 34, 747, 729, 645, 856, 974, 24, 568, 24, 694, 608, 480, 410, 729, 947,
    293, 53, 930, 223, 203, 677, 227, 62, 455, 387, 318, 562, 242, 428, 968,
  ]

  /// Deflections of a beam.
  private static let lew: [Double] = [
    -213, -564, -35, -15, 141, 115, -420, -360, 203, -338, -431, 194, -220, -513, 154, -125,
    -559, 92, -21, -579, -52, 99, -543, -175, 162, -457, -346, 204, -300, -474, 164, -107, -572,
    -8, 83, -541, -224, 180, -420, -374, 201, -236, -531, 83, 27, -564, -112, 131, -507, -254,
    199, -311, -495, 143, -46, -579, -90, 136, -472, -338, 202, -287, -477, 169, -124, -568, 17,
    48, -568, -135, 162, -430, -422, 172, -74, -577, -13, 92, -534, -243, 194, -355, -465, 156,
    -81, -578, -64, 139, -449, -384, 193, -198, -538, 110, -44, -577, -6, 66, -552, -164, 161,
    -460, -344, 205, -281, -504, 134, -28, -576, -118, 156, -437, -381, 200, -220, -540, 83, 11,
    -568, -160, 172, -414, -408, 188, -125, -572, -32, 139, -492, -321, 205, -262, -504, 142,
    -83, -574, 0, 48, -571, -106, 137, -501, -266, 190, -391, -406, 194, -186, -553, 83, -13,
    -577, -49, 103, -515, -280, 201, 300, -506, 131, -45, -578, -80, 138, -462, -361, 201, -211,
    -554, 32, 74, -533, -235, 187, -372, -442, 182, -147, -566, 25, 68, -535, -244, 194, -351,
    -463, 174, -125, -570, 15, 72, -550, -190, 172, -424, -385, 198, -218, -536, 96,
  ]

  /// Transmittances of a filter.
  private static let mavro: [Double] = [
    2.0018, 2.0017, 2.0018, 2.0019, 2.0018, 2.0017, 2.0015, 2.0014, 2.0015, 2.0015, 2.0017,
    2.0018, 2.0018, 2.0019, 2.0019, 2.0021, 2.002, 2.0016, 2.0014, 2.0013, 2.0013, 2.0015,
    2.0015, 2.0016, 2.0015, 2.0014, 2.0013, 2.0014, 2.0015, 2.0014, 2.0015, 2.0016, 2.0015,
    2.0016, 2.0019, 2.002, 2.002, 2.0021, 2.0022, 2.0023, 2.0024, 2.0025, 2.0027, 2.0026,
    2.0026, 2.0026, 2.0027, 2.0026, 2.0025, 2.0024,
  ]

  /// Speeds of light, hundredths of 1000 km/s above 299.
  private static let michelson: [Double] = [
    85, 74, 90, 107, 93, 85, 95, 98, 98, 88, 100, 98, 93, 65, 76, 81, 100, 100, 96, 96, 96, 94,
    96, 94, 88, 80, 85, 88, 90, 84, 83, 79, 81, 88, 88, 83, 80, 79, 76, 80, 88, 88, 88, 86, 72,
    72, 62, 86, 97, 95, 88, 91, 85, 87, 84, 84, 85, 84, 84, 84, 89, 81, 81, 82, 80, 77, 76, 74,
    75, 76, 91, 92, 89, 86, 88, 72, 84, 85, 85, 78, 89, 84, 78, 81, 76, 81, 79, 81, 82, 85, 87,
    87, 81, 74, 81, 94, 95, 80, 81, 87,
  ]
}
