import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// A widget with children, or one that responds to more than its own keys: to layouts, to the focus
/// inside, to buttons that are pressed inside.
///
/// ```swift
/// final class PileWidget: ContainerWidget<Pile> {
///   override var childrenOverlap: Bool { true }
///
///   override func paintOver(_ context: GraphicsContext) {
///     context.draw("\(children.count) cards", column: 0, row: 0)
///   }
/// }
/// ```
///
/// The children are those of the node: `VirtualNode(Pile(), children: content)`.
/// ``Widget/layoutStyle``, a flexbox, lays them out.
open class ContainerWidget<E: Element>: ElementWidget<E> {
  /// Creates a widget that shows an element.
  public override init(_ element: E, _ sender: EventSender<E>) {
    super.init(element, sender)
    setParts(WidgetParts(focus: self, layout: self, container: self))
  }

  /// False: the widget is laid out around its children.
  open override var isLeaf: Bool { false }

  /// Called when the widget shows another element. By default, ``Widget/layoutStyle`` is read
  /// again, and the widget is painted again.
  open override func update(from old: E) {
    let direction = stackDirection
    refreshLayoutStyle()
    if stackDirection != direction {
      for child in children { child.parentChanged() }
    }
    super.update(from: old)
  }

  // MARK: - Layout

  /// Called after a layout in which the frame of the widget or of a child changed. Changes made
  /// here are laid out before the frame is painted.
  open func layoutChanged() {}

  /// Called when the lazy children have changed, mounted or not. ``layoutChanged()`` is called
  /// next.
  open func lazyChildrenChanged() {}

  // MARK: - Painting

  /// A Boolean value that indicates whether ``paintOver(_:)`` paints anything.
  open var paintsOverChildren: Bool { false }

  /// Paints over the children. The context covers the whole widget, with its padding and border.
  open func paintOver(_ context: GraphicsContext) {}

  /// A Boolean value that indicates whether children may overlap, later ones in front.
  open var childrenOverlap: Bool { false }

  /// A Boolean value that indicates whether the widget is a form. A form shows the titles of its
  /// controls in one column, and their errors once they have lost the focus. Its default button
  /// does nothing while there is an error.
  open var isForm: Bool { false }

  // MARK: - Title

  /// A Boolean value that indicates whether the widget shows the title that a modifier sets inside
  /// (``Modifiable/navigationTitle(_:)``). The title then has no effect around the widget.
  open var showsNavigationTitle: Bool { false }

  /// Called after a change of the tree that may have changed the title inside. Changes made here
  /// appear in the same frame.
  open func navigationTitleChanged() {}

  // MARK: - Focus

  /// A Boolean value that indicates whether text is typed here, so that Enter moves on to the next
  /// such widget and the terminal's cursor is shown.
  open var takesText: Bool { false }

  /// Called when the focus moved to or away from a descendant.
  open func focusMovedInside() {}

  /// Called when a press leads to content in a collapsed child, or back to it. A container that
  /// shows one child at a time shows that child.
  open func focusWanted(in child: Widget) {}

  /// Called before Enter, Space or a click takes effect, while the focus is inside. Report here
  /// whatever must be distinct from the effect of the press.
  ///
  /// ```swift
  /// override func willPressInside() { if !element.isInUse { send(.used) } }
  /// ```
  open func willPressInside() {}

  /// Called after a button inside was pressed.
  open func pressedInside() {}
}

extension ContainerWidget: FocusPart {
  package var acceptsText: Bool { takesText }
}

extension ContainerWidget: LayoutObserver {
  package var observesChildren: Bool { true }
  package var arrangesContent: Bool { true }
  package func didLayOut() {
    if isForm { alignTitles(isLaidOut: true) }
    layoutChanged()
  }
}

extension ContainerWidget: ContainerPart {
  package func useFeatures(of tree: WidgetTree) {
    if isForm { tree.use(Forms.self) }
  }
}
