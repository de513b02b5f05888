import RecurseReconciler
import RecurseTerminal

// Lazy children: the widget says which of them it needs, and they are mounted before the frame is
// painted.
//
//     layoutChanged ─▶ showLazyChildren(range) ─▶ commit ─▶ layout ─▶ … until nothing changes
extension ContainerWidget {
  /// The number of lazy children, mounted or not; 0 if the children are not lazy.
  public final var lazyCount: Int { instance?.lazyChildren?.count ?? 0 }

  /// The indices of the mounted children among all, ascending: one for each of ``Widget/children``,
  /// if the content of each is one element.
  public final var lazyIndices: [Int] { instance?.lazyChildren?.indices ?? [] }

  /// Sets which lazy children are needed: the visible ones and a few around them. The others are
  /// unmounted. Those with state are suspended, and return with it.
  ///
  /// ```swift
  /// override func layoutChanged() {
  ///   showLazyChildren(top..<(top + contentSize.rows), anchor: top)
  /// }
  /// ```
  ///
  /// O(inserted and removed children).
  ///
  /// - Parameters:
  ///   - range: the needed children, clamped to the existing ones.
  ///   - anchor: the child that the range moves with when others are inserted or removed before it.
  ///     `nil` keeps the indices.
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

  /// The cell of the children's layout in the upper left corner of the content.
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
