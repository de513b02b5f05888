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
    let command = try only(found, called: title) { $0.isEnabled }
    if !isHeldBack(command) { command.run() }
    commit()
  }
}
