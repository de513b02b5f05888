import GitWork
import Recurse
import RecurseReaders

extension GitClientApp {
  /// Files in conflict. Each side has a color, and the letter of the key that takes it.
  func conflict(_ conflict: ConflictText, _ state: State, _ size: CellSize) -> Node {
    let digits = conflict.digits
    return VStack(alignment: .stretch) {
      title(
        state.status.node?.id.area.changes ?? "",
        conflict.count == 1 ? "1 conflict" : "\(conflict.count) conflicts", size)
      LogView(conflict.log) { line in
        conflict.line(line.number).map { Self.text(of: $0, digits: digits) } ?? Text("")
      }
      .defaultScrollAnchor(.top)
      .key(state.details[.status]?.source).accessibilityLabel("Conflicts")
      .focused(\.focus, equals: Focus(.status, .detail))
    }
    .commands { conflictCommands() }
  }

  @CommandBuilder<Self>
  private func conflictCommands() -> [Command<Self>] {
    Command("Take ours", key: "o") { $0.take(ours: true) }
    Command("Take theirs", key: "t") { $0.take(ours: false) }
    Command("Mark as solved", id: "stage", key: "space") { $0.toggleStaged() }
    Command("Edit", key: "e") { $0.editFile() }
    Command("Commit…", key: "c") { $0.writeCommit() }
  }

  private static func text(of line: ConflictText.Line, digits: Int) -> Text {
    let number = line.number.map(String.init) ?? ""
    let gutter = String(repeating: " ", count: max(0, digits - number.count)) + number
    let (sign, color): (String, Color?) =
      switch line.part {
      case .ours: ("o", .success)
      case .theirs: ("t", .info)
      case .base: (" ", .secondaryText)
      case .marker: (" ", .warning)
      case .common: (" ", nil)
      case .file: (" ", nil)
      case .place: (" ", .secondaryText)
      }
    guard line.number != nil else {
      return Text(verbatim: line.text).foreground(color).bold(line.part == .file)
    }
    return Text(gutter + " ").foreground(.secondaryText)
      + Text(verbatim: "\(sign) \(line.text)").foreground(color).bold(line.part == .marker)
  }
}
