/// The places of parts of a patch among the rows.
extension PatchRows {
  /// Returns the row of a part, or nil if a fold hides it.
  package func row(of fold: PatchFold) -> Int? {
    sections.first { self.fold(of: $0) == fold }?.start
  }

  /// Returns what a row folds and unfolds, or nil if it is no header.
  package func fold(at row: Int) -> PatchFold? {
    let section = sections[index(ofSectionAt: row)]
    return row == section.start ? fold(of: section) : nil
  }

  /// Returns whether only the header of a part is shown.
  package func isFolded(_ fold: PatchFold) -> Bool {
    if case .equal = fold { return !toggled.contains(fold) }
    return toggled.contains(fold)
  }

  /// The lines that are the same in both files and can be folded.
  package var equalParts: Set<PatchFold> {
    var folds: Set<PatchFold> = []
    for hunk in patch.files.lazy.flatMap(\.hunks) {
      for fold in shape(of: hunk)?.folds ?? [] {
        folds.insert(.equal(hunk.id, line: fold.lines.lowerBound))
      }
    }
    return folds
  }

  private func fold(of section: PatchSection) -> PatchFold? {
    switch section.kind {
    case .file(let file): .file(patch.files[file].id)
    case .hunk(let file, let hunk): .hunk(patch.files[file].hunks[hunk].id)
    case .equal(let file, let hunk, let lines):
      .equal(patch.files[file].hunks[hunk].id, line: lines.lowerBound)
    case .prose, .lines: nil
    }
  }

  /// The digits of the largest number of a line.
  package var largestNumberDigits: Int {
    let largest = patch.files.lazy.flatMap(\.hunks).reduce(1) { most, hunk in
      Swift.max(most, hunk.old.first + hunk.old.count, hunk.new.first + hunk.new.count)
    }
    return "\(largest - 1)".utf8.count
  }

  /// Returns whether some lines of a hunk end with a carriage return and others do not.
  package func hasMixedEnds(hunk: Int, file: Int) -> Bool {
    shape(file, hunk)?.hasMixedEnds ?? false
  }

  /// Returns the row of a line of a file, or the nearest one that is shown, by its number in the
  /// new file.
  package func row(ofLine number: Int, file: Int) -> Int? {
    var best: Int?
    for (index, section) in sections.enumerated() {
      guard case .lines(file, let hunk, _) = section.kind else { continue }
      let end = index + 1 < sections.count ? sections[index + 1].start : endIndex
      for row in section.start..<end {
        guard let line = newNumber(at: row, hunk, file) else { continue }
        if line > number { return best ?? row }
        best = row
      }
    }
    return best
  }

  private func newNumber(at row: Int, _ hunk: Int, _ file: Int) -> Int? {
    switch self[row] {
    case .line(_, _, let line): patch.files[file].hunks[hunk].lines[line].newNumber
    case .pair(_, _, _, let line?): patch.files[file].hunks[hunk].lines[line].newNumber
    default: nil
    }
  }

  /// Returns the file to which a row belongs, or nil if it is prose at the end.
  package func file(at row: Int) -> Int? {
    sections[index(ofSectionAt: row)...].lazy.compactMap { section -> Int? in
      switch section.kind {
      case .prose: nil
      case .file(let file), .hunk(let file, _), .lines(let file, _, _), .equal(let file, _, _): file
      }
    }.first
  }

  /// Returns the change to which a line of a hunk belongs.
  package func block(ofLine line: Int, hunk: Int, file: Int) -> ChangeBlock? {
    shape(file, hunk)?.block(ofLine: line)
  }

  // MARK: - Headers of files and hunks

  /// Returns the row of the last header up to a row.
  package func header(atOrBefore row: Int) -> Int? {
    guard indices.contains(row) else { return nil }
    var index = index(ofSectionAt: row)
    while index >= 0 {
      if sections[index].isHeader { return sections[index].start }
      // A file's prose is before its header.
      if case .prose = sections[index].kind { return nil }
      index -= 1
    }
    return nil
  }

  /// Returns the row of the header of the file to which a row belongs, if it is at or before it.
  package func fileHeader(atOrBefore row: Int) -> Int? {
    guard indices.contains(row) else { return nil }
    for section in sections[...index(ofSectionAt: row)].reversed() {
      if section.isFile { return section.start }
      if case .prose = section.kind { return nil }
    }
    return nil
  }

