import RecurseCore

/// A control of one line, with what is wrong with its value in a second one where `fieldError`
/// asks for that.
class LineControlWidget<E: Element>: ElementWidget<E> {
  override final var isFocusable: Bool { true }

  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    style.flexShrink = 1
    return style
  }

  override final func baseline(in size: LayoutSize) -> Int? { 1 }

  /// The width of the line where there is room for all of it.
  func naturalWidth(_ glyphs: GlyphTable) -> Int { 0 }

  override final func measure(_ proposal: LayoutProposal) -> LayoutSize {
    guard let glyphs else { return .zero }
    return LayoutSize(
      width: proposal.width.bounding(naturalWidth(glyphs)), height: fieldError == nil ? 1 : 2)
  }

  /// Paints the line.
  func paintLine(_ context: GraphicsContext) {}

  override final func paint(_ context: GraphicsContext) {
    guard context.size.columns > 0, context.size.rows > 0 else { return }
    paintLine(context)
    guard context.size.rows > 1, let message else { return }
    context.draw(
      "✗ \(message)", column: 0, row: 1, width: context.size.columns,
      style: CellStyle(foreground: .error))
  }

  private var message: String? { fieldError.flatMap { $0.isEmpty ? nil : $0 } }

  override final var ownStates: [String] { message.map { ["error: \($0)"] } ?? [] }

  /// Whether a button of the mouse that is held would press the whole of it.
  final var isArmed = false {
    didSet { if isArmed != oldValue { setNeedsPaint() } }
  }

  /// Follows the button of the mouse on a control that a click presses.
  final func follow(_ mouse: MouseEvent, press: () -> Void) -> Bool {
    switch mouse.kind {
    case .press(.left): isArmed = !isDisabled
    case .drag(.left): isArmed = isUnderMouse && !isDisabled
    case .release(.left):
      isArmed = false
      if isUnderMouse { press() }
    default: return false
    }
    return true
  }
}
