#if os(Linux)
  import FileWork
  import Foundation
  import Synchronization

  /// Passes on what a shell writes and what a person types, on a thread of its own.
  ///
  ///     shell ◀──▶ pseudo-terminal ◀──▶ pump ◀──▶ relay, while it has the terminal
  ///
  /// What the shell writes while no relay is there is kept for the next one.
  final class ShellPump: Sendable {
    /// What is typed for a person, each line at a prompt.
    struct Lines {
      /// The line that leads to the folder.
      var change: String?
      /// After the last of them, any key leads back.
      var commands: [String] = []
      /// The folder in which they are typed, and nowhere else, without links.
      var folder: RawPath?
      /// The shell and the folder for commands that this shell does not take.
      var apart: (shell: String, folder: String)?
    }

    /// What both threads and the app know.
    struct Shared {
      var isOver = false
      var line = TypedLine()
      var next = Lines()
      /// Commands that come after those, and whether they are still typed.
      var further: [String] = []
      var takesFurther = false
      /// Whether the shell can take the next commands as whole lines; `nil` until that is known.
      var takesCommands: Bool?
      /// Whether another shell has written over what this one shows.
      var isCovered = false
      /// What a person has typed to be led back.
      var lastKeys: [UInt8] = []
      /// Whether the terminal is being given back, and more such keys may come.
      var isLeaving = false
      /// How the shell has ended.
      var status: Int32 = 0
      /// The shell that runs commands beside this one.
      var apart: ShellPump?
      /// A connection that another pump gives to this one; -1 if there is none.
      var relay: Int32 = -1
      /// What a shell beside this one wrote that nobody has seen.
      var unseen: [UInt8] = []
    }

    let terminal: PseudoTerminal
    /// The socket for relays; -1 if one is there from the beginning.
    let listener: Int32
    let shared = Mutex(Shared())
    /// The shell that goes on, if this one runs only commands that the other does not take.
    let kept: ShellPump?

    init(_ terminal: PseudoTerminal, _ listener: Int32) {
      (self.terminal, self.listener, kept) = (terminal, listener, nil)
      begin(ShellStream(self))
    }

    /// - Parameters:
    ///   - relay: the connection that has the window, which it gets from the other pump.
    ///   - input: what a person has typed for the commands.
    init(
      _ terminal: PseudoTerminal, beside kept: ShellPump, relay: Int32, input: [UInt8]
    ) {
      (self.terminal, listener, self.kept) = (terminal, -1, kept)
      begin(ShellStream(self, relay: relay, input: input))
    }

    private func begin(_ stream: consuming ShellStream) {
      let first = stream
      Thread.detachNewThread { [self] in
        var stream = first
        stream.run()
        close()
      }
      Thread.detachNewThread { [self] in waitForEnd() }
    }

    var isOver: Bool { shared.withLock { $0.isOver } }

    /// Whether the shell waits for a line that nobody has begun.
    var isAtPrompt: Bool {
      shared.withLock { !$0.isOver && $0.line.isEmpty && hasShellInFront }
    }

    /// Whether a program of the shell is in front of it, or a shell beside it runs one.
    var isRunning: Bool {
      shared.withLock { shared in
        !shared.isOver && (kept != nil || !hasShellInFront) || shared.apart?.isOver == false
      }
    }

    /// Whether another shell has written over what this one shows.
    var isCovered: Bool { shared.withLock { $0.isCovered } }

    /// Whether what is shown next has to be drawn anew.
    func takeRedraws() -> Bool {
      isRunning || shared.withLock { shared in
        defer { shared.isCovered = false }
        return shared.isCovered
      }
    }

    /// Without the lock, for the thread that closes the terminal.
    var hasShellInFront: Bool { tcgetpgrp(terminal.master) == terminal.process }

    /// Types lines for the person once the next relay is there.
    ///
    /// - Parameter takesCommands: whether the shell takes the commands; `nil` if that comes later.
    func type(_ lines: Lines, takesCommands: Bool?) {
      shared.withLock { shared in
        (shared.next, shared.takesCommands, shared.lastKeys) = (lines, takesCommands, [])
        (shared.further, shared.takesFurther) = ([], !lines.commands.isEmpty)
      }
    }

    /// Types further commands behind those that are typed or run.
    ///
    /// - Returns: whether they come before any key leads back.
    func append(_ commands: [String]) -> Bool {
      shared.withLock { shared in
        if shared.takesFurther { shared.further += commands }
        return shared.takesFurther
      }
    }

    /// Takes the further commands. If there are none, no more are taken.
    func takeFurther() -> [String] {
      shared.withLock { shared in
        defer { (shared.further, shared.takesFurther) = ([], !shared.further.isEmpty) }
        return shared.further
      }
    }

    /// Gives a window to the shell beside this one.
    ///
    /// - Returns: whether there is one that goes on.
    func give(_ relay: Int32) -> Bool {
      guard let apart = shared.withLock({ $0.apart }) else { return false }
      return apart.shared.withLock { shared in
        guard !shared.isOver else { return false }
        shared.relay = relay
        return true
      }
    }

    /// Takes what a person has typed to be led back; `nil` while more may come.
    func takeLastKeys() -> [UInt8]? {
      shared.withLock { shared in
        if shared.isLeaving { return nil }
        defer { shared.lastKeys = [] }
        return shared.lastKeys
      }
    }

    /// Jobs that still have the terminal are told that it is gone.
    private func close() {
      shared.withLock { shared in
        shared.isOver = true
        Foundation.close(terminal.master)
        if listener >= 0 { Foundation.close(listener) }
      }
    }

    private func waitForEnd() {
      var status: Int32 = 0
      while waitpid(terminal.process, &status, 0) < 0, errno == EINTR {}
      shared.withLock { shared in
        guard !shared.isOver else { return }
        (shared.isOver, shared.status) = (true, status)
        // The other thread waits for this socket as well.
        if listener >= 0 { shutdown(listener, Int32(SHUT_RDWR)) }
      }
    }
  }
#endif