  /// Returns the row of the first header after a row.
  package func header(after row: Int) -> Int? {
    let next = row < 0 ? 0 : row < endIndex ? index(ofSectionAt: row) : sections.count
    return sections[next...].first { $0.start > row && $0.isHeader }?.start
  }

  /// Returns the row of the last header before a row.
  package func header(before row: Int) -> Int? {
    guard row > 0, !isEmpty else { return nil }
    let last = index(ofSectionAt: Swift.min(row, endIndex) - 1)
    return sections[...last].last { $0.start < row && $0.isHeader }?.start
  }

  /// Returns the rows of the part with a header: those of a file with all its hunks.
  package func rows(ofPartAt header: Int) -> Range<Int> {
    let first = index(ofSectionAt: header)
    let isFile = sections[first].isFile
    let next = sections[(first + 1)...].first { section in
      if case .prose = section.kind { return true }
      return section.isFile || !isFile && section.isHeader
    }
    return header..<(next?.start ?? endIndex)
  }

  // MARK: - Places that do not depend on the style

  /// Returns the line of the patch's text that a row shows: of a pair the new one.
  package func sourceLine(at row: Int) -> Int {
    switch self[row] {
    case .prose(let line): line
    case .file(let file): patch.files[file].headLines.lowerBound
    case .hunk(let file, let hunk): patch.files[file].hunks[hunk].lines.start - 1
    case .line(let file, let hunk, let line): self.line(line, file, hunk)
    case .pair(let file, let hunk, let old, let new): self.line(new ?? old ?? 0, file, hunk)
    case .equal(let file, let hunk, let lines): self.line(lines.lowerBound, file, hunk)
    }
  }

  private func line(_ line: Int, _ file: Int, _ hunk: Int) -> Int {
    let lines = patch.files[file].hunks[hunk].lines
    return lines.start + Int(lines.places[line].line)
  }

  /// Returns the last row of a section that starts at or before a line of the patch's text, in
  /// which it shows that line or the nearest one before it.
  package func row(ofSourceLine line: Int) -> Int? {
    guard !isEmpty else { return nil }
    var (low, high) = (0, sections.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sourceLine(at: sections[middle].start) <= line { low = middle } else { high = middle }
    }
    let end = low + 1 < sections.count ? sections[low + 1].start : endIndex
    let rows = sections[low].start..<end
    if style == .unified {
      return Swift.min(rows.lowerBound + rowsBefore(line, in: rows), rows.upperBound - 1)
    }
    return rows.first { shows($0, line) } ?? rows.first { sourceLine(at: $0) >= line }
      ?? rows.upperBound - 1
  }

  /// Returns the number of rows, of some in the order of the text, that are before a line of it.
  private func rowsBefore(_ line: Int, in rows: Range<Int>) -> Int {
    var (low, high) = (rows.lowerBound, rows.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if sourceLine(at: middle) < line { low = middle + 1 } else { high = middle }
    }
    return low - rows.lowerBound
  }

  /// Returns whether a row shows a line of the patch's text on either side.
  private func shows(_ row: Int, _ line: Int) -> Bool {
    guard case .pair(let file, let hunk, let old?, let new?) = self[row] else {
      return sourceLine(at: row) == line
    }
    return self.line(old, file, hunk) == line || self.line(new, file, hunk) == line
  }

  /// Returns the first row that may be another than in other rows, or was not there.
  package func firstDifference(from other: PatchRows) -> Int {
    guard style == other.style, patch == other.patch else { return 0 }
    let same = zip(sections, other.sections).prefix { $0 == $1 }.count
    let starts = [sections, other.sections].map { $0.indices.contains(same) ? $0[same].start : nil }
    let ends = [endIndex, other.endIndex]
    return zip(starts, ends).map { $0 ?? $1 }.min() ?? 0
  }
}

extension PatchSection {
  fileprivate var isFile: Bool {
    if case .file = kind { return true }
    return false
  }

  /// Whether the section is the header of a file or of a hunk.
  fileprivate var isHeader: Bool {
    if case .hunk = kind { return true }
    return isFile
  }
}
