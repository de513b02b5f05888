import RecurseTerminal

extension DrawingContext {
  /// Draws the outline of a path, one dot wide.
  ///
  /// ```swift
  /// context.stroke(Path(ellipseIn: DotRect(x: 0, y: 0, width: 16, height: 16)), with: .accent)
  /// ```
  ///
  /// A line covers the dots of Bresenham's line from the dot that holds its start to the dot that
  /// holds its end, both included. Each step along the longer axis covers the dot that is nearest
  /// to the line between the middles of both dots. If two are equally near, it covers the left or
  /// upper one. So a line covers the same dots in both directions. Up to a billion dots away this
  /// is exact; a longer line is cut there first. A subpath that is only a point covers nothing.
  ///
  /// - Complexity: O(elements of the path and dots in sight), when the drawing is painted.
  public mutating func stroke(_ path: Path, with color: Color) {
    stroke(path, with: Paint(color))
  }

  /// Fills a path, whose open subpaths count as closed.
  ///
  /// ```swift
  /// context.fill(Path(DotRect(x: 0, y: 0, width: 4, height: 4)), with: .warning)
  /// ```
  ///
  /// A dot is filled if its middle is inside. A middle on the outline counts as inside if the shape
  /// is on its right, or below it on a horizontal line. So shapes that share an edge cover each dot
  /// once. Coordinates are rounded to a 256th of a dot. Beyond a million dots edges are cut first,
  /// which moves the visible part by less than a 32nd of a dot.
  ///
  /// - Complexity: O(edges and dots between the first and the last of them, in each row in sight),
  ///   when the drawing is painted.
  public mutating func fill(_ path: Path, with color: Color, style: FillStyle = FillStyle()) {
    fill(path, with: Paint(color), style: style)
  }

  /// Draws a line of text in whole cells, from the cell that holds a point.
  ///
  /// ```swift
  /// context.draw("0 s", at: Dot(x: 0, y: size.height - 1), with: .secondaryText)
  /// ```
  ///
  /// Text covers all dots in its cells, also those that are drawn later, and later text covers
  /// earlier text. A character is shown if all its cells are in the canvas and all their dots in
  /// the clip. Control characters and those without a width are left out.
  public mutating func draw(_ text: String, at dot: Dot, with color: Color = .text) {
    draw(text, at: dot, with: Paint(color))
  }
}

extension Paint {
  /// The paint that stands for a color.
  init(_ color: Color) { self.init(rawValue: color.code) }

  /// The color that the paint stands for.
  var color: Color { Color(code: rawValue) }
}
