/// Finds the steps between two lists with sections.
struct SectionedDifference<Header, Row> {
  typealias List = [ListSection<Header, Row>]

  let old: List
  let new: List
  let sections: ElementMatching
  let rows: RowMatching
  private var sectionOrder: ListOrder
  private var rowOrder: RowOrder
  private(set) var steps: [SectionedStep<Header, Row>] = []

  init(_ old: List, _ new: List, _ sections: ElementMatching, _ rows: RowMatching) {
    self.old = old
    self.new = new
    self.sections = sections
    self.rows = rows
    sectionOrder = ListOrder(sections, keepsRemoved: true)
    rowOrder = RowOrder(rows, sections: sections)
  }

  mutating func find(
    hasSameHeader: (Header, Header) -> Bool, hasSameContent: (Row, Row) -> Bool
  ) {
    removeRows()
    arrangeSections()
    arrangeRows()
    removeSections()
    updateHeaders(hasSameHeader)
    updateRows(hasSameContent)
  }

  private mutating func removeRows() {
    for section in old.indices.reversed() where sections.targets[section] >= 0 {
      let all = old[section].rows
      for row in all.indices.reversed() where !rows.continues[section][row] {
        steps.append(.removeRow(at: RowPath(section: section, row: row), all[row]))
      }
    }
  }

  private mutating func arrangeSections() {
    for index in new.indices where !sectionOrder.stays(index) {
      let source = sections.sources[index]
      if source >= 0 {
        let (from, to) = sectionOrder.move(index, from: source)
        steps.append(.moveSection(from: from, to: to))
      } else {
        let inserted = new[index].rows.indices.filter { rows.sources[index][$0] == nil }
        let section = ListSection(new[index].header, rows: inserted.map { new[index].rows[$0] })
        steps.append(.insertSection(at: sectionOrder.insert(index), section))
      }
    }
  }

  private mutating func arrangeRows() {
    for section in new.indices {
      for row in new[section].rows.indices where !rows.stays[section][row] {
        let path = RowPath(section: section, row: row)
        if let source = rows.sources[section][row] {
          move(source, to: path)
        } else if sections.sources[section] >= 0 {
          let target = RowPath(
            section: sectionOrder.index(ofNew: section), row: rowOrder.insert(path))
          steps.append(.insertRow(at: target, new[section].rows[row]))
        }
      }
    }
  }

  private mutating func move(_ source: RowPath, to path: RowPath) {
    let target = sections.targets[source.section]
    let oldSection =
      target >= 0
      ? sectionOrder.index(ofNew: target) : sectionOrder.index(ofRemoved: source.section)
    let from = RowPath(section: oldSection, row: rowOrder.remove(source))
    let to = RowPath(
      section: sectionOrder.index(ofNew: path.section), row: rowOrder.insert(path))
    steps.append(.moveRow(from: from, to: to, old[source.section].rows[source.row]))
  }

  private mutating func removeSections() {
    for section in old.indices.reversed() where sections.targets[section] < 0 {
      let remaining = old[section].rows.indices.filter { !rows.continues[section][$0] }
      let removed = ListSection(old[section].header, rows: remaining.map { old[section].rows[$0] })
      steps.append(.removeSection(at: sectionOrder.remove(removed: section), removed))
    }
  }

  private mutating func updateHeaders(_ hasSameHeader: (Header, Header) -> Bool) {
    for index in new.indices where sections.sources[index] >= 0 {
      let (before, after) = (old[sections.sources[index]].header, new[index].header)
      guard !hasSameHeader(before, after) else { continue }
      steps.append(.updateSection(at: index, old: before, new: after))
    }
  }

  private mutating func updateRows(_ hasSameContent: (Row, Row) -> Bool) {
    for section in new.indices {
      for row in new[section].rows.indices {
        guard let source = rows.sources[section][row] else { continue }
        let (before, after) = (old[source.section].rows[source.row], new[section].rows[row])
        guard !hasSameContent(before, after) else { continue }
        let path = RowPath(section: section, row: row)
        steps.append(.updateRow(at: path, old: before, new: after))
      }
    }
  }
}
