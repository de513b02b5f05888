import CRecurse

/// The cells of the terminal that are parts of links, and those that are not sent as such yet.
struct LinkedCells {
  struct Place: Hashable, Comparable {
    var row: Int
    var column: Int

    static func < (left: Place, right: Place) -> Bool {
      (left.row, left.column) < (right.row, right.column)
    }
  }

  struct Content {
    var cell: recurse_cell
    var columns: Int
    var link: Hyperlink
  }

  /// The cells of each row, by their columns.
  private(set) var rows: [Int: [Int: Content]] = [:]
  private var waiting: Set<Place> = []

  var isEmpty: Bool { rows.isEmpty }
  var hasWork: Bool { !waiting.isEmpty }

  mutating func add(_ content: Content, at place: Place) {
    rows[place.row, default: [:]][place.column] = content
    waiting.insert(place)
  }

  mutating func remove(row: Int, columns: Range<Int>) {
    guard let cells = rows[row] else { return }
    let kept = cells.filter { !columns.contains($0.key) }
    rows[row] = kept.isEmpty ? nil : kept
  }

  mutating func removeAll() { self = LinkedCells() }

  /// Marks those of a row as not sent.
  ///
  /// - Returns: those that were.
  mutating func invalidate(row: Int) -> [(place: Place, content: Content)] {
    (rows[row] ?? [:]).compactMap { column, content in
      let place = Place(row: row, column: column)
      return waiting.insert(place).inserted ? (place, content) : nil
    }
  }

  /// Moves those of some rows up by a distance. All were sent.
  mutating func scroll(_ area: Range<Int>, by distance: Int) {
    guard !rows.isEmpty else { return }
    let old = rows
    rows = old.filter { !area.contains($0.key) }
    for (row, cells) in old where area.contains(row) && area.contains(row - distance) {
      rows[row - distance] = cells
    }
  }

  /// Moves all rows up by a distance.
  mutating func move(by distance: Int) {
    guard !rows.isEmpty, distance != 0 else { return }
    rows = Dictionary(uniqueKeysWithValues: rows.map { ($0.key - distance, $0.value) })
    waiting = Set(waiting.map { Place(row: $0.row - distance, column: $0.column) })
  }

  /// Takes those that are not sent: neighbours of one link together, in order.
  mutating func takeRuns() -> [(place: Place, contents: [Content])] {
    var runs: [(place: Place, contents: [Content])] = []
    var end = Place(row: -1, column: -1)
    for place in waiting.sorted() {
      guard let content = rows[place.row]?[place.column] else { continue }
      if place == end, runs.last?.contents.last?.link == content.link {
        runs[runs.count - 1].contents.append(content)
      } else {
        runs.append((place, [content]))
      }
      end = Place(row: place.row, column: place.column + content.columns)
    }
    waiting = []
    return runs
  }
}

extension NcursesScreen {
  /// Remembers which cells of a span are parts of links, and that the others are of none.
  func noteLinks(
    _ span: UnsafeBufferPointer<Cell>, _ end: Int, row: Int, column: Int, of grid: CellGrid
  ) {
    guard type.isXtermLike else { return }
    links.remove(row: row, columns: column..<(column + end))
    // Where little is between two cells that change, ncurses sends it again, without a link.
    unlink(row: row)
    for index in 0..<end where span[index].glyph != .continuation {
      guard let link = grid.styles.link(span[index].style) else { continue }
      let isWide = index + 1 < end && span[index + 1].glyph == .continuation
      var count = 0
      appendGlyph(
        span[index].glyph, isWide: isWide, resolve(span[index].style), of: grid.glyphs, &count)
      // A wide glyph may be two narrow ones here.
      for part in 0..<count {
        links.add(
          LinkedCells.Content(
            cell: cells[part], columns: isWide && count == 1 ? 2 : 1, link: link),
          at: LinkedCells.Place(row: row, column: column + index + part))
      }
    }
  }

  /// Sends the linked cells of the frame, which were sent as plain text, as parts of their links.
  func sendLinks() {
    for (place, contents) in links.takeRuns() {
      let opening = contents[0].link.opening
      recurse_link_open(
        handle, Int32(place.row), Int32(place.column), opening, Int32(opening.count))
      put(contents, at: place)
      recurse_link_close(handle, Hyperlink.closing, Int32(Hyperlink.closing.count))
    }
  }

  /// Puts all linked cells as plain text, which a terminal that is painted anew shows first.
  func unlink() { for row in links.rows.keys { unlink(row: row) } }

  private func unlink(row: Int) {
    for (place, content) in links.invalidate(row: row) { put([content], at: place) }
  }

  private func put(_ contents: [LinkedCells.Content], at place: LinkedCells.Place) {
    let cells = contents.map(\.cell)
    recurse_put(handle, Int32(place.row), Int32(place.column), cells, Int32(cells.count))
  }
}
