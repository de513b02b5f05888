import RecurseDrawing
import RecurseTerminal

extension PlotCells {
  /// Draws the grid and the shapes, of which those of one kind that follow each other share a grid
  /// of dots. Where a rule and a line meet in a cell, it has the dots of one of them alone.
  mutating func draw(with dots: inout DotGrid) {
    drawGrid()
    var drawing = DrawingContext()
    var kind: DotKind?
    for shape in plot.shapesFromBelow {
      // A cell has one color, and areas may have patterns.
      if shape.dotKind != kind { flush(&drawing, &dots, of: kind) }
      kind = shape.dotKind
      switch shape {
      case .line(let line): add(line, to: &drawing)
      case .area(let area): add(area, to: &drawing)
      case .rule(let rule): add(rule, to: &drawing)
      case .bar(let bar): draw(bar)
      case .point(let point):
        put(
          colors.glyph(point.symbol), number(of: point.paint), column: point.cell.column,
          row: point.cell.row)
      case .field(let field): draw(field)
      }
    }
    flush(&drawing, &dots, of: kind)
    for shape in plot.shapes {
      if case .rule(let rule) = shape { drawThroughLines(rule) }
    }
    guard colors.showsSymbols else { return }
    for shape in plot.shapes { drawSymbols(of: shape) }
  }

  /// Draws a dot in each cell of the grid, which is less than the thinnest line has. It is the very
  /// dot of the value, so that a line there goes through it.
  private mutating func drawGrid() {
    let paint = number(of: .grid)
    // Where no row of the grid is, the upper middle of a cell.
    var lines = [Int](repeating: min(1, plot.dots.rows - 1), count: plot.rows)
    for dot in plot.gridRows {
      lines[dot / plot.dots.rows] = dot % plot.dots.rows
      let glyph = dotGlyph(x: 0, y: dot % plot.dots.rows)
      for column in 0..<plot.columns {
        put(glyph, paint, column: column, row: dot / plot.dots.rows)
      }
    }
    for dot in plot.gridColumns {
      for row in 0..<plot.rows {
        let glyph = dotGlyph(x: dot % plot.dots.columns, y: lines[row])
        put(glyph, paint, column: dot / plot.dots.columns, row: row)
      }
    }
  }

  /// The glyph of one dot of a cell.
  private func dotGlyph(x: Int, y: Int) -> Glyph {
    colors.hasASCII ? Glyph(".") : Glyph(rawValue: 0x2800 | Self.bit(x: x, y: y))
  }

  /// The bit of a dot in a Braille pattern.
  private static func bit(x: Int, y: Int) -> UInt32 {
    y < 3 ? 1 << UInt32(y + 3 * x) : 0x40 << UInt32(x)
  }

  /// Draws every sixth cell of a rule that a line hides over a distance, so that both are seen. A
  /// line that crosses it is whole.
  private mutating func drawThroughLines(_ rule: RuleShape) {
    guard !colors.hasASCII else { return }
    let dots = plot.dots
    var bits: UInt32 = 0
    for dot in 0..<(rule.isUpright ? dots.rows : dots.columns) {
      bits |=
        rule.isUpright
        ? Self.bit(x: rule.dot % dots.columns, y: dot) : Self.bit(x: dot, y: rule.dot % dots.rows)
    }
    var hidden = 0
    for cell in 0..<(rule.isUpright ? plot.rows : plot.columns) {
      let column = rule.isUpright ? rule.dot / dots.columns : cell
      let row = rule.isUpright ? cell : rule.dot / dots.rows
      hidden = self[column, row].isLine ? hidden + 1 : 0
      guard hidden % 6 == 5 else { continue }
      put(Glyph(rawValue: 0x2800 | bits), number(of: rule.paint), column: column, row: row)
    }
  }

  // MARK: - Dots

  private mutating func add(_ line: LineShape, to drawing: inout DrawingContext) {
    guard let first = line.dots.first else { return }
    guard line.dots.count > 1 else {
      // A line that ends where it begins has one dot.
      drawing.stroke(Path { $0.addDot(first) }, with: paint(line, 0))
      return
    }
    guard !line.gradients.isEmpty else {
      drawing.stroke(
        Path { path in
          path.move(to: first.middle)
          for dot in line.dots.dropFirst() { path.addLine(to: dot.middle) }
        }, with: paint(line, 0))
      return
    }
    for index in line.dots.indices.dropFirst() {
      drawing.stroke(
        Path { path in
          path.move(to: line.dots[index - 1].middle)
          path.addLine(to: line.dots[index].middle)
        }, with: paint(line, index))
    }
  }

