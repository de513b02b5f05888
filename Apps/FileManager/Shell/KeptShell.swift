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
      /// Whether a new shell has written over what this one shows.
      var isCovered = false
    }

    private let session = Mutex<Session?>(nil)
  #endif

  package init() {}

  /// The program that shows the shell, until Ctrl+O or its end. The shell goes to a folder if it
  /// waits for a command.
  ///
  /// - Parameter command: is typed there for the person; when it has ended, any key leads back.
  /// - Returns: `nil` if the system keeps none, or if the shell cannot take the command as a whole.
  func program(in folder: String, command: String? = nil) async -> TerminalProgram? {
    #if os(Linux)
      guard let executable = Bundle.main.executablePath else { return nil }
      if let command, await !ShellSyntax.isWhole(command, in: Self.shell) { return nil }
      return session.withLock { session in
        if session?.pump.isOver != false { session = Self.start(in: folder) }
        guard let found = session else { return nil }
        guard let lines = Self.lines(for: found, in: folder, command) else {
          session?.isCovered = true
          return nil
        }
        session?.start = lines.folder
        found.pump.type(lines)
        let redraws = found.pump.isRunning || found.isCovered ? ["redraws"] : []
        session?.isCovered = false
        return TerminalProgram(executable, ["--relay", found.socket, found.terminal.line] + redraws)
      }
    #else
      return nil
    #endif
  }

  /// The text that a person has typed to be led back from a command; empty after other keys.
  func takeText() -> String {
    #if os(Linux)
      let keys = session.withLock { $0?.pump.takeLastKeys() ?? [] }
      let text = String(validating: keys, as: UTF8.self) ?? ""
      return text.isTypedAsText && text != " " ? text : ""
    #else
      return ""
    #endif
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
        guard let session, session.pump.isAtPrompt, session.terminal.folder != session.start
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

    /// - Returns: `nil` if the shell cannot take the command.
    private static func lines(
      for session: Session, in folder: String, _ command: String?
    ) -> ShellPump.Lines? {
      let present = session.terminal.folder
      let stays = command == nil ? ShellPump.Lines(folder: present) : nil
      guard session.pump.isAtPrompt, let wanted = try? Disk().resolved(RawPath(folder)) else {
        return stays
      }
      let change = present == wanted ? nil : " cd -- \(folder.shellQuoted)"
      let lines = [change, command].compactMap(\.self)
      // A terminal takes lines of 4,095 bytes, and keys that are no text have an effect.
      guard lines.allSatisfy({ $0.utf8.count < 4000 && $0.isTypedAsText }) else { return stays }
      return ShellPump.Lines(lines: lines, folder: wanted, leadsBack: command != nil)
    }
  #endif
}

extension String {
  /// Whether a terminal takes the text without a key among it that has an effect.
  fileprivate var isTypedAsText: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
