import RecurseReconciler
import RecurseTerminal

// Conflicts of keys. `Stage.checkKeys` reports them once, when a debug build of an app starts;
// `AppDescription` reports them with the app's other mistakes.
extension KeyCommands {
  /// Returns the mistakes in the keys of commands, for the author of the app or of a key file.
  /// O(commands × depth).
  package func problems() -> [String] {
    var problems: [String] = []
    tree?.root.instance?.engine.forEachListener(for: KeyEvent.self) { instance in
      guard let set = instance.commands else { return }
      for (index, command) in set.commands.enumerated() {
        problems += mistakes(of: command)
        for other in set.commands.dropFirst(index + 1) where other.id == command.id {
          problems.append(
            "“\(command.title)” (\(command.place)) and “\(other.title)” (\(other.place)) have the id"
              + " “\(command.id)”: a file of keys means both")
        }
        for key in keys(of: command) {
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
    return keys(of: command).flatMap(\.keys).compactMap { key in
      // That is reported when the command is mounted.
      guard key.reasonImpossible == nil else { return nil }
      return key.reasonNotSent.map { "\(key) of \(name) may never come: \($0)" }
    }
  }

  /// The commands around an instance, each with whether it is one of the same node.
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
