#if os(Linux)
  import CFileWork
  import Foundation
  import Synchronization

  /// What goes through a pump, both ways, on its thread.
  ///
  /// It also types lines for a person, and leads back when the last of them, a command, has ended:
  ///
  ///     passes on ── relay ──▶ types ── last line ──▶ runs ── prompt ──▶ asks ── key ──▶ passes on
  ///                              └──── no command ─────────────────────────────────────────┘
  struct ShellStream {
    private enum Turn {
      case passesOn
      case types(ShellPump.Lines, until: ContinuousClock.Instant)
      case runs
      case asks
    }

    private let pump: ShellPump
    private let terminal: PseudoTerminal
    private var relay: Int32 = -1
    private var turn = Turn.passesOn
    private var prompt: ShellPrompt
    private var screen = AlternateScreen()
    /// What the shell has written and no relay has taken.
    private var output: [UInt8] = []
    /// What a person has typed and the shell has not taken.
    private var input: [UInt8] = []
    /// The line that is typed for a person, as far as the shell has not taken it.
    private var line: [UInt8] = []

    /// The output that is kept. Nobody scrolls back further than the terminal does.
    private static let mostKept = 256 << 10
    /// What is typed waits in the connection while the shell reads nothing.
    private static let mostTyped = 64 << 10
    /// A shell that shows no prompt for so long is typed to anyway.
    private static let patience: Duration = .seconds(2)

    init(_ pump: ShellPump) {
      (self.pump, terminal) = (pump, pump.terminal)
      prompt = ShellPrompt(terminal)
    }

    /// Passes on until the shell has ended and a person has seen what it wrote.
    mutating func run() {
      // A job that writes without an end is not waited for.
      var rest = 64
      var isOpen = true
      while isOpen {
        step()
        // The shell may be over while a job of it still has the terminal.
        let isOver = pump.isOver
        let shown = Self.read(terminal.master)
        show(shown ?? [])
        if isOver { rest -= 1 }
        isOpen = shown != nil && !(isOver && (shown == [] || rest == 0))
      }
      askAfterTheEnd()
      if relay >= 0 { close(relay) }
    }

    /// Waits until something can be done, and does all but reading what the shell writes.
    private mutating func step() {
      let writes = !line.isEmpty || !input.isEmpty && !isTyping
      var waits = [
        pollfd(fd: terminal.master, events: Int16(writes ? POLLIN | POLLOUT : POLLIN), revents: 0),
        pollfd(fd: pump.listener, events: Int16(POLLIN), revents: 0),
        pollfd(fd: input.count < Self.mostTyped ? relay : -1, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&waits, 3, watchesPrompt ? 20 : -1) >= 0 else { return }
      if waits[1].revents & Int16(POLLIN) != 0 { accept() }
      if waits[2].revents != 0, relay >= 0 { readKeys() }
      if watchesPrompt { lookAtPrompt() }
      write(&line)
      if line.isEmpty, !isTyping { write(&input) }
    }

    private func write(_ keys: inout [UInt8]) {
      guard !keys.isEmpty else { return }
      let count = keys.withUnsafeBytes { bytes in
        Foundation.write(terminal.master, bytes.baseAddress, bytes.count)
      }
      if count > 0 { keys.removeFirst(count) }
    }

    // MARK: - The relay

    private mutating func accept() {
      let next = filework_accept_own(pump.listener)
      guard next >= 0 else { return }
      leave()
      relay = next
      if screen.isAlternate { output = Array(AlternateScreen.enter) + output }
      let lines = pump.shared.withLock { shared in
        defer { shared.next = ShellPump.Lines() }
        return shared.next
      }
      if !lines.lines.isEmpty { turn = .types(lines, until: .now + Self.patience) }
    }

    /// Takes the keys that the relay passes on.
    private mutating func readKeys() {
      guard let keys = Self.read(relay) else { return leave() }
      guard !keys.isEmpty else { return }
      if case .asks = turn {
        pump.shared.withLock { $0.lastKeys = keys }
        return leave()
      }
      // What a program reads is no part of a line.
      if pump.hasShellInFront { pump.shared.withLock { $0.line.note(keys) } }
      input += keys
    }

    private mutating func leave() {
      guard relay >= 0 else { return }
      if case .asks = turn { _ = LocalSocket.send(KeyQuestion.end.utf8, to: relay) }
      turn = .passesOn
      close(relay)
      relay = -1
    }

    private mutating func show(_ bytes: [UInt8]) {
      screen.note(bytes)
      output += bytes
      // What comes below a question would be written over it.
      if case .asks = turn {} else if relay >= 0, !output.isEmpty {
        if LocalSocket.send(output, to: relay) { output = [] }
      }
      if output.count > Self.mostKept { output.removeFirst(output.count - Self.mostKept) }
    }

    // MARK: - Lines that are typed for a person

    /// Whether what a person types waits, since other lines come before.
    private var isTyping: Bool {
      if case .types = turn { true } else { false }
    }

    private var watchesPrompt: Bool {
      switch turn {
      case .types, .runs: true
      case .passesOn, .asks: false
      }
    }

    private mutating func lookAtPrompt() {
      let isThere = line.isEmpty && prompt.isThere()
      switch turn {
      case .types(let lines, let end) where isThere || .now > end: typeNext(of: lines)
      case .runs where isThere: ask()
      default: break
      }
    }

    private mutating func typeNext(of lines: ShellPump.Lines) {
      var lines = lines
      let next = lines.lines.removeFirst()
      let isCommand = lines.leadsBack && lines.lines.isEmpty
      // The shell tells why it has not gone there.
      if isCommand, terminal.folder != lines.folder { return ask() }
      // What was typed while a program was in front may have become a line: Ctrl+U takes it.
      line += Array("\u{15}\(next)\r".utf8)
      prompt.lineWasTyped()
      if lines.lines.isEmpty {
        turn = isCommand ? .runs : .passesOn
      } else {
        turn = .types(lines, until: .now + Self.patience)
      }
    }

    private mutating func ask() {
      guard relay >= 0 else { return }
      // A job that writes without an end is not waited for.
      for _ in 0..<8 { show(Self.read(terminal.master) ?? []) }
      _ = LocalSocket.send(output + KeyQuestion.text(in: terminal.columns).utf8, to: relay)
      (output, turn) = ([], .asks)
    }

    /// What a command wrote before it ended the shell can be read, too.
    private mutating func askAfterTheEnd() {
      switch turn {
      case .runs: ask()
      case .asks: break
      case .types, .passesOn: return
      }
      while case .asks = turn, relay >= 0 { readKeys() }
    }

    /// - Returns: what can be read now, or `nil` at the end.
    private static func read(_ file: Int32) -> [UInt8]? {
      var bytes = [UInt8](repeating: 0, count: 16 << 10)
      let count = Foundation.read(file, &bytes, bytes.count)
      if count < 0, errno == EINTR || errno == EAGAIN { return [] }
      return count > 0 ? Array(bytes[..<count]) : nil
    }
  }

  /// The words after a command, until a key leads back.
  private enum KeyQuestion {
    /// They stand below the prompt, which keeps its row and its cursor.
    static func text(in columns: Int) -> String {
      let words = columns > 22 ? "Press a key to go back" : "Press a key"
      return "\n\u{1B}[A\u{1B}7\r\n\(words)"
    }

    static let end = "\r\u{1B}[2K\u{1B}8"
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
