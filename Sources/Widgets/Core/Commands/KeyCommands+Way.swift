import RecurseReconciler
import RecurseTerminal

// What keys do now: the commands on the way of a key, and those of every app.
extension KeyCommands {
  /// The commands that can be run now, the nearest first. One whose keys a nearer one takes has none.
  package func listed(in words: Words) -> [ListedCommand] {
    var listed: [ListedCommand] = []
    var taken: Set<[Key]> = []
    func add(
      _ id: String, _ title: String, _ sequences: [KeySequence], isEnabled: Bool, place: String,
      run: @escaping @MainActor () -> Void
    ) {
      let free = sequences.filter { taken.insert($0.keys).inserted }
      listed.append(
        ListedCommand(
          id: id, title: title, keys: free, isEnabled: isEnabled, place: place, run: run))
    }
    var reached: Set<AppCommand> = []
    forEachOnWay { instance, command in
      if let ofApp = AppCommand(rawValue: command.id) {
        reached.insert(ofApp)
        return
      }
      add(
        command.id, command.title, keys(of: command), isEnabled: command.isEnabled,
        place: command.place
      ) { [weak self, weak instance] in
        if let instance { self?.runListed(command, at: instance) }
      }
    }
    for command in AppCommand.allCases {
      let own = declared(command)
      // From a layer, the keys that the app gave it below do not lead there.
      let code = reached.contains(command) ? own.map { keys(of: $0.0) } ?? [] : []
      let all = bindings[command.rawValue] ?? code + command.keys
      add(
        command.rawValue, own?.0.title ?? command.title(in: words), all,
        isEnabled: own?.0.isEnabled ?? true, place: own?.0.place ?? ""
      ) { [weak self] in self?.runListed(command) }
    }
    return listed
  }

  /// What may follow in the chord that is open; `nil` where none is.
  package func continuations(in words: Words) -> [ListedCommand]? {
    guard let chord else { return nil }
    return listed(in: words).compactMap { command in
      let rest = command.keys.filter { $0.begins(with: chord.keys) }
      guard !rest.isEmpty else { return nil }
      return ListedCommand(
        id: command.id, title: command.title,
        keys: rest.map { KeySequence(Array($0.keys.dropFirst(chord.keys.count))) },
        isEnabled: command.isEnabled, place: command.place, run: command.run)
    }
  }

  /// The commands that can be run now, then those that could where the focus is elsewhere: one of each
  /// id.
  package func declared(in words: Words) -> [ListedCommand] {
    var declared = listed(in: words)
    var ids = Set(declared.map(\.id))
    tree?.root.instance?.engine.forEachListener(for: KeyEvent.self) { instance in
      for command in instance.commands?.commands ?? [] where ids.insert(command.id).inserted {
        declared.append(
          ListedCommand(
            id: command.id, title: command.title, keys: keys(of: command),
            isEnabled: command.isEnabled, place: command.place, run: {}))
      }
    }
    return declared
  }

  /// The library's words where the focus is.
  package var words: Words {
    let instance: Instance? = tree?.focus.widget?.instance ?? tree?.root.instance
    return instance?.environmentValues.words ?? Words()
  }

  /// The keys of the open chord that were pressed.
  package var pressedKeys: [Key] { chord?.keys ?? [] }

  /// Visits the commands on the way of a key, the nearest first.
  private func forEachOnWay(_ body: (Instance, DeclaredCommand) -> Void) {
    func visit(_ instance: Instance) {
      for command in instance.commands?.commands ?? [] { body(instance, command) }
    }
    guard let tree else { return }
    guard let focused = tree.focus.widget, focused.instance != nil else {
      let layer = tree.inputLayer?.instance
      tree.root.instance?.engine.forEachListener(for: KeyEvent.self) { instance in
        if instance.layerAround === layer { visit(instance) }
      }
      return
    }
    focused.focusPart?.keyTarget?.instance?.visitInside(visit)
    let start = focused.outermostDisabled ?? focused
    _ = ResponderChain(start: start).firstHandler(widget: { _ in false }) {
      visit($0)
      return false
    }
  }

  private func runListed(_ command: DeclaredCommand, at instance: Instance) {
    endChord()
    run(command, at: instance)
  }

  private func runListed(_ command: AppCommand) {
    endChord()
    perform(command)
  }
}

extension Instance {
  /// Visits this instance and those below it, further in first.
  fileprivate func visitInside(_ body: (Instance) -> Void) {
    for child in childInstances where !child.isLayer { child.visitInside(body) }
    body(self)
  }
}
