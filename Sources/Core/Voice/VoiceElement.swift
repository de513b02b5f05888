import RecurseWidgets

/// An element as the voice knows it: what the accessibility tree has of it, not yet in words.
struct VoiceElement: Equatable, Sendable {
  enum Value: Equatable, Sendable {
    /// A text that a person edits.
    case text(String)
    /// The number of characters of a secret. The secret itself is nowhere here.
    case secret(Int)
    /// A value that a person does not type.
    case fixed(String)
  }

  /// The place of an element among others of its kind, from 1.
  struct Place: Equatable, Sendable {
    var number: Int
    var total: Int
  }

  /// The identity of what is described, as long as it is mounted.
  var id: ObjectIdentifier
  var role: Role?
  var label = ""
  var value: Value?
  /// The text that an empty field shows.
  var prompt = ""
  /// Whether it holds other elements and is called by all that they show.
  var isContainer = false
  /// The states by their names in the code.
  var states: [String] = []
  /// Whether it is one of several options that can be chosen together, and is not chosen.
  var isDeselected = false
  var place: Place?
  /// Whether a person can move the row, so that another place is news.
  var isMovable = false
  /// The depth of a row of a tree, from 1.
  var level: Int?
  /// The number of rows of a list without a cursor. It may change by itself, so only the focus and
  /// the first rows are a reason to say it.
  var rowCount: Int?
  /// The order of a table by the column at the cursor.
  var isAscending: Bool?
  /// The cell of a table's row that the cursor is in, with the title of its column.
  var cell: String?
  /// The place of the cursor in the text, or the line that is read.
  var spot: SpokenPart.Place?
  /// The place among the matches of a search, or the part of a text that is chosen.
  var note = ""
  /// The error of the value.
  var error: String?

  init(_ id: ObjectIdentifier, role: Role? = nil, label: String = "") {
    self.id = id
    self.role = role
    self.label = label
  }

  /// Whether both are the same element under the same name, so that only changes need be said.
  func isSame(as other: VoiceElement) -> Bool {
    id == other.id && role == other.role && label == other.label
  }

  /// Whether it is the same group. The title of a border may tell a count, and is not said anew
  /// with each change; a header is the next one's with another name.
  func isSameGroup(as other: VoiceElement) -> Bool {
    role == .group ? id == other.id && role == other.role : isSame(as: other)
  }
}
