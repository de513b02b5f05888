import Recurse

/// The face of the clock: the time in digits as large as the window allows, and how far the minute
/// is.
struct Face: Component, Equatable {
  let seconds: Int
  let window: CellSize

  /// The rows around the digits: a bar, the hints, the border, and the line of the minute with a
  /// free one above it.
  private static let otherRows = 6
  private static let leastRows = 3
  private static let mostRows = 30

  func render(state: Void) -> Node {
    let rows = min(window.rows - Face.otherRows, Face.mostRows)
    Center {
      if rows >= Face.leastRows {
        VStack(alignment: .stretch, spacing: 1) {
          BigText(Face.time(seconds), rows: rows).foreground(.accent).alignSelf(.center)
          minute
        }
        .padding(horizontal: 1).border(.rounded)
      }
    }
  }

  private var minute: Node {
    HStack {
      Text(Face.time(seconds / 60 * 60))
      ProgressView(value: Double(seconds % 60), total: 60).foreground(.accent)
      Text(Face.time(seconds / 60 * 60 + 60))
    }
    .foreground(.secondaryText)
  }

  /// `01:05`, and `1:00:05` after an hour.
  static func time(_ seconds: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let time = "\(two(seconds / 60 % 60)):\(two(seconds % 60))"
    return seconds < 3600 ? time : "\(seconds / 3600):\(time)"
  }
}
