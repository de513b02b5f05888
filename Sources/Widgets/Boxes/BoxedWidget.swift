import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// Holds the view of a box in a tree of elements.
package struct BoxedElement: WidgetElement {
  let view: RetainedView
  /// The box, which lives as long as it is shown.
  let box: any AnyObject & Sendable

  /// The widget of the view.
  @MainActor package var widget: Widget { view.widget }

  package static func == (left: BoxedElement, right: BoxedElement) -> Bool {
    left.view === right.view && left.box === right.box
  }

  package func makeWidget(_ sender: EventSender<BoxedElement>) -> ElementWidget<BoxedElement> {
    BoxedWidget(self, sender)
  }
}

/// The place of a box's view: it passes on what the tree sends to the element.
final class BoxedWidget: ElementWidget<BoxedElement> {
  /// Who took a press, until its release.
  private weak var captor: Widget?

  override var isLeaf: Bool { false }

  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    style.direction = .column
    style.alignItems = .stretch
    return style
  }

  override func parentChanged() {
    super.parentChanged()
    takeView()
  }

  override func update(from old: BoxedElement) {
    guard element.view !== old.view else { return }
    if old.view.widget.parent === self { old.view.widget.takeOut() }
    takeView()
  }

  private func takeView() {
    guard let tree else { return }
    let widget = element.view.widget
    // A view stands in one place: a tree that is built for comparison shows copies.
    if tree.isForComparison {
      if children.isEmpty { putIn(widget.replica(in: tree), at: 0) }
      return
    }
    guard widget.parent !== self else { return }
    widget.takeOut()
    putIn(widget, at: 0)
  }

  override func handle(_ key: KeyEvent) -> Bool { offer { $0.handle(key) } }

  override func handle(_ paste: Paste) -> Bool { offer { $0.handle(paste) } }

  /// Offers something to the focused widget in the box, then outward.
  private func offer(_ body: (Widget) -> Bool) -> Bool {
    guard var current = tree?.focus.widget, current.isInside(self) else { return false }
    while current !== self {
      if !current.isDisabled, body(current) { return true }
      guard let parent = current.parent else { return false }
      current = parent
    }
    return false
  }

  override func handle(_ mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .drag, .release:
      guard let captor, let corner = corner(of: captor) else { return false }
      if case .release = mouse.kind { self.captor = nil }
      return tell(captor, mouse, at: corner)
    default: return offer(mouse, in: self, at: CellPoint(column: 0, row: 0))
    }
  }

  override func mouseCancelled() {
    captor?.mouseCancelled()
    captor = nil
  }

  /// Offers an event to what stands at its place, from the inside out. The corner is that of a
  /// widget's content in this one's.
  private func offer(_ mouse: MouseEvent, in widget: Widget, at corner: CellPoint) -> Bool {
    for child in widget.children.reversed() {
      let rect = widget.paintedRect(
        ofChildIn: child.layout.frame, displacedBy: child.displacement
      ).offset(columns: corner.column, rows: corner.row)
      guard rect.contains(mouse.location) else { continue }
      let corner = CellPoint(column: rect.column, row: rect.row)
      if offer(mouse, in: child, at: corner) { return true }
      guard tell(child, mouse, at: corner) else { continue }
      if case .press = mouse.kind { captor = child }
      return true
    }
    return false
  }

  private func tell(_ widget: Widget, _ mouse: MouseEvent, at corner: CellPoint) -> Bool {
    var event = mouse
    event.location = widget.contentPoint(mouse.location, at: corner)
    return widget.handle(event)
  }

  private func corner(of widget: Widget) -> CellPoint? {
    var point = CellPoint(column: 0, row: 0)
    var current = widget
    while current !== self {
      guard let parent = current.parent else { return nil }
      let rect = parent.paintedRect(
        ofChildIn: current.layout.frame, displacedBy: current.displacement)
      point = CellPoint(column: point.column + rect.column, row: point.row + rect.row)
      current = parent
    }
    return point
  }
}

extension Widget {
  /// A widget that shows the same and answers nothing.
  fileprivate final func replica(in tree: WidgetTree) -> Widget {
    let copy = makeReplica()
    if copy.isLeaf { copy.layout.content = copy }
    copy.apply(box)
    guard hasStack else {
      tree.ranOutOfStack = true
      return copy
    }
    for (index, child) in children.enumerated() { copy.putIn(child.replica(in: tree), at: index) }
    return copy
  }
}
