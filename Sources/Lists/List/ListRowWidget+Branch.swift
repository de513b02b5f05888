import RecurseTerminal
import RecurseWidgets

// A row of a tree: guides to the nodes above, a mark that opens and closes it, and its content.
//
//     ▌▾ Sources
//     ▌│ ▸ Core
//     ▌│   main.swift
// Where half of the width would not hold all guides, the first ones are cut, and ‹ says so.
@MainActor
extension ListRowElement {
  /// The columns of the mark, and of each guide.
  static var step: Int { 2 }

  var gutterColumns: Int { hasGutter ? ListRowWidget.markedGutter : ListRowWidget.gutter }

  /// The columns of the guides.
  var indent: Int { min(branch?.depth ?? 0, 1 << 12) * Self.step }

  /// The column at which the content of a row of a tree begins.
  var contentColumn: Int { gutterColumns + indent + Self.step }
}

extension ListRowWidget {
  /// The columns at the left that are out of view, as the row is too deep in a tree.
  var hiddenColumns: Int {
    guard element.branch != nil, let list = parent as? ListWidget else { return 0 }
    return max(0, element.indent - list.mostIndent)
  }

  /// The columns that open and close the row when they are clicked; none if it has no children.
  var branchMark: Range<Int> {
    guard element.branch?.isExpandable == true else { return 0..<0 }
    return (element.contentColumn - ListRowElement.step)..<element.contentColumn
  }

  var isExpanded: Bool { element.isExpanded == true }

  /// The states of the row for people who do not see it.
  var branchStates: [String] {
    element.isExpanded.map { [$0 ? "expanded" : "collapsed"] } ?? []
  }

  /// Returns whether a key opens or closes the row.
  func opensOrCloses(by key: Key) -> Bool {
    guard let branch = element.branch, branch.isExpandable else { return false }
    return switch key {
    case .right, .left, .enter, .character("*"): true
    default: false
    }
  }

  /// Paints the guides, and behind them the mark.
  func paintBranch(_ context: GraphicsContext) {
    guard let branch = element.branch else { return }
    let start = element.gutterColumns
    let guide = CellStyle(foreground: .border)
    let end = start + element.indent
    for column in stride(from: start, to: end, by: ListRowElement.step)
    where column >= hiddenColumns + start {
      let sign =
        column < hiddenColumns + start + ListRowElement.step && hiddenColumns > 0 ? "‹" : "│"
      for row in context.visibleRows { context.draw(sign, column: column, row: row, style: guide) }
    }
    guard branch.isExpandable else { return }
    context.draw(
      branch.kind == .expanded ? "▾" : "▸", column: end, row: 0,
      style: CellStyle(foreground: .secondaryText))
  }
}
