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
/// The animation repeats. Its size is that of the first frame. Parts that two frames share are
/// stored once.
@MainActor
public struct SVGAnimation {
  private var frames: [(layers: [[String]], seconds: Double)] = []
  private var size = CellSize(columns: 0, rows: 0)

  /// Creates an animation without frames.
  public init() {}

  /// Adds a frame with the current content of a screen.
  ///
  /// - Parameter time: the time for which the frame is shown.
  public mutating func add<Root>(_ screen: TestScreen<Root>, for time: Duration) {
    if frames.isEmpty { size = screen.memory.size }
    frames.append((screen.memory.layers(screen.svgColors), time / .seconds(1)))
  }

  /// The animation as SVG.
  public var svg: String {
    var lines = [SVG.head(of: size)]
    for layer in 0..<(frames.map(\.layers.count).max() ?? 0) {
      for scene in scenes(ofLayer: layer) {
        lines.append(head(of: scene))
        lines += scene.shapes
        lines.append("</g>")
      }
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// The shapes that are seen in the same frames.
  private struct Scene {
    /// The numbers of the frames, in order.
    let frames: [Int]
    var shapes: [String] = []
  }

  /// The shapes of a layer, in the order in which they are first seen.
  private func scenes(ofLayer layer: Int) -> [Scene] {
    var shapes: [String] = []
    var seen: [String: [Int]] = [:]
    for (frame, content) in frames.enumerated() {
      for shape in content.layers[layer] where seen[shape]?.last != frame {
        if seen[shape] == nil { shapes.append(shape) }
        seen[shape, default: []].append(frame)
      }
    }
    var scenes: [Scene] = []
    var places: [[Int]: Int] = [:]
    for shape in shapes {
      guard let frames = seen[shape] else { continue }
      let place = places[frames] ?? scenes.count
      if place == scenes.count {
        places[frames] = place
        scenes.append(Scene(frames: frames))
      }
      scenes[place].shapes.append(shape)
    }
    return scenes
  }

  /// The start of a group that is seen in its frames alone.
  private func head(of scene: Scene) -> String {
    guard scene.frames.count < frames.count else { return "<g>" }
    let total = frames.reduce(0) { $0 + $1.seconds }
    let shown = Set(scene.frames)
    var values: [String] = []
    var times: [String] = []
    var start = 0.0
    for (frame, content) in frames.enumerated() {
      let value = shown.contains(frame) ? "visible" : "hidden"
      if value != values.last {
        values.append(value)
        times.append((start / total).short)
      }
      start += content.seconds
    }
    // Where nothing moves, the first frame is seen.
    return "<g visibility=\"\(values[0])\">"
      + "<animate attributeName=\"visibility\" calcMode=\"discrete\" "
      + "values=\"\(values.joined(separator: ";"))\" keyTimes=\"\(times.joined(separator: ";"))\" "
      + "dur=\"\(total.short)s\" repeatCount=\"indefinite\"/>"
  }
}

extension Double {
  /// The number with four digits after the point, without trailing zeros.
  fileprivate var short: String { "\((self * 10_000).rounded() / 10_000)" }
}
