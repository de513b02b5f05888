import ArgumentParser
import Foundation
import Recurse

/// The command of a program whose messages quote its arguments: they are made harmless, as those of
/// a program are that prints them itself.
///
/// ```swift
/// @main struct Demo: DemoCommand { … }
/// ```
package protocol DemoCommand: ParsableCommand {}

extension DemoCommand {
  /// Runs the command: what went wrong goes to standard error, help that was asked for to standard
  /// output, and the status is ArgumentParser's.
  package static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let message = fullMessage(for: error)
      let status = exitCode(for: error)
      if !message.isEmpty {
        let stream = status.isSuccess ? FileHandle.standardOutput : FileHandle.standardError
        try? stream.write(contentsOf: Data((message.terminalSafe + "\n").utf8))
      }
      Foundation.exit(status.rawValue)
    }
  }

  /// Refuses a time that no clock counts up to, in milliseconds.
  ///
  /// - Parameter name: what it is: “The pace”.
  package func expectTime(_ name: String, _ milliseconds: Int) throws {
    guard milliseconds >= 0 else { throw ValidationError("\(name) cannot be negative.") }
    guard milliseconds <= 86_400_000 else { throw ValidationError("\(name) is a day at most.") }
  }
}
