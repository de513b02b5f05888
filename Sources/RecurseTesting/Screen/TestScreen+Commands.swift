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
      guard found.count == 1, let command = found.first else {
        throw SearchFailure(
          message:
            "\(found.count == 0 ? "no command is" : "\(found.count) commands are") called “\(title)” here",
          picture: picture)
      }
      guard command.isEnabled else {
        throw SearchFailure(message: "the command “\(title)” is disabled", picture: picture)
      }
      command.run()
      present()
    }
  }
}
