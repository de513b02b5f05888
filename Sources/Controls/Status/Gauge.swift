import RecurseCore

/// A line that shows a number within a range, filled up to the number.
///
/// ```swift
/// Gauge("Memory", value: state.used, in: 0...16)
/// ```
///
///     Memory ━━━━━━━───── 9.5
///
/// In a `Form`, its title is in the common column of titles, and the lines of stacked gauges end at
/// the same column.
///
/// A gauge shows an amount; use a `ProgressView` to show the progress of a task. A value outside
/// the range fills none or all of the line, and is written unchanged; NaN counts as the lower end
/// of the line.
public struct Gauge: StaticContent, Modifiable {
  let element: GaugeElement

  /// Creates a gauge of a number within a range.
  ///
  /// - Parameters:
  ///   - title: the title before the line.
  ///   - value: the number.
  ///   - range: the ends of the line.
  ///   - caption: the text after the line; `nil` writes the number.
  public init(
    _ title: String = "", value: Double, in range: ClosedRange<Double> = 0...1,
    caption: String? = nil
  ) {
    let places = NumberText.places(ofSpan: range.upperBound - range.lowerBound)
    element = GaugeElement(
      title: title, value: value, in: range,
      caption: caption ?? NumberText.text(value, places: places))
  }

  /// Creates a gauge of a whole number within a range.
  ///
  /// ```swift
  /// Gauge("Files", value: state.files.count, in: 0...100)
  /// ```
  public init<Value: BinaryInteger>(
    _ title: String = "", value: Value, in range: ClosedRange<Value>, caption: String? = nil
  ) {
    element = GaugeElement(
      title: title, value: Double(value),
      in: Double(range.lowerBound)...Double(range.upperBound), caption: caption ?? "\(value)")
  }

  /// Returns the gauge as a node.
  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    VirtualNode(element)
  }
}

extension Role {
  /// A read-only number within a range.
  public static let gauge = Role("gauge")
}

struct GaugeElement: WidgetElement, Accessible {
  var title: String
  var fraction: Double
  var caption: String

  init(title: String, value: Double, in range: ClosedRange<Double>, caption: String) {
    let fraction = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    self.title = title
    self.fraction = fraction > 0 ? min(fraction, 1) : 0
    self.caption = caption
  }

  var role: Role { .gauge }
  var label: String { title }
  var value: String? { caption }

  func makeWidget(_ sender: EventSender<GaugeElement>) -> ElementWidget<GaugeElement> {
    GaugeWidget(self, sender)
  }
}

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
    let columns = glyphs.columns(of: element.caption)
    return isTitleInColumn && columns > 0 ? max(4, columns) : columns
  }

  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    if axis == .horizontal { style.flexGrow = 1 } else { style.alignSelf = .stretch }
    return style
  }

  override func baseline(in size: LayoutSize) -> Int? { 1 }

  override func measure(_ proposal: LayoutProposal) -> LayoutSize {
    guard let glyphs else { return .zero }
    let texts = [glyphs.columns(of: title), captionColumns(glyphs)]
    let width = texts.reduce(Self.standardLength) { $0 + ($1 > 0 ? $1 + 1 : 0) }
    return LayoutSize(width: proposal.width.bounding(width), height: 1)
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
    let full = Int((element.fraction * Double(line)).rounded())
    var style = context.style
    style.foreground = style.foreground ?? .accent
    context.draw(self.title, column: 0, width: title)
    context.draw(String(repeating: "━", count: full), column: start, row: 0, style: style)
    context.draw(
      String(repeating: "─", count: line - full), column: start + full, row: 0,
      style: CellStyle(foreground: .border))
    let text = min(caption, context.glyphs.columns(of: element.caption))
    context.draw(element.caption, column: width - text, width: text)
  }
}
