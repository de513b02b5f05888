/// A line of a hunk to write.
struct HunkDraft {
  var kind: PatchLine.Kind
  var bytes: ArraySlice<UInt8>
  var hasNoNewline: Bool

  init(_ kind: PatchLine.Kind, _ bytes: ArraySlice<UInt8>, hasNoNewline: Bool = false) {
    self.kind = kind
    self.bytes = bytes
    self.hasNoNewline = hasNoNewline
  }

  init(_ line: PatchLine) {
    self.init(line.kind, line.bytes, hasNoNewline: line.hasNoNewline)
  }
}

extension [HunkDraft] {
  var changes: Bool { contains { $0.kind != .context } }
  var oldCount: Int { reduce(0) { $0 + ($1.kind == .added ? 0 : 1) } }
  var newCount: Int { reduce(0) { $0 + ($1.kind == .removed ? 0 : 1) } }

  /// The lines with no missing newline but on the last line of a side.
  ///
  /// A line without newline that stays while lines come after it gets a newline on that side.
  var withNewlinesBetween: [HunkDraft] {
    guard contains(where: \.hasNoNewline) else { return self }
    let lastOld = lastIndex { $0.kind != .added }
    let lastNew = lastIndex { $0.kind != .removed }
    var result: [HunkDraft] = []
    for (index, draft) in enumerated() {
      let isLastOld = index == lastOld
      let isLastNew = index == lastNew
      guard draft.hasNoNewline, draft.kind == .context, isLastOld != isLastNew else {
        var line = draft
        line.hasNoNewline = draft.hasNoNewline && (isLastOld || isLastNew)
        result.append(line)
        continue
      }
      result.append(HunkDraft(.removed, draft.bytes, hasNoNewline: isLastOld))
      result.append(HunkDraft(.added, draft.bytes, hasNoNewline: isLastNew))
    }
    return result
  }
}
