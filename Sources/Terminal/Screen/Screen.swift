/// A screen that shows the cells of a grid: the terminal through ncurses, or a screen in memory.
///
/// A ``CellGrid`` sends the changed spans, then the frame is presented.
@MainActor
package protocol Screen: AnyObject {
  /// The size of the next frame.
  var size: CellSize { get }

  /// Whether the screen shows characters other than ASCII.
  var isUTF8: Bool { get }

  /// Receives one changed span of a row. It consists of whole glyphs: it neither starts with a
  /// continuation nor ends with the first half of a wide glyph. Nor does it leave half of a visible
  /// one.
  func put(_ cells: UnsafeBufferPointer<Cell>, row: Int, column: Int, of grid: CellGrid)

  /// Sends cells in the next frame although they have not changed: the terminal may show something
  /// else in them.
  ///
  /// - Parameter columns: columns of whole glyphs.
  func repaint(row: Int, columns: Range<Int>)

  /// Scrolls rows up, or down if the distance is negative, before the spans of the frame. The
  /// exposed rows are blank.
  ///
  /// - Returns: whether the screen has scrolled; otherwise it is sent every cell that differs.
  func scroll(rows: Range<Int>, by distance: Int) -> Bool

  /// Shows the spans since the last call, in one write.
  ///
  /// - Parameters:
  ///   - cursor: the place of the terminal's cursor; `nil` leaves it anywhere, hidden.
  ///   - isShown: whether it can be seen. A hidden one is followed by screen readers.
  func present(cursor: CellPoint?, isShown: Bool) -> FrameReport

  /// The most rows of a screen that has as many as its content; `nil` for a screen of one size.
  var mostRows: Int? { get }

  /// Changes the rows of such a screen. The next frame consists of all cells.
  func setRows(_ rows: Int)

  /// Prints the rows of a grid above such a screen, once. They wait while it has one size.
  func print(_ lines: CellGrid)

  /// Copies a text to the terminal's clipboard.
  ///
  /// - Returns: `false` if the terminal is known to have none, or the text is too long.
  func copy(_ text: String) -> Bool

  /// Rings the terminal's bell. Several rings before a frame are one.
  func ring()

  /// Shows a notification of the desktop, if the terminal can. Controls in the text are replaced.
  func notify(_ text: String)

  /// Notes what an app announces. A screen that is seen shows nothing.
  func announce(_ text: String)

  /// Says a line to a person who hears the app. It is safe for a terminal.
  func speak(_ line: String)

  /// Sets the title of the terminal's window. Controls in the text are replaced.
  func setTitle(_ title: String)

  /// Shows progress for the terminal's window, in percent; `nil` shows none.
  func setProgress(_ percent: Int?)
}

extension Screen {
  /// Shows the spans since the last call with a cursor that can be seen; `nil` hides it.
  @discardableResult
  package func present(cursor: CellPoint?) -> FrameReport {
    present(cursor: cursor, isShown: cursor != nil)
  }

  /// The size of the window for an app's content. Below the prompt the rows follow the content,
  /// which must not follow them.
  package var windowSize: CellSize {
    CellSize(columns: size.columns, rows: mostRows ?? size.rows)
  }

  package var isUTF8: Bool { true }
  package func repaint(row: Int, columns: Range<Int>) {}
  package var mostRows: Int? { nil }
  package func setRows(_ rows: Int) {}
  package func print(_ lines: CellGrid) {}
  package func copy(_ text: String) -> Bool { false }
  package func ring() {}
  package func notify(_ text: String) {}
  package func announce(_ text: String) {}
  package func speak(_ line: String) {}
  package func setTitle(_ title: String) {}
  package func setProgress(_ percent: Int?) {}
  package func scroll(rows: Range<Int>, by distance: Int) -> Bool { false }
}

/// The cost of presenting a frame.
package struct FrameReport: Equatable, Sendable {
  /// The number of calls of `write(2)`.
  package var writes: Int
  /// The number of bytes that were sent to the terminal.
  package var bytes: Int

  package init(writes: Int = 0, bytes: Int = 0) {
    self.writes = writes
    self.bytes = bytes
  }
}
