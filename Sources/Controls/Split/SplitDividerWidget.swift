import RecurseCore

/// A line:
///
///     │ at rest   ┃ under the mouse   █ dragged   ┊ disabled
///
/// With the focus, it has the second form, in the accent color or reversed. If a part is hidden,
/// the line has an angle in its middle that points to it.
final class SplitDividerWidget<Model: SplitModel>: ElementWidget<SplitDividerElement<Model>> {
  override var isFocusable: Bool { true }
  override var isReachedByTabOnly: Bool { true }

  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    style.alignSelf = .stretch
    style.flexShrink = 0
    return style
  }

  override func measure(_ proposal: LayoutProposal) -> CellSize {
    CellSize(columns: 1, rows: 1)
  }

  override func update(from old: SplitDividerElement<Model>) { setNeedsPaint() }

  override func focusChanged() {
    super.focusChanged()
    if isFocused, let use = model.use { send(use) }
  }

  private var model: Model { element.model }
  private var isHorizontal: Bool { element.axis == .horizontal }

  /// The model when the mouse button was pressed, while it is held. A drag starts from there with
  /// each motion, so that what it passes leaves no trace.
  private var held: Model? {
    didSet { if held != oldValue { setNeedsPaint() } }
  }

  /// Whether the drag has changed anything.
  private var hasMoved = false

  // MARK: - Painting

  override func paint(_ context: GraphicsContext) {
    let isFocused = context.isFocused && !isDisabled
    let isDragged = held != nil
    var style = context.controlStyle(isFocused: isFocused)
    if isFocused || isDragged {
      paint(isDragged ? "█" : isHorizontal ? "┃" : "━", style, context)
    } else if isHovered, !isDisabled {
      paint(isHorizontal ? "┃" : "━", style, context)
    } else if isDisabled {
      paint(isHorizontal ? "┊" : "┈", style, context)
    } else {
      let (columns, rows) = (context.size.columns, context.size.rows)
      context.drawLine(
        isHorizontal ? .vertical : .horizontal, column: 0, row: 0,
        length: isHorizontal ? rows : columns, in: self)
    }
    guard let side = model.hiddenSide, !isDisabled else { return }
    style.attributes.insert(.bold)
    if isHorizontal {
      context.draw(
        side == .leading ? "‹" : "›", column: 0, row: context.size.rows / 2, style: style)
    } else {
      context.draw(
        side == .leading ? "▴" : "▾", column: context.size.columns / 2, row: 0, style: style)
    }
  }

  private func paint(_ sign: String, _ style: CellStyle, _ context: GraphicsContext) {
    let line = isHorizontal ? sign : String(repeating: sign, count: context.size.columns)
    for row in context.visibleRows { context.draw(line, column: 0, row: row, style: style) }
  }

  // MARK: - Keys

  private var back: Key { isHorizontal ? .left : .up }
  private var forth: Key { isHorizontal ? .right : .down }

  override func keyHints(in words: Words) -> [KeyHint] {
    model.hiddenSide != nil
      ? [KeyHint(words.open, keys: .enter)] : [KeyHint(words.move, keys: back, forth)]
  }

  override func handle(_ key: KeyEvent) -> Bool {
    guard !isDisabled else { return false }
    switch key.key {
    case .enter, .space: return send(model.toggling(), isHandled: model.hiddenSide != nil)
    case .character("="): return send(model.evening(), isHandled: false)
    default: break
    }
    guard model.hiddenSide != nil else { return move(key.key) }
    switch key.key {
    case back: return send(model.opening(by: .leading), isHandled: true)
    case forth: return send(model.opening(by: .trailing), isHandled: true)
    default: return false
    }
  }

  /// - Parameter isHandled: whether a key without a change is handled.
  private func send(_ change: Model.Change?, isHandled: Bool) -> Bool {
    if let change { send(change) }
    return change != nil || isHandled
  }

  private func move(_ key: Key) -> Bool {
    let (step, page) = (1, 10)
    let (position, bounds) = (model.position, model.bounds)
    switch key {
    case back: move(to: position - step)
    case forth: move(to: position + step)
    case .pageUp, back.with(.shift): move(to: position - page)
    case .pageDown, forth.with(.shift): move(to: position + page)
    case .home: move(to: bounds.lowerBound)
    case .end: move(to: bounds.upperBound)
    default: return false
    }
    return true
  }

  private func move(to position: Int) {
    if let change = model.moving(to: position, since: model, byDrag: false) { send(change) }
  }

  // MARK: - Mouse

  override func handle(_ mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .press(.left): press()
    case .drag(.left): drag(by: isHorizontal ? mouse.location.column : mouse.location.row)
    case .release(.left): release()
    default: return false
    }
    return true
  }

  private func press() {
    guard !isDisabled else { return }
    hasMoved = false
    if clickCount == 2, model.hiddenSide == nil, let change = model.evening() {
      send(change)
    } else {
      held = model
      if let use = model.use { send(use) }
    }
  }

  /// - Parameter distance: the distance from the line, which the last event already moved.
  private func drag(by distance: Int) {
    guard let held, model.isDraggable else { return }
    let change = model.moving(to: model.position + distance, since: held, byDrag: true)
    guard let change else { return }
    hasMoved = true
    send(change)
  }

  private func release() {
    let isClick = held?.hiddenSide != nil && !hasMoved && isUnderMouse
    held = nil
    if isClick, model.hiddenSide != nil, let change = model.toggling() { send(change) }
  }

  override func dragAbandoned() {
    if let held, let change = model.undoing(since: held) { send(change) }
  }

  override func mouseCancelled() { held = nil }

  override func adoptState(of other: Widget) {
    guard let other = other as? SplitDividerWidget<Model> else { return }
    (held, hasMoved) = (other.held, other.hasMoved)
  }
}

/// The line between two parts.
struct SplitDividerElement<Model: SplitModel>: WidgetElement, Accessible {
  typealias Event = Model.Change

  var label: String
  var value: String?
  /// The direction in which the line moves, across itself.
  var axis: Axis
  var model: Model

  var role: Role { .separator }

  func makeWidget(_ sender: EventSender<Self>) -> ElementWidget<Self> {
    SplitDividerWidget(self, sender)
  }
}
