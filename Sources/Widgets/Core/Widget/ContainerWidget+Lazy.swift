import RecurseReconciler
import RecurseTerminal

// Lazy children: the widget says which of them it needs, and they are mounted before the frame is
// painted.
//
//     layoutChanged ─▶ showLazyChildren(range) ─▶ commit ─▶ layout ─▶ layoutChanged … until nothing changes
extension ContainerWidget {
  /// How many lazy children there are, mounted or not; 0 where the children are not lazy.
  public final var lazyCount: Int { instance?.lazyChildren?.count ?? 0 }

  /// Where the mounted children are among all, ascending: one index for each of ``Widget/children``,
  /// if the content of each is one element.
  public final var lazyIndices: [Int] { instance?.lazyChildren?.indices ?? [] }

  /// Says which lazy children are needed: those that can be seen, and a few around them. The others
  /// are unmounted; what has state is suspended, and comes back with it.
  ///
  /// ```swift
  /// override func layoutChanged() {
  ///   showLazyChildren(top..<(top + contentSize.rows), anchor: top)
  /// }
  /// ```
  ///
  /// O(children that come and go).
  ///
  /// - Parameters:
  ///   - range: clamped to the children that there are.
  ///   - anchor: the child that the range goes with when others come and go before it. `nil` keeps
  ///     the indices.
  public final func showLazyChildren(_ range: Range<Int>, anchor: Int? = nil) {
    guard let instance else { return }
    var window = LazyWindow(range)
    window.anchor = anchor.flatMap { instance.lazyChildren?.position(at: $0) }
    guard window != instance.lazyChildren?.window else { return }
    instance.report(window: window)
  }

  /// The range of lazy children that are needed now: that of ``showLazyChildren(_:anchor:)``, moved
  /// with the anchor.
  public final var lazyRange: Range<Int> { instance?.lazyChildren?.window.range ?? 0..<0 }

  /// The cell of the children's layout that is in the upper left corner of the content.
  public final var contentOffset: CellPoint {
    get { CellPoint(column: scrollOffset.columns, row: scrollOffset.rows) }
    set {
      guard newValue != contentOffset else { return }
      scrollOffset = CellOffset(columns: newValue.column, rows: newValue.row)
      setNeedsPaint()
    }
  }
}

extension ContainerWidget: LazyHost {
  package func lazyChildrenChanged(to rows: any LazyRows) {
    setNeedsReport()
    lazyChildrenChanged()
  }
}
