import Recurse

/// A timetable that is larger than any window.
struct ScrollingPage: GalleryContent, Equatable {
  static let source = """
    ScrollView([.horizontal, .vertical]) {
      for (number, stop) in Self.stops.enumerated() {
        Text(Self.line(stop, at: number)).wrap(.none).bold(number.isMultiple(of: 6))
      }
    }
    """

  func render(state: Void) -> Node {
    Card("Trains along the coast", note: "arrows, the wheel, the bars") {
      ScrollView([.horizontal, .vertical]) {
        for (number, stop) in Self.stops.enumerated() {
          Text(Self.line(stop, at: number)).wrap(.none).bold(number.isMultiple(of: 6))
        }
      }
    }
    .frame(maxHeight: .infinity)
  }

  /// A stop, and the times at which the thirty trains of a day leave it.
  private static func line(_ stop: String, at number: Int) -> String {
    let times = (0..<30).map { train in
      let minutes = 300 + 38 * train + 11 * number
      let (hour, minute) = (minutes / 60 % 24, minutes % 60)
      return "\(hour < 10 ? " " : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }
    return stop.padded(to: 14) + times.joined(separator: "  ")
  }

  private static let stops = [
    "Harbor", "Lighthouse", "Old Mill", "Sandbar", "Cliffs", "Gull Bay", "Saltworks", "Pier",
    "Dunes", "Fort", "Marina", "Chapel", "Vineyard", "Bridge", "Quarry", "Forest", "Lagoon",
    "Observatory", "Market", "Cannery", "Ferry", "Orchard", "Tunnel", "Terminal",
  ]
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
