extension PatchHunk {
  /// Returns the lines to write if only some are chosen.
  func drafts(of selection: PatchSelection, for use: PatchUse) -> [HunkDraft] {
    var drafts: [HunkDraft] = []
    for part in parts {
      let isChosen = { (line: Int) in selection.contains(line: line, of: id) }
      switch part {
      case .context(let range): drafts += range.map { HunkDraft(lines[$0]) }
      case .block(let block) where block.range.allSatisfy(isChosen):
        drafts += block.range.map { HunkDraft(lines[$0]) }
      case .block(let block):
        // Lines that stay keep their place between the chosen ones.
        for line in aligned(block).flatMap({ [$0.old, $0.new] }) {
          guard let line else { continue }
          if let draft = draft(lines[line], isChosen: isChosen(line), use) { drafts.append(draft) }
        }
      }
    }
    return drafts.withNewlinesBetween
  }

  private func draft(_ line: PatchLine, isChosen: Bool, _ use: PatchUse) -> HunkDraft? {
    var draft = HunkDraft(line)
    if isChosen { return draft }
    guard line.kind == (use == .staging ? .removed : .added) else { return nil }
    draft.kind = .context
    return draft
  }

  /// Returns the lines that turn the new side into the old one.
  var reversedDrafts: [HunkDraft] {
    parts.flatMap { part in
      switch part {
      case .context(let range): range.map { HunkDraft(lines[$0]) }
      case .block(let block):
        (Array(block.added) + Array(block.removed)).map { index in
          var draft = HunkDraft(lines[index])
          draft.kind = draft.kind == .added ? .removed : .added
          return draft
        }
      }
    }
  }
}
