import CStack
import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// A retained part of the screen. An element makes it once; updates change it.
///
/// A widget of one's own is a subclass of ``ElementWidget``: it measures and paints its content,
/// and answers keys while it has the focus.
@MainActor
open class Widget {
  package let layout = LayoutNode()
  // The tree takes it back when it goes.
  @exclusivity(unchecked) package internal(set) final unowned var tree: WidgetTree?
  // Unsafe, because a widget takes it from its children before it goes: what waits to be painted
  // may outlive the widget that it stood in. Read and written by the main actor alone.
  @exclusivity(unchecked)
  nonisolated(unsafe) package internal(set) final unowned(unsafe) var parent: Widget?
  @exclusivity(unchecked) package internal(set) final var children: [Widget] = []
  /// The element that the widget stands for.
  @exclusivity(unchecked) final var reference: BackReference<Instance>?
  @exclusivity(unchecked) package internal(set) final var box = BoxStyle()
  @exclusivity(unchecked) final var needsPaint = false
  /// Whether the widget is to be told of the next layout.
  @exclusivity(unchecked) final var waitsForLayout = false
  /// How the widget takes part in the room of its stack, before its box has a say.
  @exclusivity(unchecked) final var ownClaim = RoomClaim(LayoutStyle())
  /// Where the widget stood among its siblings when somebody last asked.
  @exclusivity(unchecked) final var knownIndex = 0
  /// How far the children are painted up and left of where their layout is.
  @exclusivity(unchecked) package final var scrollOffset = CellOffset.zero
  /// How far the widget is painted from where it belongs, while it is on its way there.
  @exclusivity(unchecked) package final var displacement = CellOffset.zero {
    didSet { if displacement != oldValue { parent?.childOrder = .unknown } }
  }
  /// How far from its layout the widget belongs: a header that stays at an edge.
  @exclusivity(unchecked) final var pinning = CellOffset.zero {
    didSet { if pinning != oldValue { parent?.childOrder = .unknown } }
  }
  /// Whether the children can be searched for by where they stand.
  @exclusivity(unchecked) final var childOrder = ChildOrder.unknown
  /// The widget's way to where it belongs, while it is on it.
  @exclusivity(unchecked) final var mover: Mover?
  /// What is on its way among the children.
  @exclusivity(unchecked) final var movement: Movement?

  public init() {
    layout.owner = self
  }

  deinit {
    for child in children { child.parent = nil }
    Remains.take(children)
  }

  /// The element that the widget stands for, as long as it is there.
  package final var instance: ElementInstance? {
    get { reference?.element }
    set { reference = newValue?.reference }
  }

  // MARK: - What a widget of one's own says

  /// How large the content is within what is proposed; asked where ``isLeaf``.
  open func measure(_ proposal: LayoutProposal) -> LayoutSize { .zero }

  /// How far below the content's top edge its first line of text ends; `nil` where it has none.
  open func baseline(in size: LayoutSize) -> Int? { nil }

  /// Whether the widget has content of its own instead of children.
  open var isLeaf: Bool { true }

  /// Whether children may lie over each other, later ones in front.
  package var hasLayers: Bool { hasPlacedChildren }

  /// Whether each child is a layer of its own, whose lines join none of the others'.
  package var holdsLayers: Bool { false }

  /// A number that no other widget of the tree has, for a layer of lines.
  private(set) final lazy var groupNumber: UInt32 = tree?.nextGroupNumber() ?? 0

  /// Whether a child has ever stood elsewhere than its siblings let it: then it may lie over them.
  @exclusivity(unchecked) private final var hasPlacedChildren = false

  /// Whether ``didLayOut()`` is to be called after layouts that concern the widget.
  package var reportsLayout: Bool { false }

  /// Whether it is to be called, too, where a child's frame changed.
  package var reportsLayoutOfChildren: Bool { false }

  /// Whether a child may ask to hear of its own layouts.
  package var childrenReportLayout: Bool { true }

  /// Called after a layout in which the widget's frame or box changed, or which it asked to hear of
  /// (``setNeedsReport()``): here it tells its instance what its children depend on, a size or a
  /// window. What they lead to is committed, and laid out, before the frame is shown.
  package func didLayOut() {}

  /// Whether ``paintOver(_:)`` has something to paint, so that nothing inside is painted alone.
  package var paintsOverChildren: Bool { false }

  /// Paints over what is inside. The canvas is the whole widget, its padding and border included.
  package func paintOver(_ canvas: Canvas) {}

