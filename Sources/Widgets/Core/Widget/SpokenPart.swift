/// A widget in which keys are for a part that is no widget, for a person who hears it.
@MainActor
package protocol SpokenWidget: Widget {
  /// The part that keys are for now.
  var spokenPart: SpokenPart { get }

  /// The lines in view, of a widget that has no value.
  var spokenLines: [String] { get }
}

extension SpokenWidget {
  package var spokenLines: [String] { [] }
}

/// The part of a widget that keys are for: a place in lines, or a field below them.
///
///     Text     ┐
///     of lines ├ place: the line at the cursor, and what is behind the cursor
///     find: of ┘ field: its name and its text, while a person types there
package struct SpokenPart: Equatable, Sendable {
  /// A field inside in which a person types.
  package struct Field: Equatable, Sendable {
    package var label: String
    package var text: String

    package init(label: String, text: String) {
      self.label = label
      self.text = text
    }
  }

  /// A cursor, or the line that a person reads.
  package struct Place: Equatable, Sendable {
    /// The number of the line, which differs from that of any other place one can go to.
    package var line: Int
    /// The text of the line.
    package var text: String
    /// The text from the cursor to the end of the line; `nil` where there is no cursor.
    package var rest: String?
    /// The text that is selected.
    package var selected: String

    package init(line: Int, text: String, rest: String? = nil, selected: String = "") {
      self.line = line
      self.text = text
      self.rest = rest
      self.selected = selected
    }
  }

  package var field: Field?
  package var place: Place?
  /// The number of matches of a search, or why there are none.
  package var note: String

  package init(field: Field? = nil, place: Place? = nil, note: String = "") {
    self.field = field
    self.place = place
    self.note = note
  }
}
