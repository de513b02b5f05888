/// Two lines of a hunk side by side, packed. A number below 0 stands for a gap.
struct SideRow: Sendable {
  private let oldLine: Int32
  private let newLine: Int32

  init(old: Int?, new: Int?) {
    oldLine = old.map(Int32.init) ?? -1
    newLine = new.map(Int32.init) ?? -1
  }

  var old: Int? { oldLine < 0 ? nil : Int(oldLine) }
  var new: Int? { newLine < 0 ? nil : Int(newLine) }
}

extension PatchHunk {
  /// Returns the lines of a change in the order of its pairs. What has no counterpart is next to a
  /// gap.
  func aligned(_ block: ChangeBlock) -> [SideRow] {
    var rows: [SideRow] = []
    var (old, new) = (block.removed.lowerBound, block.added.lowerBound)
    for pair in pairs(in: block) {
      rows += (old..<pair.removed).map { SideRow(old: $0, new: nil) }
      rows += (new..<pair.added).map { SideRow(old: nil, new: $0) }
      rows.append(SideRow(old: pair.removed, new: pair.added))
      (old, new) = (pair.removed + 1, pair.added + 1)
    }
    rows += (old..<block.removed.upperBound).map { SideRow(old: $0, new: nil) }
    return rows + (new..<block.added.upperBound).map { SideRow(old: nil, new: $0) }
  }
}
