extension Path {
  /// Creates a path around a rectangle.
  public init(_ rect: DotRect) { addRect(rect) }

  /// Creates a path around the ellipse that touches the edges of a rectangle.
  public init(ellipseIn rect: DotRect) { addEllipse(in: rect) }

  /// Adds a subpath around a rectangle, clockwise on the screen.
  public mutating func addRect(_ rect: DotRect) {
    let (left, top) = (rect.origin.x, rect.origin.y)
    let (right, bottom) = (left + rect.size.width, top + rect.size.height)
    let last = Dot(x: left, y: bottom)
    move(to: rect.origin)
    addLine(to: Dot(x: right, y: top))
    addLine(to: Dot(x: right, y: bottom))
    addLine(to: last)
    closeSubpath()
  }

  /// Adds a subpath around the ellipse that touches the edges of a rectangle, clockwise on the
  /// screen.
  public mutating func addEllipse(in rect: DotRect) {
    let radii = DotSize(width: rect.size.width / 2, height: rect.size.height / 2)
    let center = Dot(x: rect.origin.x + radii.width, y: rect.origin.y + radii.height)
    let arc = Arc(center: center, radii: radii, angle: 0, sweep: 2 * .pi)
    move(to: arc.start)
    add(arc)
    closeSubpath()
  }

  /// Adds lines through points: a subpath that begins at the first of them.
  ///
  /// Points whose coordinates are not finite leave a gap.
  public mutating func addLines(_ lines: [Dot]) {
    guard let first = lines.first else { return }
    move(to: first)
    for dot in lines.dropFirst() { addLine(to: dot) }
  }

  /// Adds a part of a circle, with a line to it from the current point, if there is one.
  ///
  /// As in SwiftUI, `clockwise` speaks of a picture in which `y` grows upward: with `false` the
  /// angle grows, which is clockwise on the screen. An arc is at most a full turn.
  ///
  /// ```swift
  /// let lowerHalf = Path { path in
  ///   path.addArc(
  ///     center: Dot(x: 8, y: 8), radius: 8, startAngle: .zero, endAngle: .degrees(180),
  ///     clockwise: false)
  /// }
  /// ```
  public mutating func addArc(
    center: Dot, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    let way = endAngle.radians - startAngle.radians
    var sweep = clockwise ? -way : way
    if sweep >= turn, sweep.isFinite {
      sweep = turn
    } else if sweep < 0 {
      sweep = sweep.truncatingRemainder(dividingBy: turn)
      if sweep < 0 { sweep += turn }
    }
    add(
      Arc(
        center: center, radii: DotSize(width: radius, height: radius), angle: startAngle.radians,
        sweep: clockwise ? -sweep : sweep))
  }
}
