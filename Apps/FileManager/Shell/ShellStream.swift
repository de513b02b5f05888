#if os(Linux)
  import CFileWork
  import Foundation
  import Synchronization

  /// What goes through a pump, both ways, on its thread.
  ///
  /// It also types lines for a person, and leads back when the last of them, a command, has ended:
  ///
  ///     passes on ── relay ──▶ checks ──▶ types ──▶ runs ── prompt ──▶ asks ── keys ──▶ passes on
  ///                              │          └── no command ──────────────────────────────┘
  ///                              └── not for this shell ──▶ another stream, which runs and asks
  ///
  /// What a person types while it checks and types comes after that. What they have begun to type
  /// while a command runs stays in the shell, and no key leads back before its end.
  struct ShellStream {
    private enum Turn {
      case passesOn
      case checks(ShellPump.Lines)
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

    /// The stream of commands that are all that a shell runs.
    init(_ pump: ShellPump, relay: Int32, input: [UInt8]) {
      self.init(pump)
      (self.relay, self.input, turn) = (relay, input, .runs)
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
      if let kept = pump.kept {
        terminal.resize(like: kept.terminal)
        takeRelay()
      }
      let writes = !line.isEmpty || !input.isEmpty && !isTyping
      var waits = [
        pollfd(fd: terminal.master, events: Int16(writes ? POLLIN | POLLOUT : POLLIN), revents: 0),
        pollfd(fd: pump.listener, events: Int16(POLLIN), revents: 0),
        pollfd(fd: input.count < Self.mostTyped ? relay : -1, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&waits, 3, patience) >= 0 else { return }
      if waits[2].revents != 0, relay >= 0 { readKeys() }
      if waits[1].revents & Int16(POLLIN) != 0 { accept() }
      lookAtPrompt()
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
      let lines = pump.shared.withLock { shared in
        defer { (shared.next, shared.unseen) = (ShellPump.Lines(), []) }
        output += shared.unseen
        return shared.next
      }
      if lines.commands.isEmpty, pump.give(next) { return }
      begin(next)
      if !lines.commands.isEmpty {
        turn = .checks(lines)
      } else if lines.change != nil {
        turn = .types(lines, until: .now + Self.patience)
      }
    }

    private mutating func begin(_ next: Int32) {
      relay = next
      if screen.isAlternate { output = Array(AlternateScreen.enter) + output }
    }

    /// Takes a window again that a person has left, and has come back to.
    private mutating func takeRelay() {
      let next = pump.shared.withLock { shared in
        defer { shared.relay = -1 }
        return shared.relay
      }
      guard next >= 0 else { return }
      leave()
      begin(next)
      turn = .runs
    }

    /// Takes the keys that the relay passes on.
    private mutating func readKeys() {
      guard let keys = Self.read(relay) else { return leave() }
      guard !keys.isEmpty else { return }
      switch turn {
      case .asks: return leave(with: keys)
      case .checks: return input += keys
      case .passesOn, .types, .runs: note(keys)
      }
      input += keys
    }

    private mutating func note(_ keys: [UInt8]) {
      let isEarly = !pump.hasShellInFront
      pump.shared.withLock { shared in
        // A program that takes single keys has also read what came before.
        if isEarly, !terminal.takesLines {
          shared.line = TypedLine()
        } else {
          shared.line.note(keys, isEarly: isEarly)
        }
      }
      prompt.lineWasTyped()
    }

    private mutating func leave() {
      guard relay >= 0 else { return }
      if case .asks = turn { _ = LocalSocket.send(KeyQuestion.end.utf8, to: relay) }
      turn = .passesOn
      close(relay)
      relay = -1
    }

    /// Leads back by keys, of which no one is lost: the relay may have read more of them.
    private mutating func leave(with keys: [UInt8]) {
      let asked = pump.kept ?? pump
      asked.shared.withLock { ($0.lastKeys, $0.isLeaving) = (keys, true) }
      _ = LocalSocket.send(KeyQuestion.end.utf8, to: relay)
      shutdown(relay, Int32(SHUT_WR))
      let end = ContinuousClock.now + Self.patience
      var wait = pollfd(fd: relay, events: Int16(POLLIN), revents: 0)
      while .now < end {
        guard poll(&wait, 1, 100) > 0 else { continue }
        guard let more = Self.read(relay) else { break }
        asked.shared.withLock { $0.lastKeys += more }
      }
      asked.shared.withLock { $0.isLeaving = false }
      turn = .passesOn
      leave()
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
      switch turn {
      case .checks, .types: true
      case .passesOn, .runs, .asks: false
      }
    }

    /// The milliseconds after which something may be different that no file tells.
    private var patience: Int32 {
      switch turn {
      case .checks: 5
      case .types, .runs: 20
      // The size of the window and the next relay come by no file.
      case .passesOn, .asks: pump.kept == nil ? -1 : 100
      }
    }

    private mutating func lookAtPrompt() {
      switch turn {
      case .passesOn, .asks: break
      case .checks(let lines):
        switch pump.shared.withLock({ $0.takesCommands }) {
        case true?:
          note(input)
          turn = .types(lines, until: .now + Self.patience)
        case false?: runApart(lines)
        case nil: break
        }
      case .types(let lines, let end):
        if line.isEmpty, prompt.isThere() || .now > end { typeNext(of: lines) }
      case .runs:
        guard pump.kept == nil, input.isEmpty, prompt.isThere() else { return }
        // Who has begun the next line is not asked before its end.
        guard pump.shared.withLock({ $0.line.isEmpty }) else { return }
        let further = pump.takeFurther()
        if further.isEmpty {
          ask()
        } else {
          turn = .types(ShellPump.Lines(commands: further), until: .now + Self.patience)
        }
      }
    }

    private mutating func typeNext(of lines: ShellPump.Lines) {
      var lines = lines
      if let change = lines.change {
        lines.change = nil
        type(change)
        turn = lines.commands.isEmpty ? .passesOn : .types(lines, until: .now + Self.patience)
        return
      }
      // The shell tells why it has not gone there.
      if let folder = lines.folder, terminal.folder != folder { return ask() }
      type(lines.commands.removeFirst())
      // The others come at the next prompt, in the folder to which this one leads.
      pump.shared.withLock { $0.further = lines.commands + $0.further }
      turn = .runs
    }

    private mutating func type(_ text: String) {
      // What was typed while a program was in front may have become a line: Ctrl+U takes it.
      line += Array("\u{15}\(text)\r".utf8)
      prompt.lineWasTyped()
    }

    /// Gives the window to a shell that runs the commands and no others.
    private mutating func runApart(_ lines: ShellPump.Lines) {
      turn = .passesOn
      guard relay >= 0, let (shell, folder) = lines.apart else { return }
      let script = lines.commands.joined(separator: "\n")
      guard let other = PseudoTerminal(shell, running: script, in: folder) else { return leave() }
      let head = "(a new shell)\n$ \(script)\n".replacing("\n", with: "\r\n")
      _ = LocalSocket.send("\r\n\(head)".utf8, to: relay)
      let apart = ShellPump(other, beside: pump, relay: relay, input: input)
      pump.shared.withLock { ($0.isCovered, $0.apart, $0.takesFurther) = (true, apart, false) }
      (relay, input) = (-1, [])
    }

    private mutating func ask() {
      guard relay >= 0 else { return }
      // A job that writes without an end is not waited for.
      for _ in 0..<8 { show(Self.read(terminal.master) ?? []) }
      let question = KeyQuestion.text(in: terminal.columns, after: status)
      _ = LocalSocket.send(output + question.utf8, to: relay)
      (output, turn) = ([], .asks)
    }

    /// The status of a shell that has run commands and no others; 0 if there is none to tell.
    private var status: Int32 {
      guard pump.kept != nil else { return 0 }
      // The terminal may end a moment before the shell.
      for _ in 0..<100 where !pump.isOver { poll(nil, 0, 5) }
      let status = pump.shared.withLock { $0.status }
      return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    }

    /// What a command wrote before it ended the shell can be read, too.
    private mutating func askAfterTheEnd() {
      takeRelay()
      if relay < 0, let kept = pump.kept { return kept.shared.withLock { $0.unseen += output } }
      switch turn {
      case .runs: ask()
      case .asks: break
      case .checks, .types, .passesOn: return
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
    static func text(in columns: Int, after status: Int32) -> String {
      let end = status == 0 ? "" : "[status \(status)] "
      let words = end + (columns > 22 + end.count ? "Press a key to go back" : "Press a key")
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
