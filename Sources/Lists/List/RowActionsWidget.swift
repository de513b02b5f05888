import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// A row whose actions open and close.
///
///     closed ── ← ──▶ open, the focus on an action
///       ▲                              │ ← → to the others
///       └── Escape, pressed, the focus goes elsewhere
final class RowActionsWidget: ElementWidget<RowActionsElement>, FocusPart {
  private(set) var isOpen = false

  override init(_ element: RowActionsElement, _ sender: EventSender<RowActionsElement>) {
    super.init(element, sender)
    setParts(WidgetParts(focus: self))
  }

  override var isLeaf: Bool { false }

  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    style.direction = .row
    style.alignItems = .start
    style.flexShrink = 0
    return style
  }

  override func update(from old: RowActionsElement) {}

  private var strip: Widget? { children.last }

  /// Shows the actions, and moves the focus to the first focusable one.
  ///
  /// - Returns: whether there is one.
  func open() -> Bool {
    guard !isOpen, let layerFocus else { return isOpen }
    setOpen(true)
    guard let first = strip?.firstFocusable else {
      setOpen(false)
      return false
    }
    layerFocus.move(to: first)
    return true
  }

  func close() {
    guard isOpen else { return }
    if let strip, layerFocus?.widget?.isInside(strip) == true { layerFocus?.move(to: list) }
    setOpen(false)
  }

  private func setOpen(_ isOpen: Bool) {
    guard isOpen != self.isOpen else { return }
    self.isOpen = isOpen
    strip?.refreshLayoutStyle()
    setNeedsPaint()
  }

  private var list: Widget? { nearest(ListWidget.self) }

  func focusMovedInside() {
    guard isOpen, let strip, layerFocus?.widget?.isInside(strip) != true else { return }
    setOpen(false)
  }

  func pressedInside() { close() }

  override func keyHints(in words: Words) -> [KeyHint] {
    isOpen ? [KeyHint(words.close, keys: .escape)] : []
  }

  override func handle(_ key: KeyEvent) -> Bool {
    guard isOpen, let strip, let focused = layerFocus?.widget,
      focused.isInside(strip)
    else { return false }
    switch key.key {
    case .escape: close()
    case .left, .right:
      let actions = strip.allFocusable
      guard let place = actions.firstIndex(where: { $0 === focused }) else { return true }
      let next = place + (key.key == .left ? -1 : 1)
      if actions.indices.contains(next) { layerFocus?.move(to: actions[next]) }
    default: return false
    }
    return true
  }

  override func adoptState(of other: Widget) {
    if let other = other as? RowActionsWidget { setOpen(other.isOpen) }
  }
}

/// The actions of a row, which take neither room nor the focus while they are closed.
final class RowActionStripWidget: ElementWidget<RowActionStripElement>, FocusPart {
  override init(_ element: RowActionStripElement, _ sender: EventSender<RowActionStripElement>) {
    super.init(element, sender)
    setParts(WidgetParts(focus: self))
  }

  override var isLeaf: Bool { false }
  var blocksInput: Bool { (parent as? RowActionsWidget)?.isOpen != true }

  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    style.direction = .row
    style.flexShrink = 0
    if blocksInput { style.display = .none }
    return style
  }

  override func update(from old: RowActionStripElement) {}
}

extension Widget {
  /// The actions of a row, if there are any, but not those of a list inside it.
  final var firstRowActions: RowActionsWidget? {
    if let actions = self as? RowActionsWidget { return actions }
    guard !(self is ListWidget) else { return nil }
    for child in children {
      if let found = child.firstRowActions { return found }
    }
    return nil
  }

  /// The focusable widgets in the subtree, in order.
  fileprivate final var allFocusable: [Widget] {
    (canBecomeFocused ? [self] : []) + children.flatMap(\.allFocusable)
  }
}
