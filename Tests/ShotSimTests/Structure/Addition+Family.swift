/// An addition to the distributions.
extension Addition {
  static let family = Addition(
    concept: "distribution family", fileLimit: 2,
    edits: [
      Edit(
        "Sources/ShotSim/Random/Families/CoinFamily.swift",
        .newFile(
          """
          /// One of two times, each as likely.
          struct CoinFamily: SampledFamily {
            var min: Nanoseconds
            var max: Nanoseconds

            static let name = Distribution.Name.coin
            static let summary = "One of two times, each as likely."
            static let form = FamilyForm.object([.min, .max])

            var distribution: Distribution { .coin(min: min, max: max) }
            var problems: [Distribution.Problem] { [] }
            var moments: Moments {
              let half = (Double(max) - Double(min)) / 2
              return Moments(Double(min) + half, half * half)
            }
            var phrases: [DistributionPhrase] { [.text("coin, "), .time(min), .text(" or "), .time(max)] }

            func scaled(by scale: TimeScale) -> Distribution {
              .coin(min: scale.time(min), max: scale.time(max))
            }

            func law(in compiler: inout SamplerCompiler) -> Sampler.Law {
              .coin(Law(min: Double(min), max: Double(max)))
            }
          }

          extension CoinFamily {
            init?(_ arguments: FamilyArguments) {
              guard let min = arguments.time(.min), let max = arguments.time(.max) else { return nil }
              self.init(min: min, max: max)
            }

            struct Law: DistributionFunction {
              var min: Double
              var max: Double

              func draw(from stream: inout RandomStream) -> Double {
                stream.uniform() < 0.5 ? min : max
              }
              func quantile(at probability: Double) -> Double { probability <= 0.5 ? min : max }
              func probability(upTo value: Double) -> Double {
                value < min ? 0 : value < max ? 0.5 : 1
              }
            }
          }

          """)),
      Edit(
        "Sources/ShotSim/Random/Distribution.swift",
        .insertions([
          (
            after: "  case mixture([MixturePart])\n",
            text: "  /// One of two times.\n  case coin(min: Nanoseconds, max: Nanoseconds)\n"
          ),
          (after: "    case empirical, mixture", text: ", coin"),
          (
            after: "    case .mixture(let parts): MixtureFamily(parts: parts)\n",
            text: "    case .coin(let min, let max): CoinFamily(min: min, max: max)\n"
          ),
          (
            after: "    case .mixture: MixtureFamily.self\n",
            text: "    case .coin: CoinFamily.self\n"
          ),
          (
            after: "    case mixture(MixtureFamily.Law)\n",
            text: "    case coin(CoinFamily.Law)\n"
          ),
          (
            after: "      case .mixture(let law): law.draw(from: &stream)\n",
            text: "      case .coin(let law): nanoseconds(rounding: law.draw(from: &stream))\n"
          ),
          (
            after: "      case .mixture(let law): law\n",
            text: "      case .coin(let law): law\n"
          ),
        ])),
    ],
    sights: [
      Sight(
        arguments: ["schema", "scenario"], words: ["coin", "One of two times, each as likely."])
    ])
}
