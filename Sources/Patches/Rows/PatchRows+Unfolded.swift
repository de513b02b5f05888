/// The rows with nothing folded, and where they are among other ones of the same style.
extension PatchRows {
  /// The rows with nothing folded.
  package var unfolded: PatchRows {
    var all = self
    all.toggled = equalParts
    return all
  }

  /// Returns the row of other rows of the same patch and style that shows what a row shows, or nil
  /// if that is folded. Of equal lines it is the first one.
  package func row(_ row: Int, in other: PatchRows) -> Int? {
    guard indices.contains(row) else { return nil }
    let section = sections[index(ofSectionAt: row)]
    guard let place = place(of: row, in: section) else {
      return other.index(of: section.kind).map { other.sections[$0].start + row - section.start }
    }
    return other.row(of: place)
  }

  /// Returns what has to be unfolded in other rows so that they show what a row shows.
  package func folds(hiding row: Int, in other: PatchRows) -> Set<PatchFold> {
    guard indices.contains(row) else { return [] }
    let section = sections[index(ofSectionAt: row)]
    var folds: Set<PatchFold> = []
    switch section.kind {
    case .prose, .file: return []
    case .hunk(let file, _), .lines(let file, _, _), .equal(let file, _, _):
      folds.insert(.file(patch.files[file].id))
    }
    if let place = place(of: row, in: section) {
      let hunk = patch.files[place.file].hunks[place.hunk].id
      folds.insert(.hunk(hunk))
      for fold in shape(place.file, place.hunk)?.folds ?? [] where fold.rows.contains(place.row) {
        folds.insert(.equal(hunk, line: fold.lines.lowerBound))
      }
    }
    return folds.filter(other.isFolded)
  }

  /// A row among all those of a hunk.
  private struct Place {
    var file: Int
    var hunk: Int
    var row: Int
  }

  /// Returns the place of a row of a section in its hunk, or nil if it is no line of one.
  private func place(of row: Int, in section: PatchSection) -> Place? {
    switch section.kind {
    case .lines(let file, let hunk, let first):
      return Place(file: file, hunk: hunk, row: first + row - section.start)
    case .equal(let file, let hunk, let lines):
      let fold = shape(file, hunk)?.folds.first { $0.lines == lines }
      return fold.map { Place(file: file, hunk: hunk, row: $0.rows.lowerBound) }
    case .prose, .file, .hunk: return nil
    }
  }

  private func row(of place: Place) -> Int? {
    guard let header = index(of: .hunk(place.file, place.hunk)) else { return nil }
    for index in (header + 1)..<sections.count {
      let section = sections[index]
      switch section.kind {
      case .lines(_, _, let first):
        let end = index + 1 < sections.count ? sections[index + 1].start : endIndex
        if place.row < first { return nil }
        if place.row < first + end - section.start { return section.start + place.row - first }
      case .equal: continue
      case .prose, .file, .hunk: return nil
      }
    }
    return nil
  }

  /// Returns the index of a section that is no line of a hunk, or nil if a fold hides it.
  private func index(of kind: PatchSection.Kind) -> Int? {
    let line: Int
    switch kind {
    case .prose(let first): line = first
    case .file(let file): line = patch.files[file].headLines.lowerBound
    case .hunk(let file, let hunk): line = patch.files[file].hunks[hunk].lines.start - 1
    case .lines, .equal: return nil
    }
    var (low, high) = (0, sections.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sourceLine(at: sections[middle].start) <= line { low = middle } else { high = middle }
    }
    // A file without a header begins where its first hunk does.
    while low > 0, sections[low].kind != kind, sourceLine(at: sections[low].start) == line {
      low -= 1
    }
    return sections.indices.contains(low) && sections[low].kind == kind ? low : nil
  }
}
