/// The sections of a list during an edit, which records each change as a step.
public struct SectionedEditor<Header, Row> {
  /// The current sections.
  public private(set) var sections: [ListSection<Header, Row>]
  private(set) var steps: [SectionedStep<Header, Row>] = []

  init(_ sections: [ListSection<Header, Row>]) { self.sections = sections }

  /// The current number of sections.
  public var count: Int { sections.count }
  /// A Boolean value that indicates whether there are no sections.
  public var isEmpty: Bool { sections.isEmpty }

  private mutating func apply(_ step: SectionedStep<Header, Row>) {
    step.apply(to: &sections)
    steps.append(step)
  }

  // MARK: - Sections

  /// Appends a section. Amortized O(1).
  public mutating func appendSection(_ header: Header, rows: [Row] = []) {
    insertSection(header, rows: rows, at: sections.count)
  }

  /// Inserts a section before the one at an index, or at the end. O(n).
  public mutating func insertSection(_ header: Header, rows: [Row] = [], at index: Int) {
    apply(.insertSection(at: index, ListSection(header, rows: rows)))
  }

  /// Removes and returns a section with its rows. O(n).
  @discardableResult
  public mutating func removeSection(at index: Int) -> ListSection<Header, Row> {
    let section = sections[index]
    apply(.removeSection(at: index, section))
    return section
  }

  /// Moves a section. The second index is the one after the move. O(n).
  public mutating func moveSection(from: Int, to: Int) {
    if from != to { apply(.moveSection(from: from, to: to)) }
  }

  /// Replaces the header of a section and keeps its rows. O(1).
  public mutating func setHeader(_ header: Header, at index: Int) {
    apply(.updateSection(at: index, old: sections[index].header, new: header))
  }

  /// Removes all sections, from last to first. O(n).
  public mutating func removeAll() {
    for index in sections.indices.reversed() { removeSection(at: index) }
  }

  // MARK: - Rows

  /// The row at a position. Assigning it is an update. O(1).
  public subscript(path: RowPath) -> Row {
    get { sections[path.section].rows[path.row] }
    set { apply(.updateRow(at: path, old: self[path], new: newValue)) }
  }

  /// Appends a row to a section. Amortized O(1).
  public mutating func append(_ row: Row, toSection section: Int) {
    insert(row, at: RowPath(section: section, row: sections[section].rows.count))
  }

  /// Inserts a row at a position. O(n).
  public mutating func insert(_ row: Row, at path: RowPath) { apply(.insertRow(at: path, row)) }

  /// Removes and returns a row. O(n).
  @discardableResult
  public mutating func remove(at path: RowPath) -> Row {
    let row = self[path]
    apply(.removeRow(at: path, row))
    return row
  }

  /// Moves a row within or between sections. The second position is the one after the move. O(n).
  public mutating func move(from: RowPath, to: RowPath) {
    if from != to { apply(.moveRow(from: from, to: to, self[from])) }
  }

  /// Applies a changeset from `SectionedChangeset(from:to:)` or from a caller that
  /// knows the changes. O(n) for each step.
  ///
  /// ```swift
  /// $0.apply(SectionedChangeset(steps: [.removeRow(at: RowPath(section: 1, row: 3), story)]))
  /// ```
  ///
  /// Debug builds report a step that does not fit the list, because its position is out of range or
  /// its row or header differs from the list's.
  public mutating func apply(_ changes: SectionedChangeset<Header, Row>) {
    for step in changes.steps {
      assert(step.misfit(in: sections) == nil, step.misfit(in: sections) ?? "")
      apply(step)
    }
  }
}