  private mutating func paint(_ line: LineShape, _ index: Int) -> Paint {
    let gradients = line.gradients
    return ink(gradients.isEmpty ? line.paint : line.paint.at(gradients[index]))
  }

  private mutating func ink(_ paint: ChartPaint) -> Paint {
    Paint(rawValue: UInt32(number(of: paint)))
  }

  private mutating func add(_ area: AreaShape, to drawing: inout DrawingContext) {
    let path = Path { path in
      for (x, rows) in area.rows.enumerated() {
        guard let rows else { continue }
        let (top, bottom) = (PlotDot(x: x, y: rows.lowerBound), PlotDot(x: x, y: rows.upperBound))
        if top == bottom {
          path.addDot(top)
        } else {
          path.move(to: top.middle)
          path.addLine(to: bottom.middle)
        }
      }
    }
    drawing.stroke(path, with: ink(area.paint))
  }

  private mutating func add(_ rule: RuleShape, to drawing: inout DrawingContext) {
    let (width, height) = (plot.columns * plot.dots.columns, plot.rows * plot.dots.rows)
    let path = Path { path in
      let start = PlotDot(x: rule.isUpright ? rule.dot : 0, y: rule.isUpright ? 0 : rule.dot)
      let end = PlotDot(
        x: rule.isUpright ? rule.dot : width - 1, y: rule.isUpright ? height - 1 : rule.dot)
      if start == end { return path.addDot(start) }
      path.move(to: start.middle)
      path.addLine(to: end.middle)
    }
    drawing.stroke(path, with: ink(rule.paint))
  }

  /// Puts the dots that were drawn into the cells.
  private mutating func flush(
    _ drawing: inout DrawingContext, _ dots: inout DotGrid, of kind: DotKind?
  ) {
    guard drawing != DrawingContext() else { return }
    dots.reset(
      columns: plot.columns, rows: plot.rows, style: plot.dots.rows == 1 ? .ascii : .braille)
    dots.draw(drawing) { _ in 1 }
    drawing = DrawingContext()
    for row in 0..<plot.rows {
      for column in 0..<plot.columns {
        guard let cell = dots.cell(column: column, row: row), case .dots(let glyph) = cell.glyph
        else { continue }
        let paint = Int16(truncatingIfNeeded: cell.foreground.rawValue)
        put(
          self.glyph(glyph, paint, isArea: kind == .area), paint, column: column, row: row,
          isLine: kind == .line)
      }
    }
  }

  /// The glyph of dots, or of a symbol in ASCII. Where colors do not tell areas apart, each series
  /// has some of the dots.
  private func glyph(_ dots: Unicode.Scalar, _ number: Int16, isArea: Bool) -> Glyph {
    guard case .series(let series) = paint(number), series >= 0 else { return Glyph(dots) }
    if colors.hasASCII { return colors.glyph(.of(series: series)) }
    guard isArea, colors.showsSymbols else { return Glyph(dots) }
    let kept = dots.value & (0x2800 | Self.patterns[series % Self.patterns.count])
    return Glyph(rawValue: kept == 0x2800 ? dots.value : kept)
  }

  /// The dots of Braille that areas have: all, every second one, a column, two rows.
  private static let patterns: [UInt32] = [0xFF, 0x95, 0x47, 0x2D]
}

extension PlotPicture {
  /// The shapes in the order in which they cover each other: rules are below lines, and above what
  /// fills cells.
  fileprivate var shapesFromBelow: [PlotShape] {
    let isFilled = shapes.contains { shape in
      switch shape {
      case .area, .bar, .field: true
      case .line, .point, .rule: false
      }
    }
    return isFilled ? shapes : shapes.filter(\.isRule) + shapes.filter { !$0.isRule }
  }
}

/// A shape that is made of dots.
private enum DotKind { case line, area, rule }

extension PlotShape {
  fileprivate var isRule: Bool { dotKind == .rule }

  fileprivate var dotKind: DotKind? {
    switch self {
    case .line: .line
    case .area: .area
    case .rule: .rule
    case .bar, .point, .field: nil
    }
  }
}

extension PlotDot {
  /// The middle of the dot.
  fileprivate var middle: Dot { Dot(x: Double(x) + 0.5, y: Double(y) + 0.5) }
}

extension Path {
  /// Adds a line within one dot.
  fileprivate mutating func addDot(_ dot: PlotDot) {
    move(to: Dot(x: Double(dot.x) + 0.25, y: Double(dot.y) + 0.5))
    addLine(to: Dot(x: Double(dot.x) + 0.75, y: Double(dot.y) + 0.5))
  }
}
