/// The rows of a hunk, and which of them can be folded.
struct HunkShape: Sendable {
  /// Equal lines and their rows.
  struct Fold: Sendable {
    var lines: Range<Int>
    var rows: Range<Int>
  }

  /// The equal lines that are shown beside a change.
  static let margin = 10
  /// The fewest lines that one row stands for.
  static let least = 4

  private(set) var rowCount = 0
  private(set) var folds: [Fold] = []
  private(set) var blocks: [ChangeBlock] = []
  private(set) var added = 0
  private(set) var removed = 0
  /// Whether some lines end with a carriage return and others do not.
  private(set) var hasMixedEnds = false
  /// The rows side by side, or nil if each line is a row.
  private(set) var sides: [SideRow]?

  init(_ hunk: PatchHunk, _ style: PatchRowStyle) {
    var sides: [SideRow] = []
    for part in hunk.parts {
      switch part {
      case .context(let range):
        addFold(range, of: hunk)
        rowCount += range.count
        if style == .sideBySide { sides += range.map { SideRow(old: $0, new: $0) } }
      case .block(let block):
        blocks.append(block)
        added += block.added.count
        removed += block.removed.count
        if style == .sideBySide { sides += hunk.aligned(block) }
        rowCount = style == .sideBySide ? sides.count : rowCount + block.range.count
      }
    }
    let returns = hunk.lines.indices.count(where: hunk.lines.hasCarriageReturn)
    hasMixedEnds = returns > 0 && returns < hunk.lines.count
    self.sides = style == .sideBySide ? sides : nil
  }

  /// Returns the change to which a line belongs.
  func block(ofLine line: Int) -> ChangeBlock? {
    var (low, high) = (0, blocks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if blocks[middle].range.lowerBound <= line { low = middle } else { high = middle }
    }
    return blocks.indices.contains(low) && blocks[low].range.contains(line) ? blocks[low] : nil
  }

  private mutating func addFold(_ range: Range<Int>, of hunk: PatchHunk) {
    let before = range.lowerBound == 0 ? 0 : Self.margin
    let after = range.upperBound == hunk.lines.count ? 0 : Self.margin
    guard range.count >= before + after + Self.least else { return }
    folds.append(
      Fold(
        lines: range.lowerBound + before..<range.upperBound - after,
        rows: rowCount + before..<rowCount + range.count - after))
  }
}
