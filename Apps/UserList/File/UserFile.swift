import Files
import Foundation
import Synchronization

/// A file of users: `[{"id": 1, "name": "Ada"}]`.
///
/// Each change replaces the file atomically. Changes of other programs are not overwritten.
package actor UserFile {
  package nonisolated let path: FilePath
  private nonisolated let isGivenUp = Atomic(false)

  package init(path: FilePath) { self.path = path }

  package init(path: String) { self.init(path: FilePath(path)) }

  package typealias Version = FileVersion

  /// The result of writing a change.
  package enum Outcome: Sendable {
    /// The change is in the file.
    case written(Version)
    /// Another program has written this meanwhile, and it is kept.
    case changed(Version)
  }

  /// Reads the users and their version; empty if there is no file.
  package nonisolated func read() throws(UserFileError) -> (users: [User], version: Version?) {
    let contents: [UInt8]?
    do throws(SystemError) {
      contents = try self.contents()
    } catch {
      throw problem("cannot be read: \(error)")
    }
    guard let contents else { return ([], nil) }
    do throws(UserTextProblem) {
      return (try UserText.users(in: contents), Version(contents))
    } catch {
      throw problem("is no list of users: \(error.reason). It was left as it is.")
    }
  }

  /// Reads the users again, off the main actor.
  package func readAgain() throws(UserFileError) -> (users: [User], version: Version?) {
    try read()
  }

  /// `nil` if there is no file.
  private nonisolated func contents() throws(SystemError) -> [UInt8]? {
    do throws(SystemError) {
      // A pipe without a writer would block the program.
      let file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
      guard try file.status().st_mode & S_IFMT == S_IFREG else { throw .noFile }
      return try file.contents()
    } catch {
      guard error.code == ENOENT else { throw error }
      return nil
    }
  }

  /// Writes the users if the file has not changed.
  ///
  /// - Parameter old: the version that the users come from; `nil` if there was no file.
  package func write(
    _ users: [User], over old: Version?
  ) throws(UserFileError) -> Outcome {
    let text = UserText.text(of: users)
    do throws(SystemError) {
      let target = try path.followingLinks()
      var found: Version?
      let replacement = FileReplacement(target: target, contents: text, goesOn: { self.goesOn() })
      let isWritten = try replacement.perform { () throws(SystemError) in
        found = try contents().map { Version($0) }
        return found == nil || found == old || found == Version(text)
      }
      if let found, !isWritten { return .changed(found) }
      return .written(Version(text))
    } catch {
      throw problem("cannot be written: \(error)")
    }
  }

  /// Writes the users to a new file beside this one.
  ///
  /// - Returns: the file.
  package func writeBeside(_ users: [User]) throws(UserFileError) -> FilePath {
    do throws(SystemError) {
      return try path.followingLinks().writeBeside(
        UserText.text(of: users), ending: { $0 == 1 ? ".mine" : ".mine-\($0)" },
        while: { goesOn() })
    } catch {
      throw problem("cannot be written: \(error)")
    }
  }

  /// Cancels the running write.
  package nonisolated func giveUp() { isGivenUp.store(true, ordering: .relaxed) }

  private nonisolated func goesOn() -> Bool {
    !Task.isCancelled && !isGivenUp.load(ordering: .relaxed)
  }

  private nonisolated func problem(_ words: String) -> UserFileError {
    UserFileError(path: path.text, problem: words)
  }
}

/// A fault of a file, as a sentence.
package struct UserFileError: Error, Equatable, CustomStringConvertible {
  package let path: String
  package let problem: String

  package var description: String { "\(path) \(problem)" }
}
