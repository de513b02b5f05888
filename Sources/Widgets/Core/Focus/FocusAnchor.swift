/// The position in the tree of a widget that was removed, or that cannot have the focus any more.
///
/// It is kept while siblings are inserted, removed and moved, so that what is put there afterwards
/// is found: the other branch of an `if`, the fallback of an error boundary.
@MainActor
struct FocusAnchor {
  private(set) weak var parent: Widget?
  private var index: Int

  init?(of widget: Widget) {
    guard let parent = widget.parent else { return nil }
    self.parent = parent
    index = widget.index(in: parent)
  }

  mutating func didRemove(from parent: Widget, at index: Int) {
    if parent === self.parent, index < self.index { self.index -= 1 }
  }

  mutating func didInsert(into parent: Widget, at index: Int) {
    if parent === self.parent, index < self.index { self.index += 1 }
  }

  /// The nearest container that receives lost focus, as a list does; else the first focusable
  /// widget at the position or after it in tree order, else the last one before it. What is in the
  /// same focus scope comes before all others.
  var successor: Widget? {
    guard let parent else { return nil }
    if let container = parent.nearestReceivingLostFocus { return container }
    let next = neighbour(in: parent)
    for scope in parent.selfAndAncestors where scope.style.isFocusScope {
      if let next, next.isInside(scope) { return next }
      if let first = scope.firstFocusable { return first }
    }
    return next
  }

  private func neighbour(in parent: Widget) -> Widget? {
    let children = parent.children
    var next = index < children.count ? children[index] : parent.next(skippingChildren: true)
    while let candidate = next {
      if candidate.canBecomeFocused { return candidate }
      next = candidate.next()
    }
    var previous: Widget? = children.prefix(index).last?.last ?? parent
    while let candidate = previous {
      if candidate.canBecomeFocused { return candidate }
      previous = candidate.previous
    }
    return nil
  }
}
