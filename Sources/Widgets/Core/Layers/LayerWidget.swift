import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseThemes

/// The root of a layer: as large as the window, with its content somewhere in it.
///
///     keys, paste ─▶ focused widget ─▶ … ─▶ layer ─▶ nowhere
///     press ─▶ the content, or where it misses that ─▶ layer ─▶ dismissed
package final class LayerWidget: ElementWidget<LayerElement>, FocusPart {
  /// The layer's place among the others, from the back to the front.
  var order = 0
  /// The focus of the layer.
  let focus = Focus()
  let engine = LayoutEngine()
  /// Whether the anchor is out of sight, and whether the layer was closed for that.
  private var isHidden = false
  private var wasClosed = false
  /// The size of the window in which the anchor was seen last.
  private var seenIn: CellSize?
  /// The frame of a modal's content, around which more is painted than the content.
  private var lastFrame = CellRect.zero
  /// Closes what is shown for a while.
  private var timer: Timeline.Timer?
  /// The place of a toast; `nil` before its first layout.
  private var seat: ToastSeat?

  override init(_ element: LayerElement, _ sender: EventSender<LayerElement>) {
    super.init(element, sender)
    setParts(WidgetParts(focus: self))
    focus.scope = self
  }

  package override var isLeaf: Bool { false }

  package override func update(from old: LayerElement) {
    refreshLayoutStyle()
    setNeedsPaint()
  }

  /// Called when the layer is shown.
  func didAppear() {
    guard case .toast(let time) = element.kind, let tree, !tree.isForComparison,
      let timeline = tree.timeline
    else { return }
    timer = timeline.schedule(at: timeline.now + time) { [weak self] in
      guard let self, self.tree != nil else { return }
      dismiss()
    }
  }

  package var beginsHarmlessly: Bool { element.kind.beginsHarmlessly }

  func didDisappear() { timer?.cancel() }

  package override func adoptState(of other: Widget) {
    guard let other = other as? LayerWidget else { return }
    seat = other.seat
  }

  /// Whether the layer is behind another.
  func isBehind(_ other: LayerWidget) -> Bool {
    (element.kind.level, order) < (other.element.kind.level, other.order)
  }

  package override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    style.direction = .column
    style.alignItems = element.kind.isModal ? .safeCenter : .start
    style.justifyContent = element.kind.isModal ? .safeCenter : .start
    return style
  }

  // MARK: - Painting

  package override func paint(_ context: GraphicsContext) {
    if element.kind.isModal {
      context.cover(except: tree?.feature(UncoveredWidgets.self)?.rects(behind: self) ?? [])
    }
    if element.kind.isModal {
      for rect in paintedRects { context.fill(rect, style: CellStyle(background: .background)) }
    }
    for rect in contentRects { context.fill(rect, style: CellStyle(background: .raised)) }
  }

  /// The cells of the content.
  private var contentRects: [CellRect] {
    children.map { paintedRect(ofChildIn: $0.layout.frame, displacedBy: .zero) }
  }

  /// The cells of the content, and a column at each side that keeps borders behind a modal from its
  /// own.
  var paintedRects: [CellRect] {
    guard element.kind.isModal else { return contentRects }
    return contentRects.map { rect in
      CellRect(
        column: rect.column - 1, row: rect.row, columns: rect.columns + 2, rows: rect.rows)
    }
  }

  // MARK: - Input

  package override func keyHints(in words: Words) -> [KeyHint] {
    allowsDismissal ? [KeyHint(words.close, keys: .escape)] : []
  }

  package override func handle(_ key: KeyEvent) -> Bool {
    if key.key == .escape, allowsDismissal {
      dismiss()
      return true
    }
    if element.kind == .menu { return handleMenuKey(key) }
    // If nothing inside has the focus, the keys scroll the content.
    return focus.widget == nil && children.first?.handle(key) == true
  }

  package override func handle(_ mouse: MouseEvent) -> Bool {
    guard !holdsContent(at: mouse.location) else { return false }
    if element.kind == .menu, mouse.kind == .move || mouse.kind == .drag(.left) {
      pointedOutsideMenu(at: mouse.location)
    }
    if case .press = mouse.kind, allowsDismissal {
      if element.kind == .menu { pressedOutsideMenu(at: mouse.location) } else { dismiss() }
    }
    // What is behind hears of nothing.
    return true
  }

  /// Whether a press of a button inside closes the layer.
  var closesWithPress: Bool { element.kind.closesWithPress }

  package func pressedInside() {
    if closesWithPress { outermostMenu.dismiss() }
  }

  func holdsContent(at point: CellPoint) -> Bool {
    contentRects.contains { $0.contains(point) }
  }

  /// Whether a person may leave the layer with Escape or a click outside.
  private var allowsDismissal: Bool {
    var widget: Widget? = self
    while let current = widget {
      if current.style.disablesDismissal { return false }
      widget = current.next()
    }
    return true
  }

  func dismiss() {
    if element.isRequested {
      instance?.presenter?.request(nil)
    } else {
      send(LayerDismissal())
    }
  }

  // MARK: - The anchor

  /// Puts the content at its anchor. Where the anchor is gone, or out of sight, the layer closes
  /// when the layout has settled: a list may still scroll to it.
  ///
  /// - Returns: whether the content is elsewhere than before.
  func place() -> Bool {
    guard let tree, let content = children.first else { return false }
    let frame = content.layout.frame
    if element.kind.isModal {
      defer { lastFrame = frame }
      return frame != lastFrame
    }
    guard let edge = outerMenu == nil ? element.kind.edge : .trailing else { return false }
    guard let anchor = anchorRect else {
      isHidden = true
      return false
    }
    (isHidden, wasClosed, seenIn) = (false, false, tree.size)
    let place = AnchoredPlace(anchor: anchor, edge: edge, window: tree.grid.bounds)
    return put(content, at: place.corner(of: frame.size))
  }

  /// Puts a toast where it hides as little as possible.
  ///
  /// - Returns: whether it is elsewhere than before.
  func place(among toasts: inout ToastPlaces) -> Bool {
    guard let content = children.first else { return false }
    let frame = content.layout.frame
    guard frame.rows > 0 else { return false }
    let (seat, corner) = toasts.seat(frame.size, before: seat)
    self.seat = seat
    return put(content, at: corner)
  }

  private func put(_ content: Widget, at corner: CellPoint) -> Bool {
    let frame = content.layout.frame
    let offset = CellOffset(columns: frame.column - corner.column, rows: frame.row - corner.row)
    guard offset != scrollOffset else { return false }
    scrollOffset = offset
    childOrder = .unknown
    return true
  }

  /// The widget to which the layer is attached.
  var anchor: Widget? {
    var anchor: Widget?
    instance?.presenter?.forEachWidget { anchor = anchor ?? $0.widget as? Widget }
    return anchor
  }

  private var anchorRect: CellRect? {
    if let point = element.point {
      return CellRect(column: point.column, row: point.row, columns: 1, rows: 1)
    }
    guard let anchor, let tree, let place = Placement(of: anchor, in: tree) else { return nil }
    if element.kind == .menu { return menuAnchor(of: anchor, at: place.origin, in: tree) }
    let visible = place.visible.intersection(tree.grid.bounds)
    guard !visible.isEmpty, let part = anchor.popoverAnchor else {
      return visible.isEmpty ? nil : visible
    }
    let inset = anchor.contentOrigin
    let seen = part.offset(
      columns: place.origin.column + inset.column, rows: place.origin.row + inset.row
    ).intersection(visible)
    return seen.isEmpty ? visible : seen
  }
}

extension LayerWidget {
  /// Closes the layer where its anchor is out of sight: once, as the state may keep it. What
  /// another size of the window hides is scrolled into view first.
  func closeIfHidden() -> Bool {
    guard isHidden, !wasClosed else { return false }
    if let tree, let anchor, let seenIn, seenIn != tree.size {
      self.seenIn = tree.size
      tree.reveal(anchor)
      return true
    }
    wasClosed = true
    dismiss()
    return true
  }
}

extension GraphicsContext {
  /// Tones down the content that is painted already.
  fileprivate func cover(except uncovered: [CellRect]) {
    let look = look
    let covered = uncovered.reduce([clip]) { rects, hole in
      rects.flatMap { $0.parts(without: hole) }
    }
    for rect in covered { grid.restyle(rect, look.covered) }
  }
}
