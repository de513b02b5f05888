import FileWork
import Foundation
import Recurse
import Synchronization

/// A shell that goes on while the app has the terminal, with its variables, jobs and history.
///
///     none ── enter ──▶ in front ── Ctrl+O ──▶ behind ── enter ──▶ in front
///                          │ exit
///                          └──────────▶ none
///
/// It has a terminal of its own, so it ends with the app, as with the window of a terminal.
package final class KeptShell: Sendable {
  #if os(Linux)
    private struct Session {
      let terminal: PseudoTerminal
      let pump: ShellPump
      let socket: String
      /// The folder in which it was shown last, without links.
      var start: RawPath?
    }

    private let session = Mutex<Session?>(nil)
  #endif

  package init() {}

  /// The program that shows the shell, until Ctrl+O or its end. The shell goes to a folder if it
  /// waits for a command.
  ///
  /// - Parameter commands: are typed there for the person; when the last one has ended, any key
  ///   leads back. If the shell cannot take them as whole lines, another one runs them.
  /// - Returns: `nil` if the system keeps none, or if the folder is gone.
  func program(in folder: String, commands: [String] = []) -> TerminalProgram? {
    #if os(Linux)
      guard let executable = Bundle.main.executablePath else { return nil }
      return session.withLock { session in
        if session?.pump.isOver != false { session = Self.start(in: folder) }
        guard let found = session else { return nil }
        let present = found.terminal.folder
        var lines = ShellPump.Lines(
          commands: commands, folder: present, apart: (Self.shell, folder))
        let wanted = try? Disk().resolved(RawPath(folder))
        if wanted == nil, !commands.isEmpty { return nil }
        let change = " cd -- \(folder.shellQuoted)"
        var isTyped = false
        if let wanted, found.pump.isAtPrompt, (commands + [change]).allSatisfy(\.isTypedLine) {
          isTyped = true
          (lines.folder, lines.change) = (wanted, present == wanted ? nil : change)
        }
        session?.start = lines.folder
        let redraws = found.pump.takeRedraws() ? ["redraws"] : []
        found.pump.type(lines, takesCommands: isTyped ? nil : false)
        if isTyped, !commands.isEmpty { Self.check(commands, for: found.pump) }
        return TerminalProgram(executable, ["--relay", found.socket, found.terminal.line] + redraws)
      }
    #else
      return nil
    #endif
  }

  /// Types commands behind one that is typed or run, before any key leads back from that.
  ///
  /// - Returns: whether they are typed.
  func append(_ commands: [String]) -> Bool {
    #if os(Linux)
      // A question to the shell would take longer than a short command.
      commands.allSatisfy(\.isTypedLine)
        && session.withLock { $0?.pump.append(commands) ?? false }
    #else
      false
    #endif
  }

  /// What a person has typed to be led back from a command.
  ///
  /// - Complexity: waits for the pump, which has seen the end of the relay a moment later than the
  ///   app, and for a tenth of a second at most.
  func takeKeys() -> String {
    #if os(Linux)
      for _ in 0..<100 {
        let keys = session.withLock { session in session.map { $0.pump.takeLastKeys() } ?? [] }
        if let keys { return String(validating: keys, as: UTF8.self) ?? "" }
        poll(nil, 0, 1)
      }
    #endif
    return ""
  }

  /// Whether a program is in front of the shell or is stopped, as Ctrl+Z does it: it ends with the
  /// app.
  var isRunning: Bool {
    #if os(Linux)
      session.withLock { session in
        guard let session else { return false }
        return session.pump.isRunning || session.terminal.hasStoppedProgram
      }
    #else
      false
    #endif
  }

  /// The folder to which a person has gone in the shell, if it waits for a command there.
  var newFolder: RawPath? {
    #if os(Linux)
      session.withLock { session in
        guard let session, session.pump.isAtPrompt, !session.pump.isCovered,
          session.terminal.folder != session.start
        else {
          return nil
        }
        return session.terminal.folder
      }
    #else
      nil
    #endif
  }

  #if os(Linux)
    private static var shell: String {
      let named = ProcessInfo.processInfo.environment["SHELL"] ?? ""
      return named.isEmpty ? "/bin/sh" : named
    }

    private static func start(in folder: String) -> Session? {
      let socket = "file-manager-\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
      guard let listener = LocalSocket.listen(socket) else { return nil }
      guard let terminal = PseudoTerminal(shell, in: folder) else {
        close(listener)
        return nil
      }
      return Session(terminal: terminal, pump: ShellPump(terminal, listener), socket: socket)
    }

    /// Asks the shell whether it can take commands as whole lines.
    private static func check(_ commands: [String], for pump: ShellPump) {
      Task {
        let isWhole = await ShellSyntax.isWhole(commands.joined(separator: "\n"), in: shell)
        pump.shared.withLock { $0.takesCommands = isWhole }
      }
    }
  #endif
}

extension String {
  /// Whether a terminal takes the text as a line: it takes 4,095 bytes, and keys that are no text
  /// have an effect.
  fileprivate var isTypedLine: Bool {
    utf8.count < 4000
      && unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
