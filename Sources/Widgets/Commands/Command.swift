import RecurseReconciler
import RecurseTerminal

/// An action of a node, with a name and a key.
///
/// ```swift
/// TextField("Title", text: \.title)
///   .commands {
///     Command("Save", key: "ctrl+s", isEnabled: state.isDirty) { try $0.save() }
///     Command("Close", key: "ctrl+w") { _, emit in emit(.closed) }
///     Command("Top", key: "g g") { $0.goToTop() }
///     if state.canWrap { Command("Wrap", key: "alt+z") { $0.wraps.toggle() } }
///   }
/// ```
@MainActor
public struct Command<Owner: Component> {
  private(set) var declared: DeclaredCommand

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - title: the name of the command in lists of commands.
  ///   - id: its name in key binding files; by default the title in kebab case: `save-as` for “Save
  ///     as…”.
  ///   - key: the key, or the keys of a chord, that run it; `nil` for a command that is only in the
  ///     list of commands.
  ///   - isEnabled: whether the command can run. A disabled command takes its key and does nothing.
  ///   - update: how the change of state reaches the screen.
  ///   - transition: the change of state.
  public init(
    _ title: String, id: String? = nil, key: KeySequence? = nil, isEnabled: Bool = true,
    update: UpdateMode = .automatic, file: StaticString = #fileID, line: UInt = #line,
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) {
    self.init(
      title, id: id, key: key, isEnabled: isEnabled, update: update, file: file, line: line
    ) { (state: inout Owner.State, _: inout Emit<Owner.Output>) in try transition(&state) }
  }

  /// Creates a command whose transition may emit.
  public init(
    _ title: String, id: String? = nil, key: KeySequence? = nil, isEnabled: Bool = true,
    update: UpdateMode = .automatic, file: StaticString = #fileID, line: UInt = #line,
    _ transition:
      @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) {
    declared = DeclaredCommand(
      id: id ?? DeclaredCommand.id(of: title), title: title, keys: key.map { [$0] } ?? [],
      isEnabled: isEnabled, place: file.utf8CodeUnitCount == 0 ? "" : "\(file):\(line)"
    ) { owner, source in
      unsafeDowncast(owner, to: TypedComponentInstance<Owner>.self)
        .perform(update: update, from: source, transition)
    }
  }

  /// Creates the chord of an `onKey`, which is no command by name.
  init(
    chord: KeySequence, update: UpdateMode,
    _ transition:
      @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) {
    declared = DeclaredCommand(
      id: "", title: "", keys: [chord], isEnabled: true, place: "", isListed: false
    ) { owner, source in
      unsafeDowncast(owner, to: TypedComponentInstance<Owner>.self)
        .perform(update: update, from: source, transition)
    }
  }

  /// Describes the command on the page of all commands, for a title that does not say everything.
  ///
  /// ```swift
  /// Command("Wrap", key: "alt+z") { $0.wraps.toggle() }.help("Breaks long lines")
  /// ```
  ///
  /// - Parameter text: what the command does, in a few words; an empty string says no more than the
  ///   title.
  public func help(_ text: String) -> Command {
    var command = self
    command.declared.help = text
    return command
  }

  /// Adds a key that runs the command, too.
  ///
  /// ```swift
  /// Command("Commit", key: "ctrl+enter") { $0.commit() }.alternateKey("f2")
  /// ```
  ///
  /// A line of hints shows the first key that every terminal can send, and the page of all commands
  /// shows the first one. A file of keys replaces all keys of a command.
  ///
  /// - Parameter key: a key, or the keys of a chord.
  public func alternateKey(_ key: KeySequence) -> Command {
    var command = self
    command.declared.keys.append(key)
    return command
  }

  /// Makes the command submit the form around its node, otherwise the forms inside the node.
  ///
  /// ```swift
  /// Form { TextField("Host", text: \.host).fieldError(state.host.isEmpty ? "Needed" : nil) }
  ///   .commands { Command("Save", key: "ctrl+s") { $0.save() }.submitsForm() }
  /// ```
  ///
  /// The transition runs only if no control of the form has an error. Otherwise all errors are
  /// shown, and the focus moves to the first, as with the default button of a form. A value that is
  /// still being typed is in the state before that, and its error is known. Without a form, the
  /// command just runs.
  public func submitsForm() -> Command {
    var command = self
    command.declared.submitsForm = true
    return command
  }
}

/// A result builder for the commands of a node.
@MainActor
@resultBuilder
public enum CommandBuilder<Owner: Component> {
  public static func buildExpression(_ command: Command<Owner>) -> [Command<Owner>] { [command] }
  public static func buildExpression(_ commands: [Command<Owner>]) -> [Command<Owner>] {
    commands
  }
  public static func buildBlock(_ commands: [Command<Owner>]...) -> [Command<Owner>] {
    commands.flatMap { $0 }
  }
  public static func buildOptional(_ commands: [Command<Owner>]?) -> [Command<Owner>] {
    commands ?? []
  }
  public static func buildEither(first commands: [Command<Owner>]) -> [Command<Owner>] { commands }
  public static func buildEither(second commands: [Command<Owner>]) -> [Command<Owner>] {
    commands
  }
  public static func buildArray(_ commands: [[Command<Owner>]]) -> [Command<Owner>] {
    commands.flatMap { $0 }
  }
}
