import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// A retained part of the screen. An element makes it once; updates change it.
///
/// A widget of one's own is a subclass of ``ElementWidget``: it measures and paints its content,
/// and answers keys while it has the focus.
///
/// The base measures, lays out, paints, hit tests and has children. What only some widgets do is in
/// its ``parts``.
@MainActor
open class Widget {
  package let layout = LayoutNode()

  // Each step of a frame reads these for each widget. They are used on the main actor alone, and no
  // accessor of theirs uses the same property of the same widget again. Checks of that would cost 3
  // to 4 % of a key: 497,664 instead of 477,777 instructions in `bench-peer`'s W3 with 1,000 rows.

  // Unowned is safe: a tree that is freed clears it in all its widgets (`loseTree`), and it is
  // cleared in a widget that is removed (`detach`).
  @exclusivity(unchecked) package internal(set) final unowned var tree: WidgetTree?
  // Unsafe, because damage that waits to be painted may outlive the widget's parent. The parent
  // keeps the target alive: it clears this in its children when it is freed.
  @exclusivity(unchecked)
  nonisolated(unsafe) package internal(set) final unowned(unsafe) var parent: Widget?
  /// The widgets inside, in the order of the tree.
  @exclusivity(unchecked) public internal(set) final var children: [Widget] = []
  /// The element of the widget.
  @exclusivity(unchecked) final var reference: ZeroingReference<Instance>?
  @exclusivity(unchecked) package internal(set) final var style = WidgetStyle()
  @exclusivity(unchecked) final var needsPaint = false
  /// What is around the content of a field.
  @exclusivity(unchecked) final var field = FieldParts()
  /// Whether the widget ever asked, while it was painted, if the mouse is over it.
  @exclusivity(unchecked) final var followsHover = false
  /// Whether it ever asked if the mouse is over it, or over something inside.
  @exclusivity(unchecked) final var followsHoverInside = false
  /// How far the children are painted up and left of their layout.
  @exclusivity(unchecked) package final var scrollOffset = CellOffset.zero
  /// How far from its layout the widget is painted: a header that sticks to an edge.
  @exclusivity(unchecked) package final var stickyOffset = CellOffset.zero {
    didSet { if stickyOffset != oldValue { parent?.childOrder = .unknown } }
  }
  /// Along which axis the children can be searched for by position.
  @exclusivity(unchecked) final var childOrder = ChildOrder.unknown
  /// How the widget is painted while it is not where its layout is; `nil` at rest.
  @exclusivity(unchecked) final var transition: ActiveTransition? {
    didSet { parent?.childOrder = .unknown }
  }
  /// The children that are in transition, and snapshots of those that leave; `nil` at rest.
  @exclusivity(unchecked) final var childTransitions: ChildTransitions?

  /// What the widget does beside measuring, painting and holding children.
  @exclusivity(unchecked) package private(set) final var parts = WidgetParts()

  // These are used more seldom.

  /// Whether the next layout is reported to the widget's layout observer.
  final var needsLayoutReport = false
  /// How the widget shrinks and grows in its stack, before its style changes that.
  final var ownFlexItem = FlexItem(LayoutStyle())
  /// The widget's index among its siblings when it was last asked for.
  final var cachedIndex = 0
  /// Whether a child was ever positioned so that it may lie over its siblings.
  final var hasOverlappingChildren = false
  /// Identifies a layer of lines: no other widget of the tree has the same number.
  private(set) final lazy var lineGroupNumber: UInt32 = tree?.nextLineGroupNumber() ?? 0

  /// A widget without children, in no tree.
  public init() {
    layout.owner = self
  }

  deinit {
    for child in children { child.parent = nil }
    StackSafeRelease.take(children)
  }

  /// The element of the widget, as long as it is mounted.
  package final var instance: ElementInstance? {
    get { reference?.element }
    set { reference = newValue?.reference }
  }

  // MARK: - Layout

  /// The columns of a field or a bar that has no width of its own.
  package static let standardColumns = 20

  /// The size of the content within a proposal, in cells. Only called where ``isLeaf`` is true.
  open func measure(_ proposal: LayoutProposal) -> LayoutSize { .zero }

  /// The distance from the content's top edge to the end of its first line of text, in rows; `nil`
  /// where it has none.
  open func baseline(in size: LayoutSize) -> Int? { nil }

  /// Whether the widget has content of its own instead of children.
  open var isLeaf: Bool { true }

