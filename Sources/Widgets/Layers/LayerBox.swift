import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// The box of a sheet or a popover: a column that scrolls if the window is too small for it.
package struct LayerBoxElement: WidgetElement, CustomStringConvertible {
  /// The behavior of the box in a window that is too small.
  package enum Fit: Hashable, Sendable {
    /// The whole content scrolls.
    case scrolls
    /// Content that may shrink does so. A message in it scrolls.
    case shrinks
    /// The box is the message in another box, which has the bar.
    case message
  }

  package var fit: Fit

  package init(_ fit: Fit) { self.fit = fit }

  package var description: String { "LayerBox" }

  package func makeWidget(
    _ sender: EventSender<LayerBoxElement>
  ) -> ElementWidget<LayerBoxElement> {
    LayerBoxWidget(self, sender)
  }
}

/// Scrolls a focused widget into view. The wheel and the page keys scroll, too. A bar on the border
/// shows that there is more. If the first control is out of view, the box has the focus until the
/// arrows have come to one. Without a control the arrows scroll.
final class LayerBoxWidget: ElementWidget<LayerBoxElement>, LayoutObserver, ScrollContainer,
  ContainerPart, FocusPart
{
  private var holdsFocus = false
  /// The bar after the last layout. The box may keep its frame while its content grows.
  private var bar: ScrollIndicator?
  /// Whether there ever was a form inside.
  private var holdsForm = false
  /// The width of a sheet with a form, whose controls have room for a line of text.
  private static let formColumns: UInt16 = 60

  override init(_ element: LayerBoxElement, _ sender: EventSender<LayerBoxElement>) {
    super.init(element, sender)
    setParts(WidgetParts(focus: self, scroll: self, layout: self, container: self))
  }

  override var isFocusable: Bool { holdsFocus }

  func takeFocusForContent() -> Bool {
    guard element.fit == .scrolls else { return false }
    holdsFocus = true
    return true
  }

  func focusMovedInside() {
    if holdsFocus, !isFocused { holdsFocus = false }
  }

  override var isLeaf: Bool { false }

  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    style.direction = .column
    style.alignItems = .start
    style.overflow = element.fit == .shrinks ? .hidden : .scroll
    // The content may be wider than the window.
    style.maxWidth = .percent(100)
    style.maxHeight = .percent(100)
    style.childStretch = .all
    // Once there was a form it stays, so that the sheet keeps its width from page to page.
    if holdsForm, layer?.element.kind == .sheet { style.leastContentWidth = Self.formColumns }
    return style
  }

  func formFoundInside() {
    guard !holdsForm else { return }
    holdsForm = true
    refreshLayoutStyle()
  }

  /// The size of the content.
  private var extent: CellSize {
    let edges = contentEdges
    var size = CellSize(columns: 0, rows: 0)
    for child in children {
      let frame = child.layout.frame
      size.columns = max(size.columns, frame.column + frame.columns - edges.left)
      size.rows = max(size.rows, frame.row + frame.rows - edges.top)
    }
    return size
  }

  private var vertical: ScrollExtent {
    ScrollExtent(content: extent.rows, viewport: contentSize.rows, offset: scrollOffset.rows)
  }

  private var horizontal: ScrollExtent {
    ScrollExtent(
      content: extent.columns, viewport: contentSize.columns, offset: scrollOffset.columns)
  }

  var observesChildren: Bool { true }

  func didLayOut() {
    scroll(vertical, horizontal)
    let bar = ScrollIndicator(vertical, track: contentSize.rows)
    // The bar of a message is on the border around both, beside the message.
    if element.fit == .message { parent?.setNeedsPaint() }
    guard bar != self.bar else { return }
    self.bar = bar
    setNeedsPaint()
  }

  var boundsTextSelection: Bool { element.fit != .shrinks }
  func textScope(around child: Widget) -> Widget? { self }

  func reveal(_ rect: CellRect) {
    let edges = contentEdges
    var (vertical, horizontal) = (vertical, horizontal)
    let row = rect.row - edges.top
    let column = rect.column - edges.left
    vertical.reveal(row..<max(row, row + rect.rows))
    horizontal.reveal(column..<max(column, column + rect.columns))
    scroll(vertical, horizontal)
  }

  @discardableResult
  private func scroll(_ vertical: ScrollExtent, _ horizontal: ScrollExtent) -> Bool {
    guard element.fit != .shrinks else { return false }
    let offset = CellOffset(columns: horizontal.offset, rows: vertical.offset)
    guard offset != scrollOffset else { return false }
    scrollOffset = offset
    childOrder = .unknown
    setNeedsPaint()
    if element.fit == .message { parent?.setNeedsPaint() }
    return true
  }

  /// The scrolling widget: the box, or the message in it.
  private var scrolled: LayerBoxWidget? {
    guard element.fit == .shrinks else { return self }
    return children.lazy.compactMap { $0 as? LayerBoxWidget }.first
  }

  private func scroll(by rows: Int) -> Bool {
    var vertical = vertical
    vertical.scroll(by: rows)
    return scroll(vertical, horizontal)
  }

  override func handle(_ key: KeyEvent) -> Bool {
    if scrollsByArrows { return scrollToControl(by: key.key) }
    return switch key.key {
    case .pageUp: scrolled.map { $0.scroll(by: -$0.vertical.page) } ?? false
    case .pageDown: scrolled.map { $0.scroll(by: $0.vertical.page) } ?? false
    default: false
    }
  }

  /// Whether the arrows scroll: no widget inside has the focus, or one that is higher than the box
  /// and has no use for them.
  private var scrollsByArrows: Bool {
    if isFocused { return true }
    guard element.fit == .scrolls else { return false }
    return layerFocus?.widget.map { $0.layout.frame.rows > contentSize.rows } ?? true
  }

  /// Scrolls while no visible widget can have the focus.
  private func scrollToControl(by key: Key) -> Bool {
    let rows: Int? =
      switch key {
      case .up: -1
      case .down: 1
      case .pageUp: -vertical.page
      case .pageDown, .space: vertical.page
      case .home: -vertical.content
      case .end: vertical.content
      default: nil
      }
    guard let rows, scroll(by: rows) else { return false }
    if let seen = firstFocusableInSight { layerFocus?.move(to: seen) }
    return true
  }

  override func handle(_ mouse: MouseEvent) -> Bool {
    guard let wheel = WheelScroll(mouse), wheel.axis == .vertical else { return false }
    return scrolled?.scroll(by: wheel.distance) ?? false
  }

  override func adoptState(of other: Widget) {
    scrollOffset = other.scrollOffset
    guard let other = other as? LayerBoxWidget else { return }
    holdsFocus = other.holdsFocus
    if other.holdsForm { formFoundInside() }
  }

  // MARK: - The bar

  var paintsOverChildren: Bool { element.fit != .message && scrolled != nil }

  func paintOver(_ context: GraphicsContext) {
    guard let scrolled else { return }
    let bar = ScrollIndicator(scrolled.vertical, track: scrolled.contentSize.rows)
    guard bar.extent.overflows, bar.track > 0 else { return }
    context.draw(
      bar, .vertical, column: context.size.columns - 1,
      row: scrolled === self ? contentEdges.top : scrolled.layout.frame.row)
  }
}

extension Widget {
  /// The box of the sheet or the popover around the widget.
  final var layerBox: LayerBoxWidget? {
    guard layer != nil else { return nil }
    for widget in ancestors { if let box = widget as? LayerBoxWidget { return box } }
    return nil
  }
}
