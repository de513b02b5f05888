import RecurseTerminal

/// A session as an animated SVG picture, with a frame for each added screen and without a script.
///
/// ```swift
/// var film = SVGAnimation()
/// film.add(screen, for: .seconds(1))
/// screen.press(.down)
/// film.add(screen, for: .milliseconds(400))
/// try film.svg.write(toFile: "session.svg", atomically: true, encoding: .utf8)
/// ```
///
/// The animation repeats. Its size is that of the first frame.
@MainActor
public struct SVGAnimation {
  private var frames: [(shapes: [String], seconds: Double)] = []
  private var size = CellSize(columns: 0, rows: 0)

  /// Creates an animation without frames.
  public init() {}

  /// Adds a frame with the current content of a screen.
  ///
  /// - Parameter time: the time for which the frame is shown.
  public mutating func add<Root>(_ screen: TestScreen<Root>, for time: Duration) {
    if frames.isEmpty { size = screen.memory.size }
    frames.append((screen.memory.shapes(screen.svgColors), time / .seconds(1)))
  }

  /// The animation as SVG.
  public var svg: String {
    let total = frames.reduce(0) { $0 + $1.seconds }
    var lines = [SVG.head(of: size)]
    var start = 0.0
    for frame in frames {
      let (from, to) = (start / total, (start + frame.seconds) / total)
      // Where nothing moves, the first one is seen.
      lines.append("<g visibility=\"\(start == 0 ? "visible" : "hidden")\">")
      // Before, while and after it is seen.
      lines.append(
        "<animate attributeName=\"visibility\" calcMode=\"discrete\" "
          + "values=\"hidden;visible;hidden\" keyTimes=\"0;\(from.short);\(to.short)\" "
          + "dur=\"\(total.short)s\" repeatCount=\"indefinite\"/>")
      lines += frame.shapes
      lines.append("</g>")
      start += frame.seconds
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }
}

extension Double {
  /// The number with four digits after the point, without trailing zeros.
  fileprivate var short: String { "\((self * 10_000).rounded() / 10_000)" }
}
