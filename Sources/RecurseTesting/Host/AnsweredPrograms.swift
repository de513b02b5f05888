import RecurseReconciler

/// The programs of an app under test, which are answered instead of run.
@MainActor
final class AnsweredPrograms {
  private(set) var programs: [TerminalProgram] = []
  /// The program that has the terminal.
  private(set) var running: TerminalProgram?
  var answer: @MainActor (TerminalProgram) async -> ChildResult = { _ in .success(ChildExit()) }

  func answerAll(of engine: Engine) {
    engine.programs.launch = { [self] program in
      if programs.count == 1_000 { programs.removeFirst() }
      programs.append(program)
      running = program
      defer { running = nil }
      return await answer(program)
    }
  }
}

/// The values that a callback has received so far, in order.
@MainActor
final class Collected<Entry> {
  var entries: [Entry] = []
}

extension TerminalProgram {
  /// The program as the message of a failure names it.
  var words: String {
    let name =
      switch kind {
      case .named(let name): name
      case .editor: "the editor"
      case .pager: "the pager"
      case .shell: "the shell"
      }
    return ([name] + arguments).joined(separator: " ")
  }
}
