import RecurseReaders
import RecurseWidgets
import TestSupport
import Testing

/// A viewport over lines of which some are shown.
@MainActor @Suite("A viewport of chosen lines") struct ChosenLinesTests {
  private func rows(_ count: Int, every step: Int) -> FakeRows {
    let rows = FakeRows(Array(repeating: [25], count: count))
    rows.choose { $0 % step == 0 }
    return rows
  }

  @Test("scrolls over them as over a flat list of their rows", arguments: UInt64(0)..<20)
  func scrolling(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let rows = FakeRows()
    for _ in 0..<60 { rows.append(upTo: 30, using: &random) }
    let numbers = Set((0..<30).map { _ in Int.random(in: 1...60, using: &random) })
    rows.choose(numbers.contains)
    let all = rows.all
    var viewport = LineViewport(followsEnd: false)
    var shown = viewport.show(rows, height: 5)
    for _ in 0..<60 {
      let distance = Int.random(in: -12...12, using: &random)
      let first = shown.first.flatMap(all.firstIndex) ?? 0
      let target = min(max(0, first + distance), max(0, all.count - 5))
      _ = viewport.scroll(by: distance, in: rows)
      shown = viewport.show(rows, height: 5)
      #expect(shown == Array(all[target...].prefix(5)))
      let extent = viewport.extent(of: rows, showing: shown)
      #expect(extent.overflows == (all.count > 5))
      if extent.overflows {
        #expect((extent.offset == 0) == (shown.first == all.first))
        #expect(extent.isAtEnd == (shown.last == all.last))
      }
    }
  }

  @Test("shows the nearest ones, and again what was there when all are shown")
  func anchor() {
    let rows = FakeRows(Array(repeating: [5], count: 100))
    var viewport = LineViewport(followsEnd: false)
    _ = viewport.show(rows, height: 4)
    _ = viewport.scroll(by: 49, in: rows)
    #expect(viewport.show(rows, height: 4).map(\.piece.line) == [50, 51, 52, 53])
    rows.choose { $0 % 7 == 0 }
    #expect(viewport.show(rows, height: 4).map(\.piece.line) == [56, 63, 70, 77])
    // None is found near the end yet.
    rows.choose { $0 == 3 || $0 == 10 }
    #expect(viewport.show(rows, height: 4).map(\.piece.line) == [3, 10])
    rows.chosen = nil
    #expect(viewport.show(rows, height: 4).map(\.piece.line) == [50, 51, 52, 53])
  }

  @Test("goes on from what is shown after it was scrolled")
  func scrolled() {
    let rows = rows(100, every: 10)
    var viewport = LineViewport(followsEnd: false)
    _ = viewport.show(rows, height: 6)
    _ = viewport.scroll(by: 3, in: rows)
    _ = viewport.show(rows, height: 6)
    rows.chosen = nil
    #expect(viewport.show(rows, height: 2).map(\.piece.line) == [20, 20])
  }

  @Test("shows nothing where none is chosen, and all again afterwards")
  func none() {
    let rows = rows(20, every: 100)
    var viewport = LineViewport(followsEnd: true)
    #expect(viewport.show(rows, height: 4).isEmpty)
    #expect(!viewport.scroll(by: 3, in: rows) && !viewport.scrollToEnd(of: rows))
    rows.chosen = nil
    #expect(viewport.show(rows, height: 3).last?.piece.line == 20)
  }

  @Test("counts new ones only")
  func newLines() {
    let rows = rows(100, every: 10)
    var viewport = LineViewport(followsEnd: true)
    _ = viewport.show(rows, height: 6)
    _ = viewport.scroll(by: -3, in: rows)
    _ = viewport.show(rows, height: 6)
    rows.cells += Array(repeating: [25], count: 30)
    rows.choose { $0 % 10 == 0 }
    _ = viewport.show(rows, height: 6)
    #expect(viewport.newLines(in: rows) == 3)
  }
}
