import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// The element of a box, which holds the box's view in a tree of elements.
package struct BoxedElement: WidgetElement {
  let view: RetainedView
  /// The box, which stays alive while it is shown.
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

/// Contains the widget of a box's view.
final class BoxedWidget: ElementWidget<BoxedElement> {
  override var isLeaf: Bool { false }

  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    style.direction = .column
    style.alignItems = .stretch
    style.childStretch = .all
    return style
  }

  override func parentChanged() {
    super.parentChanged()
    showView()
  }

  override func update(from old: BoxedElement) {
    guard element.view !== old.view else { return }
    if old.view.widget.parent === self { old.view.widget.removeRetained() }
    showView()
  }

  private func showView() {
    guard let tree else { return }
    let widget = element.view.widget
    // A view is in only one place: a tree that is built for comparison shows a copy.
    if tree.isForComparison {
      if children.isEmpty { insertRetained(widget.replica(in: tree), at: 0) }
      return
    }
    guard widget.parent !== self else { return }
    widget.removeRetained()
    insertRetained(widget, at: 0)
  }
}

extension Widget {
  /// Returns a widget with the same appearance, whose events go nowhere.
  fileprivate final func replica(in tree: WidgetTree) -> Widget {
    let copy = makeReplica()
    if copy.isLeaf { copy.layout.content = copy }
    copy.apply(style)
    guard hasStack else {
      tree.ranOutOfStack = true
      return copy
    }
    for (index, child) in children.enumerated() {
      copy.insertRetained(child.replica(in: tree), at: index)
    }
    return copy
  }
}
