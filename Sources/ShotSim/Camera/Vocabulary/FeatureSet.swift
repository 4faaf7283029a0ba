/// A set of features.
package struct FeatureSet: BitwiseCopyable, Sendable, Hashable {
  /// A bit for each feature, at the place of its raw value.
  package var rawValue: UInt8

  package init(rawValue: UInt8 = 0) { self.rawValue = rawValue }

  /// All features that there are.
  package static let all = FeatureSet(Feature.allCases)

  /// The features of the set in the order of `Feature.allCases`.
  package var features: [Feature] { Feature.allCases.filter { contains($0) } }
}

extension FeatureSet: SetAlgebra {
  package init() { self.init(rawValue: 0) }

  @inline(__always)
  package func contains(_ feature: Feature) -> Bool { rawValue & 1 << feature.rawValue != 0 }

  @discardableResult
  package mutating func insert(
    _ feature: Feature
  ) -> (inserted: Bool, memberAfterInsert: Feature) {
    let isNew = !contains(feature)
    rawValue |= 1 << feature.rawValue
    return (isNew, feature)
  }

  @discardableResult
  package mutating func update(with feature: Feature) -> Feature? {
    insert(feature).inserted ? nil : feature
  }

  @discardableResult
  package mutating func remove(_ feature: Feature) -> Feature? {
    guard contains(feature) else { return nil }
    rawValue &= ~(1 << feature.rawValue)
    return feature
  }

  package func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
  package func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
  package func symmetricDifference(_ other: Self) -> Self {
    Self(rawValue: rawValue ^ other.rawValue)
  }

  package mutating func formUnion(_ other: Self) { self = union(other) }
  package mutating func formIntersection(_ other: Self) { self = intersection(other) }
  package mutating func formSymmetricDifference(_ other: Self) {
    self = symmetricDifference(other)
  }
}
