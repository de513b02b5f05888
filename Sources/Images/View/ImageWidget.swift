import RecurseLayout
import RecurseTerminal
import RecurseThemes
import RecurseWidgets

final class ImageWidget: ElementWidget<ImageElement> {
  /// The place of the picture that was scaled last, if the bitmap is still the same.
  private var place: ImagePlace?
  private var scaled = Bitmap.empty
  /// The look of the cells, if they are those of the scaled picture.
  private var cellsLook: CellsLook?
  private var cells: [ImageCell?] = []

  /// The things beside the pixels on which cells depend.
  private enum CellsLook: Equatable {
    case colors(ImageColors)
    case characters(isDark: Bool, CellStyle)
  }

  // MARK: - The size

  override var layoutStyle: LayoutStyle {
    guard element.sizing == .natural else { return expandingStyle }
    var style = LayoutStyle()
    style.shrinksHeight = true
    // Across a row that is lower than the picture, too.
    style.maxHeight = .percent(100)
    return style
  }

  override func measure(_ proposal: LayoutProposal) -> CellSize {
    guard element.sizing == .natural else { return .zero }
    let (width, height) = (element.bitmap.width, (element.bitmap.height + 1) / 2)
    let place = ImagePlace(
      of: element.bitmap, .natural, columns: proposal.width.room(for: width),
      rows: proposal.height.room(for: height))
    return CellSize(
      columns: proposal.width.size(place.columns.count), rows: proposal.height.size(place.rowCount))
  }

  override func update(from old: ImageElement) {
    if element.bitmap != old.bitmap {
      place = nil
    } else if element.sizing == old.sizing {
      return
    }
    if element.sizing != old.sizing { refreshLayoutStyle() }
    let isSameSize =
      element.bitmap.width == old.bitmap.width && element.bitmap.height == old.bitmap.height
    if element.sizing == old.sizing, isSameSize || element.sizing != .natural {
      setNeedsPaint()
    } else {
      setNeedsLayout()
    }
  }

  // MARK: - Painting

  override func paint(_ context: GraphicsContext) {
    let new = ImagePlace(
      of: element.bitmap, element.sizing, columns: context.size.columns, rows: context.size.rows)
    if new != place {
      scaled = element.bitmap.scaled(
        width: new.width, height: new.height, columns: new.columns, rows: new.rows)
      place = new
      cellsLook = nil
    }
    let look = look(in: context)
    if look != cellsLook {
      cells = cells(look)
      cellsLook = look
    }
    for row in context.visibleRows where new.row..<(new.row + new.rowCount) ~= row {
      paint(row: row - new.row, at: new, context)
    }
  }

  private func look(in context: GraphicsContext) -> CellsLook {
    let setting = tree?.themeSetting
    let backdrop = context.backdrop ?? setting?.terminalBackground
    if context.hasColors, tree?.isUTF8 != false {
      return .colors(
        ImageColors(level: setting?.level ?? .trueColor, backdrop: backdrop?.rgb))
    }
    let isDark = backdrop.map { $0.luminance < 0.18 } ?? (setting?.scheme != .light)
    return .characters(isDark: isDark, context.style)
  }

  private func cells(_ look: CellsLook) -> [ImageCell?] {
    switch look {
    case .colors(let colors): colors.cells(of: scaled)
    case .characters(let isDark, let style):
      ImageCharacters.cells(of: scaled, isDark: isDark, style)
    }
  }

  private func paint(row: Int, at place: ImagePlace, _ context: GraphicsContext) {
    let columns = place.columns.count
    var start = 0
    var run: [Glyph] = []
    func draw(_ style: CellStyle) {
      let column = place.column + start
      switch cellsLook {
      case .colors: context.draw(run, column: column, row: place.row + row, unchanged: style)
      default: context.draw(run[...], column: column, row: place.row + row, style: style)
      }
      run.removeAll(keepingCapacity: true)
    }
    var last: CellStyle?
    for column in 0..<columns {
      let cell = cells[row * columns + column]
      if let last, last != cell?.style { draw(last) }
      if let cell {
        if run.isEmpty { start = column }
        run.append(cell.glyph)
      }
      last = cell?.style
    }
    if let last { draw(last) }
  }
}

extension LayoutProposal.Extent {
  /// The cells that a picture may take of this axis.
  fileprivate func room(for natural: Int) -> Int {
    switch self {
    case .exactly(let size), .atMost(let size): min(size, natural)
    case .unbounded: natural
    }
  }

  /// The size along this axis of a picture that takes some cells.
  fileprivate func size(_ cells: Int) -> Int {
    if case .exactly(let size) = self { size } else { cells }
  }
}
