import RecurseCore

/// A control with a value, one line high.
class LineControlWidget<E: Element>: ElementWidget<E>, FieldPart {
  override init(_ element: E, _ sender: EventSender<E>) {
    super.init(element, sender)
    setField(self)
  }

  override var isFocusable: Bool { true }

  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    style.flexShrink = 1
    return style
  }

  override final func baseline(in size: CellSize) -> Int? { 1 }

  /// Returns the width of the line if there is room for all of it.
  func naturalWidth(_ glyphs: GlyphTable) -> Int { 0 }

  /// A mistake in the element, to report to the author of the app.
  var problem: String? { nil }

  override final func measure(_ proposal: LayoutProposal) -> CellSize {
    if let problem { reportProblem(problem) }
    guard let glyphs else { return .zero }
    return CellSize(columns: proposal.width.bounding(naturalWidth(glyphs)), rows: 1)
  }

  /// Paints the line.
  func paintLine(_ context: GraphicsContext) {}

  override final func paint(_ context: GraphicsContext) {
    guard context.size.columns > 0, context.size.rows > 0 else { return }
    paintLine(context)
  }

  // Declared here, as subclasses override it.
  var columnTitle: String? { nil }

  /// The title that the widget shows itself, or an empty string if a form shows it.
  final var ownTitle: String { isTitleInColumn ? "" : columnTitle ?? "" }
}