  /// The widget's layout, without its modifiers.
  open var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    style.flexShrink = 0
    return style
  }

  /// The direction in which the children are laid out, for those whose layout depends on it.
  package var stackDirection: FlexDirection { layout.style.direction.forward }

  /// Whether the widget is a frame around one child, which fills it.
  var isFilledByOneChild: Bool { false }

  /// Called when the widget has another parent, or that one another direction.
  package func parentChanged() { refreshLayoutStyle() }

  /// Called when the widget was attached to a tree, with or after its parent.
  func treeChanged() {}

  /// Called when a modifier says something else of the value.
  func givenErrorChanged() {
    if showsFieldError { return faultChanged() }
    setNeedsPaint()
    errorShower?.faultChanged()
    guard style.error != nil, let tree else { return }
    tree.hasLentErrors = true
    if !tree.isForComparison { tree.misplacedErrors.append(WeakWidget(widget: self)) }
  }

  // MARK: - Fields

  /// Whether what is wrong with the value is shown in a line below the content, which the library
  /// paints: of every widget with a value that a person changes.
  ///
  /// ```swift
  /// override var showsFieldError: Bool { true }
  /// ```
  open var showsFieldError: Bool { false }

  /// What is wrong with the value by itself, beside what ``Modifiable/fieldError(_:)`` says: a text
  /// that is no number. Empty where nothing is, `nil` where no line is kept for it. Call
  /// ``faultChanged()`` when it is another.
  open var fault: String? { nil }

  /// Called before a form is submitted, and when the focus left a control in it: where the state has a
  /// value that is not allowed, ``fault`` says so from now on.
  package func checkValue() {}

  /// Called when a form is as new, after its button for Cancel was pressed: a text that means no value
  /// is forgotten, and the value of the state is shown.
  ///
  /// ```swift
  /// override func forgetUnreadable() { typed = nil }
  /// ```
  open func forgetUnreadable() {}

  /// The title that a form shows in its column of titles; `nil` where the widget has none. Where
  /// ``isTitleInColumn`` is true the widget shows it nowhere else.
  open var columnTitle: String? { nil }

  /// Whether a click on that title is one on the control: of a toggle. Else it moves the focus there.
  var isPressedByTitle: Bool { false }

  /// Called when a form shows the title, or does so no more. The widget is laid out anew.
  open func titleMoved() {}

  /// Whether the content says that it goes on where it has too little room.
  package var cutsContent: Bool { false }

  /// Called when texts here may have another limit of lines, by a modifier further out.
  package func lineLimitChanged() {}

  // MARK: - Painting

  /// Paints the content. The context is clipped to it; the background is painted already.
  open func paint(_ context: GraphicsContext) {}

  /// The part of the content that a popover or a tooltip is attached to; `nil` is the whole widget.
  open var popoverAnchor: CellRect? { nil }

  // MARK: - Hit test

  /// Whether a point of the content belongs to the widget or what is inside.
  open func hitTest(_ location: CellPoint) -> Bool { true }

  /// Whether the widget hides what is behind it from the mouse, with no background too.
  open var blocksMouse: Bool { isLeaf }

  // MARK: - Events

  /// Handles a key while the widget or something inside has the focus.
  ///
  /// - Returns: whether the key is handled; else it bubbles outward.
  open func handle(_ key: KeyEvent) -> Bool { false }

  /// Handles a key that nothing else had a use for, neither around the widget nor the app's commands,
  /// while the widget has the focus. Arrows and Tab come here before they move the focus.
  ///
  /// - Returns: whether the key is handled.
  open func handleUnused(_ key: KeyEvent) -> Bool { false }

  /// Handles a paste, like a key.
  ///
  /// - Returns: whether the paste is handled; else it bubbles outward.
  open func handle(_ paste: Paste) -> Bool { false }

  /// Handles presses, drags, motion and the wheel where the widget is hit, or contains what is hit.
  ///
  /// The location counts from the upper left corner of the content. A widget that handles a press
  /// captures the mouse: it gets the drags and the release that follow, wherever they are.
  ///
  /// - Returns: whether the event is handled; else it bubbles outward.
  open func handle(_ mouse: MouseEvent) -> Bool { false }

  /// Called when a captured press ends without a release: the widget is removed, or the terminal
  /// was away.
  open func mouseCancelled() {}

  /// Called when a person leaves a drag that the widget handles, with Escape: what it changed is
  /// taken back. ``mouseCancelled()`` is called after it.
  open func dragAbandoned() {}

  // MARK: - Focus

  /// Whether the widget can have the focus, and is in the tab order.
  open var isFocusable: Bool { false }

  /// Whether of all that moves the focus Tab alone brings it here, and the state: no click, no arrow,
  /// and not what had it elsewhere and went. For what is in the way of others: a divider.
  open var isReachedByTabOnly: Bool { false }

  /// Whether an arrow changes the value across the line that the widget is: ↑ and ↓ in a number. Those
  /// that brought the focus here go on moving it, until another key or a click is meant for the widget.
  open func changesValue(by arrow: Key) -> Bool { false }

  /// The position of the terminal's cursor in the content while the widget has the focus; `nil`
  /// hides it.
  open var cursor: CellPoint? { nil }

  /// The part of the content that keys are for while the widget has the focus: it is scrolled into
  /// view with the widget, and the terminal's cursor is there where it is hidden. `nil` is all of it.
  open var focusedPart: CellRect? { nil }

  /// Called when the widget gained or lost the focus; by default it is painted anew.
  open func focusChanged() { setNeedsPaint() }

  /// What keys do that the widget takes while it has the focus, or something inside has it: the most
  /// useful first.
  open func keyHints(in words: Words) -> [KeyHint] { [] }

  // MARK: - Parts

  /// Called by the initializer of a widget that does more: each part is the widget itself.
  package final func setParts(_ parts: WidgetParts) { self.parts = parts }

  // MARK: - State

  /// What the widget is beside focused and disabled, in words for those who do not see it: open,
  /// selected.
  open var ownStates: [String] { [] }

  /// The value as it is shown, for those who do not see it and for tests, where that is another than the
  /// element's: a text that means no value.
  open var shownValue: String? { nil }

  /// What is in the widget beside its children, for those who do not see it and for tests.
  open var accessibleParts: [AccessiblePart] { [] }

  /// Takes over what another widget of the same type holds besides its element: a cursor, an
  /// offset. A tree that is built for comparison starts from there.
  open func adoptState(of other: Widget) {}

  /// Called when a row that left a list gives the widget to one that comes: resets all that does
  /// not follow from the element.
  ///
  /// - Returns: whether the widget can be reused; else, and by default, another is made.
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
