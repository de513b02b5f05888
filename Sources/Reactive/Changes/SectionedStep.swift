/// A step from an old list with sections to a new one.
///
/// Its indices are those of the list after the preceding steps.
public enum SectionedStep<Header, Row> {
  /// Inserts a section with its rows.
  case insertSection(at: Int, ListSection<Header, Row>)
  /// Removes a section with its rows.
  case removeSection(at: Int, ListSection<Header, Row>)
  /// Moves a section. The second index is the one after the move.
  case moveSection(from: Int, to: Int)
  /// Replaces the header of a section.
  case updateSection(at: Int, old: Header, new: Header)
  /// Inserts a row, which is then at the position.
  case insertRow(at: RowPath, Row)
  /// Removes the row at the position.
  case removeRow(at: RowPath, Row)
  /// Moves a row within or between sections. The second position is the one after the move.
  case moveRow(from: RowPath, to: RowPath, Row)
  /// Replaces the content of the row at the position.
  case updateRow(at: RowPath, old: Row, new: Row)

  /// The step that undoes this one. O(1).
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

  /// Applies the step to a list.
  ///
  /// - Precondition: its indices are in the list.
  /// - Complexity: O(n), like an array's own edits; O(1) for an update.
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
