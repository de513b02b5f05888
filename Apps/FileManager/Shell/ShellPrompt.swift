#if os(Linux)
  import Foundation

  /// Tells by the terminal of a shell whether it waits for a line.
  ///
  /// A shell that edits its lines takes single keys at its prompt, and lets programs have whole
  /// lines. Any other one sleeps at its prompt, with no program in front of it. It looks the same
  /// while a command of its own reads a line.
  struct ShellPrompt {
    private let terminal: PseudoTerminal
    private var editsLines = false
    private var start: ContinuousClock.Instant?

    init(_ terminal: PseudoTerminal) { self.terminal = terminal }

    /// Whether the shell has waited for a line for long enough that it has not just read one.
    mutating func isThere() -> Bool {
      guard waits() else {
        start = nil
        return false
      }
      let now = ContinuousClock.now
      let start = self.start ?? now
      self.start = start
      return now - start >= .milliseconds(editsLines ? 60 : 160)
    }

    /// A line was typed: what was seen before it is of no use.
    mutating func lineWasTyped() { start = nil }

    private mutating func waits() -> Bool {
      guard tcgetpgrp(terminal.master) == terminal.process, !hasUnreadKeys else { return false }
      if !terminal.takesLines {
        editsLines = true
        return true
      }
      return !editsLines && isAsleep
    }

    private var hasUnreadKeys: Bool {
      terminal.withLine { line in
        var count: Int32 = 0
        return ioctl(line, UInt(FIONREAD), &count) == 0 && count > 0
      } ?? false
    }

    private var isAsleep: Bool { ProcessStatus(terminal.process).map { $0.state == "S" } ?? true }
  }
#endif
