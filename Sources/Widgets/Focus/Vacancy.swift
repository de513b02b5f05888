/// The place in the tree that a widget has left, or cannot be used in any longer.
///
/// It keeps its place while siblings come, go and move, so that what is put there afterwards is
/// found: the other branch of an `if`, the fallback of a boundary.
@MainActor
struct Vacancy {
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

  /// What the place stands in, where that keeps the focus, a list; else the first widget that takes
  /// the focus at the place or after it in tree order, else the last
  /// one before it.
  var successor: Widget? {
    guard let parent else { return nil }
    if let keeper = parent.nearestThatKeepsFocus { return keeper }
    let children = parent.children
    var next = index < children.count ? children[index] : parent.next(skippingChildren: true)
    while let candidate = next {
      if candidate.canTakeFocus { return candidate }
      next = candidate.next()
    }
    var previous: Widget? = children.prefix(index).last?.last ?? parent
    while let candidate = previous {
      if candidate.canTakeFocus { return candidate }
      previous = candidate.previous
    }
    return nil
  }
}
