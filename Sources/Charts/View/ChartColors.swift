import RecurseTerminal
import RecurseWidgets

/// The looks of paints where a chart is painted.
@MainActor
struct ChartColors {
  private let context: GraphicsContext
  /// Whether the terminal shows ASCII alone.
  let hasASCII: Bool
  /// Whether symbols tell series apart, as their colors may not.
  let showsSymbols: Bool
  /// Whether cells may have backgrounds of their own.
  let hasGrounds: Bool
  /// The colors of the cells of a heat map where the nearest ones of a palette would not be in the
  /// order of lightness.
  private var ramp: [Color] = []

  /// The part of the way from the color of borders to the background at which the grid's color
  /// lies.
  private static let gridFaintness = 0.35
  /// The number of colors in a gradient, besides the first.
  private static let gradientSteps = 24.0

  /// - Parameter hasField: whether there are cells of a heat map.
  init(_ context: GraphicsContext, hasASCII: Bool, seriesCount: Int, hasField: Bool) {
    self.context = context
    self.hasASCII = hasASCII
    hasGrounds = context.showsSurfaces
    showsSymbols =
      seriesCount > 1 && (!hasGrounds || seriesCount > ColorRole.series.count || hasASCII)
    if hasField { ramp = rampOfPalette }
  }

  /// The nearest colors of the palette for the steps of the gradient of cells; none where the
  /// terminal shows every color.
  ///
  /// Each is as light as the one before, or nearer to the last.
  private var rampOfPalette: [Color] {
    let steps = (0...Int(Self.gradientSteps)).compactMap {
      color(of: .cells, atShare: Double($0) / Self.gradientSteps)
    }
    guard hasGrounds, concrete(.accent)?.index != nil, let first = steps.first,
      let last = steps.last
    else { return [] }
    let isRising = first.luminance < last.luminance
    var ramp: [Color] = []
    for step in steps {
      let color = ColorLevel.palette256.nearest(step) ?? step
      let before = ramp.last ?? color
      let (low, high) = isRising ? (before, last) : (last, before)
      let isInOrder = (low.luminance...max(low.luminance, high.luminance)).contains(color.luminance)
      ramp.append(isInOrder ? color : before)
    }
    return ramp
  }

  /// The style of a paint.
  ///
  /// - Parameter height: the position along the axis of values, from 0 to 1.
  func style(_ paint: ChartPaint, height: Double) -> CellStyle {
    CellStyle(
      foreground: color(paint, height: height),
      attributes: paint == .grid && !hasGrounds ? .dim : [])
  }

  /// The color of a paint, as the terminal shows it; `nil` is the one of text.
  func color(_ paint: ChartPaint, height: Double) -> Color? {
    switch paint {
    case .series(let number): concrete(.series(number))
    case .custom(let color): concrete(color)
    case .plain: concrete(.secondaryText)
    case .grid: gridColor
    case .gradient(let gradient, let position): color(of: gradient, at: position)
    case .gradientAlongValues(let gradient): color(of: gradient, at: height)
    }
  }

  /// The color between that of borders and the background.
  private var gridColor: Color? {
    let style = context.concrete(CellStyle(foreground: .border, background: .background))
    guard hasGrounds, let border = style.foreground, let ground = style.background else {
      return style.foreground
    }
    return border.mixed(Self.gridFaintness, with: ground)
  }

  private func concrete(_ color: Color) -> Color? {
    context.concrete(CellStyle(foreground: color)).foreground
  }

  /// The color of a gradient: between two of its colors if the theme decides how they look, else
  /// the nearer one.
  private func color(of gradient: Gradient, at position: Double) -> Color? {
    guard let last = gradient.colors.last, position.isFinite else { return nil }
    let step = (gradient.share(at: position) * Self.gradientSteps).rounded()
    guard gradient == .cells else {
      return color(of: gradient, atShare: step / Self.gradientSteps)
    }
    // Shades of one color are in order, those of several are not.
    if !hasGrounds { return concrete(last) }
    return ramp.isEmpty
      ? color(of: gradient, atShare: step / Self.gradientSteps) : ramp[Int(step)]
  }

