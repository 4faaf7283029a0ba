/// The movies of Live Photos, which are recorded and written beside the photo
/// (docs/model.md, sections 6.6 and 13).
extension CameraModel where Recorder: ~Copyable {
  mutating func beginMovie(
    _ photo: PhotoIndex, _ exposure: Nanoseconds, at now: Nanoseconds, _ agenda: inout Agenda
  ) {
    photos[photo].movie = .recording
    recordingMovies += 1
    let tail = draws.time(tables.pointee.timing[.livePhotoTail], photo)
    agenda.schedule(.movieRecordingEnd, photo, at: max(exposure.later(by: tail), now))
  }

  mutating func endMovieRecording(
    _ photo: PhotoIndex, at now: Nanoseconds, _ agenda: inout Agenda
  ) -> Bool {
    guard photos[photo].movie == .recording else { return false }
    recordingMovies -= 1
    photos[photo].movie = .writing
    record(.didFinishRecordingLivePhotoMovie, photo, at: now)
    let length = draws.time(
      tables.pointee.timing[.movieFile], photo, speed: photos[photo].speed)
    agenda.schedule(.movieFileEnd, photo, at: now.later(by: length))
    return true
  }

  mutating func endMovieFile(_ photo: PhotoIndex, at now: Nanoseconds) -> Bool {
    // The request may have failed since its movie was recorded.
    guard photos[photo].movie == .writing else { return false }
    photos[photo].movie = .done
    record(.didFinishProcessingLivePhotoMovie, photo, at: now)
    finishIfDone(photo, at: now)
    return true
  }

  /// Ends the movies that are being recorded for captured photos.
  mutating func endMovies(at now: Nanoseconds, _ agenda: inout Agenda) {
    guard recordingMovies > 0 else { return }
    for photo in photos.indices where photos[photo].movie == .recording {
      _ = endMovieRecording(photo, at: now, &agenda)
    }
  }
}
