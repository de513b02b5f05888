import RecurseTerminal
import RecurseWidgets

/// The signs that a reader shows beside its lines, and the parts of the text that a person chooses,
/// folds and unfolds. Each part begins with a header.
///
///     gutter │ text          signs are in the gutter, styles are those of parts of the text
///       12 + │ let a = 1
package protocol LineParts: Sendable {
  /// Returns the columns before the text, of a number of columns in all.
  func gutterColumns(in columns: Int) -> Int

  /// Returns whether a line is text around the parts, without signs.
  func isProse(_ line: Int) -> Bool

  /// Returns the columns before the text of a line, where most lines have a number of columns.
  func gutterColumns(of line: Int, normally columns: Int) -> Int

  /// Returns what the gutter shows beside the first row of a line.
  func signs(of line: Int, gutter columns: Int) -> [LineSign]

  /// Returns what happened to a line, which gives it a background where the theme has them.
  func change(of line: Int) -> LineChange?

  /// Returns the bytes of a line's text that changed, in order.
  @MainActor func changedBytes(inside line: Int) -> [Range<Int>]

  /// Returns the styles of bytes of a line's text, in order: its language's, where the theme has
  /// backgrounds.
  @MainActor func styles(inside line: Int) -> [StyledBytes]

  /// Returns the blanks of a line's text that are most likely a mistake.
  func needlessBlanks(of line: Int) -> Range<Int>?

  /// Returns the style of a line's text where the theme has no backgrounds, or nothing happened to
  /// the line.
  func style(of line: Int) -> CellStyle

  /// Returns whether a press on a line folds or unfolds something.
  func isFoldable(_ line: Int) -> Bool

  /// Returns whether a line is what a part is about.
  func isChange(_ line: Int) -> Bool

  /// Returns the line that a person means by a number, where another line is in view.
  func line(numbered number: Int, near line: Int) -> Int?

  /// Returns whether a line that is too long for its pane goes on over the pane beside it.
  func spansPanes(_ line: Int) -> Bool

  /// Returns the header above a line that stays in view.
  func pinnedHeader(above line: Int) -> Int?

  func header(atOrBefore line: Int) -> Int?
  func header(before line: Int) -> Int?
  func header(after line: Int) -> Int?

  /// Returns the lines of the part with a header.
  func lines(ofPartAt header: Int) -> Range<Int>

  /// Returns whether both show the same for the same lines.
  func isEqual(to other: any LineParts) -> Bool
}

/// A difference of a line from an older text.
package enum LineChange: Hashable, Sendable { case added, removed }

/// A text in a gutter.
package struct LineSign {
  package var text: String
  package var column: Int
  package var style: CellStyle

  package init(_ text: String, column: Int, style: CellStyle) {
    self.text = text
    self.column = column
    self.style = style
  }
}

/// A style that is added to bytes of a line's text.
package struct StyledBytes {
  package var range: Range<Int>
  package var style: CellStyle

  package init(_ range: Range<Int>, _ style: CellStyle) {
    self.range = range
    self.style = style
  }
}

/// The action of a person on lines or on a part of them.
package enum LinePartEvent: Sendable {
  /// The person chose the part with a header.
  case chose(Int)
  /// The person pressed a line that folds or unfolds something.
  case pressed(Int)
  /// The person asked for all lines, or only for those that matter.
  case expanded
  /// The part that was chosen is not there any more.
  case lost
  /// The person found a text in a line, counted as if nothing were folded, or not any more.
  case found(Int?)
  /// The person reads on where the text was found.
  case kept
  /// The person copied a text of some lines.
  case copied(lines: Int)
  /// The view has begun or ceased to follow the end.
  case follows(Bool)
}
