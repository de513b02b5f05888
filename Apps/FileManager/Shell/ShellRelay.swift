import Foundation

/// What has the terminal while a kept shell is in front. It passes keys on, and shows what comes.
enum ShellRelay {
  /// Runs until Ctrl+O or the end of the shell.
  ///
  /// - Parameters:
  ///   - name: the socket of the shell.
  ///   - line: the path of its terminal, which gets the size of this one.
  ///   - redraws: whether a program is in the shell, which has to show its picture again.
  static func run(_ name: String, _ line: String, redraws: Bool) {
    #if os(Linux)
      if redraws { makeRedraw(line) }
      // A line that is typed for a person is run in the size of this terminal.
      resize(line)
      guard let connection = LocalSocket.connect(to: name) else { return }
      var modes = termios()
      let hasModes = tcgetattr(STDIN_FILENO, &modes) == 0
      var raw = modes
      cfmakeraw(&raw)
      if hasModes { tcsetattr(STDIN_FILENO, TCSADRAIN, &raw) }
      defer { if hasModes { tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) } }
      // A handler makes a change of the size end the wait.
      signal(SIGWINCH) { _ in }
      relay(connection, line)
    #endif
  }

  #if os(Linux)
    private static func relay(_ connection: Int32, _ line: String) {
      var bytes = [UInt8](repeating: 0, count: 16 << 10)
      while true {
        var waits = [
          pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
          pollfd(fd: connection, events: Int16(POLLIN), revents: 0),
        ]
        // A size that changes between two waits is seen a second later.
        let count = poll(&waits, 2, 1_000)
        if count <= 0 {
          resize(line)
          continue
        }
        if waits[1].revents != 0 {
          let count = read(connection, &bytes, bytes.count)
          guard count > 0, show(bytes[..<count]) else { return }
        }
        if waits[0].revents != 0 {
          let count = read(STDIN_FILENO, &bytes, bytes.count)
          guard count > 0 else { return }
          let typed = bytes[..<count]
          let end = leave.compactMap { typed.firstRange(of: $0)?.lowerBound }.min()
          guard LocalSocket.send(typed[..<(end ?? typed.endIndex)], to: connection) else { return }
          if end != nil { return showRest(of: connection) }
        }
      }
    }

    /// Shows what the other side has to say to the end.
    private static func showRest(of connection: Int32) {
      shutdown(connection, Int32(SHUT_WR))
      var bytes = [UInt8](repeating: 0, count: 16 << 10)
      while true {
        let count = read(connection, &bytes, bytes.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0, show(bytes[..<count]) else { return }
      }
    }

    /// Ctrl+O, in both forms that terminals have for it.
    private static let leave: [[UInt8]] = [[0x0F], Array("\u{1B}[111;5u".utf8)]

    private static func show(_ bytes: ArraySlice<UInt8>) -> Bool {
      var rest = bytes
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }

    private static func resize(_ line: String, rowsLess: UInt16 = 0) {
      var size = winsize()
      guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else { return }
      size.ws_row -= min(size.ws_row, rowsLess)
      _ = PseudoTerminal.withLine(line) { ioctl($0, UInt(TIOCSWINSZ), &size) }
    }

    /// A program draws everything anew when the size changes. Many do nothing if it has changed
    /// back before they look.
    private static func makeRedraw(_ line: String) {
      resize(line, rowsLess: 1)
      poll(nil, 0, 50)
    }
  #endif
}
