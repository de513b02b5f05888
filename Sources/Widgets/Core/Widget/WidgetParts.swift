import RecurseReconciler
import RecurseTerminal

/// The functions that only some widgets have, besides measuring, painting and holding children.
@MainActor
package struct WidgetParts {
  // Unsafe, because each is the widget itself: it is there as long as its parts are.
  fileprivate unowned(unsafe) var focus: (any FocusPart)?
  fileprivate unowned(unsafe) var scroll: (any ScrollContainer)?
  fileprivate unowned(unsafe) var layout: (any LayoutObserver)?
  fileprivate unowned(unsafe) var container: (any ContainerPart)?

  package init(
    focus: (any FocusPart)? = nil, scroll: (any ScrollContainer)? = nil,
    layout: (any LayoutObserver)? = nil, container: (any ContainerPart)? = nil
  ) {
    self.focus = focus
    self.scroll = scroll
    self.layout = layout
    self.container = container
  }
}

extension Widget {
  /// The widget's part in the focus, besides ``isFocusable``.
  package final var focusPart: (any FocusPart)? { parts.focus }

  /// The widget's part in scrolling.
  package final var scrollContainer: (any ScrollContainer)? { parts.scroll }

  /// The observer of layouts.
  package final var layoutObserver: (any LayoutObserver)? { parts.layout }

  /// The widget's part as a container.
  package final var containerPart: (any ContainerPart)? { parts.container }

  /// Whether children may lie over each other, later ones in front, because of the widget or of
  /// their own positions.
  package final var childrenMayOverlap: Bool {
    hasPositionedChildren || containerPart?.childrenOverlap == true
  }

  /// The part of the widget's rectangle in which children are seen: never the border.
  package final func childClip(in rect: CellRect) -> CellRect {
    if let containerPart { return containerPart.contentClip(in: rect) }
    return borderClip(in: rect)
  }

  /// The widget's rectangle without its border.
  package final func borderClip(in rect: CellRect) -> CellRect {
    guard style.border != nil else { return rect }
    return CellRect(
      column: rect.column + 1, row: rect.row + 1, columns: max(0, rect.columns - 2),
      rows: max(0, rect.rows - 2))
  }
}

/// The treatment of children by a widget that does more than put one after the other.
@MainActor
package protocol ContainerPart: Widget {
  /// Called when children were inserted or removed, or have another layout style.
  func childrenChanged()

  /// Whether ``paintOver(_:)`` paints anything, so that no child is ever painted alone.
  var paintsOverChildren: Bool { get }

  /// Paints over the children. The context is the whole widget, with its padding and border.
  func paintOver(_ context: GraphicsContext)

  /// A child that is painted in front of the others, on the widget's background.
  var frontChild: Widget? { get }

  /// Whether children may lie over each other, later ones in front.
  var childrenOverlap: Bool { get }

  /// Whether the widget takes its place among its siblings as its only child would. The child's
  /// basis then belongs to the widget, and has no effect inside.
  var passesOnItem: Bool { get }

  /// Whether the lines of each child join none of the other children's.
  var separatesChildLines: Bool { get }

  /// The part of the widget's rectangle in which children are seen.
  func contentClip(in rect: CellRect) -> CellRect

  /// Makes the features of the tree that the widget needs.
  func useFeatures(of tree: WidgetTree)

  /// Whether the widget is a form for its content.
  var isForm: Bool { get }

  /// Whether the widget uses a key only if nothing else does, while the focus is inside.
  func usesLastInside(_ key: Key) -> Bool

  /// Handles a key that nothing else used, while the focus is inside.
  ///
  /// - Returns: whether the key is handled.
  func handleUnusedInside(_ key: KeyEvent) -> Bool

  /// The background of the content besides that of a modifier: a selection.
  var contentBackground: Color? { get }

  /// Whether the title of the content is shown here and has no effect around the widget.
  var showsNavigationTitle: Bool { get }

  /// Called at the end of a commit that may have changed the title of the content.
  func navigationTitleChanged()

  /// Called when the focus wants to move into a collapsed child.
  func focusWanted(in child: Widget)
}

extension ContainerPart {
  package func childrenChanged() {}
  package var paintsOverChildren: Bool { false }
  package func paintOver(_ context: GraphicsContext) {}
  package var frontChild: Widget? { nil }
  package var childrenOverlap: Bool { false }
  package var separatesChildLines: Bool { false }
  package var passesOnItem: Bool { false }
  package func contentClip(in rect: CellRect) -> CellRect { borderClip(in: rect) }
  package func useFeatures(of tree: WidgetTree) {}
  package var isForm: Bool { false }
  package func usesLastInside(_ key: Key) -> Bool { false }
  package func handleUnusedInside(_ key: KeyEvent) -> Bool { false }
  package var contentBackground: Color? { nil }
  package var showsNavigationTitle: Bool { false }
  package func navigationTitleChanged() {}
  package func focusWanted(in child: Widget) {}
}