  /// A child that is painted in front of the others, on the widget's background.
  package var frontChild: Widget? { nil }

  /// Whether the focus that something inside loses comes here.
  package var keepsFocus: Bool { false }

  /// Whether Tab goes from child to child as far as this one.
  package func admitsTab(to child: Widget) -> Bool { true }

  /// Called when the focus came to or left something inside.
  package func focusMovedInside() {}

  /// Called after a button inside was pressed.
  package func pressedInside() {}

  /// Whether what is inside takes part in nothing for now.
  package var isShut: Bool { false }

  /// The widget's own part of a commit that it asked to hear of; it may ask for another.
  package func settle() {}

  /// Whether text is typed here, so that Enter goes on to the next such widget.
  package var takesText: Bool { false }

  /// The direction in which children stand, for those whose layout depends on it.
  package var stackDirection: FlexDirection { layout.style.direction.forward }

  /// Paints the content. The canvas is clipped; the background is there already.
  open func paint(_ canvas: Canvas) {}

  /// Answers a key while the widget has the focus or holds what has it.
  ///
  /// - Returns: whether the key ends here; else it goes outward.
  open func handle(_ key: KeyEvent) -> Bool { false }

  /// Answers a paste, like a key.
  open func handle(_ paste: Paste) -> Bool { false }

  /// Answers the mouse where the widget is what it points at, or holds that.
  ///
  /// The location counts from the upper left corner of the content. Whoever takes a press gets the
  /// drags and the release that follow it, wherever they are.
  ///
  /// - Returns: whether the event ends here; else it goes outward.
  open func handle(_ mouse: MouseEvent) -> Bool { false }

  /// Called when the press that the widget took ends without a release: the widget goes, or the
  /// terminal was away meanwhile.
  open func mouseCancelled() {}

  /// Whether the mouse means the widget, or what is in it, at a place in its content.
  package func covers(_ location: CellPoint) -> Bool { true }

  /// Where children can be seen in the widget's rectangle: a border is never painted over.
  package func areaOfChildren(in rect: CellRect) -> CellRect {
    guard box.border != nil else { return rect }
    return CellRect(
      column: rect.column + 1, row: rect.row + 1, columns: max(0, rect.columns - 2),
      rows: max(0, rect.rows - 2))
  }

  /// Scrolls as little as needed for a rectangle inside to be seen. It counts from the widget's
  /// corner, as the layout of its children does.
  package func reveal(_ rect: CellRect) {}

  /// Whether what is inside is scrolled: it has a position that the state may ask for.
  package var isScrolled: Bool { false }

  /// Called when the state asks for another child to be shown.
  func scrollTargetChanged(to target: ScrollTarget?) {}

  /// Whether the widget's own area hides what lies behind it from the mouse.
  package var isSolid: Bool { isLeaf }

  /// Whether the border is bold where the widget has the focus, as nothing else shows that.
  package var marksFocusOnBorder: Bool { false }

  /// Whether that is the focus of what is inside, as of a table's list.
  package var marksFocusOfContent: Bool { false }

  /// Whether Tab comes here.
  open var isFocusable: Bool { false }

  /// Whether Tab comes here where it comes to nothing inside.
  package var yieldsFocusToContent: Bool { false }

  /// Where the terminal's cursor stands while the widget has the focus, in the content.
  open var cursor: CellPoint? { nil }

