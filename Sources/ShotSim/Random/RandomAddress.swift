/// What a random number is for (docs/model.md, section 2).
///
/// The raw values are part of the address of every random number: a new purpose
/// gets a new value, and no value is ever used again, or every result of every
/// seed would change.
public enum RandomPurpose: UInt16, Sendable, CaseIterable, BitwiseCopyable {
  case tapInterval = 1
  case reaction = 2
  case touchToRequest = 3
  case shutterLag = 4
  case allocation = 5
  case flash = 6
  case capture = 7
  case bracketFrame = 8
  case processing = 9
  case proxy = 10
  case encoding = 11
  case finalProcessing = 12
  case movieFile = 13
  case livePhotoTail = 14
  case saveToLibrary = 15
  case preparation = 16
  case reconfiguration = 17
  case startUp = 18
  case runFactor = 19
  case drift = 20
  case captureLatency = 21
  case firstProcessing = 22
  case dimensionSwitch = 23
  /// For models that are not a camera: validation and examples.
  case user = 1000
}

/// The address of a random quantity: together with the seed it fixes the value,
/// whoever asks, when, and in which order (docs/model.md, section 2).
public struct RandomAddress: Sendable, Equatable, BitwiseCopyable {
  /// Replication, from 0.
  public var replication: UInt32
  /// What the number is for.
  public var purpose: RandomPurpose
  /// The tap's number for what the photographer does, the photo's otherwise.
  public var index: UInt32
  /// Frame of a bracket or job of a photo, from 0.
  public var subIndex: UInt16

  /// Creates an address.
  public init(
    replication: UInt32, purpose: RandomPurpose, index: UInt32, subIndex: UInt16 = 0
  ) {
    self.replication = replication
    self.purpose = purpose
    self.index = index
    self.subIndex = subIndex
  }
}
