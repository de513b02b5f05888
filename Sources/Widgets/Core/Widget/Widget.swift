import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// A retained part of the screen. An element creates it once, and updates change it.
///
/// To create your own widget, subclass ``ElementWidget``: it measures and paints its content, and
/// handles keys while it has the focus.
///
/// The base class measures, lays out, paints, hit tests and has children. The functions that only
/// some widgets have are in its `parts`.
@MainActor
open class Widget {
  package let layout = LayoutNode()

  // Each step of a frame reads these for each widget. They are used on the main actor alone, and no
  // accessor of theirs uses the same property of the same widget again. Checks of that would cost 3
  // to 4 % of a key: 497,664 instead of 477,777 instructions in `bench-peer`'s W3 with 1,000 rows.

  // Unowned is safe: a tree that is freed clears it in all its widgets (`loseTree`), and it is
  // cleared in a widget that is removed (`detach`).
  package internal(set) final var tree: WidgetTree? {
    get { storedTree }
    set { storedTree = newValue }
  }
  // Stored apart: a property that another module accesses directly is checked all the same.
  @exclusivity(unchecked) private final unowned var storedTree: WidgetTree?
  // Unsafe, because damage that waits to be painted may outlive the widget's parent. The parent
  // keeps the target alive: it clears this in its children when it is freed.
  @exclusivity(unchecked)
  nonisolated(unsafe) package internal(set) final unowned(unsafe) var parent: Widget?
  /// The children of the widget, in tree order.
  public internal(set) final var children: [Widget] {
    get { storedChildren }
    _modify { yield &storedChildren }
  }
  @exclusivity(unchecked) private final var storedChildren: [Widget] = []
  /// The element of the widget.
  @exclusivity(unchecked) final var reference: ZeroingReference<Instance>?
  @exclusivity(unchecked) package internal(set) final var style = WidgetStyle()
  @exclusivity(unchecked) final var needsPaint = false
  /// The state of the widget as a field; `nil` if it is none.
  @exclusivity(unchecked) private(set) final var field: FieldState?
  /// The room that the widget gives to titles inside.
  @exclusivity(unchecked) final var titleRoom = TitleRoom()
  /// Whether the release of the held mouse button would press the widget.
  @exclusivity(unchecked) final var wouldBePressed = false
  /// Whether the widget ever asked, while it was painted, if the mouse is over it.
  @exclusivity(unchecked) final var followsHover = false
  /// Whether the widget ever asked if the mouse is over it, or over something inside.
  @exclusivity(unchecked) final var followsHoverInside = false
  /// The offset by which the children are painted up and left of their layout.
  @exclusivity(unchecked) package final var scrollOffset = CellOffset.zero
  /// The offset by which the widget is painted away from its layout, as for a header that sticks to
  /// an edge.
  @exclusivity(unchecked) package final var stickyOffset = CellOffset.zero {
    didSet { if stickyOffset != oldValue { parent?.childOrder = .unknown } }
  }
  /// The axis along which the children can be searched by position.
  @exclusivity(unchecked) final var childOrder = ChildOrder.unknown
  /// The transition that paints the widget away from its layout; `nil` at rest.
  @exclusivity(unchecked) final var transition: ActiveTransition? {
    didSet { parent?.childOrder = .unknown }
  }
  /// The children in transition, and snapshots of those that leave; `nil` at rest.
  @exclusivity(unchecked) final var childTransitions: ChildTransitions?

  /// The optional functions of the widget, besides measuring, painting and holding children.
  @exclusivity(unchecked) package private(set) final var parts = WidgetParts()

  // These are used less often.

