import RecurseCore

/// A title, a button, the value, another button:
///
///     Level [−]  5 [+]
///
/// The value has room for the longer of its bounds, so a button that is held stays in place.
final class StepperWidget: LineControlWidget<StepperElement> {
  override var columnTitle: String? { element.title }

  enum Part: Equatable { case down, up }

  /// The part that is held, and the part last under the mouse.
  private var held: Part?
  private var pointed: Part?
  private var repetition: ScheduledAction?

  private static let buttonWidth = 3

  override func naturalWidth(_ glyphs: GlyphTable) -> Int {
    let title = glyphs.columns(of: ownTitle)
    return (title > 0 ? title + 1 : 0) + valueWidth(glyphs) + 2 * Self.buttonWidth
  }

  // MARK: - Parts

  /// Returns the width of the value, with a space on each side.
  private func valueWidth(_ glyphs: GlyphTable) -> Int {
    2 + (element.boundTexts + [element.text]).reduce(1) { max($0, glyphs.columns(of: $1)) }
  }

  /// The columns of the title, of the value and of the buttons. If there is little room, the title
  /// shrinks first, then the value.
  private var columns: (title: Int, down: Int, value: Range<Int>, up: Int)? {
    guard let glyphs else { return nil }
    let width = contentSize.columns
    let value = max(3, min(valueWidth(glyphs), width - 2 * Self.buttonWidth))
    let rest = width - value - 2 * Self.buttonWidth - 1
    let title = max(0, min(glyphs.columns(of: ownTitle), rest))
    let down = title > 0 ? title + 1 : 0
    let start = down + Self.buttonWidth
    return (title, down, start..<(start + value), start + value)
  }

  private func part(at point: CellPoint) -> Part? {
    guard point.row == 0, let columns else { return nil }
    if (columns.down..<columns.value.lowerBound).contains(point.column) { return .down }
    return (columns.up..<(columns.up + Self.buttonWidth)).contains(point.column) ? .up : nil
  }

  // MARK: - Painting

  override func paintLine(_ context: GraphicsContext) {
    guard let columns else { return }
    context.draw(ownTitle, column: 0, width: columns.title)
    draw(.down, "[−]", element.canDecrement, at: columns.down, context)
    let room = columns.value.count - 2
    let width = min(context.glyphs.columns(of: element.text), room)
    let style = context.controlStyle(isFocused: context.isFocused && !isDisabled)
    context.fill(
      CellRect(column: columns.value.lowerBound, row: 0, columns: room + 2, rows: 1), style: style)
    context.draw(
      element.text, column: columns.value.upperBound - 1 - width, width: width, style: style)
    draw(.up, "[+]", element.canIncrement, at: columns.up, context)
  }

  private func draw(
    _ part: Part, _ sign: String, _ isPossible: Bool, at column: Int, _ context: GraphicsContext
  ) {
    let isPointed = isHovered && pointed == part
    guard isPossible || isDisabled else {
      let sign = String(sign.dropFirst().dropLast())
      return context.draw(
        sign, column: column + 1, row: 0, style: CellStyle(foreground: .secondaryText))
    }
    context.drawButton(
      context.glyphs.encode(sign)[...], column: column,
      ControlState(
        isPressed: held == part && pointed == part, isHovered: isPointed, isDisabled: isDisabled))
  }

  override func keyHints(in words: Words) -> [KeyHint] {
    let change = KeyHint(words.change, keys: .left, .right)
    return element.isBounded ? [change, KeyHint(words.toEnds, keys: .home, .end)] : [change]
  }

  // MARK: - Input

  override func handle(_ key: KeyEvent) -> Bool {
    guard !isDisabled else { return false }
    switch key.key {
    case .left, .character("-"): step(.down)
    case .right, .character("+"): step(.up)
    case .home where element.isBounded: send(.lowest)
    case .end where element.isBounded: send(.highest)
    default: return false
    }
    return true
  }

  private func step(_ part: Part) {
    switch part {
    case .down: if element.canDecrement { send(.down) }
    case .up: if element.canIncrement { send(.up) }
    }
  }

  override func handle(_ mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .press(.left):
      point(at: part(at: mouse.location))
      guard let pointed else { return true }
      hold(pointed)
      step(pointed)
      continueStepping(after: .milliseconds(400))
    case .drag(.left): point(at: part(at: mouse.location))
    case .release(.left): hold(nil)
    case .move:
      point(at: part(at: mouse.location))
      return false
    default: return false
    }
    return true
  }

  private func continueStepping(after time: Duration) {
    repetition = schedule(after: time) { [weak self] in
      guard let self, let held, !isDisabled else { return }
      if pointed == held { step(held) }
      continueStepping(after: .milliseconds(80))
    }
  }

  private func point(at part: Part?) {
    if part != pointed { setNeedsPaint() }
    pointed = part
  }

  private func hold(_ part: Part?) {
    if part == nil { repetition?.cancel() }
    held = part
    setNeedsPaint()
  }

  override func mouseCancelled() { hold(nil) }

  override func adoptState(of other: Widget) {
    guard let other = other as? StepperWidget else { return }
    (held, pointed) = (other.held, other.pointed)
  }
}
