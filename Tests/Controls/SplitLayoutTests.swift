import Testing

@testable import RecurseControls

/// All small splits: each number of panes with each combination of some minimums, in each width,
/// with sizes that take turns.
private struct SmallSplits {
  static let ids = ["a", "b", "c", "d"]

  /// Calls an action with each of them.
  static func each(
    count: Int, least: [Int], widths: some Sequence<Int>,
    _ action: ([SplitPane], SplitSizes, Int, [String]) -> Void
  ) {
    var turn = 0
    for combination in 0..<power(least.count, count) {
      for width in widths {
        turn += 1
        var digits = combination
        let panes = (0..<count).map { pane in
          defer { digits /= least.count }
          return SplitPane(
            ids[pane], least: least[digits % least.count], collapses: (turn >> pane) & 1 == 0)
        }
        let recent = [[], ["b"], ["d", "a"], ["c", "gone"]][turn / 7 % 4]
        action(panes, sizes(turn), width, recent)
      }
    }
  }

  /// Sizes in which each pane has each of six at some time, independently of the others.
  private static func sizes(_ turn: Int) -> SplitSizes {
    var sizes: SplitSizes = ["gone": .cells(9)]
    var digits = (turn &* 2_654_435_761) >> 8
    for id in ids {
      switch digits % 6 {
      case 0: sizes[id] = .cells(0)
      case 1: sizes[id] = .cells(7)
      case 2: sizes[id] = .share(2)
      case 3: sizes[id] = .share(5)
      case 4 where digits % 12 == 4: sizes.collapse(id)
      default: break
      }
      digits /= 12
    }
    return sizes
  }

  private static func power(_ base: Int, _ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { power, _ in power * base }
  }
}

@Suite("The layout of a split") struct SplitLayoutTests {
  private static let minimums = [0: [0], 1: Array(0...6), 2: Array(0...6), 3: [0, 2, 3, 5, 6]]

  @Test("is what a plain model says, to the cell", arguments: 1...4)
  func model(count: Int) {
    let least = Self.minimums[count] ?? [0, 3, 4, 6]
    SmallSplits.each(count: count, least: least, widths: 0...40) { panes, sizes, width, recent in
      let layout = SplitLayout(panes, sizes, in: width, recent: recent)
      let oracle = SplitOracle(panes, sizes, in: width, recent: recent)
      guard layout.cells != oracle.cells || layout.gaps.count != oracle.dividers else { return }
      Issue.record("\(panes) \(sizes) in \(width): \(layout.cells), not \(oracle.cells)")
    }
  }

  @Test("has all cells, and a minimum for each of several panes", arguments: 1...4)
  func sums(count: Int) {
    let least = Self.minimums[count] ?? [0, 3, 4, 6]
    SmallSplits.each(count: count, least: least, widths: 0...40) { panes, sizes, width, recent in
      let layout = SplitLayout(panes, sizes, in: width, recent: recent)
      var isSound = layout.cells.reduce(layout.gaps.count, +) == width && !layout.shown.isEmpty
      if layout.shown.count > 1 {
        isSound = isSound && layout.shown.allSatisfy { layout.cells[$0] >= panes[$0].least }
      }
      // Dividers are where the panes before them end.
      var end = 0
      for gap in layout.gaps {
        let left = gap.left.map { layout.cells[$0] } ?? 0
        isSound = isSound && gap.position == end + left
        end = gap.position + 1
      }
      if !isSound { Issue.record("\(panes) \(sizes) in \(width): \(layout.cells) \(layout.gaps)") }
    }
  }

  @Test("has one divider in the place of each, where there is room")
  func places() {
    SmallSplits.each(count: 4, least: [0, 5], widths: 3...40) { panes, sizes, width, recent in
      let layout = SplitLayout(panes, sizes, in: width, recent: recent)
      for pane in 1..<4 {
        let places = layout.gaps.filter { layout.divided(by: $0).contains(pane) }
        if places.count > 1 { Issue.record("\(layout.gaps) before \(pane)") }
      }
      for gap in layout.gaps where !layout.divided(by: gap).contains(layout.usualPane(of: gap)) {
        Issue.record("\(gap)")
      }
    }
  }

  @Test("keeps the pane in use where there is room for one")
  func use() {
    let panes = ["a", "b", "c"].map { SplitPane($0, least: 10) }
    for width in 1...40 {
      for id in ["a", "b", "c"] {
        let layout = SplitLayout(panes, SplitSizes(), in: width, recent: [id])
        #expect(layout.shown.contains { panes[$0].id == id })
      }
    }
    #expect(SplitLayout(panes, SplitSizes(), in: 22, recent: ["c", "a"]).shown == [0, 2])
    #expect(SplitLayout(panes, SplitSizes(), in: 24, recent: []).shown == [0, 1])
  }

