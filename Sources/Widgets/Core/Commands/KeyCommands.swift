import RecurseReconciler
import RecurseTerminal

/// The dispatch of a key to commands.
///
///     key ─▶ open chord ─▶ focused widget ─▶ outward: onKey, commands ─▶ commands of every app
///                │                                        │
///                ├── continues it ─▶ runs, or waits on    ├── is a command ─▶ runs
///                └── anything else ─▶ ends it             └── begins a chord ─▶ opens it
@MainActor
package final class KeyCommands {
  unowned var tree: WidgetTree?
  /// The keys that the person chose.
  package var bindings = KeyBindings()
  /// Ends the app, where it declares no command that does.
  package var onQuit: (() -> Void)?
  /// Shows all commands.
  package var onHelp: (() -> Void)?
  /// Reads the screen to a person who hears the app. Without it, there is no such command.
  package var onRead: (() -> Void)?
  /// The keys of a chord that were pressed so far.
  // Unchecked, as docs/decisions/002-unchecked-access.md measures: each key asks for it.
  @exclusivity(unchecked) private(set) var chord: Chord?

  struct Chord {
    /// The instance at which the first key began it; `nil` for a chord of every app.
    weak var origin: Instance?
    var keys: [Key]
    /// Whether the place where it began may have gone.
    var hasOrigin = true
  }

  init() {}

  // MARK: - Keys

  /// The keys of a command: those that the person chose, else those in the code.
  func keys(of command: DeclaredCommand) -> [KeySequence] {
    bindings[command.id] ?? command.keys.filter { !$0.keys.isEmpty }
  }

  func keys(of command: AppCommand) -> [KeySequence] {
    bindings[command.rawValue] ?? command.keys
  }

  /// Offers a key to the chord that is open. It takes each: one that does not continue it ends it.
  func continueChord(_ event: KeyEvent) -> Bool {
    guard let chord else { return false }
    endChord()
    let origin = chord.origin.flatMap { $0.isMounted ? $0 : nil }
    guard event.key != .escape, origin != nil || !chord.hasOrigin else { return true }
    if goOn(chord, from: origin, with: event.key.normalized) { return true }
    if event.hasLatinLayout { _ = goOn(chord, from: origin, with: event.onLatinLayout.key) }
    return true
  }

  /// Runs the command that a key completes, or waits for another key where there is one for it.
  private func goOn(_ chord: Chord, from origin: Instance?, with key: Key) -> Bool {
    let keys = chord.keys + [key]
    if let origin, run(keys, from: origin) { return true }
    if let command = appCommand(where: { $0.keys == keys }) {
      perform(command)
      return true
    }
    let goesOn =
      origin.map { hasCommand(beginningWith: keys, from: $0) } == true
      || appCommand(where: { $0.begins(with: keys) }) != nil
    if goesOn { open(Chord(origin: origin, keys: keys, hasOrigin: chord.hasOrigin)) }
    return goesOn
  }

  private func appCommand(where isWanted: (KeySequence) -> Bool) -> AppCommand? {
    appCommands.first { keys(of: $0).contains(where: isWanted) }
  }

  /// The commands of every app, as it is used now.
  var appCommands: [AppCommand] {
    onRead == nil ? AppCommand.seen : AppCommand.heard
  }

  /// The commands of every app with their first keys, for a person who sees no hints.
  package var spokenCommands: [String] {
    appCommands.compactMap { command in
      keys(of: command).first.map { "\(command.title(in: words)), \($0)" }
    }
  }

  /// Returns the command of every app with an id.
  func appCommand(_ id: String) -> AppCommand? {
    AppCommand(rawValue: id).flatMap { $0 == .readScreen && onRead == nil ? nil : $0 }
  }

  func endChord() {
    guard chord != nil else { return }
    chord = nil
    hintsChanged()
  }

  private func open(_ chord: Chord) {
    self.chord = chord
    hintsChanged()
  }

  /// The number of sets of commands that were offered a key so far.
  package private(set) var offers = 0

  /// Offers a key to the commands at an instance.
  func take(_ event: KeyEvent, _ set: CommandSet, at instance: Instance) -> Bool {
    offers += 1
    guard event.phase != .up else { return false }
    let key = event.key.normalized
    if run([key], of: set, at: instance) { return true }
    guard set.commands.contains(where: { keys(of: $0).contains { $0.begins(with: [key]) } }) else {
      return false
    }
    // A key that begins another's chord wins.
    if let outer = instance.outward, run([key], from: outer) { return true }
    open(Chord(origin: instance, keys: [key]))
    return true
  }

  /// Returns whether a key is one of the commands of a set, or begins it.
  func has(_ event: KeyEvent, in set: CommandSet) -> Bool {
    let key = event.key.normalized
    return event.phase != .up
      && set.commands.contains { keys(of: $0).contains { $0.keys.first == key } }
  }

  /// Offers a key to the commands of every app.
  func takeAppKey(_ event: KeyEvent) -> Bool {
    let key = event.key.normalized
    guard let command = appCommand(where: { $0.keys == [key] }) else {
      guard appCommand(where: { $0.begins(with: [key]) }) != nil else { return false }
      open(Chord(origin: nil, keys: [key], hasOrigin: false))
      return true
    }
    if command == .help, event.text != nil, tree?.focus.isTyping == true { return false }
    perform(command)
    return true
  }

  /// Ends the app by the command that it declares for that, else as the caller does.
  package func performQuit(orElse quit: () -> Void) {
    guard !runDeclared(.quit) else { return }
    tree?.takeEdits()
    quit()
  }

  /// Runs a command of every app: as the app declares it, else the library's own.
  func perform(_ command: AppCommand) {
    guard !runDeclared(command) else { return }
    switch command {
    case .help: onHelp?()
    case .readScreen: onRead?()
    case .quit:
      tree?.takeEdits()
      onQuit?()
    }
  }

  private func runDeclared(_ command: AppCommand) -> Bool {
    guard let (declared, instance) = self.declared(command) else { return false }
    run(declared, at: instance)
    return true
  }

  /// The number of times that all commands were searched for those of every app.
  package private(set) var searches = 0
  private var declaredVersion = -1
  private var declaredCommands: [AppCommand: Declared] = [:]

  private struct Declared {
    let command: DeclaredCommand
    weak var instance: Instance?
  }

  /// A command of every app as the app declares it, the outermost first. O(listeners) where what is
  /// declared may be something else than before, else O(1).
  func declared(_ command: AppCommand) -> (DeclaredCommand, Instance)? {
    guard let engine = tree?.root.instance?.engine else { return nil }
    if declaredVersion != engine.declarationVersion {
      declaredVersion = engine.declarationVersion
      searches += 1
      declaredCommands = [:]
      engine.forEachListener(for: KeyEvent.self) { instance in
        for candidate in instance.commands?.commands ?? [] {
          guard let command = appCommand(candidate.id) else { continue }
          declaredCommands[command] = Declared(command: candidate, instance: instance)
        }
      }
    }
    return declaredCommands[command].flatMap { found in
      found.instance.map { (found.command, $0) }
    }
  }

  // MARK: - Running

  /// Runs a command. One that submits a form waits for the commit of the values in it, as Enter
  /// does in a field:
  ///
  ///     key ─▶ values that wait are sent ─▶ any? ── no ──▶ anything wrong? ── no ──▶ transition
  ///                                          │ yes              ▲    └── yes ──▶ it is shown
  ///                                          └────▶ commit ─────┘
  func run(_ command: DeclaredCommand, at instance: Instance) {
    guard command.submitsForm, let tree, tree.takeValues(of: tree.forms(at: instance)) else {
      return runNow(command, at: instance)
    }
    tree.feature(Forms.self)?.afterCommit { [weak self, weak instance] in
      // It may be enabled only now, and its transition may capture what was rendered.
      guard let instance, let latest = instance.commands?.command(command.id) else { return }
      self?.runNow(latest, at: instance)
    }
  }

  private func runNow(_ command: DeclaredCommand, at instance: Instance) {
    guard command.isEnabled, instance.isMounted, let owner = instance.owner else { return }
    // Whether there is anything to ask, the state has to say.
    if command.id == AppCommand.quit.rawValue { tree?.takeEdits() }
    if command.submitsForm, tree?.admitsSubmission(of: tree?.forms(at: instance) ?? []) == false {
      return
    }
    command.run(owner, instance)
  }

  /// Runs the first command of a set with exactly these keys. One that is disabled takes them.
  private func run(_ keys: [Key], of set: CommandSet, at instance: Instance) -> Bool {
    for command in set.commands
    where self.keys(of: command).contains(where: { $0.keys == keys }) {
      run(command, at: instance)
      return true
    }
    return false
  }

  /// Runs the nearest command at an instance or around it with exactly these keys.
  private func run(_ keys: [Key], from start: Instance) -> Bool {
    var current: Instance? = start
    while let instance = current {
      if let set = instance.commands, run(keys, of: set, at: instance) { return true }
      current = instance.outward
    }
    return false
  }

  private func hasCommand(beginningWith keys: [Key], from start: Instance) -> Bool {
    var current: Instance? = start
    while let instance = current {
      if let set = instance.commands,
        set.commands.contains(where: { self.keys(of: $0).contains { $0.begins(with: keys) } })
      {
        return true
      }
      current = instance.outward
    }
    return false
  }

  // MARK: - Hints

  @exclusivity(unchecked) private var hints: [Hint] = []
  private struct Hint { weak var widget: (any CommandObserver)? }

  /// Tells a widget that was painted before each further frame, in which commands or their way may
  /// be others than before.
  package func add(_ widget: any CommandObserver) {
    hints.removeAll { $0.widget == nil || $0.widget === widget }
    hints.append(Hint(widget: widget))
  }

  /// Another chord is open, or none.
  private func hintsChanged() {
    for hint in hints { hint.widget?.setNeedsPaint() }
  }

  /// Called before a frame is painted.
  func willPaint() {
    for hint in hints { hint.widget?.commandsMayHaveChanged() }
  }
}

/// A widget that shows what keys do.
@MainActor
package protocol CommandObserver: Widget {
  /// Called before a frame is painted.
  func commandsMayHaveChanged()
}

extension Instance {
  /// The commands that are declared at this instance.
  final var commands: CommandSet? { declaration(CommandSet.self, for: KeyEvent.self) }
}

extension KeySequence {
  /// Whether more keys follow after some.
  func begins(with first: [Key]) -> Bool { keys.count > first.count && keys.starts(with: first) }
}
