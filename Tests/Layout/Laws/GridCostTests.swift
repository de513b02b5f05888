import RecurseLayout
import TestSupport
import Testing

/// The cost of a grid is in proportion to its cells.
@Suite("The steps of a grid are in proportion to its cells", .blocking) struct GridCostTests {
  private func grid(_ rows: [LayoutNode]) -> LayoutNode {
    var style = LayoutStyle()
    style.display = .grid
    return LayoutNode(style: style, children: rows)
  }

  private func row(_ cells: [LayoutNode]) -> LayoutNode {
    var style = LayoutStyle()
    style.display = .gridRow
    return LayoutNode(style: style, children: cells)
  }

  private func cell(_ change: (inout LayoutStyle) -> Void = { _ in }) -> LayoutNode {
    box(3, 1, with: change)
  }

  private func expectLinear(_ make: (Int) -> LayoutNode) {
    func steps(_ count: Int) -> Int {
      LayoutEngine().layout(make(count), width: 80, height: nil).steps
    }
    let (small, large) = (steps(200), steps(400))
    #expect(large * 10 <= small * 22)
  }

  @Test("in rows of two cells")
  func rows() { expectLinear { count in grid((0..<count).map { _ in row([cell(), cell()]) }) } }

  @Test("in one row of cells")
  func columns() { expectLinear { count in grid([row((0..<count).map { _ in cell() })]) } }

  @Test("among rows that take all columns")
  func fullRows() {
    expectLinear { count in
      grid((0..<count).map { $0.isMultiple(of: 2) ? row([cell(), cell()]) : cell() })
    }
  }

  @Test("across columns and rows")
  func spans() {
    expectLinear { count in grid((0..<count).map(spanningRow)) }
  }

  private func spanningRow(_ number: Int) -> LayoutNode {
    let (columns, rows) = (UInt16(1 + number % 4), UInt16(1 + number % 3))
    return row([cell { $0.gridColumnSpan = columns }, cell { $0.gridRowSpan = rows }])
  }
}
