import RecurseAlgorithms
import RecursePatches

/// The changed words in the lines of a patch that were in view.
@MainActor
final class ChangedWordsCache {
  private struct Block: Hashable {
    var file: Int
    var hunk: Int
    var block: ChangeBlock
  }
  private struct Pair: Hashable {
    var file: Int
    var hunk: Int
    var pair: LinePair
  }

  private let rows: PatchRows
  private var pairs: [Block: [LinePair]] = [:]
  private var words: [Pair: ChangedWords?] = [:]

  nonisolated init(_ rows: PatchRows) { self.rows = rows }

  /// Returns the pair of a removed and an added line to which a line belongs, if it has one.
  func pair(ofLine line: Int, hunk: Int, file: Int) -> LinePair? {
    guard let block = rows.block(ofLine: line, hunk: hunk, file: file) else { return nil }
    let key = Block(file: file, hunk: hunk, block: block)
    let found = pairs[key] ?? rows.patch.files[file].hunks[hunk].pairs(in: block)
    pairs[key] = found
    // Pairs do not cross, so both of their lines are in order.
    let isRemoved = block.removed.contains(line)
    let index = found.partitioningIndex { (isRemoved ? $0.removed : $0.added) >= line }
    guard index < found.count, found[index].removed == line || found[index].added == line else {
      return nil
    }
    return found[index]
  }

  /// Returns what changed between the lines of a pair, or nil if they have too little in common.
  func changedWords(in pair: LinePair, hunk: Int, file: Int) -> ChangedWords? {
    let key = Pair(file: file, hunk: hunk, pair: pair)
    if let known = words[key] { return known }
    let texts = [pair.removed, pair.added].map {
      String(decoding: rows.shownBytes(ofLine: $0, hunk: hunk, file: file), as: UTF8.self)
    }
    let found = ChangedWords(from: texts[0], to: texts[1])
    words[key] = .some(found)
    return found
  }
}
