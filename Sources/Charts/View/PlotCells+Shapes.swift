import RecurseDrawing
import RecurseTerminal

extension PlotCells {
  /// Draws the grid and the shapes, of which lines and areas that follow each other share a grid of
  /// dots. Where a rule and a line meet in a cell, it has the color of the line.
  mutating func draw(with dots: inout DotGrid) {
    drawGrid()
    var drawing = DrawingContext()
    var hasAreas = false
    for shape in plot.shapesFromBelow {
      // Areas may have patterns, which lines have not.
      let isArea = if case .area = shape { true } else { false }
      if isArea != hasAreas { flush(&drawing, &dots, hasAreas: hasAreas) }
      hasAreas = isArea
      switch shape {
      case .line(let line): add(line, to: &drawing)
      case .area(let area): add(area, to: &drawing)
      case .rule(let rule): add(rule, to: &drawing)
      case .bar(let bar):
        flush(&drawing, &dots, hasAreas: false)
        draw(bar)
      case .point(let point):
        flush(&drawing, &dots, hasAreas: false)
        put(
          colors.glyph(point.symbol), number(of: point.paint), column: point.cell.column,
          row: point.cell.row)
      case .field(let field):
        flush(&drawing, &dots, hasAreas: false)
        draw(field)
      }
    }
    flush(&drawing, &dots, hasAreas: hasAreas)
    guard colors.showsSymbols else { return }
    for shape in plot.shapes { drawSymbols(of: shape) }
  }

  /// Draws a dot in each cell of the grid, which is less than the thinnest line has.
  private mutating func drawGrid() {
    let paint = number(of: .grid)
    let glyph = Glyph(colors.hasASCII ? "." : "·")
    for dot in plot.gridRows {
      for column in 0..<plot.columns {
        put(glyph, paint, column: column, row: dot / plot.dots.rows)
      }
    }
    for dot in plot.gridColumns {
      for row in 0..<plot.rows {
        put(glyph, paint, column: dot / plot.dots.columns, row: row)
      }
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
    _ drawing: inout DrawingContext, _ dots: inout DotGrid, hasAreas: Bool
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
        put(self.glyph(glyph, paint, isArea: hasAreas), paint, column: column, row: row)
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

extension PlotShape {
  fileprivate var isRule: Bool { if case .rule = self { true } else { false } }
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
