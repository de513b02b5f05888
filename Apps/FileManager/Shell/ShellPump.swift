#if os(Linux)
  import CFileWork
  import Foundation
  import Synchronization

  /// Passes on what a shell writes and what a person types, on a thread of its own.
  ///
  ///     shell ◀──▶ pseudo-terminal ◀──▶ pump ◀──▶ relay, while it has the terminal
  ///
  /// What the shell writes while no relay is there is kept for the next one.
  final class ShellPump: Sendable {
    private struct Shared {
      var isOver = false
      var line = TypedLine()
    }

    private let terminal: PseudoTerminal
    private let listener: Int32
    private let shared = Mutex(Shared())

    /// The output that is kept. Nobody scrolls back further than the terminal does.
    private static let mostKept = 256 << 10
    /// What is typed waits in the connection while the shell reads nothing.
    private static let mostTyped = 64 << 10

    init(_ terminal: PseudoTerminal, _ listener: Int32) {
      (self.terminal, self.listener) = (terminal, listener)
      Thread.detachNewThread { [self] in pump() }
      Thread.detachNewThread { [self] in waitForEnd() }
    }

    var isOver: Bool { shared.withLock { $0.isOver } }

    /// Whether the shell waits for a line that nobody has begun.
    var isAtPrompt: Bool {
      shared.withLock { !$0.isOver && $0.line.isEmpty && hasShellInFront }
    }

    /// Whether a program of the shell is in front of it.
    var isRunning: Bool { shared.withLock { !$0.isOver && !hasShellInFront } }

    private var hasShellInFront: Bool { tcgetpgrp(terminal.master) == terminal.process }

    /// Types a line for the person.
    func type(_ line: String) {
      shared.withLock { shared in
        guard !shared.isOver else { return }
        _ = Array(line.utf8).withUnsafeBytes { write(terminal.master, $0.baseAddress, $0.count) }
      }
    }

    private func pump() {
      var relay: Int32 = -1
      var (output, input): ([UInt8], [UInt8]) = ([], [])
      var screen = AlternateScreen()
      // A job that writes without an end is not waited for.
      var rest = 64
      defer {
        if relay >= 0 { Foundation.close(relay) }
        close()
      }
      while true {
        let typing = input.isEmpty ? POLLIN : POLLIN | POLLOUT
        var waits = [
          pollfd(fd: terminal.master, events: Int16(typing), revents: 0),
          pollfd(fd: listener, events: Int16(POLLIN), revents: 0),
          pollfd(fd: input.count < Self.mostTyped ? relay : -1, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&waits, 3, -1) > 0 else { continue }
        if waits[1].revents & Int16(POLLIN) != 0 {
          let next = filework_accept_own(listener)
          if next >= 0 {
            if relay >= 0 { Foundation.close(relay) }
            relay = next
            if screen.isAlternate { output = Array(AlternateScreen.enter) + output }
          }
        }
        if waits[2].revents != 0, relay >= 0 {
          let typed = Self.read(relay) ?? []
          if typed.isEmpty {
            Foundation.close(relay)
            relay = -1
          } else {
            shared.withLock { $0.line.note(typed) }
            input += typed
          }
        }
        if !input.isEmpty {
          let count = input.withUnsafeBytes { write(terminal.master, $0.baseAddress, $0.count) }
          if count > 0 { input.removeFirst(count) }
        }
        // The shell may be over while a job of it still has the terminal.
        let isOver = shared.withLock(\.isOver)
        let shown = Self.read(terminal.master)
        screen.note(shown ?? [])
        output += shown ?? []
        if relay >= 0, !output.isEmpty, LocalSocket.send(output, to: relay) { output = [] }
        if output.count > Self.mostKept { output.removeFirst(output.count - Self.mostKept) }
        if isOver { rest -= 1 }
        if shown == nil || isOver && (shown == [] || rest == 0) { return }
      }
    }

    /// - Returns: what can be read now, or `nil` at the end.
    private static func read(_ file: Int32) -> [UInt8]? {
      var bytes = [UInt8](repeating: 0, count: 16 << 10)
      let count = Foundation.read(file, &bytes, bytes.count)
      if count < 0, errno == EINTR || errno == EAGAIN { return [] }
      return count > 0 ? Array(bytes[..<count]) : nil
    }

    /// Jobs that still have the terminal are told that it is gone.
    private func close() {
      shared.withLock { shared in
        shared.isOver = true
        Foundation.close(terminal.master)
        Foundation.close(listener)
      }
    }

    private func waitForEnd() {
      var status: Int32 = 0
      while waitpid(terminal.process, &status, 0) < 0, errno == EINTR {}
      shared.withLock { shared in
        guard !shared.isOver else { return }
        shared.isOver = true
        // The other thread waits for this socket as well.
        shutdown(listener, Int32(SHUT_RDWR))
      }
    }
  }

  /// The line that a person types at the prompt of a shell, as far as its keys tell.
  struct TypedLine {
    /// The number of characters; `nil` after a key of which only the shell knows what it writes.
    private var count: Int? = 0

    var isEmpty: Bool { count == 0 }

    mutating func note(_ keys: [UInt8]) {
      for key in keys {
        switch key {
        // Return, a new line, Ctrl+C, and Ctrl+U: the line is run, or gone.
        case 0x0D, 0x0A, 0x03, 0x15: count = 0
        case 0x7F, 0x08: count = count.map { max(0, $0 - 1) }
        case 0x20...0x7E: count = count.map { $0 + 1 }
        // Further bytes of a character.
        case 0x80...0xBF: break
        case 0xC0...0xFF: count = count.map { $0 + 1 }
        default: count = nil
        }
      }
    }
  }

  /// Whether a program has the other screen of a terminal, which the app has left for itself.
  private struct AlternateScreen {
    private(set) var isAlternate = false
    private var last: [UInt8] = []

    static let enter = "\u{1B}[?1049h".utf8
    private static let leave = "\u{1B}[?1049l".utf8

    mutating func note(_ output: [UInt8]) {
      // A sequence may come in two parts.
      let all = last + output
      let entered = all.ranges(of: Self.enter).last?.lowerBound ?? -1
      let left = all.ranges(of: Self.leave).last?.lowerBound ?? -1
      if entered != left { isAlternate = entered > left }
      last = all.suffix(Self.enter.count - 1)
    }
  }
#endif
