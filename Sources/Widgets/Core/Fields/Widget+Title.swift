import RecurseLayout
import RecurseReconciler
import RecurseTerminal

// A form shows the titles of its controls in one column, before their content:
//
//     Host      example.org
//     Number    [−]  3 [+]
extension Widget {
  /// The nearest form around the widget.
  final var enclosingForm: Widget? {
    guard let tree, tree.feature(Forms.self) != nil else { return nil }
    for widget in ancestors where widget.isFormItself { return widget }
    return nil
  }

  /// Whether there is a form around.
  package final var isInForm: Bool { enclosingForm != nil }

  final var isFormItself: Bool { containerPart?.isForm == true }

  private static let gap = 2
  private static let leastColumn = 8

  /// Aligns the titles of all controls below each other in one column. A long title is truncated if
  /// the controls have too little room: they get three fifths of the width, or the width they want.
  ///
  ///     before the layout: as wide as the titles want, if that is news
  ///     after it:          as wide as there is room for
  ///
  /// This gives a form that is as wide as its content room for its titles.
  final func alignTitles(isLaidOut: Bool) {
    guard let tree, let glyphs else { return }
    var titled: [(widget: Widget, title: Int, start: Int)] = []
    for child in children {
      child.collectTitles(at: child.layout.frame.column - contentEdges.left, in: &titled, glyphs)
    }
    let isTitled = titled.contains { $0.title > 0 }
    let wanted = titled.reduce(0) { max($0, $1.start + $1.title + Self.gap) }
    var column = min(wanted, max(Self.leastColumn, contentSize.columns * 2 / 5))
    if column < wanted {
      let controls = titled.reduce(0) { max($0, $1.widget.columnsBesideTitle) }
      let wish = TitleRoom.Wish(
        titles: UInt16(clamping: wanted), controls: UInt16(clamping: controls))
      let isNews = wish != titleRoom.wish
      titleRoom.wish = wish
      column =
        isNews && !isLaidOut ? wanted : min(wanted, max(column, contentSize.columns - controls))
    }
    for (widget, _, start) in titled {
      widget.setTitleColumns(isTitled ? max(1, column - start) : 0)
    }
    if tree.root.layout.hasChanges || tree.layersHaveChanges { tree.setNeedsLayoutPass() }
  }

  /// - Parameter start: how far the widget is from the form's left edge; `nil` where it is after
  ///   another in a row.
  private func collectTitles(
    at start: Int?, in titled: inout [(widget: Widget, title: Int, start: Int)],
    _ glyphs: GlyphTable
  ) {
    if let title = field?.part.columnTitle {
      guard let start else {
        formFound()
        return setTitleColumns(0)
      }
      formFound()
      titled.append((self, title.isEmpty ? 0 : glyphs.encode(title).count, start))
      return
    }
    formFound()
    guard !isFormItself, !isLeaf, instance?.lazyChildren == nil, hasStack else { return }
    // Where it is among others may say how far it is from them.
    refreshLayoutStyle()
    let isColumn = stackDirection == .column
    let count = titled.count
    for (index, child) in children.enumerated() {
      let isFirst = isColumn || index == 0
      child.collectTitles(
        at: isFirst ? start.map { $0 + child.layout.frame.column } : nil, in: &titled, glyphs)
    }
    if titled.count == count { setTitleColumnsInside(0) }
  }

  /// The columns of a control beside its title, or of the content after a title of its own.
  private var columnsBesideTitle: Int {
    min(Self.standardColumns, isFocusable ? naturalColumns : parent?.naturalColumns ?? 0)
  }

  /// The columns that the leaves of the content want, if there is room. O(n).
  private var naturalColumns: Int {
    guard !isLeaf else {
      return Int(measure(LayoutProposal(width: .unbounded, height: .unbounded)).columns)
    }
    guard hasStack else { return 0 }
    let columns = children.map(\.naturalColumns)
    guard stackDirection == .row else { return columns.max() ?? 0 }
    return columns.reduce(0, +) + max(0, columns.count { $0 > 0 } - 1)
  }

  /// Returns whether a point of the content is on the title that a form shows before it.
  final func isTitle(at point: CellPoint) -> Bool {
    guard let field else { return false }
    return point.row == 0 && point.column < 0 && point.column >= -Int(field.titleColumns)
  }

  private func setTitleColumns(_ count: Int) {
    let columns = UInt16(clamping: count)
    guard let field, columns != field.titleColumns else { return }
    field.titleColumns = columns
    refreshLayoutStyle()
    field.part.titleMoved()
    setNeedsLayout()
    for widget in ancestors {
      guard widget.instance?.box.isModifierBox == true, widget.children.count == 1 else { return }
      widget.setTitleColumnsInside(columns)
    }
  }

  private func setTitleColumnsInside(_ count: UInt16) {
    guard count != titleRoom.inside else { return }
    titleRoom.inside = count
    refreshLayoutStyle()
    setNeedsLayout()
  }
}
