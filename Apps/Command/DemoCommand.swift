import ArgumentParser
import Foundation
import Recurse

/// A command whose messages quote its arguments: they are escaped, so that they cannot control the
/// terminal.
///
/// ```swift
/// @main struct Demo: DemoCommand { … }
/// ```
package protocol DemoCommand: ParsableCommand {}

extension DemoCommand {
  /// Runs the command. Errors go to standard error, requested help to standard output, and the exit
  /// status is ArgumentParser's.
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

  /// Rejects a time in milliseconds that no clock can represent.
  ///
  /// - Parameter name: the subject of the message, such as “The pace”.
  package func expectTime(_ name: String, _ milliseconds: Int) throws {
    guard milliseconds >= 0 else { throw ValidationError("\(name) cannot be negative.") }
    guard milliseconds <= 86_400_000 else { throw ValidationError("\(name) is a day at most.") }
  }
}
