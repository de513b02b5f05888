import RecurseLayout
import RecurseReconciler
import RecurseTerminal

final class BigTextWidget: ElementWidget<BigTextElement> {
  private var measured: BigLine?

  // In a row it gives up its width, and is lower then.
  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    // Characters of a size are as wide as they are, whatever room there is beside them.
    style.hugsContent = true
    return style
  }

  override func update(from old: BigTextElement) {
    let before = measured
    measured = nil
    guard old.rows == element.rows, let before, let line,
      line.hasSameSizes(as: before)
    else {
      // Its width there may differ, though that of the largest characters is the same.
      parent?.layout.setNeedsLayout()
      return setNeedsLayout()
    }
    setNeedsPaint()
  }

  private var line: BigLine? {
    if let measured { return measured }
    guard let glyphs else { return nil }
    measured = BigLine(element.text, isASCII: tree?.isUTF8 == false, glyphs: glyphs)
    return measured
  }

  // MARK: - Layout

  override func measure(_ proposal: LayoutProposal) -> CellSize {
    guard let line else { return .zero }
    let form = line.form(
      columns: proposal.width.most ?? .max, rows: min(element.rows, proposal.height.most ?? .max))
    let natural = line.columns(in: form)
    let width: Int =
      switch proposal.width {
      case .exactly(let columns): columns
      // The smallest size shows all of the text.
      case .atMost(let columns) where columns > 0: min(natural, columns)
      default: natural
      }
    return CellSize(columns: width, rows: form.rows)
  }

  private func form(of line: BigLine, in size: CellSize) -> BigLine.Form {
    line.form(columns: size.columns, rows: min(element.rows, size.rows))
  }

  override func baseline(in size: CellSize) -> Int? {
    guard let line else { return 1 }
    return form(of: line, in: CellSize(columns: size.columns, rows: size.rows)).rows
  }

  // MARK: - Painting

  override func paint(_ context: GraphicsContext) {
    guard let line, context.size.columns > 0 else { return }
    let form = form(of: line, in: context.size)
    guard form != .plain else {
      let text = TextLayout(
        line.text, width: context.size.columns, wrap: .none, lineLimit: 1, glyphs: context.glyphs)
      return context.draw(text, column: 0, row: 0)
    }
    var area = context.fillingStyle(context.style.foreground)
    area.attributes.formUnion(context.style.attributes)
    let sign = context.filling == .glyphs ? Self.block : .space
    for row in context.visibleRows.clamped(to: 0..<form.rows) {
      for (column, piece) in line.pieces(of: row, in: form) {
        switch piece {
        case .text(let glyphs): context.draw(blocks: glyphs, column: column, row: row)
        case .filled(let count):
          context.draw(
            [Glyph](repeating: sign, count: count)[...], column: column, row: row, style: area)
        }
      }
    }
  }

  private static let block = Glyph(rawValue: 0x2588)  // █
}

extension LayoutProposal.Extent {
  /// The length that is not exceeded, if there is one.
  fileprivate var most: Int? {
    switch self {
    case .exactly(let length), .atMost(let length): length
    case .unbounded: nil
    }
  }
}
