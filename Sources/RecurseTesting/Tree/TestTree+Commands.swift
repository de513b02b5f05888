import RecurseReconciler
import RecurseWidgets

extension TestTree {
  /// Runs the command with a title. A command that submits a form does nothing while something in
  /// the form is wrong.
  ///
  /// ```swift
  /// try form.type("", into: "Host")
  /// try form.runCommand("Save")
  /// #expect(form.state.saved == 0)
  /// ```
  ///
  /// A tree has no focus, so each of its commands can be run.
  ///
  /// - Throws: ``SearchFailure`` if no command or several have the title, or if the command is
  ///   disabled.
  public func runCommand(_ title: String) throws {
    runtime.commit()
    let found = NodeCommand.all(titled: title, in: runtime.engine)
    guard found.count == 1, let command = found.first else {
      throw SearchFailure(
        message:
          "\(found.isEmpty ? "no command is" : "\(found.count) commands are") called “\(title)”",
        picture: picture)
    }
    guard command.isEnabled else {
      throw SearchFailure(message: "the command “\(title)” is disabled", picture: picture)
    }
    if !isHeldBack(command) { command.run() }
    commit()
  }
}
