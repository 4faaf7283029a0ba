/// What a random number is for (docs/model.md, section 2): a number that a model gives
/// to each kind of quantity that it draws.
///
/// The number is part of the address of every random number: a new purpose of a model
/// gets a new number, and no number is ever used again, or every result of every seed
/// would change. A model of your own has all numbers to itself, since it has streams of
/// its own; declare them in an extension:
///
/// ```swift
/// extension RandomPurpose {
///   static let arrival = RandomPurpose(1)
///   static let service = RandomPurpose(2)
/// }
/// ```
public struct RandomPurpose: Sendable, Hashable, BitwiseCopyable {
  /// The number in the address.
  public let number: UInt16

  /// Creates a purpose with any of the 65,536 numbers.
  @inline(__always)
  public init(_ number: UInt16) { self.number = number }

  /// A purpose for models that draw one kind of quantity only; its number is 1000.
  public static var user: RandomPurpose {
    @inline(__always)
    get { RandomPurpose(1000) }
  }
}

/// The address of a random quantity: together with the seed it fixes the value,
/// whoever asks, when, and in which order (docs/model.md, section 2).
public struct RandomAddress: Sendable, Equatable, BitwiseCopyable {
  /// Replication, from 0.
  public var replication: UInt32
  /// What the number is for.
  public var purpose: RandomPurpose
  /// Number of the thing that the quantity belongs to, such as the customer.
  public var index: UInt32
  /// Number within that thing, such as the step of a job, from 0.
  public var subIndex: UInt16

  /// Creates an address.
  @inline(__always)
  public init(
    replication: UInt32, purpose: RandomPurpose, index: UInt32, subIndex: UInt16 = 0
  ) {
    self.replication = replication
    self.purpose = purpose
    self.index = index
    self.subIndex = subIndex
  }
}