  /// The widget's layout before its box is added to it.
  open var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    style.flexShrink = 0
    return style
  }

  /// Called when the widget gained or lost the focus.
  open func focusChanged() { setNeedsPaint() }

  /// Takes over what another widget of the same type holds besides its element: a cursor, an
  /// offset. A tree that is built for comparison starts from there.
  open func adoptState(of other: Widget) {}

  /// Called when a row that left a list gives the widget to one that comes: it forgets all that
  /// does not follow from its element.
  ///
  /// - Returns: whether it is as good as new then; else, and by default, another is made.
  open func prepareForReuse() -> Bool { false }

  // MARK: - What it may ask for

  /// The content would be painted otherwise now.
  public final func setNeedsPaint() {
    guard !needsPaint, let tree else { return }
    needsPaint = true
    tree.painter.add(self)
  }

  /// The content would measure otherwise now; it is painted anew too.
  public final func setNeedsLayout() {
    if isLeaf, tree != nil { layout.setNeedsLayout() }
    setNeedsPaint()
  }

  /// What the widget reports after a layout may be something else now.
  package final func setNeedsReport() {
    if reportsLayout { tree?.noteReport(of: self) }
  }

  /// Whether keys come here first.
  public final var isFocused: Bool { tree?.focus.widget === self }

  /// The size of the content in the last layout.
  public final var contentSize: CellSize {
    let edges = contentEdges
    return CellSize(
      columns: max(0, layout.frame.width - edges.left - edges.right),
      rows: max(0, layout.frame.height - edges.top - edges.bottom))
  }

  /// Numbers of the glyphs that this widget's screen knows.
  public final var glyphs: GlyphTable? { tree?.glyphs }

  // MARK: - Updates

  /// Shows another element of the widget's type.
  func show(_ element: ElementBox) {}

  /// The element that the widget shows.
  package var shownElement: (any Element)? { nil }

  /// The element in words.
  var elementDescription: String { "" }

  /// A widget for the same element, which answers nothing.
  func makeReplica() -> Widget { preconditionFailure("abstract") }

  package final func apply(_ box: BoxStyle) {
    let old = self.box
    self.box = box
    refreshLayoutStyle()
    parent?.childrenChanged()
    setNeedsPaint()
    setNeedsReport()
    if box.wantsFocus == true, old.wantsFocus != true { tree?.focus.request(self) }
    if box.lineLimit != old.lineLimit {
      tree?.hasLineLimits = true
      updateLineLimits()
    }
    if box.scrollTarget != old.scrollTarget {
      firstScrollView?.scrollTargetChanged(to: box.scrollTarget)
    }
    guard let focus = tree?.focus else { return }
    if box.isCollapsed, !old.isCollapsed { focus.leave(self) }
    if !box.takesNoPart, old.takesNoPart, let asking = firstThatWantsFocus {
      // What was asked for while it was disabled can be had now.
      focus.request(asking)
    }
  }

  /// Takes the widget and all below it out of its tree: it is no longer painted, and asks for
  /// nothing, however long somebody keeps it.
  final func detach() {
    tree?.mouse.widgetGoes(self)
    tree = nil
    guard !recurse_stack_is_low() else { return }
    for child in children { child.detach() }
  }

  /// The tree is going: nothing of it may be looked at any more.
  final func loseTree() {
    tree = nil
    guard !recurse_stack_is_low() else { return }
    for child in children { child.loseTree() }
  }

  /// Brings the widget and all below it back into a tree: what changed meanwhile was neither
  /// measured nor painted.
  final func attach(to tree: WidgetTree) {
    self.tree = tree
    needsPaint = false
    // What a widget says of its layout may depend on the tree: how wide its words are.
    refreshLayoutStyle()
    setNeedsLayout()
    setNeedsReport()
    if box.wantsFocus == true { tree.focus.request(self) }
    treeChanged()
    // What is nested more deeply cannot be laid out either, which is then an error.
    guard hasStack else { return }
    for child in children { child.attach(to: tree) }
  }

  /// Gives the layout what element, box and place among siblings say together.
  ///
  /// What is around hears of it where something is another than it was.
  package final func refreshLayoutStyle() {
    guard hasStack else { return }
    let own = layoutStyle
    let claim = RoomClaim(own)
    let style = box.applied(to: own, in: parent?.layout.style.direction.forward)
    if box.mayOverlap { parent?.hasPlacedChildren = true }
    guard claim != ownClaim || style != layout.style else { return }
    ownClaim = claim
    layout.style = style
    parent?.childrenChanged()
  }

  /// Called when the widget has another parent, or that one another direction.
  package func parentChanged() { refreshLayoutStyle() }

  /// Called when a text here may have another number of lines, as what is around says so.
  package func lineLimitChanged() {}

  /// Called when the widget has come back into a tree, or into one for the first time with what it
  /// stands in.
  func treeChanged() {}

  /// Called when children came, went, or have another layout style.
  package func childrenChanged() {}

  /// Padding and border, in whole cells.
  final var contentEdges: (top: Int, right: Int, bottom: Int, left: Int) {
    let line = box.border == nil ? 0 : 1
    let padding = box.padding
    let basis = padding.hasPercent ? layout.paddingBasis : 0
    func cells(_ length: LayoutLength) -> Int { max(0, length.cellCount(against: basis)) + line }
    return (
      cells(padding.top), cells(padding.right), cells(padding.bottom), cells(padding.left)
    )
  }
}

extension Widget: @MainActor LayoutContent {}
