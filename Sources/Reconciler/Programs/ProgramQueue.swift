/// The programs that want the terminal: one has it, the others wait.
@MainActor
package final class ProgramQueue {
  /// Gives the terminal to a program.
  package var launch: @MainActor (TerminalProgram) async -> ChildResult = { _ in
    .failure(.noTerminal)
  }
  private var isRunning = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  package init() {}

  /// Runs a program when the terminal is free. One whose task was cancelled meanwhile does not
  /// begin; one that has begun goes on.
  func run(_ program: TerminalProgram) async -> ChildResult {
    while isRunning {
      await withCheckedContinuation { waiting.append($0) }
    }
    guard !Task.isCancelled else {
      next()
      return .failure(.cancelled)
    }
    isRunning = true
    let result = await launch(program)
    isRunning = false
    next()
    return result
  }

  private func next() {
    if !waiting.isEmpty { waiting.removeFirst().resume() }
  }
}

extension Engine {
  /// The programs that want the terminal.
  package var programs: ProgramQueue { attachments.find(orAdd: ProgramQueue()) }
}
