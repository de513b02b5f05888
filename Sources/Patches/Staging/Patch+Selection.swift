extension Patch {
  /// Returns a patch with only the chosen parts, for `git apply`.
  ///
  /// Removed lines that are not chosen stay as context and added ones vanish, or the other way
  /// round for `.unstaging`. The patch has no prose, and no files that compare several parents.
  /// If the diff is one without context, `git apply` needs `--unidiff-zero`.
  public func selecting(_ selection: PatchSelection, for use: PatchUse = .staging) -> Patch {
    var writer = PatchWriter()
    for file in files where !file.isCombined {
      if selection.contains(file.id) {
        writer.writeWhole(file)
      } else {
        let hunks = file.hunks.map { $0.drafts(of: selection, for: use) }
        writer.write(file, hunks: hunks, for: use)
      }
    }
    return Patch(bytes: writer.bytes)
  }
}

extension PatchWriter {
  mutating func writeWhole(_ file: PatchFile) {
    var header = HeaderDraft(file)
    header.index = file.indexLine
    header.hasNames = !file.hunks.isEmpty
    write(header)
    write(file.source.raw(file.contentLines))
    for hunk in file.hunks {
      write(hunk.old, hunk.new, hunk.heading, hunk.lines.map(HunkDraft.init))
    }
  }

  /// Writes hunks that are changed, and leaves out those that change nothing.
  mutating func write(_ file: PatchFile, hunks: [[HunkDraft]], for use: PatchUse) {
    guard hunks.contains(where: { $0.changes }) else { return }
    var header = HeaderDraft(file)
    header.keepsMode = false
    if use == .unstaging { header.keepNewPath() }
    header.hasNames = true
    if hunks.contains(where: { $0.oldCount > 0 }) { header.turnAddedIntoModified() }
    if hunks.contains(where: { $0.newCount > 0 }) { header.turnDeletedIntoModified() }
    write(header)
    var growth = 0
    for (hunk, drafts) in zip(file.hunks, hunks) where drafts.changes {
      let (oldCount, newCount) = (drafts.oldCount, drafts.newCount)
      let first = use == .staging ? hunk.old.first : hunk.new.first
      let (oldFirst, newFirst) =
        use == .staging ? (first, first + growth) : (first - growth, first)
      write(
        LineSpan(first: oldFirst, count: oldCount), LineSpan(first: newFirst, count: newCount),
        hunk.heading, drafts)
      growth += newCount - oldCount
    }
  }
}

extension PatchFile {
  var indexLine: ArraySlice<UInt8>? {
    headLines.first { source.starts($0, with: "index ") }.map(source.trimmed)
  }

  /// The lines that stand for the content of a binary file.
  var contentLines: Range<Int> {
    let last = headLines.upperBound - 1
    let isInHeader = source.starts(last, with: "Binary files ")
    return (isInHeader ? last : binaryLines.lowerBound)..<binaryLines.upperBound
  }
}
