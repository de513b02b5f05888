/// A drawing: the list of its steps, in order.
///
/// ```swift
/// Canvas { context, size in
///   let disc = Path(ellipseIn: DotRect(origin: .zero, size: size))
///   context.fill(disc, with: .accent)
///   context.stroke(
///     Path { path in
///       path.move(to: Dot(x: 0, y: size.height - 1))
///       path.addLine(to: Dot(x: size.width - 1, y: 0))
///     }, with: .warning)
/// }
/// ```
///
/// Later shapes cover earlier ones. Drawings that are equal look the same, so comparing two of them
/// tells whether a picture has to be painted again.
public struct DrawingContext: Equatable, Sendable {
  private(set) var commands: [DrawingCommand] = []

  /// Creates an empty drawing.
  package init() {}

  /// Draws the outline of a path, one dot wide.
  package mutating func stroke(_ path: Path, with paint: Paint) {
    guard !path.isEmpty else { return }
    commands.append(.stroke(path, paint))
  }

  /// Fills a path, whose open subpaths count as closed.
  package mutating func fill(_ path: Path, with paint: Paint, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    commands.append(.fill(path, style, paint))
  }

  /// Draws a line of text in whole cells, from the cell that holds a point.
  package mutating func draw(_ text: String, at dot: Dot, with paint: Paint) {
    guard !text.isEmpty, dot.isFinite else { return }
    commands.append(.text(text, dot, paint))
  }

  /// Limits all later drawing in this layer to the dots that a path encloses.
  ///
  /// The dots are those that ``fill(_:with:style:)`` would cover. Several clips leave the dots that
  /// are in all of them.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    commands.append(.clip(path, style))
  }

  /// Lets a closure draw, and then ends its clips.
  ///
  /// ```swift
  /// context.drawLayer { layer in
  ///   layer.clip(to: Path(DotRect(x: 0, y: 0, width: 8, height: 8)))
  ///   layer.draw("cut off", at: .zero)
  /// }
  /// ```
  public mutating func drawLayer(_ content: (inout DrawingContext) throws -> Void) rethrows {
    commands.append(.beginLayer)
    defer { commands.append(.endLayer) }
    try content(&self)
  }
}
