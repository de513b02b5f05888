import RecurseReaders
import RecurseWidgets
import TestSupport
import Testing

@MainActor @Suite("A viewport of lines") struct LineViewportTests {
  @Test("shows the rows from its top, and as many as there are room for", arguments: 0..<6)
  func rows(height: Int) {
    let rows = FakeRows([[5], [25], [0]])
    var viewport = LineViewport(followsEnd: false)
    let shown = viewport.show(rows, height: height)
    #expect(shown == Array(rows.all.prefix(height)))
  }

  @Test("shows nothing without lines, also where it had some")
  func empty() {
    let rows = FakeRows([[5], [25]])
    var viewport = LineViewport(followsEnd: true)
    _ = viewport.show(rows, height: 2)
    rows.cells = []
    #expect(viewport.show(rows, height: 2).isEmpty)
    let moved = viewport.scroll(by: 1, in: rows)
    let movedToEnd = viewport.scrollToEnd(of: rows)
    #expect(!moved && !movedToEnd)
    #expect(viewport.newLines(in: rows) == 0)
  }

  /// One walk of what can happen to a viewport.
  @MainActor
  private struct Walk {
    var random: SplitMix64
    let rows = FakeRows()
    var viewport: LineViewport
    var height = 4
    var shown: [LineRow] = []

    init(seed: UInt64, followsEnd: Bool) {
      random = SplitMix64(seed: seed)
      viewport = LineViewport(followsEnd: followsEnd)
      for _ in 0..<6 { rows.append(upTo: 40, using: &random) }
      shown = viewport.show(rows, height: height)
    }