  private func color(of gradient: Gradient, atShare share: Double) -> Color? {
    let colors = gradient.colors
    guard let last = colors.indices.last else { return nil }
    let place = share * Double(last)
    let index = Int(place)
    guard hasGrounds, index < last, let first = concrete(colors[index]),
      let second = concrete(colors[index + 1])
    else { return concrete(colors[Int(place.rounded())]) }
    return first.mixed(place - Double(index), with: second)
  }

  /// The symbol of a series.
  func glyph(_ symbol: ChartSymbol) -> Glyph {
    let text = hasASCII ? symbol.asciiSymbol : symbol.rawValue
    return Glyph(rawValue: text.unicodeScalars.first?.value ?? 0x20)
  }

  /// The sign that fills the bars of a series where colors do not tell series apart.
  func pattern(_ series: Int) -> Glyph {
    if hasASCII { return glyph(ChartSymbol.of(series: series)) }
    let count = Self.patterns.count
    return Glyph(Self.patterns[(series + series / count) % count])
  }

  private static let patterns: [Unicode.Scalar] = ["█", "░", "▓", "▒", "╳", "▚", "═", "║"]

  // MARK: - Texts

  /// Paints a label, or a part of a legend.
  func paint(_ text: ChartText, isFocused: Bool, _ context: GraphicsContext) {
    switch text.role {
    case .xTick, .yTick:
      let focus = CellStyle(foreground: .accent, attributes: .bold)
      let style = isFocused ? focus : CellStyle(foreground: .secondaryText)
      context.draw(text.text, column: text.column, row: text.row, style: style)
    case .title:
      context.draw(
        text.text, column: text.column, row: text.row,
        style: CellStyle(foreground: .secondaryText))
    case .legend: context.draw(text.text, column: text.column, row: text.row)
    case .omitted:
      let shown = hasASCII ? "<=" + text.text.dropFirst(2) : text.text
      context.draw(
        shown, column: text.column, row: text.row, style: CellStyle(foreground: .warning))
    case .symbol(let paint), .barSymbol(let paint, _):
      var glyph = ChartSymbol(rawValue: text.text).map(glyph) ?? .space
      if case .barSymbol(_, let series) = text.role, showsSymbols { glyph = pattern(series) }
      context.draw(
        [glyph], column: text.column, row: text.row, style: style(paint, height: 1))
    case .gradient(let gradient): paintGradient(gradient, text, context)
    }
  }

  private func paintGradient(
    _ gradient: Gradient, _ text: ChartText, _ context: GraphicsContext
  ) {
    for cell in 0..<text.width {
      let position = Double(cell) / Double(max(1, text.width - 1))
      var style = style(.gradient(gradient, at: position), height: 1)
      if hasGrounds { style.background = style.foreground }
      context.draw(
        [shade(at: position)], column: text.column + cell, row: text.row, style: style)
    }
  }

  /// The block that stands for a position in a gradient.
  func shade(at position: Double) -> Glyph {
    guard !hasGrounds else { return Glyph(rawValue: 0x2588) }
    let shades: [Unicode.Scalar] = hasASCII ? [".", ":", "+", "#"] : ["░", "▒", "▓", "█"]
    return Glyph(rawValue: shades[min(3, max(0, Int(position * 4)))].value)
  }
}

extension ChartSymbol {
  /// The symbol on a terminal that shows ASCII alone.
  fileprivate var asciiSymbol: String {
    switch self {
    case .circle: "*"
    case .triangle: "^"
    case .square: "#"
    case .diamond: "+"
    case .openCircle: "o"
    case .openTriangle: "v"
    case .openSquare: "="
    case .openDiamond: "x"
    }
  }
}
