/// The rows of a view of a patch, each made when asked for by its number.
///
/// A view keeps one and changes what is folded. It asks for the rows that it shows.
package struct PatchRows: RandomAccessCollection, Sendable {
  private struct Section: Sendable {
    /// The number of the first row, which is that of the header.
    let start: Int
    let file: Int
    /// The hunk, or nil for the header of a file.
    let hunk: Int?
  }

  package let patch: Patch
  package let style: PatchRowStyle
  /// The files and hunks of which only the header is shown.
  package var folded: Set<PatchPart> {
    didSet { if folded != oldValue { divide() } }
  }

  private var sections: [Section] = []
  /// The rows of the hunks that were shown side by side.
  private var sides: [PatchHunk.ID: [SideRow]] = [:]
  package private(set) var endIndex = 0
  package var startIndex: Int { 0 }

  package init(_ patch: Patch, style: PatchRowStyle = .unified, folded: Set<PatchPart> = []) {
    self.patch = patch
    self.style = style
    self.folded = folded
    divide()
  }

  package subscript(row: Int) -> PatchRow {
    let section = sections[index(ofSectionAt: row)]
    let file = section.file
    guard let hunk = section.hunk else { return .file(file) }
    guard row > section.start else { return .hunk(file: file, hunk: hunk) }
    let line = row - section.start - 1
    guard style == .sideBySide, let side = sides[patch.files[file].hunks[hunk].id]?[line] else {
      return .line(file: file, hunk: hunk, line: line)
    }
    return .pair(file: file, hunk: hunk, old: side.old, new: side.new)
  }

  /// Returns the row of the header of a file or of a hunk, or nil if a fold hides it.
  package func row(of part: PatchPart) -> Int? {
    sections.first { section in
      let file = patch.files[section.file]
      switch part {
      case .file(let id): return section.hunk == nil && file.id == id
      case .hunk(let id): return section.hunk.map { file.hunks[$0].id == id } ?? false
      }
    }?.start
  }

  private func index(ofSectionAt row: Int) -> Int {
    precondition(indices.contains(row))
    var (low, high) = (0, sections.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sections[middle].start <= row { low = middle } else { high = middle }
    }
    return low
  }

  private mutating func divide() {
    sections = []
    endIndex = 0
    for (index, file) in patch.files.enumerated() {
      append(file: index, hunk: nil, rows: 1)
      if folded.contains(.file(file.id)) { continue }
      for (number, hunk) in file.hunks.enumerated() {
        let isFolded = folded.contains(.hunk(hunk.id))
        append(file: index, hunk: number, rows: isFolded ? 1 : 1 + count(of: hunk))
      }
    }
  }

  private mutating func append(file: Int, hunk: Int?, rows: Int) {
    sections.append(Section(start: endIndex, file: file, hunk: hunk))
    endIndex += rows
  }

  private mutating func count(of hunk: PatchHunk) -> Int {
    guard style == .sideBySide else { return hunk.lines.count }
    if let rows = sides[hunk.id] { return rows.count }
    let rows = hunk.sideRows
    sides[hunk.id] = rows
    return rows.count
  }
}
