import RecurseReconciler
import RecurseTerminal

// Conflicts of keys. `Stage.checkKeys` reports them once, after the first layout of a debug build.
// `AppDescription` reports them among the app's other mistakes.
extension KeyCommands {
  /// Returns the mistakes in the keys of commands, for the author of the app or of a key file.
  /// O((commands + focusable widgets) × depth).
  package func problems() -> [String] {
    var problems: [String] = []
    let reach = reach
    tree?.root.instance?.engine.forEachListener(for: KeyEvent.self) { instance in
      guard let set = instance.commands else { return }
      for (index, command) in set.commands.enumerated() {
        problems += mistakes(of: command)
        for other in set.commands.dropFirst(index + 1) where other.id == command.id {
          problems.append(
            "“\(command.title)” (\(command.place)) and “\(other.title)” (\(other.place)) have the "
              + "id “\(command.id)”: a file of keys means both")
        }
        for key in keys(of: command) {
          let inside = reach[ObjectIdentifier(instance)] ?? []
          if let problem = conflict(of: command, key, withTextsAmong: inside) {
            problems.append(problem)
          }
          let others = set.commands.dropFirst(index + 1).map { ($0, true) } + around(instance)
          for (other, isSameNode) in others {
            let problem = conflict(of: command, key, with: other, isSameNode: isSameNode)
            if let problem { problems.append(problem) }
          }
        }
      }
    }
    var seen = Set<String>()
    return problems.filter { seen.insert($0).inserted }
  }

  private func mistakes(of command: DeclaredCommand) -> [String] {
    let name = command.name
    guard !command.isListed || KeyBindings.isID(command.id) else {
      return ["\(name) has the id “\(command.id)”, which no file of keys can name"]
    }
    let sequences = keys(of: command)
    // One key that every terminal sends is enough to run the command.
    guard !sequences.contains(where: { $0.keys.allSatisfy { $0.reasonNotSent == nil } }) else {
      return []
    }
    return sequences.flatMap(\.keys).compactMap { key in
      // A key that no terminal can send is reported when the command is mounted.
      guard key.reasonImpossible == nil else { return nil }
      return key.reasonNotSent.map { "\(key) of \(name) may never come: \($0)" }
    }
  }

  /// Returns the commands around an instance, from the inside out, each with whether it is on the
  /// same node. The listeners of a node follow each other; an element is another node.
  private func around(_ instance: Instance) -> [(DeclaredCommand, Bool)] {
    var found: [(DeclaredCommand, Bool)] = []
    var isSameNode = true
    var current = instance.outward
    while let next = current {
      if next is ElementInstance { isSameNode = false }
      found += (next.commands?.commands ?? []).map { ($0, isSameNode) }
      current = next.outward
    }
    return found
  }

  /// The focusable widgets from which the commands of an instance are reached, by instance.
  private var reach: [ObjectIdentifier: [Widget]] {
    var reach: [ObjectIdentifier: [Widget]] = [:]
    for root in tree?.roots ?? [] {
      root.forEachInside { widget in
        guard widget.isFocusable, !widget.isDisabled else { return }
        var current: Instance? = widget.instance
        while let instance = current {
          if instance.commands != nil {
            reach[ObjectIdentifier(instance), default: []].append(widget)
          }
          current = instance.outward
        }
      }
    }
    return reach
  }

  /// Returns what is wrong if texts that are edited take the first key of a command.
  ///
  /// It is right that a field takes a letter, and that a command has a key that is free elsewhere.
  /// It is wrong if the command is reached from texts alone: nobody sees why it does nothing.
  /// Neither may a chord mean one thing in a text and another beside it.
  private func conflict(
    of command: DeclaredCommand, _ key: KeySequence, withTextsAmong inside: [Widget]
  ) -> String? {
    guard let first = key.keys.first, first.reasonImpossible == nil else { return nil }
    let texts = inside.filter { $0.focusPart?.alwaysTakes(first) == true }
    let isChord = key.keys.count > 1 && KeyEvent(first).text == nil
    guard let text = texts.first, isChord || texts.count == inside.count else { return nil }
    let use = KeyEvent(first).text == nil ? "edits by" : "is typed with"
    return "\(key) of \(command.name) never comes from “\(text.accessibleLabel)”:"
      + " the text \(use) \(first)"
  }

  /// Returns what is wrong if two commands have keys that meet.
  ///
  /// The same key on an inner and an outer node is no conflict: the inner command wins. On one node
  /// the later command is never reached. Neither is a chord that begins with the key of a command.
  private func conflict(
    of command: DeclaredCommand, _ key: KeySequence, with other: DeclaredCommand, isSameNode: Bool
  ) -> String? {
    let names = "\(command.name) and \(other.name)"
    for otherKey in keys(of: other) {
      if key == otherKey, isSameNode {
        let winner = command.isListed ? "“\(command.title)”" : "onKey"
        return "\(names) both want \(key): \(winner) gets it"
      }
      if key.begins(with: otherKey.keys) || otherKey.begins(with: key.keys) {
        let (short, long) = key.keys.count < otherKey.keys.count ? (key, otherKey) : (otherKey, key)
        return "\(names): \(short) runs one of them before \(long) is complete"
      }
    }
    return nil
  }
}
