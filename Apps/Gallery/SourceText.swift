import Recurse

/// Swift source, each word in the color of what it is. A line that is too long goes on below,
/// further in.
struct SourceText: WidgetElement, Accessible {
  let source: String

  var role: Role { .text }
  var label: String { source }

  func makeWidget(_ sender: EventSender<SourceText>) -> ElementWidget<SourceText> {
    SourceWidget(self, sender)
  }
}

private final class SourceWidget: ElementWidget<SourceText> {
  override func measure(_ proposal: LayoutProposal) -> CellSize {
    let natural = SourceLine.lines(of: element.source, width: .max)
    let widest = natural.map(\.width).max() ?? 0
    let width =
      switch proposal.width {
      case .exactly(let width): width
      case .atMost(let most): min(most, widest)
      case .unbounded: widest
      }
    return CellSize(
      columns: width, rows: SourceLine.lines(of: element.source, width: width).count)
  }

  override func paint(_ context: GraphicsContext) {
    let lines = SourceLine.lines(of: element.source, width: context.size.columns)
    for (row, line) in lines.enumerated() where context.visibleRows.contains(row) {
      var column = line.indent
      for word in line.words {
        var style = context.style
        style.foreground = word.color
        context.draw(word.text, column: column, row: row, style: style)
        column += word.text.count
      }
    }
  }
}
