import RecurseWidgets

/// The audible part of a screen at one moment: the focused element and its surroundings, and
/// content that appears or changes by itself.
struct VoiceScene: Equatable, Sendable {
  /// A layer that has the input, or a message.
  struct Layer: Equatable, Sendable {
    var id: ObjectIdentifier
    var role: Role
    var label: String
    /// The texts in it: of a message all, of a sheet those that are no controls.
    var text: String
  }

  /// The order of a table; `sort` is `nil` for that of its data.
  struct Order: Equatable, Sendable {
    struct Sort: Equatable, Sendable {
      var column: String
      var isAscending: Bool
    }

    var table: ObjectIdentifier
    var sort: Sort?
  }

  /// A list in which the keys of a focused field choose a row.
  struct Companion: Equatable, Sendable {
    var list: VoiceElement
    /// The row with the cursor, or what is shown because there are no rows.
    var row: VoiceElement
    var isEmpty = false
  }

  /// A number of suggestions for the text of a field.
  struct Suggestions: Equatable, Sendable {
    var count: Int
    var chosen: String?
  }

  /// The title of the window, and that of the screen around the focus.
  var titles: [String] = []
  /// The layers that take the input, from the back to the front.
  var layers: [Layer] = []
  /// The groups around the focus that have a name, from the outside in.
  var groups: [VoiceElement] = []
  /// The shown pages around the focus, by the bars of their titles, from the inside out.
  var pages: [VoiceElement] = []
  /// The list, table or picker whose row or option has the focus.
  var container: VoiceElement?
  /// The order of the table in which the focus is.
  var order: Order?
  /// The element that keys are for.
  var focused: VoiceElement?
  /// The list beside a focused field.
  var companion: Companion?
  var suggestions: Suggestions?
  /// The texts of a screen on which nothing has the focus.
  var text = ""
  /// Toasts, tooltips, and how loads have ended.
  var messages: [Layer] = []
  /// Elements that say how far something is.
  var progress: [VoiceElement] = []
  /// Elements whose mistakes are shown.
  var mistaken: [VoiceElement] = []
}
