import RecurseLayout
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
