import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// A widget that shows the part of its one child that is in the viewport.
///
///     layout: its size is known ─▶ expanding content gets the viewport's size ─▶ its content
///       │
///       ▼
///     resolveLayout: bars? ──changed──▶ another layout pass
///                    │ no
///                    ▼
///               offset: kept, at the end, or clamped ─▶ request of the state
///
/// After the first layout, the offset is the person's; layouts only clamp it to the content. With
/// an anchor at the end, it follows the end, or keeps the first widget in view in its row.
final class ScrollWidget: ElementWidget<ScrollElement>, FocusPart, ScrollContainer, LayoutObserver,
  ContainerPart
{
  private(set) lazy var scrolling = ScrollController(of: self)
  /// The axes with a visible scrollbar.
  var bars: Axis.Set = []
  private var scrollbarResolver = ScrollbarResolver()
  /// The axes along which the viewport stays at the end while the content grows.
  private var followedEnds: Axis.Set = []
  /// What is first in view, and its row there. It stays in that row while content above it changes.
  private weak var heldWidget: Widget?
  private var heldRow = 0
  /// Whether the viewport has the focus itself, since no focusable widget inside is in view. It
  /// keeps the focus until one inside has it.
  private var holdsFocus = false
  /// The last viewport that was reported to the content.
  private var shownViewport = CellSize(columns: 0, rows: 0)

  override init(_ element: ScrollElement, _ sender: EventSender<ScrollElement>) {
    super.init(element, sender)
    setParts(WidgetParts(focus: self, scroll: self, layout: self, container: self))
    layout.viewport = self
  }

  override var isLeaf: Bool { false }
  override var blocksMouse: Bool { true }

  override var layoutStyle: LayoutStyle {
    var style = hugsContent ? LayoutStyle() : expandingStyle
    if element.axes == .horizontal, !element.fitsContent {
      style.stretchesWidth = true
      // If the content expands, as a list does, it has the available height.
      style.childStretch = .height
      if parent?.stackDirection == .row { (style.flexGrow, style.flexBasis) = (1, 0) }
    }
    style.direction = element.axes.contains(.horizontal) ? .row : .column
    style.alignItems = element.axes == [.horizontal, .vertical] ? .start : .stretch
    style.overflow = .scroll
    style.flexShrink = 0
    style.shrinksHeight = element.fitsContent && element.axes.contains(.vertical)
    // A bar of menus shrinks along a row, and keeps its line in a column.
    if element.axes == .horizontal, element.fitsContent { style.minHeight = 1 }
    // It is no wider than its container, whatever the alignment there.
    if element.axes == .horizontal, parent?.stackDirection != .row { style.alignSelf = .stretch }
    return style
  }

  /// Whether its size across the scrolled axis, or along both, is that of its content.
  private var hugsContent: Bool { element.fitsContent || element.axes == .horizontal }

  override func update(from old: ScrollElement) {
    refreshLayoutStyle()
    for child in children { child.parentChanged() }
    setNeedsReport()
    setNeedsPaint()
  }

  override func adoptState(of other: Widget) {
    guard let other = other as? ScrollWidget else { return }
    scrollOffset = other.scrollOffset
    followedEnds = other.followedEnds
    scrolling.adopt(other.scrolling)
    scrollbarResolver = other.scrollbarResolver
    holdsFocus = other.holdsFocus
    setBars(other.bars)
  }

  // MARK: - Geometry

  var content: Widget? { children.first }

  var contentViewport: ContentViewport? { ContentViewport(axes: element.axes, size: viewport) }

  func textScope(around child: Widget) -> Widget? { self }

  func contentRows(upTo most: Int) -> Int? {
    guard element.axes.contains(.vertical), !hugsContent, let tree, let content else { return nil }
    return min(most, tree.height(of: content))
  }

  /// The size of the visible part of the content.
  var viewport: CellSize {
    let size = contentSize
    return CellSize(
      columns: max(0, size.columns - (bars.contains(.vertical) ? 1 : 0)),
      rows: max(0, size.rows - (bars.contains(.horizontal) ? 1 : 0)))
  }

  /// The size of the content along the scrolled axes; along the other it is clipped.
  private var contentExtent: CellSize {
    let frame = content?.layout.frame ?? .zero
    return CellSize(
      columns: element.axes.contains(.horizontal) ? frame.columns : 0,
      rows: element.axes.contains(.vertical) ? frame.rows : 0)
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

  func contentClip(in rect: CellRect) -> CellRect {
    let edges = contentEdges
    let viewport = viewport
    return CellRect(
      column: rect.column + edges.left, row: rect.row + edges.top, columns: viewport.columns,
      rows: viewport.rows)
  }

  // MARK: - After a layout

  func didLayOut() { resolveLayout() }

  /// Finds the scrollbars, then the offset.
  func resolveLayout() {
    guard let tree, content != nil else { return }
    let wanted = scrollbarResolver.next(
      bars, wanted: wantedBars, content: contentExtent, room: contentSize, turn: tree.layoutTurn)
    guard wanted == bars else {
      setBars(wanted)
      tree.setNeedsLayoutPass()
      setNeedsReport()
      return
    }
    if scrollbarResolver.holdsBar { tree.use(HeldScrollbars.self).add(self) }
    resolveOffset()
    setNeedsPaint()
  }

  /// Finds the scrollbars anew at the next layout.
  func findBarsAgain() {
    scrollbarResolver.begin()
    setNeedsReport()
  }

  /// Notifies expanding content if the viewport has another size.
  func willLayOutContent() {
    let viewport = viewport
    guard viewport != shownViewport else { return }
    shownViewport = viewport
    for child in children { child.viewportChanged() }
  }

  /// The bars that the content needs in the current layout, if there is room for them.
  private var wantedBars: Axis.Set {
    guard element.showsIndicators, showsScrollIndicators else { return [] }
    let room = contentSize
    let size = contentExtent
    var wanted: Axis.Set = []
    // A bar makes the viewport smaller along the other axis, which may then need its own.
    for _ in 0..<2 {
      let columns = room.columns - (wanted.contains(.vertical) ? 1 : 0)
      let rows = room.rows - (wanted.contains(.horizontal) ? 1 : 0)
      if Axis.vertical.hasRoomForScrollbar(in: room), size.rows > rows {
        wanted.insert(.vertical)
      }
      if growsForBar || Axis.horizontal.hasRoomForScrollbar(in: room), size.columns > columns {
        wanted.insert(.horizontal)
      }
    }
    return wanted
  }

  /// Whether a bar along a row makes it higher.
  private var growsForBar: Bool {
    hugsContent && !style.frame.height.isSet && style.frame.maxHeight == nil
      && element.axes == .horizontal && !layout.expandsHeight
  }

  private func setBars(_ bars: Axis.Set) {
    guard bars != self.bars else { return }
    self.bars = bars
    content?.refreshLayoutStyle()
    setNeedsPaint()
  }

  override func focusChanged() { setNeedsPaint() }

  private func resolveOffset() {
    if scrolling.resolve() { followedEnds = anchoredAxes }
    var offset = CellOffset(
      columns: extent(.horizontal).offset, rows: extent(.vertical).offset)
    if followedEnds.contains(.vertical) {
      offset.rows = extent(.vertical).maximum
    } else if let content, let row = heldWidget?.rect(in: content)?.row {
      offset.rows = extent(.vertical).clamped(row - heldRow)
    }
    if followedEnds.contains(.horizontal) { offset.columns = extent(.horizontal).maximum }
    move(to: offset)
    let viewport = viewport
    if let request = scrolling.request, viewport.rows > 0, viewport.columns > 0 {
      scrolling.request = nil
      serve(request)
    }
  }

  /// Moves the content to an offset.
  ///
  /// - Returns: whether it moved.
  @discardableResult
  func move(to offset: CellOffset) -> Bool {
    let anchored = anchoredAxes
    let moved = offset != scrollOffset
    scrollOffset = offset
    followedEnds = []
    if anchored.contains(.vertical), extent(.vertical).isAtEnd { followedEnds.insert(.vertical) }
    if anchored.contains(.horizontal), extent(.horizontal).isAtEnd {
      followedEnds.insert(.horizontal)
    }
    hold(anchored.contains(.vertical) ? firstWidgetInView : nil)
    if moved { setNeedsPaint() }
    return moved
  }

  /// Keeps a widget in its row from now on; `nil` keeps the offset instead.
  private func hold(_ widget: Widget?) {
    heldWidget = widget
    guard let widget, let content, let row = widget.rect(in: content)?.row else { return }
    heldRow = row - scrollOffset.rows
  }

  func move(_ axis: Axis, to offset: Int) -> Bool {
    var target = scrollOffset
    if axis == .vertical { target.rows = offset } else { target.columns = offset }
    return move(to: target)
  }

  // MARK: - Focus and events

  var yieldsFocusToContent: Bool { !element.axes.isEmpty && !element.leavesKeys }
  override var isFocusable: Bool {
    yieldsFocusToContent && (holdsFocus || content?.firstFocusable == nil)
  }

  func takeFocusForContent() -> Bool {
    guard yieldsFocusToContent else { return false }
    holdsFocus = true
    return true
  }

  func focusMovedInside() {
    if holdsFocus, !isFocused, isFocusInside { holdsFocus = false }
  }

  override func handle(_ key: KeyEvent) -> Bool {
    guard !element.leavesKeys, handleKey(key) else { return false }
    if holdsFocus, isFocused, let seen = content?.firstFocusableInSight {
      layerFocus?.move(to: seen)
    }
    return true
  }
  override func handle(_ mouse: MouseEvent) -> Bool { handleMouse(mouse) }
  override func mouseCancelled() { scrolling.cancel() }

  func scrollRequestChanged(to request: ScrollRequest?) { scrolling.take(request) }

  // MARK: - Painting

  override func paint(_ context: GraphicsContext) {
    let viewport = viewport
    for axis in Axis.allCases where bars.contains(axis) {
      context.draw(
        indicator(axis), axis, column: axis == .vertical ? viewport.columns : 0,
        row: axis == .vertical ? 0 : viewport.rows, isFocused: context.isFocused)
    }
  }
}

extension ScrollWidget: @MainActor LayoutViewport {}
