extension LogFile {
  /// Returns the lines of a file as they are found, and again whenever the file changes.
  ///
  /// ```swift
  /// Effect.values(of: LogFile.updates(of: "/var/log/syslog"), id: "file") { $0.file = $1 }
  /// ```
  ///
  /// The file is read by parts of 8 MiB on another thread. At its end, it is checked ten times a
  /// second. If the file does not exist, the sequence waits for it.
  ///
  /// - Parameter follows: whether the sequence waits for further lines. Otherwise it ends at the
  ///   end of the file, or when it cannot be read.
  public static func updates(of path: String, follows: Bool = true) -> Updates {
    Updates(path: path, follows: follows)
  }

  /// The lines of a file as they are found. See ``LogFile/updates(of:follows:)``.
  public struct Updates: AsyncSequence, Sendable {
    let path: String
    let follows: Bool

    public func makeAsyncIterator() -> Iterator {
      Iterator(follower: FileFollower(path, follows: follows))
    }

    public struct Iterator: AsyncIteratorProtocol {
      private static let pause = Duration.milliseconds(100)
      fileprivate var follower: FileFollower
      private var hasBegun = false

      fileprivate init(follower: FileFollower) { self.follower = follower }

      /// Returns the lines after a change; `nil` at the end, and for a task that is cancelled.
      public mutating func next() async -> LogFile? {
        while !Task.isCancelled, !(hasBegun && follower.hasEnded) {
          // The time of files is not that of an app's clock, which a test sets.
          if hasBegun, follower.isAtEnd { try? await Task.sleep(for: Self.pause) }
          let (stepped, changed) = await Self.step(follower)
          follower = stepped
          guard changed || !hasBegun else { continue }
          hasBegun = true
          return follower.lines
        }
        return nil
      }

      /// Takes a step on another thread, whichever actor waits for it.
      @concurrent private static func step(_ follower: FileFollower) async -> (FileFollower, Bool) {
        var follower = follower
        let changed = follower.step()
        return (follower, changed)
      }
    }
  }
}
