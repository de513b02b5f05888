import RecurseReactive

/// The positions of the rows of a list in their sections, and the positions to which a row can
/// move. It holds no rows, so a transition can edit them in place.
struct RowPaths {
  /// The rows of each section, without its header and footer. Consecutive rows beside sections form
  /// a section of their own.
  private var groups: [Range<Int>] = []
  /// The number of lines before the list's footer.
  let end: Int

  /// Creates the positions for a list. O(n) in the sections.
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

  /// Returns the section of a row and its index there, or `nil` if the line is no row. O(n) in the
  /// sections.
  func path(of index: Int) -> RowPath? {
    guard let section = groups.firstIndex(where: { $0.contains(index) }) else { return nil }
    return RowPath(section: section, row: index - groups[section].lowerBound)
  }

  /// Returns the move of a row to a gap between two lines, or `nil` if no row can be put there or
  /// the row would stay in place. If one section ends and another begins in the gap, the row moves
  /// to the farther one. O(n) in the sections.
  ///
  /// - Parameter gap: the index of the line below the gap, counted with the row at its old
  ///   position.
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
    // The index does not count the row itself.
    if target == source, gap > index { to.row -= 1 }
    return to == from ? nil : RowMove(from: from, to: to)
  }
}