  /// Whether the next layout is reported to the widget's layout observer.
  final var needsLayoutReport = false
  /// The way the widget shrinks and grows in its stack, before its style changes that.
  final var ownFlexItem = FlexItem(LayoutStyle())
  /// The widget's index among its siblings when it was last asked for.
  final var cachedIndex = 0
  /// Whether a child was ever positioned so that it may lie over its siblings.
  final var hasPositionedChildren = false
  /// The identity of a layer of lines: no other widget of the tree has the same number.
  private(set) final lazy var lineGroupNumber: UInt32 = tree?.nextLineGroupNumber() ?? 0

  /// Creates a widget without children that is in no tree.
  public init() {
    layout.owner = self
  }

  deinit {
    for child in storedChildren { child.parent = nil }
    StackSafeRelease.take(storedChildren)
  }

  /// The element instance of the widget, while it is mounted.
  package final var instance: ElementInstance? {
    get { reference?.element }
    set { reference = newValue?.reference }
  }

  // MARK: - Layout

  /// The width in columns of a field or a bar that has no width of its own.
  package static let standardColumns = 20

  /// Returns the size of the content within a proposal, in cells. Called only if ``isLeaf`` is
  /// true.
  open func measure(_ proposal: LayoutProposal) -> CellSize { .zero }

  /// Returns the distance from the content's top edge to the end of its first line of text, in
  /// rows, or `nil` if it has none.
  open func baseline(in size: CellSize) -> Int? { nil }

  /// A Boolean value that indicates whether the widget has content of its own instead of children.
  open var isLeaf: Bool { true }

