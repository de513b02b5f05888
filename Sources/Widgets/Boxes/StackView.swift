import RecurseLayout
import RecurseReconciler

/// Views one below the other or beside each other.
public final class StackView: RetainedView {
  /// Which way views follow each other.
  public enum Axis: Hashable, Sendable { case horizontal, vertical }

  /// The views, in their order.
  public private(set) var subviews: [RetainedView] = []

  /// A stack with nothing in it.
  ///
  /// - Parameter spacing: the cells between neighbours.
  public init(_ axis: Axis = .vertical, spacing: Int = 0) {
    let element = StackElement(
      axis == .vertical ? .column : .row, alignment: .start, spacing: spacing)
    super.init(RetainedElement(element).widget)
  }

  deinit { Remains.take(subviews) }

  /// Puts a view at the end, from where it stood before.
  public func append(_ view: RetainedView) { insert(view, at: subviews.count) }

  /// Puts a view before the one at an index, from where it stood before.
  public func insert(_ view: RetainedView, at index: Int) {
    view.widget.takeOut()
    subviews.insert(view, at: index)
    widget.putIn(view.widget, at: index)
  }

  /// Takes a view out.
  public func remove(at index: Int) {
    subviews.remove(at: index).widget.takeOut()
  }

  /// Takes a view out and puts it in at an index, counted without it.
  public func move(from: Int, to: Int) {
    let view = subviews[from]
    remove(at: from)
    insert(view, at: to)
  }
}

extension Widget {
  /// Puts a widget in that no element of the tree stands for.
  final func putIn(_ child: Widget, at index: Int) {
    if let tree {
      child.assign(instance)
      tree.insert(child, into: self, at: index)
    } else {
      child.parent = self
      children.insert(child, at: index)
      childOrder = .unknown
      layout.insert(child.layout, at: index)
      child.parentChanged()
      childrenChanged()
    }
    setNeedsPaint()
  }

  /// Takes a widget out of where it stands, in a tree or not.
  final func takeOut() {
    guard let parent, let index = parent.children.firstIndex(where: { $0 === self }) else { return }
    if let tree {
      tree.remove(self, from: parent, at: index)
    } else {
      parent.children.remove(at: index)
      parent.childOrder = .unknown
      parent.layout.remove(at: index)
      self.parent = nil
      parent.childrenChanged()
    }
    parent.setNeedsPaint()
    assign(nil)
  }

  /// Keys and clicks go to the element that holds the widget, which passes them on.
  final func assign(_ instance: ElementInstance?) {
    self.instance = instance
    guard hasStack else { return }
    for child in children { child.assign(instance) }
  }
}
