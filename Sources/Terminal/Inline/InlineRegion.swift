/// The rows of an app below the prompt, which move through the terminal as lines come above them.
///
///     row of the terminal
///     0      $ build                      the terminal's own lines,
///     1      compiled 3 files             … of which the app has printed this one
///     2                                   gap: blank rows that a new size of the terminal has left
///     3      Downloading                  the content, `height` rows
///     4        ███████░░░ 70 %
///     5
///
/// Gap and content are the region. The sequences are relative to the cursor, whose row in the
/// region is known, so they are right wherever the region is. Each step but ``home()`` begins with
/// the cursor in the first column of the first row, and each ends there. The rows below the region
/// are blank.
///
/// A terminal may have another size than the app knows of. So a step goes down by line feeds alone.
/// In any terminal that has as many rows, the cursor is then as many rows below the first one as
/// there were line feeds. After a motion that stops in the last row, the way back up would lead
/// into the lines above.
struct InlineRegion: Equatable {
  /// The size of the terminal.
  private(set) var terminal: CellSize
  /// The rows of the content.
  private(set) var height: Int
  /// The blank rows above the content.
  private(set) var gap = 0
  /// The row of the terminal that is the first of the region; `nil` while it is not known.
  private(set) var top: Int?
  /// The place of the cursor in the region after all bytes so far.
  var cursor = CellPoint(column: 0, row: 0)
  /// Whether the terminal has given rows to the region.
  private(set) var isStarted = false

  init(terminal: CellSize, height: Int) {
    self.terminal = terminal
    self.height = min(max(1, height), terminal.rows)
  }

  var rows: Int { gap + height }

  /// The content's cell at a place of the terminal; `nil` outside of the content, and while the
  /// place of the region is not known.
  func location(of point: CellPoint) -> CellPoint? {
    guard isStarted, let top else { return nil }
    let row = point.row - top - gap
    return (0..<height).contains(row) ? CellPoint(column: point.column, row: row) : nil
  }

  // MARK: - Beginning and end

  /// Takes rows from that of the cursor on, or from the next if there is text before the cursor.
  mutating func start(at place: CellPoint?) -> [UInt8] {
    isStarted = true
    gap = 0
    cursor = CellPoint(column: 0, row: 0)
    top = place?.row
    var bytes: [UInt8] = []
    if let place, place.column > 0 {
      bytes = Self.newLine
      top = min(place.row + 1, terminal.rows - 1)
    }
    return bytes + Self.carriageReturn + Self.clearBelow + makeRoom()
  }

  /// Leaves the rows as they are, with the cursor below them, from wherever it is in the region.
  mutating func end() -> [UInt8] {
    guard isStarted else { return [] }
    defer { forget() }
    return Self.plain + Self.carriageReturn + Self.down(descent) + Self.newLine + Self.clearBelow
  }

  /// Clears the rows, and leaves the cursor in the first of them.
  mutating func clear() -> [UInt8] {
    guard isStarted else { return [] }
    defer { forget() }
    return home() + Self.clearBelow
  }

  /// The rows from the cursor down to the last one.
  var descent: Int { max(0, rows - 1 - cursor.row) }

  /// The rows are the terminal's now: others have written below them.
  mutating func forget() {
    isStarted = false
    gap = 0
    top = nil
    cursor = CellPoint(column: 0, row: 0)
  }

  // MARK: - Steps

  /// Moves the cursor to the first row.
  mutating func home() -> [UInt8] {
    defer { cursor = CellPoint(column: 0, row: 0) }
    return Self.carriageReturn + Self.up(cursor.row)
  }

  /// Changes the rows of the content. They come and go at its end; a gap gives its rows first.
  mutating func setHeight(_ newHeight: Int) -> [UInt8] {
    let before = rows
    let wanted = min(max(1, newHeight), terminal.rows)
    gap = max(0, gap - max(0, wanted - height))
    height = wanted
    guard isStarted, rows != before else { return [] }
    if rows > before { return Self.plain + makeRoom() }
    return Self.lineFeeds(rows) + Self.clearBelow + Self.up(rows)
  }

  /// Writes the first of some lines into the gap, as many as have room there.
  ///
  /// - Returns: the bytes, and the lines and rows that were written.
  mutating func fillGap(
    with lines: ArraySlice<PrintedLine>
  ) -> (bytes: [UInt8], lines: Int, rows: Int) {
    var written = (bytes: [UInt8](), lines: 0, rows: 0)
    for line in lines {
      guard written.rows + line.rows <= gap else { break }
      written.bytes += line.bytes + Self.newLine
      written.lines += 1
      written.rows += line.rows
    }
    gap -= written.rows
    top = top.map { $0 + written.rows }
    return written
  }

  /// Inserts lines above the region. The lines go over its rows, or push them down, and none of the
  /// lines above is touched. An ordinary scroll of the whole terminal then moves what is at its top
  /// into the history.
  ///
  /// - Parameter canKeepRows: whether rows of the region may stay as they are shown.
  /// - Returns: the bytes, and how many of the last rows of the region are blank after them.
  mutating func insert(
    _ lines: ArraySlice<PrintedLine>, canKeepRows: Bool = true
  ) -> (bytes: [UInt8], blankRows: Int) {
    let count = lines.reduce(0) { $0 + $1.rows }
    guard count > 0 else { return ([], 0) }
    let text = lines.flatMap { $0.bytes + Self.newLine }
    let below = top.map { terminal.rows - rows - $0 } ?? 0
    top = top.map { min($0 + count, terminal.rows - rows) }
    let blank = canKeepRows ? min(rows, max(0, count - below)) : rows
    if blank == rows { return (Self.clearBelow + text + makeRoom(), rows) }
    let pushed = Self.plain + Self.insertLines(count) + text
    guard blank > 0 else { return (pushed + makeRoom(), 0) }
    let cleared = Self.lineFeeds(rows - 1) + Self.up(blank - 1) + Self.clearBelow
    return (pushed + cleared + Self.up(rows - blank), blank)
  }

  /// Takes its rows anew in a terminal of another size, from wherever the cursor is.
  ///
  /// A terminal may have moved the region up by breaking its rows in two. What is blank below it
  /// then becomes a gap above the content, so that its last row stays where it was. Otherwise each
  /// new size would move the region, until rows of it left the screen.
  ///
  /// - Parameters:
  ///   - place: the place of the cursor in the terminal, if it is known.
  ///   - rowsAbove: the rows of the region above the cursor, as the terminal has them now.
  mutating func settle(
    in size: CellSize, height newHeight: Int, at place: CellPoint?, rowsAbove: Int
  ) -> [UInt8] {
    let above = min(rowsAbove, place?.row ?? .max)
    let before = (below: top.map { terminal.rows - $0 - rows }, rows: terminal.rows)
    terminal = size
    height = min(max(1, newHeight), size.rows)
    gap = 0
    guard isStarted else { return [] }
    top = place.map { $0.row - above }
    cursor = CellPoint(column: 0, row: 0)
    if let top, let below = before.below {
      gap = max(0, size.rows - below - max(0, size.rows - before.rows) - top - height)
    }
    return Self.carriageReturn + Self.up(above) + Self.clearBelow + makeRoom()
  }

  /// Makes sure that the terminal has all rows, of which it has the first.
  private mutating func makeRoom() -> [UInt8] {
    top = top.map { min($0, terminal.rows - rows) }
    return Self.lineFeeds(rows - 1) + Self.up(rows - 1)
  }
}
