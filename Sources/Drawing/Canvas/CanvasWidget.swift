import RecurseLayout
import RecurseTerminal
import RecurseWidgets

final class CanvasWidget: ElementWidget<CanvasElement> {
  /// The drawing whose dots are in the grid, once there is one.
  private var drawing: DrawingContext?
  private var dots = DotGrid(columns: 0, rows: 0, style: .braille)
  /// Glyphs in a row of one style, before they are painted.
  private var run: [Glyph] = []

  override var layoutStyle: LayoutStyle { expandingStyle }

  override func measure(_ proposal: LayoutProposal) -> CellSize { .zero }

  override func update(from old: CanvasElement) {
    // What was never painted is due anyway.
    guard drawing != nil, let glyphs else { return setNeedsPaint() }
    if redraw(in: contentSize, glyphs) { setNeedsPaint() }
  }

  // MARK: - Drawing

  /// The characters for dots that the terminal has.
  private var shownStyle: DotStyle { tree?.isUTF8 == false ? .ascii : element.style }

  /// Lets the element draw, and puts the drawing in the grid unless it is there.
  ///
  /// - Returns: whether the grid is another.
  private func redraw(in size: CellSize, _ glyphs: GlyphTable) -> Bool {
    let style = shownStyle
    var new = DrawingContext()
    element.draw(&new, style.size(columns: size.columns, rows: size.rows))
    guard new != drawing || !isDrawn(in: size) else { return false }
    dots.reset(columns: size.columns, rows: size.rows, style: style)
    dots.draw(new) { glyphs.encode(String($0)).count }
    drawing = new
    return true
  }

  /// Whether the grid has the drawing in a size.
  private func isDrawn(in size: CellSize) -> Bool {
    drawing != nil && dots.columns == size.columns && dots.rows == size.rows
      && dots.style == shownStyle
  }

  // MARK: - Painting

  override func paint(_ context: GraphicsContext) {
    if !isDrawn(in: context.size) { _ = redraw(in: context.size, context.glyphs) }
    for row in context.visibleRows where row < dots.rows { paint(row: row, context) }
  }

  private func paint(row: Int, _ context: GraphicsContext) {
    var last: (foreground: Paint, background: Paint?)?
    var start = 0
    for column in 0..<dots.columns {
      let cell = dots.cell(column: column, row: row)
      let isNext =
        last.map { $0.foreground == cell?.foreground && $0.background == cell?.background } ?? false
      if case .dots(let glyph)? = cell?.glyph, isNext {
        run.append(Glyph(rawValue: glyph.value))
        continue
      }
      if let last { context.drawDots(run, last.foreground, on: last.background, start, row) }
      run.removeAll(keepingCapacity: true)
      last = nil
      guard let cell else { continue }
      switch cell.glyph {
      case .dots(let glyph):
        run.append(Glyph(rawValue: glyph.value))
        last = (cell.foreground, cell.background)
        start = column
      case .text(let character, _):
        context.drawText(character, cell.foreground, on: cell.background, column, row)
      }
    }
    if let last { context.drawDots(run, last.foreground, on: last.background, start, row) }
    run.removeAll(keepingCapacity: true)
  }
}
