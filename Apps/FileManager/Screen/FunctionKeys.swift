import Recurse

// The row of the ten function keys, in fields of the same width.
extension FileManagerApp {
  /// The columns that ten fields need, and those that they need with whole titles.
  static let functionKeyColumns = 80
  private static let wideColumns = 100

  private struct FunctionKey {
    let title: String
    /// The title where there is little room.
    let short: String
    let press: @MainActor (inout State, inout Emit<Output>) -> Void

    init(
      _ title: String, short: String? = nil, _ press: @escaping @MainActor (inout State) -> Void
    ) {
      self.init(title, short: short) { state, _ in press(&state) }
    }

    init(
      _ title: String, short: String? = nil,
      _ press: @escaping @MainActor (inout State, inout Emit<Output>) -> Void
    ) {
      (self.title, self.short, self.press) = (title, short ?? title, press)
    }
  }

  /// - Parameter columns: the width of the window.
  func functionKeys(_ state: State, columns: Int) -> Node {
    let keys = [
      FunctionKey("Help") { $1.showCommands() },
      FunctionKey("Rename") { $0.askForNames() },
      FunctionKey("Preview", short: "View") { $0.switchPreview(in: columns) },
      FunctionKey("Edit") { $0.edit() }, FunctionKey("Copy") { $0.copy() },
      FunctionKey("Move") { $0.move() }, FunctionKey("Folder") { $0.show(.newFolder) },
      FunctionKey("Delete") { $0.delete() },
      FunctionKey(state.showsTree ? "Lists" : "Tree") { $0.switchLeft() },
      FunctionKey("Quit") { [shell] in $0.quit(shell) },
    ]
    let isWide = columns >= Self.wideColumns
    // Without margins, 80 columns are ten fields of the same width.
    let margin = isWide ? 1 : 0
    let room = columns - 2 * margin
    let width = room / 10
    return HStack(spacing: 0) {
      for (place, key) in keys.enumerated() {
        field(place + 1, key, isWide: isWide)
          .frame(width: place < 9 ? width : room - width * 9)
      }
    }
    .padding(horizontal: margin).background(.surface)
  }

  /// `F7 Folder`, or ` 7Folder` as `mc` has it.
  private func field(_ number: Int, _ key: FunctionKey, isWide: Bool) -> Node {
    let short = number < 10 ? " \(number)" : "\(number)"
    return (Text(isWide ? "F\(number) " : short).bold().foreground(.accent)
      + Text(isWide ? key.title : key.short).foreground(.secondaryText)).lineLimit(1)
      .onTapGesture { key.press(&$0, &$1) }
  }

  /// Whether the function keys do what the row says: neither a sheet nor the preview has the focus.
  func showsFunctionKeys(_ state: State, _ size: CellSize) -> Bool {
    size.columns >= Self.functionKeyColumns && state.place != .preview && !state.hasSheet
  }
}
