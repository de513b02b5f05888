import RecurseCore

/// The line between a sidebar and a detail view.
struct SplitDividerElement: WidgetElement, Accessible {
  typealias Event = SplitChange

  var label: String
  var room: SplitRoom

  var role: Role { .separator }
  /// The width of the sidebar in columns; if only one part is shown, which part that is.
  var value: String? {
    guard room.isNarrow else { return "\(room.width)" }
    return room.showsDetail ? "collapsed" : "expanded"
  }

  func makeWidget(
    _ sender: EventSender<SplitDividerElement>
  ) -> ElementWidget<SplitDividerElement> {
    SplitDividerWidget(self, sender)
  }
}

/// A line:
///
///     │ at rest   ┃ under the mouse   █ dragged   ┊ disabled
///
/// With the focus, it has the second form, in the accent color or reversed. If only one part is
/// shown, the line has an angle in its middle: `›` leads to the detail view, `‹` back.
final class SplitDividerWidget: ElementWidget<SplitDividerElement> {
  override var isFocusable: Bool { true }
  override var isReachedByTabOnly: Bool { true }

  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    style.alignSelf = .stretch
    style.flexShrink = 0
    return style
  }

  override func measure(_ proposal: LayoutProposal) -> LayoutSize {
    LayoutSize(width: 1, height: 1)
  }

  override func update(from old: SplitDividerElement) { setNeedsPaint() }

  /// The width requested before the drag; in a narrow view, it only says whether the mouse button
  /// is held.
  private var heldWidth: Int? {
    didSet { if heldWidth != oldValue { setNeedsPaint() } }
  }

  // MARK: - Painting

  override func paint(_ context: GraphicsContext) {
    let rows = context.size.rows
    let isFocused = context.isFocused && !isDisabled
    let isDragged = heldWidth != nil
    var style = context.controlStyle(isFocused: isFocused)
    if isFocused || isDragged {
      paint(isDragged ? "█" : "┃", style, context)
    } else if isHovered, !isDisabled {
      paint("┃", style, context)
    } else if isDisabled {
      paint("┊", style, context)
    } else {
      context.drawLine(.vertical, column: 0, row: 0, length: rows, in: self)
    }
    guard element.room.isNarrow, !isDisabled else { return }
    style.attributes.insert(.bold)
    context.draw(element.room.showsDetail ? "‹" : "›", column: 0, row: rows / 2, style: style)
  }

  private func paint(_ sign: String, _ style: CellStyle, _ context: GraphicsContext) {
    for row in context.visibleRows { context.draw(sign, column: 0, row: row, style: style) }
  }

  // MARK: - Keys

  override func keyHints(in words: Words) -> [KeyHint] {
    element.room.isNarrow
      ? [KeyHint(words.open, keys: .enter)] : [KeyHint(words.move, keys: .left, .right)]
  }

  override func handle(_ key: KeyEvent) -> Bool {
    guard !isDisabled else { return false }
    return element.room.isNarrow ? handleNarrow(key.key) : move(key.key)
  }

  private func handleNarrow(_ key: Key) -> Bool {
    switch key {
    case .enter, .space: toggle()
    case .left: if element.room.showsDetail { toggle() }
    case .right: if !element.room.showsDetail { toggle() }
    default: return false
    }
    return true
  }

  private func toggle() { send(.shows(detail: !element.room.showsDetail)) }

  private static let step = 1
  private static let page = 10

  private func move(_ key: Key) -> Bool {
    let (width, bounds) = (element.room.width, element.room.bounds)
    switch key {
    case .left: move(to: width - Self.step)
    case .right: move(to: width + Self.step)
    case .pageUp, Key.left.with(.shift): move(to: width - Self.page)
    case .pageDown, Key.right.with(.shift): move(to: width + Self.page)
    case .home: move(to: bounds.lowerBound)
    case .end: move(to: bounds.upperBound)
    default: return false
    }
    return true
  }

  private func move(to width: Int) {
    let bounds = element.room.bounds
    let width = min(max(width, bounds.lowerBound), bounds.upperBound)
    if width != element.room.width { send(.width(width)) }
  }

  // MARK: - Mouse

  override func handle(_ mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .press(.left):
      if !isDisabled { heldWidth = element.room.wanted }
    case .drag(.left):
      // The last event already moved the line.
      if heldWidth != nil, !element.room.isNarrow {
        move(to: element.room.width + mouse.location.column)
      }
    case .release(.left):
      let isHeld = heldWidth != nil
      heldWidth = nil
      if isHeld, element.room.isNarrow, isUnderMouse { toggle() }
    default: return false
    }
    return true
  }

  override func dragAbandoned() {
    guard let heldWidth, !element.room.isNarrow, heldWidth != element.room.wanted else { return }
    send(.width(heldWidth))
  }

  override func mouseCancelled() { heldWidth = nil }

  override func adoptState(of other: Widget) {
    if let other = other as? SplitDividerWidget { heldWidth = other.heldWidth }
  }
}