  /// The layout of the widget, without its modifiers.
  open var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    style.flexShrink = 0
    return style
  }

  /// The direction in which the children are laid out, for those whose layout depends on it.
  package var stackDirection: FlexDirection { layout.style.direction.forward }

  /// Whether the widget is a frame around one child, which fills it.
  var isFilledByOneChild: Bool { false }

  /// Called when the widget gets another parent, or the parent another direction.
  package func parentChanged() { refreshLayoutStyle() }

  /// Called when the widget was attached to a tree again, with or after its parent. A new widget
  /// has its tree from the start.
  func treeChanged() {}

  // MARK: - Content

  /// Whether the content itself indicates that it continues if there is too little room.
  package var cutsContent: Bool { false }

  /// Called when a modifier further out may have changed the line limit of texts here.
  package func lineLimitChanged() {}

  // MARK: - Painting

  /// Paints the content. The context is clipped to the content, and the background is already
  /// painted.
  open func paint(_ context: GraphicsContext) {}

  /// The part of the content to which a popover or a tooltip is attached; `nil` is the whole
  /// widget.
  open var popoverAnchor: CellRect? { nil }

  // MARK: - Hit test

  /// Returns a Boolean value that indicates whether a point of the content belongs to the widget or
  /// its children.
  open func hitTest(_ location: CellPoint) -> Bool { true }

  /// A Boolean value that indicates whether the widget hides the content behind it from the mouse,
  /// even without a background.
  open var blocksMouse: Bool { isLeaf }

  // MARK: - Events

  /// Handles a key while the widget or a descendant has the focus.
  ///
  /// - Returns: whether the key is handled; if not, it bubbles outward.
  open func handle(_ key: KeyEvent) -> Bool { false }

  /// Handles a key that neither the widgets around nor the app's commands used, while the widget
  /// has the focus. Arrow keys and Tab come here before they move the focus.
  ///
  /// - Returns: whether the key is handled.
  open func handleUnused(_ key: KeyEvent) -> Bool { false }

  /// Handles a paste, as a key.
  ///
  /// - Returns: whether the paste is handled; if not, it bubbles outward.
  open func handle(_ paste: Paste) -> Bool { false }

  /// Handles presses, drags, motion and the wheel if the widget is hit or contains the widget that
  /// is hit.
  ///
  /// The location is relative to the upper left corner of the content. A widget that handles a
  /// press captures the mouse: it receives the following drags and the release, wherever they are.
  ///
  /// - Returns: whether the event is handled; if not, it bubbles outward.
  open func handle(_ mouse: MouseEvent) -> Bool { false }

  /// Called when a captured press ends without a release, because the widget is removed or the
  /// terminal was away.
  open func mouseCancelled() {}

  /// Called when a person cancels a drag that the widget handles with Escape. The widget undoes the
  /// changes of the drag. ``mouseCancelled()`` is called next.
  open func dragAbandoned() {}

  // MARK: - Focus

  /// A Boolean value that indicates whether the widget can have the focus and is in the tab order.
  open var isFocusable: Bool { false }

  /// A Boolean value that indicates whether only Tab and the state move the focus here: no click,
  /// no arrow key, and no loss of the focus elsewhere. Use it for a widget that is in the way of
  /// others, such as a divider.
  open var isReachedByTabOnly: Bool { false }

  /// A Boolean value that indicates whether a press of the mouse moves the focus here. Return
  /// `false` for a widget that changes another one, which then keeps the focus: a bar of tabs.
  open var isFocusedByPress: Bool { true }

  /// Returns a Boolean value that indicates whether an arrow key changes the value across the
  /// widget's line, as ↑ and ↓ do in a number. Arrow keys that brought the focus here keep moving
  /// it, until another key or a click is meant for the widget.
  open func changesValue(by arrow: Key) -> Bool { false }

  /// The position of the terminal's cursor in the content while the widget has the focus; `nil`
  /// hides it.
  open var cursor: CellPoint? { nil }

  /// The part of the content that keys act on while the widget has the focus; `nil` is all of it.
  /// It is scrolled into view with the widget. If the terminal's cursor is hidden, it is placed
  /// there.
  open var focusedPart: CellRect? { nil }

  /// Called when the widget gains or loses the focus. By default, the widget is painted again.
  open func focusChanged() { setNeedsPaint() }

  /// Returns hints for the keys that the widget takes while it or a descendant has the focus, the
  /// most useful first.
  open func keyHints(in words: Words) -> [KeyHint] { [] }

  // MARK: - Parts

  /// Sets the parts, each of which is the widget itself. Called by the initializer of a widget that
  /// does more.
  package final func setParts(_ parts: WidgetParts) { self.parts = parts }

  /// Makes the widget a field, which a form gives a title and a line for an error. Call it in the
  /// initializer, with the widget itself.
  ///
  /// ```swift
  /// override init(_ element: Code, _ sender: EventSender<Code>) {
  ///   super.init(element, sender)
  ///   setField(self)
  /// }
  /// ```
  public final func setField(_ part: any FieldPart) {
    guard part === self else { fatalError("setField(_:) takes the widget itself") }
    field = FieldState(part)
  }

  // MARK: - State

  /// The states of the widget besides focused and disabled, such as open or selected, in words for
  /// assistive technology.
  open var ownStates: [String] { [] }

  /// The displayed value, for assistive technology and tests, if it differs from the element's, as
  /// for a text that means no value.
  open var shownValue: String? { nil }

  /// The parts of the widget besides its children, for assistive technology and tests.
  open var accessibleParts: [AccessiblePart] { [] }

  /// Copies the state that another widget of the same type holds besides its element, such as a
  /// cursor or an offset. A tree that is built for comparison starts from there.
  open func adoptState(of other: Widget) {}

  /// Called when a row that left a list gives the widget to a new row. Resets everything that does
  /// not follow from the element.
  ///
  /// - Returns: whether the widget can be reused; if not, which is the default, a new one is
  ///   created.
  open func prepareForReuse() -> Bool { false }

  // MARK: - Element

  /// Shows another element of the widget's type.
  func show(_ element: ElementBox) {}

  /// The element that the widget shows.
  package var shownElement: (any Element)? { nil }

  /// The element as text.
  var elementDescription: String { "" }

  /// A widget for the same element, whose events go nowhere.
  func makeReplica() -> Widget { preconditionFailure("abstract") }
}

extension Widget: @MainActor LayoutContent {}
