@testable import RecurseDrawing

/// Some dots of a small picture, which prints as one.
struct Dots: Equatable, CustomStringConvertible {
  let width: Int
  let height: Int
  private var values: [Bool]

  init(_ width: Int, _ height: Int, where isCovered: (_ x: Int, _ y: Int) -> Bool) {
    self.width = width
    self.height = height
    values = (0..<width * height).map { isCovered($0 % width, $0 / width) }
  }

  /// The dots that a drawing covers.
  init(_ width: Int, _ height: Int, _ draw: (inout DrawingContext) -> Void) {
    var context = DrawingContext()
    draw(&context)
    var grid = DotGrid(columns: width, rows: height, style: .ascii)
    grid.draw(context) { _ in 1 }
    self.init(grid)
  }

  /// The dots that a grid covers.
  init(_ grid: DotGrid) {
    width = grid.plane.width
    height = grid.plane.height
    values = grid.plane.steps.map { $0 > 0 }
  }

  subscript(x: Int, y: Int) -> Bool {
    x >= 0 && x < width && y >= 0 && y < height && values[y * width + x]
  }

  var count: Int { values.count { $0 } }

  var isEmpty: Bool { !values.contains(true) }

  /// The dots that are in both.
  func intersection(_ other: Dots) -> Dots { Dots(width, height) { self[$0, $1] && other[$0, $1] } }

  /// The upper left part.
  func prefix(_ width: Int, _ height: Int) -> Dots { Dots(width, height) { self[$0, $1] } }

  var description: String {
    (0..<height).map { y in (0..<width).map { self[$0, y] ? "#" : "." }.joined() }
      .joined(separator: "\n")
  }
}

/// A paint for tests that look at dots alone.
let ink = Paint(rawValue: 0)

extension Path {
  /// A polygon of vertices in 256ths of a dot.
  init(polygons: [[(x: Int, y: Int)]]) {
    self.init { path in
      for polygon in polygons {
        path.addLines(polygon.map { Dot(x: Double($0.x) / 256, y: Double($0.y) / 256) })
      }
    }
  }

  /// A line between two points.
  init(from first: Dot, to last: Dot) {
    self.init { $0.addLines([first, last]) }
  }
}
