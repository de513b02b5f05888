import RecurseReconciler
import RecurseTerminal

// The uses of keys now: by the controls and the commands on a key's route, by the menu bar, and by
// the commands of every app.
extension KeyCommands {
  /// The commands that can be run now, the nearest first. A command whose keys a nearer one takes
  /// has no keys.
  package func listed(in words: Words) -> [ListedCommand] {
    guard let tree else { return [] }
    var uses = KeyUses()
    _ = KeyRoute(tree: tree).visit { station in
      switch station {
      case .listeners(let instance): addCommands(at: instance, to: &uses)
      case .appCommands: addCommandsOfApp(in: words, to: &uses)
      default: break
      }
      return false
    }
    return uses.all
  }

  /// All uses of keys now, the nearest first: those of the focused control, then of the commands
  /// and controls around it, of menus, and of the commands of every app.
  package func keyUses(in words: Words) -> [ListedCommand] {
    var uses = KeyUses()
    guard let tree else { return [] }
    let focused = tree.focus.widget.flatMap { $0.isDisabled ? nil : $0 }
    uses.focused = focused?.focusPart
    let cancel = tree.cancelTarget
    _ = KeyRoute(tree: tree).visit { station in
      switch station {
      case .widget(let widget):
        uses.add(
          widget.keyHints(in: words), isFocused: widget === focused, in: tree
        ) { widget.containerPart?.usesLastInside($0) == true }
        if widget === focused, let button = tree.submitButton(of: widget) {
          uses.add(button, key: .enter)
        }
        if let cancel, widget === cancel.around { uses.add(cancel.button, key: .escape) }
      case .listeners(let instance): addCommands(at: instance, to: &uses)
      case .cancelAction:
        if let cancel { uses.add(cancel.button, key: .escape) }
      case .menuBar: addMenus(to: &uses)
      case .appCommands: addCommandsOfApp(in: words, to: &uses)
      case .pointer:
        guard tree.hasSelectedText else { break }
        uses.add([KeyHint(words.copy, keys: .control("c"))], isFocused: false, in: tree)
      case .unused: uses.dropTakenHints()
      case .chord, .contextMenu, .focus: break
      }
      return false
    }
    return uses.all
  }

  private func addCommands(at instance: Instance, to uses: inout KeyUses) {
    for command in instance.commands?.commands ?? [] {
      addCommand(command, at: instance, to: &uses)
    }
  }

  private func addCommand(
    _ command: DeclaredCommand, at instance: Instance, to uses: inout KeyUses
  ) {
    guard command.isListed else { return uses.take(keys(of: command)) }
    if let ofApp = appCommand(command.id) {
      uses.reached.insert(ofApp)
      return
    }
    uses.add(
      ListedCommand(
        id: command.id, title: command.title, help: command.help, keys: keys(of: command),
        isEnabled: command.isEnabled, place: command.place
      ) { [weak self, weak instance] in
        if let instance { self?.runListed(command, at: instance) }
      })
  }

  private func addMenus(to uses: inout KeyUses) {
    var letters: Set<String> = []
    for (index, menu) in (tree?.openableMenus ?? []).enumerated() {
      var keys: [KeySequence] = index == 0 ? [KeySequence([.function(10)])] : []
      if let first = menu.title.first, letters.insert(first.lowercased()).inserted,
        let letter = first.lowercased().first
      {
        keys.append(KeySequence([Key.character(letter).with(.alt)]))
      }
      uses.add(
        ListedCommand(
          id: "", title: menu.title, keys: keys, isEnabled: true, place: "", origin: .menu
        ) { [weak menu] in menu?.openMenu() })
    }
  }

  private func addCommandsOfApp(in words: Words, to uses: inout KeyUses) {
    for command in appCommands {
      let own = declared(command)
      // From a layer, the keys that the app gave it below do not lead there.
      let code = uses.reached.contains(command) ? own.map { keys(of: $0.0) } ?? [] : []
      let all = bindings[command.rawValue] ?? code + command.keys
      uses.add(
        ListedCommand(
          id: command.rawValue, title: own?.0.title ?? command.title(in: words),
          help: own?.0.help ?? "", keys: all, isEnabled: own?.0.isEnabled ?? true,
          place: own?.0.place ?? "", origin: .app
        ) { [weak self] in self?.runListed(command) })
    }
  }

  /// The commands that may continue the open chord; `nil` if none is open.
  package func continuations(in words: Words) -> [ListedCommand]? {
    guard let chord else { return nil }
    return listed(in: words).compactMap { command in
      let rest = command.keys.filter { $0.begins(with: chord.keys) }
      guard !rest.isEmpty else { return nil }
      var next = command
      next.keys = rest.map { KeySequence(Array($0.keys.dropFirst(chord.keys.count))) }
      return next
    }
  }

