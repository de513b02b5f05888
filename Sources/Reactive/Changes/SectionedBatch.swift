/// The difference of two lists with sections as old and new indices, without an order of steps.
package struct SectionedBatch<Header, Row> {
  /// The old indices of the sections that are removed, ascending, with their rows.
  package internal(set) var sectionRemovals: [Int] = []
  /// The sections that are inserted with their rows, by their new index.
  package internal(set) var sectionInsertions: [(index: Int, section: ListSection<Header, Row>)] =
    []
  /// The sections that have to move, by their new index.
  package internal(set) var sectionMoves: [(from: Int, to: Int)] = []
  /// The sections with a new header, by their new index.
  package internal(set) var sectionUpdates: [(index: Int, header: Header)] = []
  /// The old positions of rows that are removed from sections that stay, ascending.
  package internal(set) var rowRemovals: [RowPath] = []
  /// The rows that are inserted into sections that stay, by their new position, ascending.
  package internal(set) var rowInsertions: [(path: RowPath, row: Row)] = []
  /// The rows that have to move, by their new position.
  package internal(set) var rowMoves: [(from: RowPath, to: RowPath)] = []
  /// The rows with new content, by their new position.
  package internal(set) var rowUpdates: [(path: RowPath, row: Row)] = []

  /// Turns the old list into the new one.
  ///
  /// - Complexity: O(n), where n is the number of rows and sections of both lists, but O(n log n)
  ///   where rows moved.
  package func apply(to list: inout [ListSection<Header, Row>]) {
    let old = list
    var leaving = old.map { [Bool](repeating: false, count: $0.rows.count) }
    for path in rowRemovals { leaving[path.section][path.row] = true }
    for move in rowMoves { leaving[move.from.section][move.from.row] = true }
    var result = arrangedSections(of: old, leaving)
    var arriving = rowInsertions.map { ($0.path, $0.row) }
    arriving += rowMoves.map { ($0.to, old[$0.from.section].rows[$0.from.row]) }
    arriving.sort { $0.0 < $1.0 }
    var next = 0
    for section in result.indices {
      let first = next
      while next < arriving.count, arriving[next].0.section == section { next += 1 }
      result[section].rows.insert(arriving[first..<next].lazy.map { ($0.0.row, $0.1) })
    }
    for (index, header) in sectionUpdates { result[index].header = header }
    for (path, row) in rowUpdates { result[path.section].rows[path.row] = row }
    list = result
  }

  private func arrangedSections(
    of old: [ListSection<Header, Row>], _ leaving: [[Bool]]
  ) -> [ListSection<Header, Row>] {
    func remaining(_ index: Int) -> ListSection<Header, Row> {
      let rows = old[index].rows.enumerated().filter { !leaving[index][$0.offset] }
      return ListSection(old[index].header, rows: rows.map(\.element))
    }
    var isTaken = [Bool](repeating: false, count: old.count)
    for index in sectionRemovals { isTaken[index] = true }
    for move in sectionMoves { isTaken[move.from] = true }
    var result = old.indices.filter { !isTaken[$0] }.map(remaining)
    var arriving = sectionInsertions.map { ($0.index, $0.section) }
    arriving += sectionMoves.map { ($0.to, remaining($0.from)) }
    arriving.sort { $0.0 < $1.0 }
    result.insert(arriving)
    return result
  }
}

extension Array {
  /// Inserts elements so that each is at its index afterwards; the others keep their order.
  fileprivate mutating func insert(_ arriving: some Sequence<(Int, Element)>) {
    var result: [Element] = []
    var rest = makeIterator()
    for (index, element) in arriving {
      while result.count < index, let next = rest.next() { result.append(next) }
      result.append(element)
    }
    while let next = rest.next() { result.append(next) }
    self = result
  }
}