/// The part in the focus of a widget that is more than one focusable leaf: a field, a container of
/// rows, a scroll view.
@MainActor
package protocol FocusPart: Widget {
  /// Whether the widget takes typed text, so that Enter moves on to the next such widget.
  var acceptsText: Bool { get }

  /// Whether the widget has a use for a key while it has the focus, so that no command gets it.
  func takesKey(_ key: Key) -> Bool

  /// Whether the widget has a use for a key whenever it has the focus: no command gets it there.
  func alwaysTakes(_ key: Key) -> Bool

  /// Whether the widget uses a key only if nothing else does: ``Widget/handleUnused(_:)``.
  func usesLast(_ key: Key) -> Bool

  /// Called when Tab has brought the focus here.
  func tabCameHere()

  /// The descendant that keys are for while the widget has the focus: the row with the cursor.
  var keyTarget: Widget? { get }

  /// Visits the listeners that get a key before the widget, while the widget has the focus: those
  /// of the row with the cursor.
  ///
  /// - Parameter key: the key on its way; `nil` to visit every listener.
  /// - Returns: whether one took the key.
  func firstListener(for key: KeyEvent?, where takes: (Instance) -> Bool) -> Bool

  /// Called before a context menu opens on something inside.
  func willOpenMenu(inside widget: Widget)

  /// Whether the initial focus inside is on the button that does the least harm.
  var beginsHarmlessly: Bool { get }

  /// Whether the focus comes here when the focused widget inside is removed.
  var receivesLostFocus: Bool { get }

  /// Whether Tab comes here only if nothing inside is focusable.
  var yieldsFocusToContent: Bool { get }

  /// Whether nothing inside gets input or focus for now.
  var blocksInput: Bool { get }

  /// Whether the tab order includes what is inside a child.
  func admitsTab(to child: Widget) -> Bool

  /// Called when the focus moved to or away from a descendant.
  func focusMovedInside()

  /// Called before a press takes effect, while the focus is inside.
  func willPressInside()

  /// Called after a button inside was pressed.
  func pressedInside()

  /// Called after the text of a field inside was submitted.
  func submittedInside()

  /// Takes the focus in place of content that is out of view.
  ///
  /// - Returns: whether it took the focus.
  func takeFocusForContent() -> Bool
}

extension FocusPart {
  package var acceptsText: Bool { false }
  package func tabCameHere() {}
  package var keyTarget: Widget? { nil }
  package func firstListener(for key: KeyEvent?, where takes: (Instance) -> Bool) -> Bool { false }
  package func takesKey(_ key: Key) -> Bool { false }
  package func alwaysTakes(_ key: Key) -> Bool { false }
  package func usesLast(_ key: Key) -> Bool { false }
  package func willOpenMenu(inside widget: Widget) {}
  package var beginsHarmlessly: Bool { false }
  package var receivesLostFocus: Bool { false }
  package var yieldsFocusToContent: Bool { false }
  package var blocksInput: Bool { false }
  package func admitsTab(to child: Widget) -> Bool { true }
  package func focusMovedInside() {}
  package func willPressInside() {}
  package func pressedInside() {}
  package func submittedInside() {}
  package func takeFocusForContent() -> Bool { false }
}

/// The part of a widget that scrolls its content.
@MainActor
package protocol ScrollContainer: Widget {
  /// Whether the widget has a scroll position that the state may request.
  var hasPosition: Bool { get }

  /// The bounds of expanding content; `nil` if the container lays that out by itself.
  var contentViewport: ContentViewport? { get }

  /// The axes along which the widget scrolls: no line joins another across the edges there.
  var scrolledAxes: Axis.Set { get }

  /// Returns the rows of all content in the present width, or `most` if there are more; `nil` if
  /// the widget does not scroll along them.
  func contentRows(upTo most: Int) -> Int?

  /// The widget whose height depends on that content.
  var sizedWidget: Widget { get }

  /// Scrolls as little as needed to see a rectangle, which counts from the widget's corner, as the
  /// layout of its children does.
  func reveal(_ rect: CellRect)

  /// Whether a selection of text neither leaves the widget nor enters it.
  var boundsTextSelection: Bool { get }

  /// The widget in which a drag that begins inside a child selects text, or `nil` if none does.
  func textScope(around child: Widget) -> Widget?

  /// Called when the state asks to scroll.
  func scrollRequestChanged(to request: ScrollRequest?)

  /// Called when the state shows or hides the bar that finds a text.
  func findRequestChanged(to isPresented: Bool)
}

extension ScrollContainer {
  package var hasPosition: Bool { true }
  package var contentViewport: ContentViewport? { nil }
  package var scrolledAxes: Axis.Set { contentViewport?.axes ?? .vertical }
  package func contentRows(upTo most: Int) -> Int? { nil }
  package var sizedWidget: Widget { self }
  package func reveal(_ rect: CellRect) {}
  package var boundsTextSelection: Bool { true }
  package func textScope(around child: Widget) -> Widget? { nil }
  package func scrollRequestChanged(to request: ScrollRequest?) {}
  package func findRequestChanged(to isPresented: Bool) {}
}

/// The visible part of scrolled content: along its axes, what expands is as large as that.
package struct ContentViewport {
  package var axes: Axis.Set
  package var size: CellSize
}

/// The part of a widget that observes layouts. It may report a size or a window to the reconciler;
/// the consequences are committed and laid out before the frame is painted.
@MainActor
package protocol LayoutObserver: Widget {
  /// Whether the part also observes layouts that changed a child's frame.
  var observesChildren: Bool { get }

  /// Whether a child may observe layouts of its own.
  var childrenObserveLayout: Bool { get }

  /// Whether the part arranges its children by the layout, and so may change how large they are.
  /// It is called before parts that show a part of their content.
  var arrangesContent: Bool { get }

  /// Called after a layout in which the widget's frame or style changed, or which the widget asked
  /// for with ``Widget/setNeedsReport()``.
  func didLayOut()
}

extension LayoutObserver {
  package var observesChildren: Bool { false }
  package var childrenObserveLayout: Bool { true }
  package var arrangesContent: Bool { false }
}

/// A widget with something to do at the end of a commit that it asked for with
/// ``WidgetTree/setNeedsCommitUpdate(for:)``.
@MainActor
package protocol CommitObserver: Widget {
  /// Called when the commit has ended. It may ask for another one.
  func applyCommit()
}
