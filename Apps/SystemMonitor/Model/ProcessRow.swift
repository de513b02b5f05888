import ProcessTable

/// A process in the table, or in the tree.
package struct ProcessRow: Identifiable {
  package let entry: ProcessEntry
  /// The processes above it in the tree.
  var depth = 0
  /// Whether those below it are shown; `nil` if there are none.
  var isOpen: Bool?
  /// Whether the filter finds it, rather than one below it.
  var isMatch = true

  package var id: ProcessEntry.ID { entry.id }

  /// The command from the name of its program on. The folder before that would take a narrow
  /// column; the details have it.
  var commandByName: Substring {
    let command = entry.command
    let program = command.prefix { $0 != " " }
    guard program.first == "/", let slash = program.lastIndex(of: "/"),
      command.index(after: slash) < program.endIndex
    else { return command[...] }
    return command[command.index(after: slash)...]
  }

  /// The most levels that are indented.
  private static let deepest = 12

  /// The lines of the tree before the command.
  var guide: String {
    String(repeating: "│ ", count: min(depth, Self.deepest))
      + (isOpen.map { $0 ? "▾ " : "▸ " } ?? "  ")
  }

  /// The rows of a tree, in which some processes are closed.
  static func rows(
    of tree: ProcessTree, closed: Set<ProcessEntry.ID>, where matches: (ProcessEntry) -> Bool
  ) -> [ProcessRow] {
    var rows: [ProcessRow] = []
    var rest = tree.roots.reversed().map { (entry: $0, depth: 0) }
    while let (entry, depth) = rest.popLast() {
      let below = tree.children[entry.id]
      let isOpen = below.map { _ in !closed.contains(entry.id) }
      rows.append(
        ProcessRow(entry: entry, depth: depth, isOpen: isOpen, isMatch: matches(entry)))
      if isOpen == true, let below { rest += below.reversed().map { ($0, depth + 1) } }
    }
    return rows
  }
}
