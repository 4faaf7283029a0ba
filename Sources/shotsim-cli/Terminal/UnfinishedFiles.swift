import Synchronization

/// The temporary files of this process, so that an interruption can remove
/// them; a file is either listed here or renamed, never in between.
enum UnfinishedFiles {
  private struct State {
    var paths: [String] = []
    var created = 0
  }

  private static let state = Mutex(State())

  /// Creates a temporary file in the folder of a path.
  static func create(
    for final: String
  ) throws(Platform.Failure) -> (descriptor: Int32, path: String) {
    let target = OutputPath(final)
    let result = state.withLock { state -> Result<(Int32, String), Platform.Failure> in
      state.created += 1
      let path =
        "\(target.folder).\(target.name).\(Platform.processIdentifier)-\(state.created).unfinished"
      return Result { () throws(Platform.Failure) in
        // One that an earlier process of the same number left behind.
        Platform.remove(path)
        let descriptor = try Platform.create(path)
        state.paths.append(path)
        return (descriptor, path)
      }
    }
    return try result.get()
  }

  /// Gives a temporary file its final name.
  static func rename(_ path: String, to final: String) throws(Platform.Failure) {
    let result = state.withLock { state -> Result<Void, Platform.Failure> in
      state.paths.removeAll { $0 == path }
      return Result { () throws(Platform.Failure) in
        try Platform.rename(path, to: final)
      }
    }
    try result.get()
  }

  static func remove(_ path: String) {
    state.withLock { state in
      state.paths.removeAll { $0 == path }
      Platform.remove(path)
    }
  }

  /// Removes all of them and ends the process.
  static func removeAllAndExit(_ code: Int32) -> Never {
    state.withLock { state in
      state.paths.forEach { Platform.remove($0) }
      // Still locked, so that no file can be created or renamed meanwhile.
      Platform.exitNow(code)
    }
  }
}
