import RecurseReconciler

/// The programs of an app under test, which are answered instead of run.
@MainActor
final class AnsweredPrograms {
  private(set) var programs: [TerminalProgram] = []
  var answer: @MainActor (TerminalProgram) async -> ChildResult = { _ in .success(ChildExit()) }

  func answerAll(of engine: Engine) {
    engine.programs.launch = { [self] program in
      if programs.count == 1_000 { programs.removeFirst() }
      programs.append(program)
      return await answer(program)
    }
  }
}

/// The values that a callback has received so far, in order.
@MainActor
final class Collected<Entry> {
  var entries: [Entry] = []
}
