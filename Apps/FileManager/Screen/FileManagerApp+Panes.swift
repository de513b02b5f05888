import FileWork
import Recurse

extension FileManagerApp {
  // MARK: - The tree

  func tree(_ state: State, _ size: CellSize) -> Node {
    List(tree: \.tree.rows, selection: \.tree.selected) { node in
      Text(node.name).lineLimit(1).truncationMode(.middle)
        .onExpand { $0.tree.open(node.path) }
        .onSelect { $0.openFromTree(node.path) }
    }
    .accessibilityLabel("Folder tree")
    .focused(\.focus, equals: .left)
    .onKey(.delete) { $0.delete() }
    .padding(margins(of: .left, among: state.places(in: size.columns)))
  }

  // MARK: - A list

  func list(_ side: State.Side, _ state: State, _ size: CellSize) -> Node {
    let view = state[side]
    let places = state.places(in: size.columns)
    return VStack(alignment: .stretch) {
      HStack(spacing: 2) {
        Text(state.archives.shown(view.folder).description).lineLimit(1).truncationMode(.head)
          .bold(state.active == side).foreground(.accent).flex(shrink: 1)
        // Without rows, it stands in their place.
        if let words = view.preparation, !view.rows.isEmpty {
          Text(words).foreground(.warning).lineLimit(1).flex(shrink: 0)
        }
      }
      // The names below begin behind the bar of the cursor.
      .padding(.leading)
      if view.filter != nil {
        TextField("Filter", text: \.[side].filterText, prompt: "a part of a name, or *.txt")
          .onSubmit { $0.leaveFilter(on: side) }
          .focused(\.focus, equals: .filter(side))
          .onKey(.down) { $0.leaveFilter(on: side) }
          .onKey(.escape) { $0.endFilter(on: side) }
      }
      if let failure = view.failure {
        Text(failure).foreground(.error).focusable()
          .focused(\.focus, equals: side == .main ? .main : .left)
        Spacer()
      } else {
        table(side, state, columns: size.columns / places.count)
          .accessibilityLabel("\(state.archives.shown(view.folder))")
          .focused(\.focus, equals: side == .main ? .main : .left)
      }
    }
    .padding(margins(of: side == .main ? .main : .left, among: places))
    .onKey(.delete) { $0.delete() }
    .onKey(.backspace) { $0.enterParent(on: side) }
  }

  /// The edges of a pane at which there is a divider: a column stays free there.
  func margins(of place: State.Place, among places: [State.Place]) -> EdgeSet {
    var edges: EdgeSet = []
    if place != places.first { edges.insert(.leading) }
    if place != places.last { edges.insert(.trailing) }
    return edges
  }

  /// The columns of a list in which names have room beside sizes and times, and those that are no
  /// part of the names.
  private static let roomyColumns = 56
  private static let otherColumns = 22

  /// - Parameter columns: about as many as the pane has.
  private func table(_ side: State.Side, _ state: State, columns: Int) -> Node {
    let view = state[side]
    // Small, and no part of the collection.
    let marked = view.marked
    let isFixed = state.isFixed(view.folder)
    let loading = view.loadingWords
    // Where names would be cut, the other columns have what is needed most.
    let isTight = columns < Self.roomyColumns && view.nameColumns > columns - Self.otherColumns
    return Table(\.[side].rows, selection: \.[side].current, columns: \.[side].columns) {
      TableColumn(FolderView.name) { entry in
        name(of: entry, marked: marked, isFixed: isFixed, on: side)
      }
      .sortable().width(min: 8, weight: 1)
      if columns >= 26 {
        TableColumn(FolderView.size) { entry in
          Text(entry.sizeText).foreground(.secondaryText).lineLimit(1)
        }
        .sortable().width(isTight ? 5 : 7).alignment(.trailing)
      }
      if columns >= 36 {
        TableColumn(isTight ? "Date" : FolderView.date, id: FolderView.date) { entry in
          Text(isTight ? entry.shortDateText() : entry.dateText())
            .foreground(.secondaryText).lineLimit(1)
        }
        .sortable().width(isTight ? 5 : 11)
      }
    } row: { entry, row in
      row.onKey(.enter) { $0.open(entry, on: side) }
        .onTapGesture(count: 2) { $0.open(entry, on: side) }
        .onTapGesture(button: .left) { $0.click(entry, on: side, $1.modifiers) }
        .onDrag(button: .right) { $0.drag(entry, on: side, $1) }
        .onKey(Key.down.with(.shift)) { $0[side].mark() }
        .onKey(Key.up.with(.shift)) { $0[side].mark(movingBy: -1) }
        .onKey(.left) { $0.enterParent(on: side) }
        .onKey(.right) { state in
          if entry.isDirectory && !entry.isParent || state.isArchive(entry) {
            state.open(entry, on: side)
          }
        }
        .onKey(.character("s")) { $0[side].sortByNext() }
        .contextMenu { menu(of: entry, on: side) }
    } onSort: { state, _ in
      state[side].sort()
    } placeholder: {
      if let loading {
        ProgressView(loading).foreground(.secondaryText)
      } else {
        Text("Empty").foreground(.secondaryText)
      }
    }
  }

  /// Only a name that is text can be edited in its row: another one would lose its bytes, and one
  /// in an archive stays. Several
  /// marked entries get their names together.
  @NodeBuilder<FileManagerApp>
  private func name(
    of entry: FileEntry, marked: Set<FileEntry.ID>, isFixed: Bool, on side: State.Side
  ) -> Node {
    let text = nameText(of: entry, isMarked: marked.contains(entry.id)).lineLimit(1)
      .truncationMode(.middle)
    if entry.hasTextName, !entry.isParent, !isFixed, marked.count < 2 {
      text.onEdit(entry.name.description) { $0.rename(entry, to: $1, on: side) }
    } else {
      text
    }
  }

  private func nameText(of entry: FileEntry, isMarked: Bool) -> Text {
    let text = Text((isMarked ? "✓ " : "") + entry.nameText)
    let look = FileLook(entry)
    return text.foreground(isMarked && look != .broken ? .warning : look.color)
  }
}
