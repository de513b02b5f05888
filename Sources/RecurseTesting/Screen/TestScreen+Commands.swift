import RecurseCore
import RecurseWidgets

extension TestScreen {
  /// Runs the command with a title, among those available at the focus, as the page of all commands
  /// does.
  ///
  /// ```swift
  /// try screen.runCommand("Save as…")
  /// ```
  ///
  /// - Throws: ``SearchFailure`` if no command or several have the title, or if the command is
  ///   disabled.
  public func runCommand(_ title: String) throws {
    guard hasTerminal() else { return }
    try action("runCommand(\(title.debugDescription))") {
      let commands = stage.tree.commands
      let found = commands.listed(in: commands.words).filter { $0.title == title }
      let command = try only(found, called: title) { $0.isEnabled }
      command.run()
      present()
    }
  }
}
