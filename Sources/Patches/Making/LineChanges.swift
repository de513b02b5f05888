/// The lines in which two texts differ.
struct LineChanges {
  struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  let old: PatchSource
  let new: PatchSource
  private(set) var changes: [Change] = []

  init(from oldText: String, to newText: String) {
    old = PatchSource(Array(oldText.utf8))
    new = PatchSource(Array(newText.utf8))
    var table = TextNumbers()
    let oldNumbers = (0..<old.count).map { table.number(of: old.raw($0..<$0 + 1)) }
    let newNumbers = (0..<new.count).map { table.number(of: new.raw($0..<$0 + 1)) }
    let edits = Edits(from: oldNumbers, to: newNumbers, limit: 512)
    var next = (old: 0, new: 0)
    for match in edits.matches + [(old.count, new.count)] {
      if next != match {
        changes.append(Change(old: next.old..<match.old, new: next.new..<match.new))
      }
      next = (match.old + 1, match.new + 1)
    }
  }

  /// The changes in groups whose context touches.
  func groups(context: Int) -> [ArraySlice<Change>] {
    var groups: [ArraySlice<Change>] = []
    var start = 0
    for index in changes.indices.dropFirst()
    where changes[index].old.lowerBound - changes[index - 1].old.upperBound > 2 * context {
      groups.append(changes[start..<index])
      start = index
    }
    if !changes.isEmpty { groups.append(changes[start...]) }
    return groups
  }

  /// Returns the lines of a hunk for a group of changes, and where they start in both texts.
  func drafts(
    _ group: ArraySlice<Change>, context: Int
  ) -> (oldStart: Int, newStart: Int, lines: [HunkDraft]) {
    guard let first = group.first, let last = group.last else { return (0, 0, []) }
    let before = min(context, first.old.lowerBound)
    var next = first.old.lowerBound - before
    let starts = (next, first.new.lowerBound - before)
    var drafts: [HunkDraft] = []
    for change in group {
      drafts += (next..<change.old.lowerBound).map { draft(.context, $0, of: old) }
      drafts += change.old.map { draft(.removed, $0, of: old) }
      drafts += change.new.map { draft(.added, $0, of: new) }
      next = change.old.upperBound
    }
    let end = min(old.count, last.old.upperBound + context)
    drafts += (next..<end).map { draft(.context, $0, of: old) }
    return (starts.0, starts.1, drafts)
  }

  private func draft(_ kind: PatchLine.Kind, _ line: Int, of text: PatchSource) -> HunkDraft {
    let raw = text.raw(line..<line + 1)
    return HunkDraft(kind, text.content(line), hasNoNewline: raw.last != .newline)
  }
}
