import RecurseMeasuring
import Testing

@testable import RecurseDrawing

@Suite("The allocations of a drawing") struct AllocationTests {
  /// A drawing with everything but texts.
  private func drawing(_ size: DotSize) -> DrawingContext {
    var context = DrawingContext()
    let disc = Path(ellipseIn: DotRect(origin: .zero, size: size))
    context.drawLayer { layer in
      layer.clip(to: disc)
      layer.fill(Path(DotRect(origin: .zero, size: size)), with: ink)
    }
    context.stroke(disc, with: Paint(rawValue: 1))
    context.stroke(
      Path { path in
        path.move(to: .zero)
        path.addCurve(
          to: Dot(x: size.width, y: size.height), control1: Dot(x: size.width, y: 0),
          control2: Dot(x: 0, y: size.height))
      }, with: Paint(rawValue: 2))
    return context
  }

  @Test("are none in a grid that has drawn as much before", arguments: DotStyle.allCases)
  func none(style: DotStyle) {
    let context = drawing(style.size(columns: 60, rows: 20))
    var grid = DotGrid(columns: 60, rows: 20, style: style)
    var cells = 0
    func draw() {
      grid.reset()
      grid.draw(context) { _ in 1 }
      grid.forEachCell { _, _, _ in cells += 1 }
    }
    draw()
    guard let count = AllocationCount.during(draw) else { return }
    #expect(cells > 0)
    #expect(count == 0)
  }
}
