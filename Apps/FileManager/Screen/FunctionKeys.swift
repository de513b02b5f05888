import Recurse

// The row of the ten function keys, in fields of the same width.
extension FileManagerApp {
  /// The columns that ten fields need.
  static let functionKeyColumns = 100

  /// - Parameter columns: the width of the window.
  func functionKeys(_ state: State, columns: Int) -> Node {
    let fields: [(title: String, press: (@MainActor (inout State) -> Void)?)] = [
      // A click cannot open what the library and the list do by these keys.
      ("Help", nil), ("Rename", nil), ("Preview", { $0.switchPreview() }),
      ("Edit", { $0.edit() }), ("Copy", { $0.copy() }), ("Move", { $0.move() }),
      ("Folder", { $0.show(.newFolder) }), ("Delete", { $0.delete() }),
      (state.showsTree ? "Lists" : "Tree", { $0.switchLeft() }), ("Quit", { $0.isDone = true }),
    ]
    return HStack(spacing: 0) {
      for (place, item) in fields.enumerated() {
        // The last one has the columns that are left.
        field(place + 1, item.title, item.press)
          .frame(width: place < 9 ? columns / 10 : columns - columns / 10 * 9)
      }
    }
    .padding(horizontal: 1).background(.surface)
  }

  @NodeBuilder<FileManagerApp>
  private func field(
    _ number: Int, _ title: String, _ press: (@MainActor (inout State) -> Void)?
  ) -> Node {
    let text =
      (Text("F\(number)").bold().foreground(.accent)
      + Text(" " + title).foreground(.secondaryText)).lineLimit(1)
    if let press { text.onTapGesture { press(&$0) } } else { text }
  }

  /// Whether the function keys do what the row says: neither a sheet nor the preview has the focus.
  func showsFunctionKeys(_ state: State, _ size: CellSize) -> Bool {
    size.columns >= Self.functionKeyColumns && state.place != .preview && !state.hasSheet
  }
}

extension FileManagerState {
  /// Whether something is asked or shown above the panes.
  var hasSheet: Bool {
    prompt != nil || question != nil || doomed != nil || described != nil || isSearching
      || isShowingTrash
  }
}
