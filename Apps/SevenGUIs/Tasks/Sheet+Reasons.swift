extension Sheet.Cell {
  /// The name of the cell in formulas, such as B12.
  var name: String { Sheet.letters[column] + "\(row + 1)" }
}

extension Sheet {
  /// The reason for which a cell has no value, in a sentence; `nil` for a cell that has one.
  func reason(_ cell: Cell) -> String? {
    guard case .failure(let failure)? = values[cell] else { return nil }
    if failure == .cycle, let path = cycle(from: cell) {
      return "It needs itself: " + path.map(\.name).joined(separator: " → ")
    }
    let origin = origin(of: cell)
    let place = origin == cell ? "It" : origin.name
    switch failure {
    case .cycle: return "\(place) needs itself"
    case .division: return "\(place) divides by zero: \(self[origin])"
    case .formula: return "\(place) is no formula: \(mistake(in: origin))"
    }
  }

  /// The part of a formula that cannot be read.
  private func mistake(in cell: Cell) -> String {
    var formula = Formula(self[cell]) { _ in .success(1) }
    _ = formula.value()
    let rest = formula.unread
    if rest.isEmpty { return "something is missing at the end of \(self[cell].prefix(40))" }
    return "“\(rest.prefix(20))” cannot be read in \(self[cell].prefix(40))"
  }

  /// The cell that a failure comes from: the first that needs itself, or no other cell with that
  /// failure.
  private func origin(of cell: Cell) -> Cell {
    var seen: Set<Cell> = [cell]
    var origin = cell
    while let next = failingNeed(of: origin), seen.insert(next).inserted {
      origin = next
      if cycle(from: origin) != nil { break }
    }
    return origin
  }

  /// A cycle that begins and ends with a cell; `nil` if the cell only needs one in a cycle.
  private func cycle(from cell: Cell) -> [Cell]? {
    var paths: [[Cell]] = [[cell]]
    var seen: Set<Cell> = []
    while !paths.isEmpty {
      var longer: [[Cell]] = []
      for path in paths {
        for next in needs(of: path[path.count - 1]) where values[next] == .failure(.cycle) {
          if next == cell { return path + [cell] }
          if seen.insert(next).inserted { longer.append(path + [next]) }
        }
      }
      paths = longer
    }
    return nil
  }

  private func failingNeed(of cell: Cell) -> Cell? {
    needs(of: cell).first { values[$0] != nil && values[$0] == values[cell] }
  }
}
