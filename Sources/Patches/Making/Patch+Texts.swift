extension Patch {
  /// Makes the patch that turns a text into another, with some lines around each change.
  ///
  /// A path that is nil stands for no file. If the texts are the same the patch has no files.
  public init(
    from old: String, to new: String, oldPath: String? = "file", newPath: String? = "file",
    context: Int = 3
  ) {
    let context = max(0, context)
    let changes = LineChanges(from: old, to: new)
    var writer = PatchWriter()
    if !changes.changes.isEmpty {
      writer.write(HeaderDraft(oldPath: oldPath, newPath: newPath))
    }
    for group in changes.groups(context: context) {
      let hunk = changes.drafts(group, context: context)
      writer.write(
        LineSpan(first: hunk.oldStart + 1, count: hunk.lines.oldCount),
        LineSpan(first: hunk.newStart + 1, count: hunk.lines.newCount), "", hunk.lines)
    }
    self.init(bytes: writer.bytes)
  }
}

extension HeaderDraft {
  fileprivate init(oldPath: String?, newPath: String?) {
    self.oldPath = oldPath
    self.newPath = newPath
    kind =
      switch (oldPath, newPath) {
      case (nil, _): .added
      case (_, nil): .deleted
      case (let old, let new): old == new ? .modified : .renamed(similarity: nil)
      }
    hasNames = true
  }
}
