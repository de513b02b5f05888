import RecurseReconciler
import RecurseTerminal

/// A widget with children, or one that hears more than its own keys: of layouts, of the focus inside,
/// of buttons that are pressed inside.
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
/// The children are those of the node: `VirtualNode(Pile(), children: content)`. They are laid out by
/// ``Widget/layoutStyle``, a flexbox.
open class ContainerWidget<E: Element>: ElementWidget<E> {
  /// A widget that shows an element.
  public override init(_ element: E, _ sender: EventSender<E>) {
    super.init(element, sender)
    setParts(WidgetParts(focus: self, layout: self, container: self))
  }

  /// False: the widget is laid out around its children.
  open override var isLeaf: Bool { false }

  // MARK: - Layout

  /// Called after a layout in which the frame of the widget or of a child changed. What it changes is
  /// laid out before the frame is painted.
  open func layoutChanged() {}

  /// Called when the lazy children are others than before, mounted or not. ``layoutChanged()`` is
  /// called after it.
  open func lazyChildrenChanged() {}

  // MARK: - Painting

  /// Whether ``paintOver(_:)`` paints anything.
  open var paintsOverChildren: Bool { false }

  /// Paints over the children. The context is the whole widget, with its padding and border.
  open func paintOver(_ context: GraphicsContext) {}

  /// Whether children may lie over each other, later ones in front.
  open var childrenOverlap: Bool { false }

  /// Whether the widget is a form. It shows the titles of the controls inside in one column, and
  /// what is wrong with them when they were left; its default button does nothing as long as
  /// anything is.
  open var isForm: Bool { false }

  /// Whether the controls inside are the parts of one value, as a day and its time: what is wrong with
  /// them is said in one line, below all of them and as wide as the widget, and where there is no
  /// value yet, what is typed in one of them waits as long as one before it cannot be read. With
  /// ``Widget/showsFieldError`` the line is that of the widget, too.
  open var showsErrorsInside: Bool { false }

  // MARK: - Title

  /// Whether the widget shows the title that a modifier gives what is inside
  /// (``Modifiable/navigationTitle(_:)``). It then counts for nothing around the widget.
  open var showsNavigationTitle: Bool { false }

  /// Called after a change of the tree, where what is inside may have another title. What it changes
  /// is in the same frame.
  open func navigationTitleChanged() {}

  // MARK: - Focus

  /// Whether text is typed here, so that Enter moves on to the next such widget, and the terminal's
  /// cursor is shown.
  open var takesText: Bool { false }

  /// Called when the focus moved to or away from something inside.
  open func focusMovedInside() {}

  /// Called where a press leads to what is in a child that is collapsed, or back to it: a container
  /// that shows one child at a time shows that one.
  open func focusWanted(in child: Widget) {}

  /// Called before Enter, Space or a click means something, while the focus is inside: what is to be
  /// told apart from what the press does is said here.
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
  package func didLayOut() {
    if isForm { alignTitles(isLaidOut: true) }
    layoutChanged()
  }
}

extension ContainerWidget: ContainerPart {
  package var overlapsChildren: Bool { childrenOverlap }
}
