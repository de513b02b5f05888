import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// The box of a sheet or a popover: a column that is scrolled where the window is too small for it.
package struct LayerBoxElement: WidgetElement, CustomStringConvertible {
  /// What happens where the window is too small.
  package enum Fit: Hashable, Sendable {
    /// All of it is scrolled.
    case scrolls
    /// What may shrink does so; if a message is in it, that is scrolled.
    case shrinks
    /// It is the message in another box, which has the bar.
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

/// What gets the focus is scrolled into view; the wheel and the page keys scroll, too. A bar on the
/// border says that there is more.
final class LayerBoxWidget: ElementWidget<LayerBoxElement>, LayoutObserver, ScrollContainer,
  ContainerPart
{
  override init(_ element: LayerBoxElement, _ sender: EventSender<LayerBoxElement>) {
    super.init(element, sender)
    setParts(WidgetParts(scroll: self, layout: self, container: self))
  }

  override var isLeaf: Bool { false }

  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    style.direction = .column
    style.alignItems = .start
    style.overflow = element.fit == .shrinks ? .hidden : .scroll
    // What is in it may be wider than the window.
    style.maxWidth = .percent(100)
    style.maxHeight = .percent(100)
    style.childStretch = .all
    return style
  }

  /// The size of what is in the box.
  private var extent: CellSize {
    let edges = contentEdges
    var size = CellSize(columns: 0, rows: 0)
    for child in children {
      let frame = child.layout.frame
      size.columns = max(size.columns, frame.x + frame.width - edges.left)
      size.rows = max(size.rows, frame.y + frame.height - edges.top)
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

  func didLayOut() {
    scroll(vertical, horizontal)
    // The bar of a message is on the border around both.
    if element.fit == .message { parent?.setNeedsPaint() }
  }

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

  /// What is scrolled: the box, or the message in it.
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
    guard key.kind != .release else { return false }
    return switch key.key {
    case .pageUp: scrolled.map { $0.scroll(by: -$0.vertical.page) } ?? false
    case .pageDown: scrolled.map { $0.scroll(by: $0.vertical.page) } ?? false
    default: false
    }
  }

  override func handle(_ mouse: MouseEvent) -> Bool {
    guard let wheel = WheelScroll(mouse), wheel.axis == .vertical else { return false }
    return scrolled?.scroll(by: wheel.distance) ?? false
  }

  override func adoptState(of other: Widget) { scrollOffset = other.scrollOffset }

  // MARK: - The bar

  var paintsOverChildren: Bool { element.fit != .message && scrolled != nil }

  func paintOver(_ context: GraphicsContext) {
    guard let scrolled else { return }
    let (extent, rows) = (scrolled.vertical, scrolled.contentSize.rows)
    guard extent.overflows, rows > 0 else { return }
    context.draw(
      ScrollIndicator(extent, track: rows), .vertical, column: context.size.columns - 1,
      row: scrolled === self ? contentEdges.top : scrolled.layout.frame.y)
  }
}
