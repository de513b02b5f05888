/// The way in which the panes show their lines.
struct PaneOptions: Equatable {
  var wraps = true
  var lineNumbers = LineNumbers.automatic
  var showsRates = true

  enum LineNumbers: Equatable {
    /// As the room allows, until a person chooses.
    case automatic
    case shown, hidden
  }

  /// The columns from which on numbers leave enough room for the lines. There the rows that go on
  /// with a line are indented below it, and look like no line of their own.
  private static let columnsForNumbers = 80

  /// Returns the options for a pane of some columns.
  func fitting(_ columns: Int) -> PaneOptions {
    guard lineNumbers == .automatic else { return self }
    var options = self
    options.lineNumbers = columns >= Self.columnsForNumbers ? .shown : .hidden
    return options
  }
}
