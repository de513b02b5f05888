// Whether a caller's steps fit the list that they are applied to, for debug builds.

extension ChangeStep {
  /// Returns the reason why the step does not fit a list, or `nil` if it does. O(1).
  func misfit(in list: [Element]) -> String? {
    switch self {
    case .insert(let index, _):
      (0...list.count).contains(index) ? nil : "\(self): the list has \(list.count) elements."
    case .remove(let index, let element), .update(let index, let element, _):
      elementMisfit(element, at: index, in: list).map { "\(self): \($0)" }
    case .move(let from, let to, let element):
      (elementMisfit(element, at: from, in: list)
        ?? (list.indices.contains(to) ? nil : "there is no index \(to)."))
        .map { "\(self): \($0)" }
    }
  }
}

extension SectionedStep {
  /// Returns the reason why the step does not fit a list with sections, or `nil` if it does. O(1),
  /// but O(n) in the rows of a removed section.
  func misfit(in list: [ListSection<Header, Row>]) -> String? {
    func inSection(_ path: RowPath, _ problem: ([Row]) -> String?) -> String? {
      guard list.indices.contains(path.section) else {
        return "there is no section \(path.section)."
      }
      return problem(list[path.section].rows)
    }
    let problem: String? =
      switch self {
      case .insertSection(let index, _):
        (0...list.count).contains(index) ? nil : "the list has \(list.count) sections."
      case .removeSection(let index, let section):
        elementMisfit(section.header, at: index, in: list.lazy.map(\.header))
          ?? section.rows.indices.lazy.compactMap {
            elementMisfit(section.rows[$0], at: $0, in: list[index].rows)
          }.first
      case .updateSection(let index, let header, _):
        elementMisfit(header, at: index, in: list.lazy.map(\.header))
      case .moveSection(let from, let to):
        list.indices.contains(from) && list.indices.contains(to)
          ? nil : "the list has \(list.count) sections."
      case .insertRow(let path, _):
        inSection(path) {
          (0...$0.count).contains(path.row) ? nil : "the section has \($0.count) rows."
        }
      case .removeRow(let path, let row), .updateRow(let path, let row, _):
        inSection(path) { elementMisfit(row, at: path.row, in: $0) }
      case .moveRow(let from, let to, let row):
        inSection(from) { elementMisfit(row, at: from.row, in: $0) }
          ?? inSection(to) { rows in
            let count = rows.count - (from.section == to.section ? 1 : 0)
            return (0...count).contains(to.row) ? nil : "the section has \(count) other rows."
          }
      }
    return problem.map { "\(self): \($0)" }
  }
}

/// Returns the reason why an element is not the one at an index, by `id` if it is `Identifiable`,
/// else by equality if it is `Equatable`.
private func elementMisfit<Element, List: RandomAccessCollection>(
  _ element: Element, at index: Int, in list: List
) -> String? where List.Element == Element, List.Index == Int {
  guard list.indices.contains(index) else { return "the list has \(list.count) elements." }
  return isSame(element, list[index]) ? nil : "at \(index) is \(list[index])."
}

private func isSame<Element>(_ left: Element, _ right: Element) -> Bool {
  func haveSameID<Known: Identifiable>(_ known: Known) -> Bool {
    known.id == (right as? Known)?.id
  }
  func areEqual<Known: Equatable>(_ known: Known) -> Bool { known == right as? Known }
  if let known = left as? any Identifiable { return haveSameID(known) }
  if let known = left as? any Equatable { return areEqual(known) }
  return true
}
