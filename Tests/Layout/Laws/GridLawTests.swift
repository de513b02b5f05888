import RecurseLayout
import RecurseTesting
import TestSupport
import Testing

/// A grid whose cells have fixed sizes, and where each of them begins.
private struct SmallGrid {
  struct Cell {
    var width: Int
    var height = 1
    var columns = 1
    var rows = 1
  }

  var rows: [[Cell]]
  let root: LayoutNode

  init(_ rows: [[Cell]], gap: (columns: Int, rows: Int) = (0, 0), flexible: Set<Int> = []) {
    self.rows = rows
    var style = LayoutStyle()
    style.display = .grid
    style.gap = LayoutGap(
      row: .cells(Double(gap.rows)), column: .cells(Double(gap.columns)))
    root = LayoutNode(style: style)
    for (index, cells) in rows.enumerated() {
      var style = LayoutStyle()
      style.display = .gridRow
      let row = LayoutNode(style: style)
      for (place, cell) in cells.enumerated() {
        row.insert(
          box(.cells(Double(cell.width)), .cells(Double(cell.height))) {
            $0.gridColumnSpan = UInt16(cell.columns)
            $0.gridRowSpan = UInt16(cell.rows)
            $0.stretchesWidth = index == 0 && flexible.contains(place)
            if $0.stretchesWidth { $0.idealWidth = $0.width }
            if $0.stretchesWidth { $0.width = .auto }
          }, at: place)
      }
      root.insert(row, at: index)
    }
  }

  /// The frames of the cells in the grid.
  var frames: [[CellRect]] {
    root.children.map { row in
      row.children.map {
        CellRect(
          column: row.frame.column + $0.frame.column, row: row.frame.row + $0.frame.row,
          columns: $0.frame.columns, rows: $0.frame.rows)
      }
    }
  }
}

@Suite("Cells of a grid", .blocking) struct GridLawTests {
  @Test("are in columns as wide as their widest cells: every grid of 3 rows and 3 columns")
  func columns() {
    // The widths of nine cells, 0 to 2 each.
    for number in 0..<19_683 {
      var rest = number
      let widths = (0..<9).map { _ in
        defer { rest /= 3 }
        return rest % 3
      }
      let rows = stride(from: 0, to: 9, by: 3).map { row in
        (0..<3).map { SmallGrid.Cell(width: widths[row + $0]) }
      }
      let grid = SmallGrid(rows, gap: (1, 0))
      LayoutEngine().layout(grid.root, width: nil, height: nil)
      let columns = (0..<3).map { column in (0..<3).map { widths[3 * $0 + column] }.max()! }
      let starts = [0, columns[0] + 1, columns[0] + columns[1] + 2]
      let frames = grid.frames
      for row in 0..<3 {
        for column in 0..<3 {
          let expected = CellRect(
            column: starts[column], row: row, columns: widths[3 * row + column], rows: 1)
          guard frames[row][column] == expected else {
            Issue.record("\(widths): \(frames[row][column]), expected \(expected)")
            return
          }
        }
      }
      guard grid.root.frame.columns == starts[2] + columns[2] else {
        Issue.record("\(widths): \(grid.root.frame)")
        return
      }
    }
  }

