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
    /// Lines that are typed for a person, each at a prompt.
    struct Lines {
      var lines: [String] = []
      /// The folder to which they lead, without links. A command is typed nowhere else.
      var folder: RawPath?
      /// Whether the last one is a command, after which any key leads back.
      var leadsBack = false
    }

    /// What both threads and the app know.
    struct Shared {
      var isOver = false
      var line = TypedLine()
      var next = Lines()
      /// What a person has typed to be led back.
      var lastKeys: [UInt8] = []
    }

    let terminal: PseudoTerminal
    let listener: Int32
    let shared = Mutex(Shared())

    init(_ terminal: PseudoTerminal, _ listener: Int32) {
      (self.terminal, self.listener) = (terminal, listener)
      Thread.detachNewThread { [self] in
        var stream = ShellStream(self)
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

    /// Whether a program of the shell is in front of it.
    var isRunning: Bool { shared.withLock { !$0.isOver && !hasShellInFront } }

    /// Without the lock, for the thread that closes the terminal.
    var hasShellInFront: Bool { tcgetpgrp(terminal.master) == terminal.process }

    /// Types lines for the person once the next relay is there.
    func type(_ lines: Lines) { shared.withLock { ($0.next, $0.lastKeys) = (lines, []) } }

    /// Takes what a person has typed to be led back.
    func takeLastKeys() -> [UInt8] {
      shared.withLock { shared in
        defer { shared.lastKeys = [] }
        return shared.lastKeys
      }
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
#endif
