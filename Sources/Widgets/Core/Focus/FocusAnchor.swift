/// The position in the tree of a widget that was removed, or that cannot have the focus any more.
///
/// It is kept while siblings are inserted, removed and moved. So the content that replaces the
/// widget is found: the other branch of an `if`, or the fallback of an error boundary.
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

  /// The widget that gets the focus, in this order:
  ///
  /// 1. the nearest container that receives lost focus, as a list does;
  /// 2. in the focus scope around the position, the first focusable widget at the position or after
  ///    it in tree order;
  /// 3. in that scope, the last one before it;
  /// 4. the same in the next scope outward.
  var successor: Widget? {
    guard let parent else { return nil }
    if let container = parent.nearestReceivingLostFocus { return container }
    for area in parent.selfAndAncestors where area.style.isFocusScope || area.parent == nil {
      if let found = successor(of: parent, in: area) { return found }
    }
    return nil
  }

  private func successor(of parent: Widget, in area: Widget) -> Widget? {
    func isWanted(_ widget: Widget) -> Bool {
      widget.canBecomeFocused && !widget.isReachedByTabOnly
    }
    let children = parent.children
    let (start, end) = (area.previous, area.next(skippingChildren: true))
    var next =
      index < children.count ? children[index] : parent.next(skippingChildren: true)
    while let candidate = next, candidate !== end {
      if isWanted(candidate) { return candidate }
      next = candidate.next(skippingChildren: candidate.style.isCollapsed)
    }
    var previous: Widget? = children.prefix(index).last?.last ?? parent
    while let candidate = previous, candidate !== start {
      if isWanted(candidate) { return candidate }
      previous = candidate.previous
    }
    return nil
  }
}
