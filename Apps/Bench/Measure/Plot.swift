#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Cost against size, both logarithmic: a linear cost is a diagonal line, a constant one is
/// horizontal.
struct Plot {
  let name: String
  let title: String
  let unit: String
  var lines: [(name: String, points: [(size: Double, cost: Double)])] = []

  init(_ name: String, title: String, unit: String) {
    self.name = name
    self.title = title
    self.unit = unit
  }

  private static let colors = [
    "#1f77b4", "#d62728", "#2ca02c", "#9467bd", "#ff7f0e", "#17becf", "#8c564b",
  ]
  private static let area = (left: 80.0, top: 40.0, width: 440.0, height: 280.0)

  var svg: String {
    let points = lines.flatMap(\.points).filter { $0.cost > 0 && $0.size > 0 }
    let sizes = Self.decades(points.map(\.size))
    let costs = Self.decades(points.map(\.cost))
    let area = Self.area
    func x(_ size: Double) -> Double {
      area.left + (log10(size) - sizes.low) / (sizes.high - sizes.low) * area.width
    }
    func y(_ cost: Double) -> Double {
      area.top + area.height - (log10(cost) - costs.low) / (costs.high - costs.low) * area.height
    }
    var body = ""
    for decade in stride(from: sizes.low, through: sizes.high, by: 1) {
      let place = x(pow(10, decade))
      body += Self.line(place, area.top, place, area.top + area.height, "#ddd")
      body += Self.text(place, area.top + area.height + 18, "10^\(Int(decade))", "middle")
    }
    for decade in stride(from: costs.low, through: costs.high, by: 1) {
      let place = y(pow(10, decade))
      body += Self.line(area.left, place, area.left + area.width, place, "#ddd")
      body += Self.text(area.left - 8, place + 4, "10^\(Int(decade)) \(unit)", "end")
    }
    for (index, line) in lines.enumerated() {
      let color = Self.colors[index % Self.colors.count]
      let places = line.points.filter { $0.cost > 0 }.map { "\(x($0.size)),\(y($0.cost))" }
      let points = places.joined(separator: " ")
      body +=
        "<polyline fill=\"none\" stroke=\"\(color)\" stroke-width=\"2\" "
        + "points=\"\(points)\"/>\n"
      body += Self.text(
        area.left + area.width + 10, area.top + 14 + Double(index) * 18, line.name, "start", color)
    }
    body += Self.text(area.left, 22, title, "start")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="760" height="360" \
      font-family="sans-serif" font-size="12">
      <rect width="760" height="360" fill="white"/>
      \(body)</svg>

      """
  }

  private static func decades(_ values: [Double]) -> (low: Double, high: Double) {
    let low = floor(log10(values.min() ?? 1))
    let high = ceil(log10(values.max() ?? 10))
    return (low, max(high, low + 1))
  }

  private static func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ color: String
  ) -> String {
    "<line x1=\"\(x1)\" y1=\"\(y1)\" x2=\"\(x2)\" y2=\"\(y2)\" stroke=\"\(color)\"/>\n"
  }

  private static func text(
    _ x: Double, _ y: Double, _ text: String, _ anchor: String, _ color: String = "#333"
  ) -> String {
    "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\" fill=\"\(color)\">\(text)</text>\n"
  }
}
