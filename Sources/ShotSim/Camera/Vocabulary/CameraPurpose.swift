/// What each random number of the camera model is for (docs/model.md, section 2).
///
/// The raw values are part of the address of every random number: a new purpose gets
/// a new value, and no value is ever used again, or every result of every seed would
/// change. The compiler refuses two of the same.
package enum CameraPurpose: UInt16, Sendable, CaseIterable, BitwiseCopyable {
  /// The interval before a tap; index: the tap that it leads to.
  case tapInterval = 1
  /// From a change to ready to the press; index: the press that it leads to.
  case reaction = 2
  /// From the touch to the app's request; index: the tap.
  case touchToRequest = 3
  /// From the start of the lag to the exposure, with or without zero shutter lag; index: the
  /// photo.
  case shutterLag = 4
  /// Allocation of what an unprepared photo needs; index: the photo.
  case allocation = 5
  /// What the flash takes before the exposure; index: the photo.
  case flash = 6
  /// The capture stage; index: the photo.
  case capture = 7
  /// A further frame of a bracket; index: the photo, sub-index: the frame, from 0.
  case bracketFrame = 8
  /// A job in the processing server; index: the photo, sub-index: the job, from 0.
  case processing = 9
  /// Processing of a deferred photo's proxy; index: the photo.
  case proxy = 10
  /// A delivery in the encoder; index: the photo, sub-index: how many of its photos were
  /// delivered before.
  case encoding = 11
  /// Processing of a final image; index: the photo.
  case finalProcessing = 12
  /// Writing of a Live Photo's movie; index: the photo.
  case movieFile = 13
  /// Recording of a Live Photo's movie after the exposure; index: the photo.
  case livePhotoTail = 14
  /// Saving in the photo library; index: the photo.
  case saveToLibrary = 15
  /// A call of `prepare`; index: the call, from 1.
  case preparation = 16
  /// A rebuild of the session; index: the rebuild, from 1.
  case reconfiguration = 17
  /// A start of the session; index: the start, from 1.
  case startUp = 18
  /// The device's speed in a whole replication, a normal number; index: 0.
  case runFactor = 19
  /// The step of the device's speed to a photo, a normal number; index: the photo.
  case drift = 20
  /// What holds back a photo's first job; index: the photo.
  case captureLatency = 21
  /// What the first job after a start-up or a rebuild takes longer; index: the photo.
  case firstProcessing = 22
  /// A change of size from the photo before; index: the photo.
  case dimensionSwitch = 23
}

extension RandomAddress {
  /// The address of a quantity of the camera model.
  @inline(__always)
  package init(
    replication: UInt32, purpose: CameraPurpose, index: UInt32, subIndex: UInt16 = 0
  ) {
    self.init(
      replication: replication, purpose: RandomPurpose(purpose.rawValue), index: index,
      subIndex: subIndex)
  }
}
