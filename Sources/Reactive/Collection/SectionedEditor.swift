/// The sections of a collection while they are edited; each edit is noted as a step.
public struct SectionedEditor<Header, Row> {
  /// The sections now.
  public private(set) var sections: [ListSection<Header, Row>]
  private(set) var steps: [SectionedStep<Header, Row>] = []

  init(_ sections: [ListSection<Header, Row>]) { self.sections = sections }

  public var count: Int { sections.count }
  public var isEmpty: Bool { sections.isEmpty }

  private mutating func take(_ step: SectionedStep<Header, Row>) {
    step.apply(to: &sections)
    steps.append(step)
  }

  // MARK: - Sections

  public mutating func appendSection(_ header: Header, rows: [Row] = []) {
    insertSection(header, rows: rows, at: sections.count)
  }

  public mutating func insertSection(_ header: Header, rows: [Row] = [], at index: Int) {
    take(.insertSection(at: index, ListSection(header, rows: rows)))
  }

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

  public mutating func setHeader(_ header: Header, at index: Int) {
    take(.updateSection(at: index, old: sections[index].header, new: header))
  }

  public mutating func removeAll() {
    for index in sections.indices.reversed() { removeSection(at: index) }
  }

  // MARK: - Rows

  /// The row at a place. Writing it is an update.
  public subscript(path: RowPath) -> Row {
    get { sections[path.section].rows[path.row] }
    set { take(.updateRow(at: path, old: self[path], new: newValue)) }
  }

  public mutating func append(_ row: Row, toSection section: Int) {
    insert(row, at: RowPath(section: section, row: sections[section].rows.count))
  }

  public mutating func insert(_ row: Row, at path: RowPath) { take(.insertRow(at: path, row)) }

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