  /// Random cells with spans.
  private func random(_ random: inout SplitMix64) -> [[SmallGrid.Cell]] {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in
      (0..<Int.random(in: 0...4, using: &random)).map { _ in
        SmallGrid.Cell(
          width: Int.random(in: 0...5, using: &random),
          height: Int.random(in: 0...3, using: &random),
          columns: random.chance(30) ? Int.random(in: 2...3, using: &random) : 1,
          rows: random.chance(30) ? Int.random(in: 2...3, using: &random) : 1)
      }
    }
  }

  @Test("never overlap, lie inside the grid and keep their sizes, whatever they span")
  func spans() {
    var numbers = SplitMix64(seed: 11)
    for _ in 0..<2_000 {
      let rows = random(&numbers)
      let gap = Int.random(in: 0...2, using: &numbers)
      let grid = SmallGrid(rows, gap: (gap, gap))
      LayoutEngine().layout(grid.root, width: nil, height: nil)
      let all = zip(rows, grid.frames).flatMap { zip($0, $1) }
      for (index, (cell, frame)) in all.enumerated() {
        #expect(frame.columns == cell.width && frame.rows == cell.height)
        #expect(frame.column >= 0 && frame.column + frame.columns <= grid.root.frame.columns, "\(rows)")
        #expect(frame.row >= 0 && frame.row + frame.rows <= grid.root.frame.rows, "\(rows)")
        for (_, other) in all[..<index] where !frame.intersection(other).isEmpty {
          Issue.record("\(rows): \(frame) and \(other)")
          return
        }
      }
    }
  }

  @Test("of flexible columns share the free space, and fill the grid exactly")
  func flexible() {
    var numbers = SplitMix64(seed: 12)
    for _ in 0..<500 {
      let columns = Int.random(in: 1...5, using: &numbers)
      let widths = (0..<columns).map { _ in Int.random(in: 0...4, using: &numbers) }
      let flexible = Set((0..<columns).filter { _ in numbers.chance(50) })
      let space = widths.reduce(columns - 1, +) + Int.random(in: 0...20, using: &numbers)
      let grid = SmallGrid(
        [widths.map { SmallGrid.Cell(width: $0) }], gap: (1, 0), flexible: flexible)
      LayoutEngine().layout(grid.root, width: space, height: nil)
      let frames = grid.frames[0]
      let free = space - widths.reduce(columns - 1, +)
      for (column, frame) in frames.enumerated() {
        guard flexible.contains(column) else {
          #expect(frame.columns == widths[column])
          continue
        }
        let share = Double(free) / Double(flexible.count)
        #expect(abs(Double(frame.columns - widths[column]) - share) < 1)
      }
      if !flexible.isEmpty {
        #expect(frames.last!.column + frames.last!.columns == space, "\(widths) \(flexible) in \(space)")
      }
    }
  }

  @Test("that are texts shrink to their longest words, and are as high as that needs")
  func shrinking() {
    func grid(_ texts: [[String]]) -> (LayoutNode, [Label]) {
      var style = LayoutStyle()
      style.display = .grid
      style.gap.column = 1
      let root = LayoutNode(style: style)
      var labels: [Label] = []
      for (index, texts) in texts.enumerated() {
        var style = LayoutStyle()
        style.display = .gridRow
        let row = LayoutNode(style: style)
        for text in texts {
          let label = Label(text)
          labels.append(label)
          row.insert(label.node, at: row.children.count)
        }
        root.insert(row, at: index)
      }
      return (root, labels)
    }
    let (root, labels) = grid([["a bb", "ccc dd e"], ["f", "gggg"]])
    for width in 0...20 {
      LayoutEngine().layout(root, width: width, height: nil)
      let frames = labels.map(\.node.frame)
      #expect(frames[0].columns >= 2 && frames[1].columns >= 3)
      #expect(frames[1].column == frames[3].column)
      let heights = labels.map { $0.node.frame.rows }
      #expect(root.children[1].frame.row == max(heights[0], heights[1]), "\(width)")
      if width >= 7 { #expect(frames[1].column + frames[1].columns <= width) }
    }
    withExtendedLifetime(labels) {}
  }

  @Test("do not affect others where no column or row changes")
  func cost() {
    let labels = (0..<1_000).map { Label("label \($0 % 10)") }
    var style = LayoutStyle()
    style.display = .grid
    let root = LayoutNode(style: style)
    for start in stride(from: 0, to: labels.count, by: 4) {
      var style = LayoutStyle()
      style.display = .gridRow
      let row = LayoutNode(style: style, children: labels[start..<(start + 4)].map(\.node))
      root.insert(row, at: root.children.count)
    }
    let engine = LayoutEngine()
    #expect(engine.layout(root, width: 80, height: nil).nodesLaidOut == 1_251)
    labels[77].text = "lebal 7"
    #expect(engine.layout(root, width: 80, height: nil).nodesLaidOut == 1)
    labels[77].text = "a longer label"
    let report = engine.layout(root, width: 80, height: nil)
    #expect(report.measurements <= 4)
    #expect(report.framesChanged <= 1_000)
    withExtendedLifetime(labels) {}
  }
}
