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

      /// The folder of the shell.
      var folder: RawPath? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/\(terminal.process)/cwd", &bytes, bytes.count)
        guard count > 0 else { return nil }
        return RawPath(bytes: bytes[..<count].map { UInt8(bitPattern: $0) })
      }
    }

    private let session = Mutex<Session?>(nil)
  #endif

  package init() {}

  /// The program that shows the shell, until Ctrl+O or its end. The shell goes to a folder if it
  /// waits for a command.
  ///
  /// - Returns: `nil` if the system keeps none.
  func program(in folder: String) -> TerminalProgram? {
    #if os(Linux)
      guard let executable = Bundle.main.executablePath else { return nil }
      return session.withLock { session in
        if session?.pump.isOver != false { session = Self.start(in: folder) }
        guard let found = session else { return nil }
        let wanted = Self.resolved(folder)
        // A terminal takes a line of limited length.
        var start = found.folder
        if found.pump.isAtPrompt, start != wanted, folder.utf8.count < 1000 {
          found.pump.type(" cd -- \(folder.shellQuoted)\n")
          start = wanted
        }
        session?.start = start
        let redraws = found.pump.isRunning ? ["redraws"] : []
        return TerminalProgram(executable, ["--relay", found.socket, found.terminal.line] + redraws)
      }
    #else
      return nil
    #endif
  }

  /// Whether a program goes on in the shell, which ends with the app.
  var isRunning: Bool {
    #if os(Linux)
      session.withLock { $0?.pump.isRunning ?? false }
    #else
      false
    #endif
  }

  /// The folder to which a person has gone in the shell, if it waits for a command there.
  var newFolder: RawPath? {
    #if os(Linux)
      session.withLock { session in
        guard let session, session.pump.isAtPrompt, session.folder != session.start else {
          return nil
        }
        return session.folder
      }
    #else
      nil
    #endif
  }

  #if os(Linux)
    private static func start(in folder: String) -> Session? {
      let named = ProcessInfo.processInfo.environment["SHELL"] ?? ""
      let socket = "file-manager-\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
      guard let listener = LocalSocket.listen(socket) else { return nil }
      guard let terminal = PseudoTerminal(named.isEmpty ? "/bin/sh" : named, in: folder) else {
        close(listener)
        return nil
      }
      return Session(terminal: terminal, pump: ShellPump(terminal, listener), socket: socket)
    }

    private static func resolved(_ folder: String) -> RawPath? {
      guard let path = realpath(folder, nil) else { return nil }
      defer { free(path) }
      return RawPath(String(cString: path))
    }
  #endif
}
