extension Instance {
  /// Carries a change of the widget count to the instances above, up to the container.
  final func propagateWidgetCount(_ difference: Int, through last: Instance? = nil) {
    guard difference != 0 else { return }
    var above = parent
    while let instance = above, instance !== container {
      instance.widgetCount += difference
      if instance === last { return }
      above = instance.parent
    }
  }

  /// Whether the instance is in a lazy child outside the window.
  final var isInSuspendedChild: Bool {
    var current: Instance? = self
    while let instance = current {
      if instance.isSuspended { return true }
      current = instance.parent
    }
    return false
  }

  /// Whether anything here or below would be lost with this instance.
  final var holdsState: Bool {
    if hasState { return true }
    for child in childInstances where child.holdsState { return true }
    return false
  }
}

@MainActor
extension [Instance] {
  /// The widgets of all of them. A loop, since a closure for the standard library would be asked
  /// for each whether it runs on the main actor.
  var widgetCount: Int {
    var count = 0
    for child in self { count += child.widgetCount }
    return count
  }

  func widgetCount(before child: Instance) -> Int {
    var count = 0
    for sibling in self {
      if sibling === child { break }
      count += sibling.widgetCount
    }
    return count
  }
}
