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
      link(child, at: index)
    }
    setNeedsPaint()
  }

  /// Removes the widget from its parent, in a tree or not.
  final func removeRetained() {
    guard let parent, let index = parent.children.firstIndex(where: { $0 === self }) else { return }
    if let tree {
      tree.remove(self, from: parent, at: index)
    } else {
      parent.unlink(self, at: index)
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
