import RecurseTerminal

/// The part of a line that a field shows, which follows the cursor.
///
///     a long line of text │that goes on beyond│ both edges
///                         start      cursor   start + width
///
/// It examines the visible part and the text between that and the cursor, never the whole text. So
/// its start is a character, and the number of that character's columns that are left of the edge.
/// A column of the text would have to be counted from the text's start.
package struct LineWindow: Equatable {
  /// Whether each character is shown as a dot.
  package var isSecret = false
  /// The offset of the character at the left edge.
  package private(set) var start = 0
  /// The number of columns of that character left of the edge.
  package private(set) var cut = 0
  /// The column of the cursor, from the left edge.
  package private(set) var cursorColumn = 0
  /// The number of characters examined so far: the cost of following.
  package private(set) var examined = 0

  package init() {}

  /// Moves the window as little as needed to show the cursor and the whole character under it. One
  /// column stays free for the cursor behind the text.
  package mutating func follow(_ cursor: Int, in text: String, width: Int) {
    guard width > 0 else { return }
    clampStart(in: text)
    // If more than that column is free behind the text, the window moves back.
    if start > 0 || cut > 0, columns(of: text, stop: cut + width - 1) < cut + width - 1 {
      begin(columns: width - 1, before: text.utf8.count, in: text)
    }
    guard cursor > start else {
      (start, cut, cursorColumn) = (cursor, 0, 0)
      return
    }
    let far = cut + 2 * width
    let before = columns(of: text, to: cursor, stop: far) - cut
    let room = max(0, width - max(1, self.width(at: cursor, of: text)))
    cursorColumn = min(before, room)
    if before > room {
      if before + cut < far {
        advance(by: before - room, in: text)
      } else {
        begin(columns: room, before: cursor, in: text)
      }
    }
  }

  /// Returns the characters that a width shows, including the whole one at the left edge.
  package mutating func visible(of text: String, width: Int) -> Substring {
    var end = start
    var columns = -cut
    forEach(from: start, in: text) { cluster, clusterWidth in
      guard columns < width else { return false }
      end = cluster.upperBound
      columns += clusterWidth
      return true
    }
    let first = text.utf8.index(text.startIndex, offsetBy: start)
    return text[first..<text.utf8.index(first, offsetBy: end - start)]
  }

  /// Returns the offset between two characters that is nearest to a column of the window, as for a
  /// click; the left one at a tie.
  package mutating func offset(nearest column: Int, in text: String) -> Int {
    var offset = start
    var edge = -cut
    forEach(from: start, in: text) { cluster, width in
      guard 2 * (column - edge) > width else { return false }
      edge += width
      offset = cluster.upperBound
      return true
    }
    return offset
  }

  /// Returns the column of an offset, or the nearest one in a width.
  package mutating func column(of offset: Int, in text: String, most width: Int) -> Int {
    guard offset > start else { return 0 }
    return min(max(0, columns(of: text, to: offset, stop: cut + width) - cut), width)
  }

  // MARK: - The start

  /// Moves the start to a boundary of a text that has changed.
  private mutating func clampStart(in text: String) {
    start = min(start, text.utf8.count)
    let next = Graphemes.boundary(atOrAfter: start, in: text)
    if next != start {
      start = next < start ? next : Graphemes.boundary(before: next, in: text)
      cut = 0
    }
    if cut > 0, cut >= width(at: start, of: text) { cut = 0 }
  }

  /// Begins the window a number of columns before an offset, or at the start of the text.
  private mutating func begin(columns: Int, before offset: Int, in text: String) {
    start = offset
    var found = 0
    while found < columns, start > 0 {
      start = Graphemes.boundary(before: start, in: text)
      found += width(at: start, of: text)
    }
    cut = max(0, found - columns)
  }

  private mutating func advance(by columns: Int, in text: String) {
    var left = cut + columns
    var next = start
    forEach(from: start, in: text) { cluster, width in
      guard left > 0, width <= left else { return false }
      left -= width
      next = cluster.upperBound
      return true
    }
    (start, cut) = (next, left)
  }

  // MARK: - Columns

  /// Returns the number of columns from the start of the character at the left edge to an offset,
  /// or to the end. Counts no further than `stop`.
  private mutating func columns(of text: String, to offset: Int = .max, stop: Int) -> Int {
    var columns = 0
    forEach(from: start, in: text) { cluster, width in
      guard columns < stop, cluster.upperBound <= offset else { return false }
      columns += width
      return true
    }
    return columns
  }

  /// Returns the width of the character at an offset, in columns; 0 at the end.
  private mutating func width(at offset: Int, of text: String) -> Int {
    var found = 0
    forEach(from: offset, in: text) { _, width in
      found = width
      return false
    }
    return found
  }

  private mutating func forEach(
    from offset: Int, in text: String, _ body: (Range<Int>, Int) -> Bool
  ) {
    let isSecret = isSecret
    var count = 0
    Graphemes.forEach(in: text, from: offset, tabWidth: LineWindow.tabWidth) { cluster in
      count += 1
      return body(cluster.range, isSecret ? 1 : cluster.width)
    }
    examined += count
  }

  /// A tab is one column wide: stops would have to be counted from the start of the text.
  package static let tabWidth = 1
}
