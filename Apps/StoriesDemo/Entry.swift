/// A row of the table: a user, or a story that one of them wrote.
package struct Entry: Identifiable, Equatable, Sendable {
  package let id: String
  package var text: String
  /// The note at the end of the row.
  package var note: String
  /// The author of the story; empty for a user.
  package var author = ""
  /// The first words of the story, or facts about a user.
  package var about = ""
  /// The actions that a person may take on the row.
  package var rules: Rules

  var isSelectable: Bool { rules.contains(.select) }

  /// The actions that a person may take on a row.
  package struct Rules: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let select = Rules(rawValue: 1)
    package static let edit = Rules(rawValue: 2)
    package static let delete = Rules(rawValue: 4)
    package static let all: Rules = [.select, .edit, .delete]
  }

  package init(
    id: String, text: String, note: String = "", author: String = "", about: String = "",
    rules: Rules = .all
  ) {
    self.id = id
    self.text = text
    self.note = note
    self.author = author
    self.about = about
    self.rules = rules
  }
}

/// The header of a section.
package enum Group: String, Hashable, Sendable {
  case users = "Users"
  /// There only while there are saved stories.
  case saved = "Saved"
  case stories = "Stories"
}