    /// Changes the lines or the size, and nothing else.
    mutating func change() {
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1: rows.append(upTo: 40, using: &random)
      case 2: if rows.cells.count > 1 { rows.dropFirst() }
      case 3: rows.width = Int.random(in: 1...12, using: &random)
      case 4: height = Int.random(in: 1...8, using: &random)
      default:
        // The last line grows.
        let last = rows.cells.count - 1
        rows.cells[last][rows.cells[last].count - 1] += Int.random(in: 1...30, using: &random)
      }
    }
  }

  @Test("keeps the text at its top, whatever happens to lines and sizes", arguments: UInt64(0)..<60)
  func anchor(seed: UInt64) {
    var walk = Walk(seed: seed, followsEnd: seed % 2 == 0)
    for _ in 0..<120 {
      let (anchor, wasPinned) = (walk.viewport.anchor, walk.viewport.isPinned)
      walk.change()
      walk.shown = walk.viewport.show(walk.rows, height: walk.height)
      let all = walk.rows.all
      #expect(walk.shown.count == min(walk.height, all.count))
      if wasPinned || walk.shown.last == all.last {
        // At the end, no row below is left free.
        #expect(walk.shown == Array(all.suffix(walk.height)))
      } else if anchor.piece.line >= walk.rows.first {
        #expect(walk.viewport.top == anchor)
        #expect(walk.shown.first == walk.rows.row(at: anchor))
      } else {
        #expect(walk.shown.first == all.first)
      }
      let isAtEnd = walk.shown.last == all.last && walk.viewport.anchor == walk.viewport.top
      #expect(walk.viewport.isPinned == (walk.viewport.followsEnd && isAtEnd))
      _ = walk.viewport.scroll(
        by: Int.random(in: -5...4, using: &walk.random), in: walk.rows)
      walk.shown = walk.viewport.show(walk.rows, height: walk.height)
    }
  }

  @Test(
    "shows the same place again after it was higher for a while, and a person can follow the end")
  func higher() {
    let rows = FakeRows(Array(repeating: [5], count: 100))
    var viewport = LineViewport(followsEnd: true)
    func lines(_ height: Int) -> [Int] { viewport.show(rows, height: height).map(\.piece.line) }
    _ = lines(10)
    _ = viewport.scroll(by: -5, in: rows)
    #expect(lines(10).first == 86)
    #expect(lines(30) == Array(71...100))
    rows.cells.append([5])
    #expect(lines(30).last == 101)
    #expect(lines(10).first == 86)
    _ = lines(30)
    let moved = viewport.scroll(by: 1, in: rows)
    #expect(!moved && lines(30).last == 101)
    rows.cells.append([5])
    #expect(viewport.isPinned && lines(10).last == 102)
  }

  @Test("scrolls by rows as a flat list of all rows does", arguments: UInt64(0)..<30)
  func scrolling(seed: UInt64) throws {
    var walk = Walk(seed: seed, followsEnd: false)
    for _ in 0..<40 {
      let all = walk.rows.all
      let first = try #require(walk.shown.first.flatMap(all.firstIndex))
      let distance = Int.random(in: -9...9, using: &walk.random)
      let target = min(max(0, first + distance), max(0, all.count - walk.height))
      let moved = walk.viewport.scroll(by: distance, in: walk.rows)
      walk.shown = walk.viewport.show(walk.rows, height: walk.height)
      #expect(moved == (target != first))
      #expect(walk.shown == Array(all[target...].prefix(walk.height)))
      walk.change()
      walk.shown = walk.viewport.show(walk.rows, height: walk.height)
    }
  }

  @Test("reveals a row, and moves only if it is out of view", arguments: UInt64(0)..<30)
  func reveal(seed: UInt64) throws {
    var walk = Walk(seed: seed, followsEnd: false)
    for _ in 0..<40 {
      let row = try #require(walk.rows.all.randomElement(using: &walk.random))
      let before = walk.shown
      let moved = walk.viewport.reveal(row.position, in: walk.rows)
      walk.shown = walk.viewport.show(walk.rows, height: walk.height)
      #expect(walk.shown.contains(row))
      #expect(moved == !before.contains(row))
      walk.change()
      walk.shown = walk.viewport.show(walk.rows, height: walk.height)
    }
  }

  @Test("has a scrollbar at an end exactly when the end is in view", arguments: UInt64(0)..<30)
  func extent(seed: UInt64) {
    var walk = Walk(seed: seed, followsEnd: seed % 2 == 0)
    for _ in 0..<80 {
      let all = walk.rows.all
      let extent = walk.viewport.extent(of: walk.rows, showing: walk.shown)
      #expect(extent.overflows == (all.count > walk.height))
      if extent.overflows {
        #expect((extent.offset == 0) == (walk.shown.first == all.first))
        #expect(extent.isAtEnd == (walk.shown.last == all.last))
      }
      _ = walk.viewport.scroll(by: Int.random(in: -6...6, using: &walk.random), in: walk.rows)
      walk.change()
      walk.shown = walk.viewport.show(walk.rows, height: walk.height)
    }
  }

  @Test("scrolls by its scrollbar to both ends and to lines in proportion")
  func thumb() {
    let rows = ManyRows(1000)
    var viewport = LineViewport(followsEnd: true)
    let shown = viewport.show(rows, height: 20)
    let extent = viewport.extent(of: rows, showing: shown)
    _ = viewport.scroll(toUnit: 0, of: extent, in: rows)
    #expect(viewport.show(rows, height: 20).first?.piece.line == 1)
    _ = viewport.scroll(toUnit: extent.content / 2, of: extent, in: rows)
    #expect(viewport.show(rows, height: 20).first?.piece.line == 501)
    _ = viewport.scroll(toUnit: extent.maximum, of: extent, in: rows)
    #expect(viewport.show(rows, height: 20).last?.piece.line == 1000)
  }

  @Test("counts the new lines below what was in view, until the end is in view")
  func newLines() {
    let rows = FakeRows(Array(repeating: [5], count: 20))
    var viewport = LineViewport(followsEnd: true)
    func show() { _ = viewport.show(rows, height: 5) }
    show()
    #expect(viewport.isPinned)
    _ = viewport.scroll(by: -3, in: rows)
    show()
    #expect(!viewport.isPinned)
    // Lines that were there are not new.
    #expect(viewport.newLines(in: rows) == 0)
    rows.cells += [[5], [5], [5], [5]]
    show()
    #expect(viewport.newLines(in: rows) == 4)
    _ = viewport.scroll(by: 5, in: rows)
    show()
    #expect(viewport.newLines(in: rows) == 2)
    _ = viewport.scroll(by: -5, in: rows)
    show()
    #expect(viewport.newLines(in: rows) == 2)
    _ = viewport.scrollToEnd(of: rows)
    show()
    #expect(viewport.newLines(in: rows) == 0)
    #expect(viewport.isPinned)
  }

  @Test("measures as much in ten million lines as in ten thousand")
  func counts() {
    func cost(_ count: Int) -> Int {
      let rows = ManyRows(count)
      var viewport = LineViewport(followsEnd: true)
      for distance in [0, -1, -30, 7, 100] {
        _ = viewport.scroll(by: distance, in: rows)
        let shown = viewport.show(rows, height: 40)
        let extent = viewport.extent(of: rows, showing: shown)
        _ = viewport.scroll(toUnit: extent.content / 3, of: extent, in: rows)
        _ = viewport.show(rows, height: 40)
        _ = viewport.scrollToEnd(of: rows)
      }
      return rows.measurings
    }
    let (few, many) = (cost(10_000), cost(10_000_000))
    #expect(abs(many - few) * 20 <= few, "\(few) and \(many)")
  }
}
