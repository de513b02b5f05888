import RecurseReconciler
import RecurseTerminal

extension OwnedContent {
  /// Adds a command to the content. Its key runs it, and it appears in `KeyHints` and in the list
  /// of all commands.
  ///
  /// ```swift
  /// List(\.mails) { mail in MailRow(mail: mail) }
  ///   .command("Reply", key: "r") { $0.reply() }
  /// ```
  ///
  /// A key goes to the focused content and bubbles outward, and the nearest command with that key
  /// runs. A chord waits for its next key. Any other key cancels the chord and has no other effect.
  ///
  /// - Parameters:
  ///   - title: the name of the command in lists of commands.
  ///   - id: its name in key binding files; by default the title in kebab case.
  ///   - key: the key, or the keys of a chord.
  ///   - isEnabled: whether the command can run. A disabled command still takes its key, but does
  ///     nothing.
  ///   - transition: the change of state.
  public func command(
    _ title: String, id: String? = nil, key: KeySequence? = nil, isEnabled: Bool = true,
    file: StaticString = #fileID, line: UInt = #line,
    _ transition:
      @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node.declaring([
      Command(
        title, id: id, key: key, isEnabled: isEnabled, file: file, line: line, transition)
    ])
  }

  /// Adds several commands at once.
  ///
  /// ```swift
  /// .commands {
  ///   Command("Save", key: "ctrl+s", isEnabled: state.isDirty) { try $0.save() }
  ///   Command("Close", key: "ctrl+w") { _, emit in emit(.closed) }
  /// }
  /// ```
  public func commands(
    @CommandBuilder<Owner> _ commands: () -> [Command<Owner>]
  ) -> VirtualNode<Owner> {
    node.declaring(commands())
  }
}

extension VirtualNode {
  func declaring(_ commands: [Command<Owner>]) -> VirtualNode {
    let mistakes = commands.flatMap(\.declared.impossibleKeys)
    return declaring(
      CommandSet(commands: commands.map(\.declared)),
      mistake: mistakes.isEmpty ? nil : mistakes.joined(separator: "; ")
    ) {
      (event: KeyEvent, set, instance) in
      let widget = instance.container?.widget as? Widget
      return widget?.tree?.commands.take(event, set, at: instance) ?? false
    }
  }
}
