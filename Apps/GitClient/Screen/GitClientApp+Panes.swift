import GitWork
import Recurse
import RecursePatches
import RecurseReaders

extension GitClientApp {
  /// A list and what belongs to its row: beside each other, above each other where that leaves few
  /// columns, or one of them where there is no room for both.
  ///
  /// - Parameters:
  ///   - stacks: whether the list may be above the other.
  ///   - rows: the rows of the list there, if they are few; `nil` for a share that a person may
  ///     change.
  ///   - columns: the columns that the list wants beside the other, until a person changes them;
  ///     `nil` for a share.
  func sides(
    _ panel: Panel, _ state: State, _ size: CellSize, stacks: Bool = true, rows: Int? = nil,
    columns: Int? = nil,
    @NodeBuilder<Self> list: () -> Node, @NodeBuilder<Self> detail: () -> Node
  ) -> Node {
    let leastWide = columns == nil ? Self.leastWideColumns : Self.leastWideLogColumns
    if stacks, size.columns < leastWide, size.rows >= Self.leastStackedRows {
      return stack("\(panel)Above", "\(panel)Below", rows: rows, size, above: list, below: detail)
    }
    let hasBoth = size.columns >= Self.leastColumns
    // A patch needs more of a narrow window than a list.
    let name = size.columns < Self.leastEvenColumns ? "\(panel)Narrow" : "\(panel)"
    let most = size.columns * 3 / 5
    return HSplitView(\.[sizes: name, hasBoth ? columns.map { min($0 + 1, most) } : nil]) {
      if hasBoth || !state.showsDetail {
        Pane(name, min: 20) { list().padding(.trailing, hasBoth ? 1 : 0) }
      }
      if hasBoth || state.showsDetail {
        Pane(name + "Detail", min: 20) { detail().padding(.leading, hasBoth ? 1 : 0) }
      }
    }
  }

  /// A list above another pane, in as many rows as it has if they are few.
  ///
  /// - Parameters:
  ///   - first: the name of the pane with the list, whose share a person may change.
  ///   - second: the name of the other one.
  func stack(
    _ first: String, _ second: String, rows: Int?, _ size: CellSize,
    @NodeBuilder<Self> above: () -> Node, @NodeBuilder<Self> below: () -> Node
  ) -> Node {
    if let rows, rows <= size.rows * 2 / 5 {
      return VStack(alignment: .stretch) {
        above().frame(height: rows)
        Divider()
        below().flex(grow: 1, shrink: 1, basis: 0)
      }
    }
    return VSplitView(\.sizes) {
      Pane(first, min: 4) { above() }
      Pane(second, min: 6) { below() }
    }
  }

  /// The columns from which a log and a patch both have room beside each other, and those that two
  /// panes need at all.
  private static let (leastWideColumns, leastColumns) = (160, 70)
  /// The columns from which a list of commits beside a patch shows as much as one above it: three
  /// fifths of them have all parts of a row.
  private static let leastWideLogColumns = 184
  /// The columns from which a list beside a patch may have nearly half of them.
  static let leastEvenColumns = 100
  /// The rows that two panes need above each other, and those from which panes have headings.
  private static let (leastStackedRows, leastTitledRows) = (20, 16)

  /// Goes to what belongs to the row with the cursor. A click chooses the row alone: letters that
  /// follow it are for the list, as a person sees it.
  var showCommand: Command<Self> {
    Command("Show", id: "show-details", key: "enter") { $0.go(to: .detail) }
  }

  /// The heading of a pane, where there is a row for it.
  @NodeBuilder<Self>
  func title(_ title: String, _ count: String, _ size: CellSize) -> Node {
    if size.rows >= Self.leastTitledRows {
      PaneTitle(title, count: count).padding(horizontal: 1)
    }
  }

  /// A patch, in the same style on all pages: side by side only where each side has a line of code.
  func differences(_ patch: Patch, of source: DetailSource?, on panel: Panel) -> Node {
    GeometryReader { room in
      DiffView(
        patch, style: room.columns < Self.leastWideColumns ? .unified : .sideBySide,
        selection: \.[part: panel]
      )
      .key(source).accessibilityLabel("Changes")
      .focused(\.focus, equals: Focus(panel, .detail))
    }
  }

  /// Words in a pane that has nothing else. It can have the focus as all panes can.
  func message(_ words: String, _ color: Color = .secondaryText, on panel: Panel) -> Node {
    VStack {
      Text(words).foreground(color).focusable().focused(\.focus, equals: Focus(panel, .detail))
      Spacer()
    }
    .padding(horizontal: 1)
  }
}

extension ClientState {
  /// The sizes of panes, in which one has a number of columns unless a person has changed it.
  fileprivate subscript(sizes pane: String, columns: Int?) -> SplitSizes {
    get {
      guard let columns, sizes[pane] == nil else { return sizes }
      var sizes = sizes
      sizes[pane] = .cells(columns)
      return sizes
    }
    set { sizes = newValue }
  }
}