  @Test("takes any number for a size")
  func numbers() {
    let panes = [SplitPane("a", least: .max), SplitPane("b", least: .min), SplitPane("c")]
    for size: SplitSizes.Size in [
      .cells(.max), .cells(.min), .share(.infinity), .share(.nan), .share(-1), .share(0),
      .share(.greatestFiniteMagnitude), .share(.leastNonzeroMagnitude),
    ] {
      for width in [Int.min, 0, 80, .max] {
        let sizes: SplitSizes = ["a": size, "c": size]
        let layout = SplitLayout(panes, sizes, in: width)
        #expect(layout.cells.reduce(layout.gaps.count, +) == min(max(0, width), 32_767))
        #expect(sizes == sizes)
        for gap in layout.gaps {
          for place in [Int.min, 0, 40, .max] { _ = layout.moving(gap, to: place) }
        }
      }
    }
    #expect(SplitLayout([], SplitSizes(), in: 10).gaps.isEmpty)
  }
}

@Suite("A divider of a split") struct SplitMovingTests {
  @Test("goes where it is dragged, and changes the two panes beside it alone", arguments: 2...4)
  func moving(count: Int) {
    let least = [2: Array(0...6), 3: [0, 2, 6]][count] ?? [1, 4]
    let widths = Array(stride(from: 0, through: 40, by: count == 2 ? 1 : 2))
    SmallSplits.each(count: count, least: least, widths: widths) { panes, sizes, width, recent in
      let layout = SplitLayout(panes, sizes, in: width, recent: recent)
      for gap in layout.gaps where layout.collapsed(in: gap).isEmpty {
        for place in -1...width + 1 { check(layout, gap, place) }
      }
    }
  }

  private func check(_ layout: SplitLayout, _ gap: SplitLayout.Gap, _ place: Int) {
    let moved = layout.moving(gap, to: place)
    func fail() {
      Issue.record("\(layout.panes) \(layout.sizes) in \(layout.available): \(gap) to \(place)")
    }
    guard let left = gap.left, let right = gap.right else {
      if moved != layout.sizes { fail() }
      return
    }
    let panes = layout.panes
    let first = place - (gap.position - layout.cells[left])
    let second = layout.cells[left] + layout.cells[right] - first
    var expected = layout.sizes
    if panes[left].collapses, 2 * first < panes[left].least {
      expected.collapse(panes[left].id)
      if moved != expected { fail() }
    } else if panes[right].collapses, 2 * second < panes[right].least {
      expected.collapse(panes[right].id)
      if moved != expected { fail() }
    } else {
      let after = SplitLayout(panes, moved, in: layout.available, recent: layout.recent)
      var cells = layout.cells
      let sum = cells[left] + cells[right]
      cells[left] = min(max(first, panes[left].least), sum - panes[right].least)
      cells[right] = sum - cells[left]
      if after.cells != cells || cells == layout.cells && moved != layout.sizes { fail() }
      // What is hidden or gone keeps its size.
      for id in SmallSplits.ids + ["gone"] {
        let isShown = layout.shown.contains { panes[$0].id == id }
        if !isShown, moved[id] != layout.sizes[id] { fail() }
      }
    }
  }

  @Test("stays when a person goes on from where it is")
  func again() {
    let panes = ["a", "b", "c"].map { SplitPane($0, least: 3) }
    var sizes = SplitSizes()
    for place in [20, 5, 31, 12, 12, 40, 7] {
      let layout = SplitLayout(panes, sizes, in: 80)
      sizes = layout.moving(layout.gaps[0], to: place)
      #expect(SplitLayout(panes, sizes, in: 80).gaps[0].position == place)
      #expect(SplitLayout(panes, sizes, in: 80).gaps[1].position == layout.gaps[1].position)
    }
  }

  @Test("brings back what it hid, in the size that it had or that it is dragged to")
  func back() {
    let panes = ["a", "b", "c"].map { SplitPane($0, least: 6, collapses: true) }
    for pane in 0..<3 {
      var sizes: SplitSizes = ["a": .cells(10), "b": .cells(12)]
      let before = SplitLayout(panes, sizes, in: 40)
      sizes.collapse(panes[pane].id)
      let layout = SplitLayout(panes, sizes, in: 40)
      let gap = layout.gaps.first { !layout.collapsed(in: $0).isEmpty } ?? SplitLayout.Gap()
      #expect(layout.hiddenPane(at: gap) == pane)
      #expect(layout.moving(gap, to: gap.position) == sizes)
      let back = SplitLayout(panes, sizes.expanding(panes[pane].id), in: 40)
      #expect(back.cells == before.cells)
      let place = pane == 2 ? gap.position - 8 : gap.position + 9
      let dragged = SplitLayout(panes, layout.moving(gap, to: place), in: 40)
      // The first pane begins at the edge, the others after a divider.
      #expect(dragged.cells[pane] == (pane == 0 ? 9 : 8))
    }
  }

  @Test("makes all panes equal, and leaves others as they are")
  func even() {
    let panes = ["a", "b"].map { SplitPane($0) }
    let sizes: SplitSizes = ["a": .cells(3), "b": .share(7), "gone": .cells(5)]
    let layout = SplitLayout(panes, sizes, in: 21)
    #expect(layout.cells == [3, 17])
    #expect(layout.evened == ["gone": .cells(5)])
    #expect(SplitLayout(panes, layout.evened, in: 21).cells == [10, 10])
  }
}
