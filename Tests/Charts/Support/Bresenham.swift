@testable import RecurseCharts

/// The dots of a line between two dots, both included.
///
/// It is drawn upward in the longer direction, so that both ways between two dots are the same.
func bresenham(_ start: PlotDot, _ end: PlotDot) -> Set<PlotDot> {
  var dots: Set<PlotDot> = []
  let (width, height) = (end.x - start.x, end.y - start.y)
  let count = max(abs(width), abs(height))
  guard count > 0 else { return [start] }
  for step in 0...count {
    // The nearest dot; of two equally near, the lesser one.
    let x = Double(start.x) + (Double(width * step) / Double(count) - 0.5).rounded(.up)
    let y = Double(start.y) + (Double(height * step) / Double(count) - 0.5).rounded(.up)
    dots.insert(PlotDot(x: Int(x), y: Int(y)))
  }
  return dots
}

/// The dots of a line through many dots that are within a plot.
func bresenham(through dots: [PlotDot], width: Int, height: Int) -> Set<PlotDot> {
  var covered: Set<PlotDot> = dots.count == 1 ? [dots[0]] : []
  for (start, end) in zip(dots, dots.dropFirst()) { covered.formUnion(bresenham(start, end)) }
  return covered.filter { $0.x >= 0 && $0.x < width && $0.y >= 0 && $0.y < height }
}
