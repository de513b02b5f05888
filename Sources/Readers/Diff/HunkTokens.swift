import RecurseHighlighting
import RecursePatches

/// The tokens of the lines of a patch that were in view, in the languages of its files.
///
///     hunk │ 64 lines │ 64 lines │ …      the states of both sides at the start of each block
///            tokens     tokens            of blocks that were in view
///
/// A hunk begins in the tokenizer's start state. The first look at a line costs all lines before it
/// in its hunk, and any other look what the lines in view cost.
@MainActor
final class HunkTokens {
  private static let blockLines = 64
  /// The blocks that are kept.
  private static let mostBlocks = 128

  private struct Place: Hashable {
    var file: Int
    var hunk: Int
  }
  private struct BlockPlace: Hashable {
    var hunk: Place
    var block: Int
  }
  private struct States {
    var old: AnyLineState
    var new: AnyLineState
  }
  /// The tokens of each line of a block; `nil` on a side that does not have the line.
  private struct Block {
    var old: [[Token]?] = []
    var new: [[Token]?] = []
  }

  private var patch: Patch?
  private var languages: [Int: Language?] = [:]
  private var starts: [Place: [States]] = [:]
  private var blocks: [BlockPlace: Block] = [:]
  /// The lines that were read, for tests.
  private(set) var readLines = 0

  nonisolated init() {}

  /// Returns the tokens of a line of a hunk as it is shown.
  ///
  /// - Parameter isOld: whether a line that is in both files is read as one of the old file.
  func tokens(ofLine line: Int, _ hunk: Int, _ file: Int, isOld: Bool, in rows: PatchRows)
    -> [Token]
  {
    if patch != rows.patch {
      patch = rows.patch
      (languages, starts, blocks) = ([:], [:], [:])
    }
    guard let tokenizer = language(ofFile: file, rows.patch)?.tokenizer else { return [] }
    let place = Place(file: file, hunk: hunk)
    let (index, offset) = line.quotientAndRemainder(dividingBy: Self.blockLines)
    let block = block(index, place, tokenizer, rows)
    let (old, new) = (block.old[offset], block.new[offset])
    return (isOld ? old ?? new : new ?? old) ?? []
  }

  private func language(ofFile file: Int, _ patch: Patch) -> Language? {
    if let known = languages[file] { return known }
    let first = patch.files[file].hunks.first
    let line = first.flatMap { $0.new.start <= 1 ? $0.lines.first?.bytes : nil } ?? []
    let language = Language(forFile: patch.files[file].path, firstLine: line)
    languages[file] = .some(language)
    return language
  }

  private func block(
    _ index: Int, _ place: Place, _ tokenizer: AnyLineTokenizer, _ rows: PatchRows
  ) -> Block {
    let key = BlockPlace(hunk: place, block: index)
    if let known = blocks[key] { return known }
    var starts = self.starts[place] ?? [States(old: tokenizer.start, new: tokenizer.start)]
    self.starts[place] = nil
    for earlier in starts.count - 1..<max(index, starts.count - 1) {
      var states = starts[earlier]
      _ = read(earlier, place, &states, tokenizer, rows)
      starts.append(states)
    }
    var states = starts[index]
    let block = read(index, place, &states, tokenizer, rows)
    if starts.count == index + 1 { starts.append(states) }
    self.starts[place] = starts
    if blocks.count >= Self.mostBlocks { blocks.removeAll(keepingCapacity: true) }
    blocks[key] = block
    return block
  }

  /// Reads the lines of a block, from the states at its start to those at its end.
  private func read(
    _ index: Int, _ place: Place, _ states: inout States, _ tokenizer: AnyLineTokenizer,
    _ rows: PatchRows
  ) -> Block {
    let lines = rows.patch.files[place.file].hunks[place.hunk].lines
    var block = Block()
    let first = index * Self.blockLines
    for line in first..<min(first + Self.blockLines, lines.count) {
      let kind = lines[line].kind
      let bytes = rows.shownBytes(ofLine: line, hunk: place.hunk, file: place.file)
      var (old, new): ([Token]?, [Token]?)
      readLines += 1
      if kind != .removed {
        let isSame = kind == .context && states.old == states.new
        new = tokenizer.tokens(of: bytes, state: &states.new)
        if isSame { (old, states.old) = (new, states.new) }
        if kind == .context, !isSame { old = tokenizer.tokens(of: bytes, state: &states.old) }
      } else {
        old = tokenizer.tokens(of: bytes, state: &states.old)
      }
      block.old.append(old)
      block.new.append(new)
    }
    return block
  }
}
