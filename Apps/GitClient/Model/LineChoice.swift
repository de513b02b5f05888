import GitWork
import RecursePatches

/// The lines of a patch of one file, of which a person chooses some to stage, unstage or discard.
package struct LineChoice {
  package let path: GitPath
  let area: StatusArea
  let patch: Patch
  package let rows: [Row]
  package var marked: Set<Row.ID> = []

  package struct Row: Identifiable, Hashable {
    /// The place among the lines of a hunk; `nil` for its header.
    package struct ID: Hashable, Sendable {
      let hunk: PatchHunk.ID
      let line: Int?
    }

    package let id: ID
    let kind: PatchLine.Kind?
    let oldNumber: Int?
    let newNumber: Int?
    let text: String

    package var isChange: Bool { kind == .added || kind == .removed }
  }

  init?(_ patch: Patch, path: GitPath, area: StatusArea) {
    guard let file = patch.files.first, patch.files.count == 1, !file.isCombined,
      !file.hunks.isEmpty
    else { return nil }
    (self.path, self.area, self.patch) = (path, area, patch)
    rows = file.hunks.flatMap { hunk in
      let header = Row(
        id: Row.ID(hunk: hunk.id, line: nil), kind: nil, oldNumber: nil, newNumber: nil,
        text: hunk.header)
      return [header]
        + hunk.lines.enumerated().map { index, line in
          Row(
            id: Row.ID(hunk: hunk.id, line: index), kind: line.kind, oldNumber: line.oldNumber,
            newNumber: line.newNumber, text: line.text)
        }
    }
  }

  /// The columns of a number.
  var digits: Int {
    let largest = rows.lazy.compactMap { $0.newNumber ?? $0.oldNumber }.max() ?? 0
    return "\(largest)".count
  }

  /// The marked lines, or else the one with the cursor.
  func selection(cursor: Row.ID) -> PatchSelection {
    var selection = PatchSelection()
    for id in marked.isEmpty ? [cursor] : marked {
      if let line = id.line { selection.insert(line: line, of: id.hunk) }
    }
    return selection
  }
}
