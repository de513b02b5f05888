import RecurseLayout
import RecurseReconciler
import RecurseTerminal

extension Widget {
  /// Paints the content anew in the next frame.
  public final func setNeedsPaint() {
    guard !needsPaint, let tree else { return }
    needsPaint = true
    tree.painter.add(self)
  }

  /// Measures and paints the content anew in the next frame.
  public final func setNeedsLayout() {
    if isLeaf, tree != nil { layout.setNeedsLayout() }
    setNeedsPaint()
  }

  /// Calls the layout observer after the next layout.
  package final func setNeedsReport() {
    if layoutObserver != nil { tree?.setNeedsLayoutReport(from: self) }
  }

  /// Whether the widget has the focus: keys come here first.
  public final var isFocused: Bool { layerFocus?.widget === self }

  /// Whether the focus is in the widget: here, or inside.
  public final var isFocusInside: Bool { layerFocus?.isInside(self) == true }

  /// Moves the focus here, or to the first widget inside that can have it.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  public final func takeFocus() -> Bool {
    guard let target = firstFocusable, let layerFocus else { return false }
    layerFocus.move(to: target, isRevealed: true)
    return true
  }

  /// Along which axis the widget is laid out beside its siblings.
  public final var axis: Axis { parent?.stackDirection == .row ? .horizontal : .vertical }

  /// Whether a button of the mouse was pressed here, and is still held.
  public final var isPressed: Bool { tree?.mouse.isPressed(on: self) == true }

  /// The number of the press among those in one place that quickly followed each other, from 1.
  public final var clickCount: Int { tree?.mouse.clickCount ?? 0 }

  /// Paints the content anew after a time, for what moves by itself. A widget that is not painted in
  /// between, as it is out of sight, is not painted then.
  public final func setNeedsPaint(after time: Duration) {
    guard let tree, !tree.isForComparison, let timeline = tree.timeline else { return }
    timeline.schedule(at: timeline.now + time) { [weak self] in self?.setNeedsPaint() }
  }

  /// The size of the content in the last layout, in cells.
  public final var contentSize: CellSize {
    let edges = contentEdges
    return CellSize(
      columns: max(0, layout.frame.width - edges.left - edges.right),
      rows: max(0, layout.frame.height - edges.top - edges.bottom))
  }

  /// The table that turns text into the screen's glyphs; `nil` while the widget is in no tree.
  public final var glyphs: GlyphTable? { tree?.glyphs }

  /// The widths of padding and border at each edge, in cells.
  package final var contentEdges: (top: Int, right: Int, bottom: Int, left: Int) {
    let line = style.border == nil ? 0 : 1
    let padding = style.padding
    if padding == .zero { return (line, line, line, line) }
    let basis = padding.hasPercent ? layout.paddingBasis : 0
    func cells(_ length: LayoutLength) -> Int { max(0, length.cellCount(against: basis)) + line }
    return (
      cells(padding.top), cells(padding.right), cells(padding.bottom), cells(padding.left)
    )
  }
}
