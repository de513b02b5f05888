import RecurseCore

final class GaugeWidget: ElementWidget<GaugeElement>, FieldPart {
  private static let standardLength = 12
  private static let leastLength = 3

  override init(_ element: GaugeElement, _ sender: EventSender<GaugeElement>) {
    super.init(element, sender)
    setField(self)
  }

  var showsFieldError: Bool { false }
  var columnTitle: String? { element.title.isEmpty ? nil : element.title }

  private var title: String { isTitleInColumn ? "" : element.title }

  /// Returns the width of the caption; in a column, `9.5` and `93 %` are equally wide.
  private func captionColumns(_ glyphs: GlyphTable) -> Int {
    let columns = glyphs.columns(of: element.captionBeside)
    return isTitleInColumn && columns > 0 ? max(4, columns) : columns
  }

  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    if axis == .horizontal { style.flexGrow = 1 } else { style.alignSelf = .stretch }
    return style
  }

  override func baseline(in size: CellSize) -> Int? { 1 }

  override func measure(_ proposal: LayoutProposal) -> CellSize {
    guard let glyphs else { return .zero }
    let texts = [glyphs.columns(of: title), captionColumns(glyphs)]
    let width = texts.reduce(Self.standardLength) { $0 + ($1 > 0 ? $1 + 1 : 0) }
    return CellSize(columns: proposal.width.bounding(width), rows: 1)
  }

  override func paint(_ context: GraphicsContext) {
    let width = context.size.columns
    var caption = captionColumns(context.glyphs)
    if width < caption + 1 + Self.leastLength { caption = 0 }
    let rest = width - (caption > 0 ? caption + 1 : 0)
    let title = max(
      0, min(context.glyphs.columns(of: self.title), rest - Self.leastLength - 1))
    let start = title > 0 ? title + 1 : 0
    let line = max(0, rest - start)
    context.draw(self.title, column: 0, width: title)
    let color = context.style.foreground ?? .accent
    if let bar = element.bar(in: color) {
      context.draw(bar, column: start, row: 0, width: line)
    } else {
      paintLine(context, color, column: start, width: line)
    }
    let text = min(caption, context.glyphs.columns(of: element.captionBeside))
    context.draw(element.captionBeside, column: width - text, width: text)
  }

  private func paintLine(_ context: GraphicsContext, _ color: Color, column: Int, width: Int) {
    let full = Int((element.fraction * Double(width)).rounded())
    var style = context.style
    style.foreground = color
    context.draw(String(repeating: "━", count: full), column: column, row: 0, style: style)
    context.draw(
      String(repeating: "─", count: width - full), column: column + full, row: 0,
      style: CellStyle(foreground: .border))
  }
}
