import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// Shows the part of its one child that is scrolled to.
///
///     layout: its size is known ─▶ what is as large as the viewport ─▶ its content
///       │
///       ▼
///     settleLayout: bars? ──changed──▶ another layout
///                    │ no
///                    ▼
///               offset: stays, or at the end, or held to what there is ─▶ what was asked to be seen
///
/// After the first layout the offset belongs to the person; layouts only hold it to what there is.
final class ScrollWidget: ElementWidget<ScrollElement> {
  /// Axes whose scrollbar is shown.
  var bars: Axis.Set = []
  private var barSearch = BarSearch()
  /// Axes at whose end the content is, and stays while it grows.
  var followed: Axis.Set = []
  private var isSettled = false
  /// The viewport that what is inside was told last.
  private var shownViewport = CellSize(columns: 0, rows: 0)
  /// What the state asked to be seen, until the next layout.
  var target: ScrollTarget?
  /// What the state was told last: the child at the upper edge.
  var reported: NodeKey?
  /// The scrollbar that is held.
  var drag: (axis: Axis, drag: ScrollDrag)?

  override var isLeaf: Bool { false }
  override var isSolid: Bool { true }
  override var isScrolled: Bool { true }

  override var layoutStyle: LayoutStyle {
    var style = styleTakingRoom
    style.direction = element.axes.contains(.horizontal) ? .row : .column
    style.alignItems = element.axes == [.horizontal, .vertical] ? .start : .stretch
    style.overflow = .scroll
    style.flexShrink = 0
    return style
  }

  override init(_ element: ScrollElement, _ sender: EventSender<ScrollElement>) {
    super.init(element, sender)
    layout.viewport = self
  }

  override func update(from old: ScrollElement) {
    refreshLayoutStyle()
    for child in children { child.parentChanged() }
    setNeedsReport()
    setNeedsPaint()
  }

  override func adoptState(of other: Widget) {
    guard let other = other as? ScrollWidget else { return }
    scrollOffset = other.scrollOffset
    followed = other.followed
    isSettled = other.isSettled
    target = other.target
    barSearch = other.barSearch
    setBars(other.bars)
  }

  // MARK: - Geometry

  var content: Widget? { children.first }

  /// The part of the content box that the content is seen in.
  var viewport: CellSize {
    let size = contentSize
    return CellSize(
      columns: max(0, size.columns - (bars.contains(.vertical) ? 1 : 0)),
      rows: max(0, size.rows - (bars.contains(.horizontal) ? 1 : 0)))
  }

  /// The size of the content along the axes it is scrolled in; along others it is cut off.
  private var contentExtent: CellSize {
    let frame = content?.layout.frame ?? .zero
    return CellSize(
      columns: element.axes.contains(.horizontal) ? frame.width : 0,
      rows: element.axes.contains(.vertical) ? frame.height : 0)
  }

  func extent(_ axis: Axis) -> ScrollExtent {
    let size = contentExtent
    let viewport = viewport
    return axis == .vertical
      ? ScrollExtent(content: size.rows, viewport: viewport.rows, offset: scrollOffset.rows)
      : ScrollExtent(
        content: size.columns, viewport: viewport.columns, offset: scrollOffset.columns)
  }

  func indicator(_ axis: Axis) -> ScrollIndicator {
    ScrollIndicator(extent(axis), track: axis == .vertical ? viewport.rows : viewport.columns)
  }

  override func areaOfChildren(in rect: CellRect) -> CellRect {
    let edges = contentEdges
    let viewport = viewport
    return CellRect(
      column: rect.column + edges.left, row: rect.row + edges.top, columns: viewport.columns,
      rows: viewport.rows)
  }

  // MARK: - After a layout

  override var reportsLayout: Bool { true }

  override func didLayOut() { settleLayout() }

  func settleLayout() {
    guard let tree, content != nil else { return }
    let wanted = barSearch.next(
      bars, wanted: wantedBars, content: contentExtent, room: contentSize, turn: tree.layoutTurn)
    guard wanted == bars else {
      setBars(wanted)
      tree.layOutAgain()
      setNeedsReport()
      return
    }
    settleOffset()
    setNeedsPaint()
  }

