/// The sections of a collection while they are edited; each edit is noted as a step.
public struct SectionedEditor<Header, Row> {
  /// The sections now.
  public private(set) var sections: [ListSection<Header, Row>]
  private(set) var steps: [SectionedStep<Header, Row>] = []

  init(_ sections: [ListSection<Header, Row>]) { self.sections = sections }

  /// How many sections there are now.
  public var count: Int { sections.count }
  /// Whether there is no section.
  public var isEmpty: Bool { sections.isEmpty }

  private mutating func take(_ step: SectionedStep<Header, Row>) {
    step.apply(to: &sections)
    steps.append(step)
  }

  // MARK: - Sections

  /// Puts a section at the end.
  public mutating func appendSection(_ header: Header, rows: [Row] = []) {
    insertSection(header, rows: rows, at: sections.count)
  }

  /// Puts a section before the one at an index, or at the end.
  public mutating func insertSection(_ header: Header, rows: [Row] = [], at index: Int) {
    take(.insertSection(at: index, ListSection(header, rows: rows)))
  }

  /// Takes out a section with its rows.
  @discardableResult
  public mutating func removeSection(at index: Int) -> ListSection<Header, Row> {
    let section = sections[index]
    take(.removeSection(at: index, section))
    return section
  }

  /// Takes a section out and puts it in at an index, counted without it.
  public mutating func moveSection(from: Int, to: Int) {
    if from != to { take(.moveSection(from: from, to: to)) }
  }

  /// Gives a section another header; its rows stay.
  public mutating func setHeader(_ header: Header, at index: Int) {
    take(.updateSection(at: index, old: sections[index].header, new: header))
  }

  /// Takes out all sections, from the last to the first.
  public mutating func removeAll() {
    for index in sections.indices.reversed() { removeSection(at: index) }
  }

  // MARK: - Rows

  /// The row at a place. Writing it is an update.
  public subscript(path: RowPath) -> Row {
    get { sections[path.section].rows[path.row] }
    set { take(.updateRow(at: path, old: self[path], new: newValue)) }
  }

  /// Puts a row at the end of a section.
  public mutating func append(_ row: Row, toSection section: Int) {
    insert(row, at: RowPath(section: section, row: sections[section].rows.count))
  }

  /// Puts a row at a place.
  public mutating func insert(_ row: Row, at path: RowPath) { take(.insertRow(at: path, row)) }

  /// Takes out a row.
  @discardableResult
  public mutating func remove(at path: RowPath) -> Row {
    let row = self[path]
    take(.removeRow(at: path, row))
    return row
  }

  /// Takes a row out and puts it in at another place, counted without it; maybe in another section.
  public mutating func move(from: RowPath, to: RowPath) {
    if from != to { take(.moveRow(from: from, to: to, self[from])) }
  }

  /// Takes the steps of a changeset.
  public mutating func apply(_ changes: SectionedChangeset<Header, Row>) {
    for step in changes.steps { take(step) }
  }
}
