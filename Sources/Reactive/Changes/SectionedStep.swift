/// One step from an old list with sections to a new one.
///
/// Its numbers are places in the list as the steps before it have left it.
public enum SectionedStep<Header, Row> {
  /// A section is put in with the rows that are new with it.
  case insertSection(at: Int, ListSection<Header, Row>)
  /// A section is taken out with the rows that end with it.
  case removeSection(at: Int, ListSection<Header, Row>)
  /// A section is taken out and put in at another index, counted without it.
  case moveSection(from: Int, to: Int)
  /// A section gets a new header.
  case updateSection(at: Int, old: Header, new: Header)
  case insertRow(at: RowPath, Row)
  case removeRow(at: RowPath, Row)
  /// A row is taken out and put in at another place, counted without it; maybe in another section.
  case moveRow(from: RowPath, to: RowPath, Row)
  /// A row gets new content.
  case updateRow(at: RowPath, old: Row, new: Row)

  /// The step that undoes this one.
  public var reversed: SectionedStep {
    switch self {
    case .insertSection(let index, let section): .removeSection(at: index, section)
    case .removeSection(let index, let section): .insertSection(at: index, section)
    case .moveSection(let from, let to): .moveSection(from: to, to: from)
    case .updateSection(let index, let old, let new): .updateSection(at: index, old: new, new: old)
    case .insertRow(let path, let row): .removeRow(at: path, row)
    case .removeRow(let path, let row): .insertRow(at: path, row)
    case .moveRow(let from, let to, let row): .moveRow(from: to, to: from, row)
    case .updateRow(let path, let old, let new): .updateRow(at: path, old: new, new: old)
    }
  }

  /// Takes the step in a list.
  public func apply(to list: inout [ListSection<Header, Row>]) {
    switch self {
    case .insertSection(let index, let section): list.insert(section, at: index)
    case .removeSection(let index, _): list.remove(at: index)
    case .moveSection(let from, let to): list.insert(list.remove(at: from), at: to)
    case .updateSection(let index, _, let header): list[index].header = header
    case .insertRow(let path, let row): list[path.section].rows.insert(row, at: path.row)
    case .removeRow(let path, _): list[path.section].rows.remove(at: path.row)
    case .moveRow(let from, let to, _):
      let row = list[from.section].rows.remove(at: from.row)
      list[to.section].rows.insert(row, at: to.row)
    case .updateRow(let path, _, let row): list[path.section].rows[path.row] = row
    }
  }
}

extension SectionedStep: Equatable where Header: Equatable, Row: Equatable {}
extension SectionedStep: Sendable where Header: Sendable, Row: Sendable {}
