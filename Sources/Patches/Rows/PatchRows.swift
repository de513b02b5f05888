/// The rows of a view of a patch, each made when asked for by its number.
///
/// A view keeps one and changes what is folded. It asks for the rows that it shows. Lines that are
/// the same in both files are shown near a change only, until they are unfolded.
package struct PatchRows: RandomAccessCollection, Sendable {
  package let patch: Patch
  package let style: PatchRowStyle
  /// The parts that are folded although they are shown at first, or shown although they are folded
  /// at first.
  package var toggled: Set<PatchFold> {
    didSet { if toggled != oldValue { divide() } }
  }

  private(set) var sections: [PatchSection] = []
  private var shapes: [PatchHunk.ID: HunkShape] = [:]
  package private(set) var endIndex = 0
  package var startIndex: Int { 0 }

  package init(_ patch: Patch, style: PatchRowStyle = .unified, toggled: Set<PatchFold> = []) {
    self.patch = patch
    self.style = style
    self.toggled = toggled
    for hunk in patch.files.lazy.flatMap(\.hunks) { shapes[hunk.id] = HunkShape(hunk, style) }
    divide()
  }

  package subscript(row: Int) -> PatchRow {
    let section = sections[index(ofSectionAt: row)]
    let offset = row - section.start
    switch section.kind {
    case .prose(let first): return .prose(first + offset)
    case .file(let file): return .file(file)
    case .hunk(let file, let hunk): return .hunk(file: file, hunk: hunk)
    case .equal(let file, let hunk, let lines): return .equal(file: file, hunk: hunk, lines: lines)
    case .lines(let file, let hunk, let first):
      guard let side = shape(file, hunk)?.sides else {
        return .line(file: file, hunk: hunk, line: first + offset)
      }
      let pair = side[first + offset]
      return .pair(file: file, hunk: hunk, old: pair.old, new: pair.new)
    }
  }

  /// The number of lines that a file adds and removes.
  package func changes(ofFile file: Int) -> (added: Int, removed: Int) {
    patch.files[file].hunks.reduce(into: (0, 0)) { sum, hunk in
      sum.0 += shapes[hunk.id]?.added ?? 0
      sum.1 += shapes[hunk.id]?.removed ?? 0
    }
  }

  func shape(of hunk: PatchHunk) -> HunkShape? { shapes[hunk.id] }
  func shape(_ file: Int, _ hunk: Int) -> HunkShape? { shape(of: patch.files[file].hunks[hunk]) }

  func index(ofSectionAt row: Int) -> Int {
    precondition(indices.contains(row))
    var (low, high) = (0, sections.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sections[middle].start <= row { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: - Dividing

  private mutating func divide() {
    (sections, endIndex) = ([], 0)
    for (index, file) in patch.files.enumerated() {
      append(.prose(file.proseLines.lowerBound), rows: file.proseLines.count)
      append(.file(index), rows: 1)
      if toggled.contains(.file(file.id)) { continue }
      for (number, hunk) in file.hunks.enumerated() {
        append(.hunk(index, number), rows: 1)
        if !toggled.contains(.hunk(hunk.id)) { appendLines(of: hunk, index, number) }
      }
    }
    append(.prose(patch.endLines.lowerBound), rows: patch.endLines.count)
  }

  private mutating func appendLines(of hunk: PatchHunk, _ file: Int, _ number: Int) {
    guard let shape = shapes[hunk.id] else { return }
    // The first row of the hunk that no section has yet.
    var first = 0
    for fold in shape.folds
    where !toggled.contains(.equal(hunk.id, line: fold.lines.lowerBound)) {
      append(.lines(file, number, first: first), rows: fold.rows.lowerBound - first)
      append(.equal(file, number, fold.lines), rows: 1)
      first = fold.rows.upperBound
    }
    append(.lines(file, number, first: first), rows: shape.rowCount - first)
  }

  private mutating func append(_ kind: PatchSection.Kind, rows: Int) {
    guard rows > 0 else { return }
    sections.append(PatchSection(start: endIndex, kind: kind))
    endIndex += rows
  }
}

/// Rows of a view of a patch that follow each other.
struct PatchSection: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// Lines of the text from one on.
    case prose(Int)
    case file(Int)
    case hunk(Int, Int)
    /// Rows of a hunk from one on.
    case lines(Int, Int, first: Int)
    case equal(Int, Int, Range<Int>)
  }

  /// The number of the first row.
  let start: Int
  let kind: Kind
}
