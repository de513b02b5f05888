import RecurseTerminal

/// The keys of commands in texts that are edited: those of ``EditCommand``, or others that a person
/// has chosen.
package struct EditKeys: Equatable, Sendable {
  /// The commands of chosen keys.
  private var chosen: [Key: EditCommand] = [:]
  /// The commands whose usual keys do nothing.
  private var moved: Set<EditCommand> = []

  package init() {}

  /// Gives a command other keys; none take it away.
  package mutating func set(_ keys: [Key], for command: EditCommand) {
    moved.insert(command)
    for key in keys { chosen[key] = command }
  }

  /// Returns the command of a key.
  package func command(for key: Key) -> EditCommand? {
    if let command = chosen[key] { return command }
    guard let usual = EditCommand(key), !moved.contains(usual) else { return nil }
    return usual
  }
}

extension EditCommand {
  /// The commands by the ids that they have in a file of keys.
  package static let ids: [String: EditCommand] = {
    var ids: [String: EditCommand] = [
      "edit.backspace": .delete(.left), "edit.delete": .delete(.right),
      "edit.delete-unless-empty": .deleteUnlessEmpty, "edit.delete-spaces": .deleteSpaces,
      "edit.cut-word-left": .kill(.wordLeft), "edit.cut-word-right": .kill(.wordRight),
      "edit.cut-to-space": .kill(.spaceLeft), "edit.cut-to-start": .kill(.lineStart),
      "edit.cut-to-end": .killLine, "edit.cut": .cut, "edit.copy": .copy, "edit.paste": .yank,
      "edit.paste-previous": .yankPrevious, "edit.undo": .undo, "edit.redo": .redo,
      "edit.redo-or-paste": .redoOrYank, "edit.select-all": .selectAll, "edit.mark": .mark,
      "edit.swap-characters": .transposeCharacters, "edit.swap-words": .transposeWords,
      "edit.uppercase": .changeCase(.upper), "edit.lowercase": .changeCase(.lower),
      "edit.capitalize": .changeCase(.capitalized),
    ]
    let motions: [(String, TextMotion)] = [
      ("left", .left), ("right", .right), ("word-left", .wordLeft), ("word-right", .wordRight),
      ("line-start", .lineStart), ("line-end", .lineEnd), ("paragraph-up", .paragraphUp),
      ("paragraph-down", .paragraphDown), ("text-start", .textStart), ("text-end", .textEnd),
    ]
    for (name, motion) in motions {
      ids["edit.\(name)"] = .move(motion, extends: false)
      ids["edit.select-\(name)"] = .move(motion, extends: true)
    }
    return ids
  }()
}
