/// The words that are only spoken, in an app with `RECURSE_SCREEN_READER=1`.
///
/// ```swift
/// extension SpokenWords {
///   static let german = SpokenWords(
///     roles: ["button": "Schalter", "textField": "Textfeld"], states: ["selected": "gewählt"],
///     row: "Zeile {n} von {total}", empty: "leer")
/// }
///
/// Library().environment(\.words, Words(ok: "OK", spoken: .german))
/// ```
public struct SpokenWords: Equatable, Sendable {
  /// The spoken names of roles, by their names in the code. A missing one is spelled as in the
  /// code: `textField` is “text field”.
  public var roles: [String: String]
  /// The states of controls, by their names in the code; one that is missing is said as it is. The
  /// library's own are `on`, `off`, `selected`, `expanded`, `collapsed`, `disabled`, `default` and
  /// `busy`.
  public var states: [String: String]
  /// The words for a row or an option that is deselected.
  public var notSelected: String
  /// The words for a control that is enabled again.
  public var enabled: String
  /// The place of a row of a list: `{n}` of `{total}`.
  public var row: String
  /// The number of rows of a list in which none has the cursor: `{n}`.
  public var rows: String
  /// The place of an option among others: `{n}` of `{total}`.
  public var option: String
  /// The depth of a row of a tree: `{n}`, which is 1 for the outermost rows.
  public var level: String
  /// The titles of a table, which sort it.
  public var columns: String
  /// The order of a table by the column at the cursor, with the smallest value first.
  public var ascending: String
  /// The order of a table by the column at the cursor, with the largest value first.
  public var descending: String
  /// The length of a secret: `{n}` characters.
  public var characters: String
  /// The length of a secret of one character.
  public var character: String
  /// The value of a field without a text.
  public var empty: String
  /// A space that is typed after no word.
  public var space: String
  /// A line break that is typed.
  public var newLine: String
  /// A text that is deleted: `{text}`.
  public var deleted: String
  /// The words for an error of a value: `{text}`.
  public var error: String
  /// The end of a load or of other work that was shown: `{text}`.
  public var ended: String
  /// The number of suggestions for a text: `{n}`.
  public var suggestions: String

  /// Creates words, in English by default.
  public init(
    roles: [String: String] = [:], states: [String: String] = [:],
    notSelected: String = "not selected", enabled: String = "enabled",
    row: String = "row {n} of {total}", rows: String = "rows: {n}",
    option: String = "{n} of {total}",
    level: String = "level {n}", columns: String = "column titles",
    ascending: String = "ascending", descending: String = "descending",
    characters: String = "{n} characters", character: String = "1 character",
    empty: String = "empty", space: String = "space", newLine: String = "new line",
    deleted: String = "{text} deleted", error: String = "error: {text}",
    ended: String = "{text} ended", suggestions: String = "suggestions: {n}"
  ) {
    self.roles = roles
    self.states = states
    self.notSelected = notSelected
    self.enabled = enabled
    self.row = row
    self.rows = rows
    self.option = option
    self.level = level
    self.columns = columns
    self.ascending = ascending
    self.descending = descending
    self.characters = characters
    self.character = character
    self.empty = empty
    self.space = space
    self.newLine = newLine
    self.deleted = deleted
    self.error = error
    self.ended = ended
    self.suggestions = suggestions
  }
}

extension SpokenWords {
  /// The name of a role, which has another one in the code.
  package func name(ofRole role: String) -> String {
    roles[role]
      ?? role.reduce(into: "") { name, character in
        name += character.isUppercase ? " \(character.lowercased())" : "\(character)"
      }
  }
}
