import FileWork
import Recurse

extension FileManagerApp {
  // MARK: - The tree

  func tree(_ state: State) -> Node {
    List(tree: \.tree.rows, selection: \.tree.selected) { node in
      Text(node.name).lineLimit(1).truncationMode(.middle)
        .onExpand { $0.tree.open(node.path) }
        .onSelect { $0.openFromTree(node.path) }
    }
    .accessibilityLabel("Folder tree")
    .focused(\.focus, equals: .left)
    .onKey(.delete) { $0.delete() }
  }

  // MARK: - A list

  func list(_ side: State.Side, _ state: State, _ size: CellSize) -> Node {
    let view = state[side]
    return VStack(alignment: .stretch) {
      Text(view.folder.description).lineLimit(1).truncationMode(.head)
        .bold(state.active == side).foreground(.accent)
      if let failure = view.failure {
        Text(failure).foreground(.error).focusable()
          .focused(\.focus, equals: side == .main ? .main : .left)
        Spacer()
      } else {
        table(side, view, columns: size.columns / state.places(in: size.columns).count)
          .accessibilityLabel("\(view.folder)")
          .focused(\.focus, equals: side == .main ? .main : .left)
      }
    }
    .onKey(.delete) { $0.delete() }
    .onKey(.backspace) { $0.enterParent(on: side) }
  }

  /// - Parameter columns: about as many as the pane has.
  private func table(_ side: State.Side, _ view: FolderView, columns: Int) -> Node {
    // Small, and no part of the collection.
    let marked = view.marked
    let isLoading = view.isLoading
    return Table(\.[side].entries, selection: \.[side].current, columns: \.[side].columns) {
      TableColumn(FolderView.name) { entry in
        name(of: entry, isMarked: marked.contains(entry.id), on: side)
      }
      .sortable().width(min: 8, weight: 1)
      if columns >= 26 {
        TableColumn(FolderView.size) { entry in
          Text(entry.sizeText).foreground(.secondaryText).lineLimit(1)
        }
        .sortable().width(7).alignment(.trailing)
      }
      if columns >= 36 {
        TableColumn(FolderView.date) { entry in
          Text(entry.dateText()).foreground(.secondaryText).lineLimit(1)
        }
        .sortable().width(11)
      }
    } row: { entry, row in
      row.onKey(.enter) { $0.open(entry, on: side) }
        .onTapGesture(count: 2) { $0.open(entry, on: side) }
        .onKey(.left) { $0.enterParent(on: side) }
        .onKey(.right) { state in
          if entry.isDirectory { state.open(entry, on: side) }
        }
        .onKey(.character("s")) { $0[side].sortByNext() }
        .contextMenu { menu(of: entry, on: side) }
    } onSort: { state, _ in
      state[side].sort()
    } placeholder: {
      if isLoading {
        ProgressView("Loading…").foreground(.secondaryText)
      } else {
        Text("Empty").foreground(.secondaryText)
      }
    }
  }

  /// Only a name that is text can be edited: another one would lose its bytes.
  @NodeBuilder<FileManagerApp>
  private func name(of entry: FileEntry, isMarked: Bool, on side: State.Side) -> Node {
    let text = nameText(of: entry, isMarked: isMarked).lineLimit(1).truncationMode(.middle)
    if String(validating: entry.name.bytes, as: UTF8.self) == nil {
      text
    } else {
      text.onEdit(entry.name.description) { $0.rename(entry, to: $1, on: side) }
    }
  }

  private func nameText(of entry: FileEntry, isMarked: Bool) -> Text {
    let text = Text((isMarked ? "✓ " : "") + entry.nameText)
    let look = FileLook(entry)
    return text.foreground(isMarked && look != .broken ? .warning : look.color)
  }
}
