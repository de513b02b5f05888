import RecurseLayout
import RecurseReconciler

// Widgets without an element of their own: the app makes and changes them. They have the instance
// of the element that contains them.
extension Widget {
  /// Inserts a widget that no element of the tree makes.
  final func insertRetained(_ child: Widget, at index: Int) {
    if let tree {
      child.assign(instance)
      tree.insert(child, into: self, at: index)
    } else {
      child.parent = self
      children.insert(child, at: index)
      childOrder = .unknown
      layout.insert(child.layout, at: index)
      child.parentChanged()
      containerPart?.childrenChanged()
    }
    setNeedsPaint()
  }

  /// Removes the widget from its parent, in a tree or not.
  final func removeRetained() {
    guard let parent, let index = parent.children.firstIndex(where: { $0 === self }) else { return }
    if let tree {
      tree.remove(self, from: parent, at: index)
    } else {
      parent.children.remove(at: index)
      parent.childOrder = .unknown
      parent.layout.remove(at: index)
      self.parent = nil
      parent.containerPart?.childrenChanged()
    }
    parent.setNeedsPaint()
    assign(nil)
  }

  /// Sets the instance whose listeners hear of events in the widget and all below it.
  private func assign(_ instance: ElementInstance?) {
    self.instance = instance
    guard hasStack else { return }
    for child in children { child.assign(instance) }
  }
}

/// A reference to a widget that may be removed and freed.
struct WeakWidget {
  weak var widget: Widget?
}
