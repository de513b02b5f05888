/// Formulas in cells, and their values: a change reaches the cells that depend on it, and no others.
struct Sheet {
  struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  enum Failure: String, Error { case cycle, formula }
  typealias Value = Result<Double, Failure>

  static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

  private(set) var texts: [Cell: String] = [:]
  private(set) var values: [Cell: Value] = [:]
  private var needs: [Cell: Set<Cell>] = [:]
  private var dependents: [Cell: Set<Cell>] = [:]

  subscript(cell: Cell) -> String {
    get { texts[cell] ?? "" }
    set {
      for other in needs[cell] ?? [] { dependents[other]?.remove(cell) }
      texts[cell] = newValue
      var formula = Formula(newValue) { _ in .success(1) }
      _ = formula.value()
      needs[cell] = formula.cells
      for other in formula.cells { dependents[other, default: []].insert(cell) }
      update(from: cell)
    }
  }

  /// What a cell shows: its value, or its text where that is no number.
  func shown(_ cell: Cell) -> String {
    switch values[cell] {
    case .success(let number)?:
      number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .failure(let failure)?: "#\(failure)"
    case nil: self[cell]
    }
  }

  /// Finds the values of all that depends on a cell, each after those that it needs. What is left
  /// then needs itself.
  private mutating func update(from cell: Cell) {
    var missing: [Cell: Int] = [cell: 0]
    var found = [cell]
    while let next = found.popLast() {
      for other in dependents[next] ?? [] {
        if missing[other] == nil { found.append(other) }
        missing[other, default: 0] += 1
      }
    }
    var ready = missing[cell] == 0 ? [cell] : []
    var changed: Set = [cell]
    while let next = ready.popLast() {
      missing[next] = nil
      if next == cell || needs[next]?.isDisjoint(with: changed) == false {
        let value = value(of: next)
        if value != values[next] { changed.insert(next) }
        values[next] = value
      }
      for other in dependents[next] ?? [] {
        missing[other, default: 0] -= 1
        if missing[other] == 0 { ready.append(other) }
      }
    }
    for cell in missing.keys { values[cell] = .failure(.cycle) }
  }

  private func value(of cell: Cell) -> Value? {
    let needs = needs[cell] ?? []
    guard needs.allSatisfy({ values[$0] != .failure(.cycle) }) else { return .failure(.cycle) }
    var formula = Formula(self[cell]) { values[$0] ?? .success(0) }
    return formula.value()
  }
}
