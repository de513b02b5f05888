import Recurse

/// The face of the clock: the time in digits as large as the window allows, and how far the minute
/// is.
struct Face: Component, Equatable {
  let seconds: Int
  let window: CellSize

  func render(state: Void) -> Node {
    let digits = Digits(text: Face.time(seconds))
    // The border, the padding and the lines around the face grow with its digits.
    let scale = min((window.columns - 2) / (digits.columns + 2), (window.rows - 4) / 7, 6)
    Center {
      if scale > 0 {
        VStack(alignment: .stretch, spacing: 1) {
          digits.scaled(by: scale)
          minute
        }
        .padding(horizontal: scale, vertical: scale - 1).border(.rounded)
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
