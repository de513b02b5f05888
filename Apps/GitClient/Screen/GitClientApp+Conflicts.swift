import GitWork
import Recurse

extension GitClientApp {
  /// Files in conflict. Each side has a color, and the letter of the key that takes it.
  func conflict(_ conflict: ConflictText, _ state: State, _ size: CellSize) -> Node {
    let digits = conflict.digits
    return VStack(alignment: .stretch) {
      title(
        state.status.node?.id.area.changes ?? "",
        conflict.count == 1 ? "1 conflict" : "\(conflict.count) conflicts", size)
      List(\.conflictLines, selection: \.conflictLine) { line in
        Self.row(of: line, digits: digits)
      }
      .key(state.details[.status]?.source).accessibilityLabel("Conflicts")
      .focused(\.focus, equals: Focus(.status, .detail))
    }
    .commands { conflictCommands(conflict.count) }
  }

  @CommandBuilder<Self>
  private func conflictCommands(_ count: Int) -> [Command<Self>] {
    Command("Take ours", key: "o") { $0.take(ours: true) }
    Command("Take theirs", key: "t") { $0.take(ours: false) }
    Command("Mark as solved", id: "stage", key: "space") { $0.toggleStaged() }
    if count > 1 {
      Command("Next conflict", key: "]") { $0.goToConflict(isForward: true) }
      Command("Conflict before", key: "[") { $0.goToConflict(isForward: false) }
    }
    Command("Edit", key: "e") { $0.editFile() }
    Command("Commit…", key: "c") { $0.writeCommit() }
  }

  /// The number, the letter of the side and the text, which continues below its own beginning.
  @NodeBuilder<Self>
  private static func row(of line: ConflictText.Line, digits: Int) -> Node {
    let text = Text(verbatim: line.text).foreground(line.color)
    if let number = line.number {
      HStack(alignment: .top, spacing: 1) {
        Text("\(number)").foreground(.secondaryText).frame(width: digits, alignment: .trailing)
        Text(line.sign).foreground(line.color).frame(width: 1)
        text.bold(line.part == .marker).flex(grow: 1, shrink: 1, basis: 0)
      }
    } else {
      text.bold(line.part == .file).lineLimit(1)
    }
  }
}

extension ConflictText.Line {
  /// The key that takes the side.
  fileprivate var sign: String {
    switch part {
    case .ours: "o"
    case .theirs: "t"
    default: ""
    }
  }

  fileprivate var color: Color? {
    switch part {
    case .ours: .success
    case .theirs: .info
    case .marker: .warning
    case .base, .place: .secondaryText
    case .common, .file: nil
    }
  }
}

extension ClientState {
  var conflictLines: [ConflictText.Line] { details[.status]?.conflict?.lines ?? [] }

  /// The line with the cursor.
  var conflictLine: Int? {
    get { details[.status]?.conflictLine }
    set { details[.status]?.conflictLine = newValue }
  }

  mutating func goToConflict(isForward: Bool) {
    let conflict = details[.status]?.conflict
    conflictLine = conflict?.start(after: conflictLine, isForward: isForward) ?? conflictLine
  }
}
