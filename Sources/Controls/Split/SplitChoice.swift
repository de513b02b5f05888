/// The panes of a split that are shown, and the dividers beside them.
struct SplitChoice {
  private(set) var shown: [Int] = []
  private(set) var gaps: [SplitLayout.Gap] = []

  /// O(panes²).
  init(_ panes: [SplitPane], _ sizes: SplitSizes, in available: Int, recent: [String]) {
    /// The higher, the sooner the pane is hidden.
    let ranks = panes.indices.map { pane in
      recent.firstIndex(of: panes[pane].id) ?? recent.count + pane
    }
    shown = panes.indices.filter { !sizes.isCollapsed(panes[$0].id) }
    // One is always shown.
    if shown.isEmpty, let first = panes.indices.min(by: { ranks[$0] < ranks[$1] }) {
      shown = [first]
    }
    gaps = Self.dividers(of: shown, among: panes.count)
    while shown.count > 1,
      shown.reduce(gaps.count, { $0 + panes[$1].least }) > available,
      let place = shown.indices.max(by: { ranks[shown[$0]] < ranks[shown[$1]] })
    {
      shown.remove(at: place)
      gaps = Self.dividers(of: shown, among: panes.count)
    }
    // The pane that is left goes before its dividers.
    while !gaps.isEmpty, shown.count + gaps.count > available { gaps.removeLast() }
  }

  private static func dividers(of shown: [Int], among count: Int) -> [SplitLayout.Gap] {
    guard let first = shown.first, let last = shown.last else { return [] }
    var gaps = zip(shown, shown.dropFirst()).map { SplitLayout.Gap(left: $0, right: $1) }
    if first > 0 { gaps.insert(SplitLayout.Gap(left: nil, right: first), at: 0) }
    if last < count - 1 { gaps.append(SplitLayout.Gap(left: last, right: nil)) }
    return gaps
  }
}
