import RecurseReactive

/// Where rows of a list are in their sections, and where a row can be put. It holds no rows: a
/// transition can edit them in place.
struct RowPaths {
  /// The rows of each section, without its header and footer, and rows beside sections: all that
  /// follow one another as a section of their own.
  private var groups: [Range<Int>] = []
  /// How many lines there are before the list's footer.
  let end: Int

  /// O(n) in the sections.
  init(_ rows: ListRows) {
    end = rows.endOfRows
    var next = 0
    for section in rows.sections {
      if section.start > next { groups.append(next..<section.start) }
      let first = section.start + (section.hasHeader ? 1 : 0)
      groups.append(first..<(section.end - (section.hasFooter ? 1 : 0)))
      next = section.end
    }
    if end > next { groups.append(next..<end) }
  }

  /// The section and the place in it of a row; `nil` for what is none. O(n) in the sections.
  func path(of index: Int) -> RowPath? {
    guard let section = groups.firstIndex(where: { $0.contains(index) }) else { return nil }
    return RowPath(section: section, row: index - groups[section].lowerBound)
  }

  /// The move of a row to a gap between two lines; `nil` where no row can be put there, or the row
  /// would stay where it is. Where one section ends and another begins in the gap, the row goes to
  /// the further one. O(n) in the sections.
  ///
  /// - Parameter gap: the index of the line below the gap, with the row where it is now.
  func move(from index: Int, toGap gap: Int) -> RowMove? {
    guard let source = groups.firstIndex(where: { $0.contains(index) }) else { return nil }
    let from = RowPath(section: source, row: index - groups[source].lowerBound)
    func holdsGap(_ group: Range<Int>) -> Bool {
      group.lowerBound <= gap && gap <= group.upperBound
    }
    let target =
      gap > index ? groups.lastIndex(where: holdsGap) : groups.firstIndex(where: holdsGap)
    guard let target else { return nil }
    var to = RowPath(section: target, row: gap - groups[target].lowerBound)
    // Without the row itself.
    if target == source, gap > index { to.row -= 1 }
    return to == from ? nil : RowMove(from: from, to: to)
  }
}