  /// The commands that can be run now, then those that could be run if the focus were elsewhere:
  /// one of each id.
  package func declared(in words: Words) -> [ListedCommand] {
    var declared = listed(in: words)
    var ids = Set(declared.map(\.id))
    tree?.root.instance?.engine.forEachListener(for: KeyEvent.self) { instance in
      for command in instance.commands?.commands ?? []
      where command.isListed && ids.insert(command.id).inserted {
        declared.append(
          ListedCommand(
            id: command.id, title: command.title, help: command.help, keys: keys(of: command),
            isEnabled: command.isEnabled, place: command.place, run: {}))
      }
    }
    return declared
  }

  /// The library's words at the focus.
  package var words: Words { wordsReference.words }

  package var wordsReference: WordsReference {
    (tree?.focus.widget ?? tree?.root)?.wordsReference ?? .english
  }

  /// The keys of the open chord that were pressed.
  package var pressedKeys: [Key] { chord?.keys ?? [] }

  private func runListed(_ command: DeclaredCommand, at instance: Instance) {
    endChord()
    run(command, at: instance)
  }

  private func runListed(_ command: AppCommand) {
    endChord()
    perform(command)
  }
}

/// The uses of keys, collected from the inside out: a key that an inner use takes has no other use.
@MainActor
private struct KeyUses {
  private(set) var all: [ListedCommand] = []
  private var taken: Set<[Key]> = []
  /// The keys of hints that a control uses only if nothing else does.
  private var last: Set<[Key]> = []
  /// The focused control, which takes keys before any command does.
  var focused: (any FocusPart)?
  /// The commands of every app that the app declares on the way.
  var reached: Set<AppCommand> = []

  /// Notes keys that do something without a name.
  mutating func take(_ keys: [KeySequence]) { taken.formUnion(keys.map(\.keys)) }

  mutating func add(_ command: ListedCommand) {
    var command = command
    command.keys = command.keys.filter { sequence in
      sequence.keys.first.map { focused?.takesKey($0) != true } != false
        && !(command.origin == .app && isForFocusLast(sequence))
        && taken.insert(sequence.keys).inserted
    }
    all.append(command)
  }

  /// Whether a control gets the keys before the commands of every app: a character that it uses if
  /// no other command does.
  private func isForFocusLast(_ sequence: KeySequence) -> Bool {
    sequence.keys.count == 1 && sequence.keys[0].isPlainCharacter && last.contains(sequence.keys)
  }

  /// Adds the hints of a control. Those of the focused one come first, although its row gets keys
  /// before it.
  mutating func add(
    _ hints: [KeyHint], isFocused: Bool, in tree: WidgetTree,
    usesLast: (Key) -> Bool = { _ in false }
  ) {
    guard !hints.isEmpty else { return }
    var own: [ListedCommand] = []
    for hint in hints {
      let keys = hint.keys.filter { key in
        if usesLast(key) || isFocused && focused?.usesLast(key) == true {
          return last.insert([key]).inserted
        }
        return (isFocused || focused?.takesKey(key) != true) && taken.insert([key]).inserted
      }
      guard let key = keys.first else { continue }
      own.append(
        ListedCommand(
          id: "", title: hint.title, keys: keys.map { KeySequence([$0]) }, isEnabled: true,
          place: "", origin: .control, followsCommands: hint.followsCommands,
          isOnLine: hint.isOnLine
        ) { [weak tree] in
          // Of keys that go together none is meant more than another.
          if keys.count == 1 { _ = tree?.handle(.key(KeyEvent(key))) }
        })
    }
    all.insert(contentsOf: own, at: isFocused ? 0 : all.count)
  }

  /// Drops the keys of hints that something else uses first.
  mutating func dropTakenHints() {
    let lost = last.intersection(taken)
    guard !lost.isEmpty else { return }
    for index in all.indices.reversed() where all[index].origin == .control {
      all[index].keys.removeAll { lost.contains($0.keys) }
      if all[index].keys.isEmpty { all.remove(at: index) }
    }
  }

  /// Adds a button that a key presses.
  mutating func add(_ button: any Pressable, key: Key) {
    guard focused?.takesKey(key) != true, taken.insert([key]).inserted else { return }
    all.append(
      ListedCommand(
        id: "", title: button.accessibleLabel, keys: [KeySequence([key])], isEnabled: true,
        place: "", origin: .control
      ) { [weak button] in
        if let button, button.tree != nil { button.press() }
      })
  }
}

extension Widget {
  /// The library's words at the widget.
  package final var words: Words { wordsReference.words }

  fileprivate final var wordsReference: WordsReference {
    instance?.environmentValues.wordsReference ?? .english
  }
}