  /// Tells what is as large as the viewport that it has another size.
  func willLayOutContent() {
    let viewport = viewport
    guard viewport != shownViewport else { return }
    shownViewport = viewport
    for child in children { child.viewportChanged() }
  }

  /// A bar is shown where there is more than can be seen beside it, and room for it.
  private var wantedBars: Axis.Set {
    guard element.showsIndicators, showsScrollIndicators else { return [] }
    let room = contentSize
    let size = contentExtent
    var wanted: Axis.Set = []
    // A bar takes room from the other axis, which may need its own then.
    for _ in 0..<2 {
      let columns = room.columns - (wanted.contains(.vertical) ? 1 : 0)
      let rows = room.rows - (wanted.contains(.horizontal) ? 1 : 0)
      if room.columns >= 3, room.rows >= 2, size.rows > rows { wanted.insert(.vertical) }
      if room.rows >= 3, room.columns >= 2, size.columns > columns { wanted.insert(.horizontal) }
    }
    return wanted
  }

  private func setBars(_ bars: Axis.Set) {
    guard bars != self.bars else { return }
    self.bars = bars
    content?.refreshLayoutStyle()
    focusMarkChanged()
  }

  override func focusChanged() { focusMarkChanged() }

  private func settleOffset() {
    if !isSettled {
      isSettled = true
      followed = anchoredAxes
      target = target ?? nearestBox { $0.scrollTarget }
    }
    var offset = CellOffset(
      columns: extent(.horizontal).offset, rows: extent(.vertical).offset)
    if followed.contains(.vertical) { offset.rows = extent(.vertical).maximum }
    if followed.contains(.horizontal) { offset.columns = extent(.horizontal).maximum }
    move(to: offset)
    let viewport = viewport
    if let target, viewport.rows > 0, viewport.columns > 0 {
      self.target = nil
      show(target)
    }
  }

  /// Brings the content to an offset.
  ///
  /// - Returns: whether it moved.
  @discardableResult
  func move(to offset: CellOffset) -> Bool {
    let anchored = anchoredAxes
    let moved = offset != scrollOffset
    scrollOffset = offset
    followed = []
    if anchored.contains(.vertical), extent(.vertical).isAtEnd { followed.insert(.vertical) }
    if anchored.contains(.horizontal), extent(.horizontal).isAtEnd { followed.insert(.horizontal) }
    if moved { setNeedsPaint() }
    return moved
  }

  func move(_ axis: Axis, to offset: Int) -> Bool {
    var target = scrollOffset
    if axis == .vertical { target.rows = offset } else { target.columns = offset }
    return move(to: target)
  }

  // MARK: - What is answered elsewhere

  override var marksFocusOnBorder: Bool { bars.isEmpty }
  override var yieldsFocusToContent: Bool { !element.axes.isEmpty }
  override var isFocusable: Bool { yieldsFocusToContent && content?.firstFocusable == nil }
  override func handle(_ key: KeyEvent) -> Bool { answer(key) }
  override func handle(_ mouse: MouseEvent) -> Bool { answer(mouse) }
  override func mouseCancelled() { drag = nil }
  override func reveal(_ rect: CellRect) { bringIntoView(rect) }

  override func scrollTargetChanged(to target: ScrollTarget?) {
    // What the person's own scrolling told the state is no wish of the state.
    guard target?.key != reported else { return }
    reported = nil
    self.target = target
    setNeedsReport()
  }

  // MARK: - Picture

  override func paint(_ canvas: Canvas) {
    let viewport = viewport
    for axis in Axis.allCases where bars.contains(axis) {
      canvas.draw(
        indicator(axis), axis, column: axis == .vertical ? viewport.columns : 0,
        row: axis == .vertical ? 0 : viewport.rows, isFocused: canvas.isFocused)
    }
  }
}

extension ScrollWidget: @MainActor LayoutViewport {}

extension Widget {
  /// Tells what takes the room that can be seen in the scroll view around it that this is another.
  final func viewportChanged() {
    if layout.style.hasSizeContainment { refreshLayoutStyle() }
    // What is inside of another one has the room that is seen there.
    guard !(self is ScrollWidget) else { return }
    for child in children { child.viewportChanged() }
  }
}
