/// The scroll views whose content fits beside a scrollbar, but not without it.
///
/// A change inside that is seen only without the bar leads to no layout, so that each commit looks
/// again. Such content is lower where it is narrower, as where a message has no room.
final class HeldScrollbars: TreeFeature {
  private var views: [WeakWidget] = []
  /// The layouts before which it has looked the last time.
  private var turn = -1

  func add(_ view: ScrollWidget) {
    if !views.contains(where: { $0.widget === view }) { views.append(WeakWidget(widget: view)) }
  }

  override func commitEnded() {
    // The search may lead to a commit, and that to a search: there are so many in a turn.
    guard tree.layoutTurn != turn else { return }
    turn = tree.layoutTurn
    let found = views
    views = []
    for view in found.compactMap({ $0.widget as? ScrollWidget }) where view.tree === tree {
      view.findBarsAgain()
    }
  }
}
