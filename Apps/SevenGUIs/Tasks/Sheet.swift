/// Formulas in cells, and their values: a change reaches the cells that depend on it, and no others.
struct Sheet {
  struct Cell: Hashable { var column, row: Int }

  enum Failure: String, Error { case cycle, division, formula }
  typealias Value = Result<Double, Failure>

  static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
  static let rowCount = 100

  private(set) var texts: [Cell: String] = [:]
  private(set) var values: [Cell: Value] = [:]
  private var needs: [Cell: Set<Cell>] = [:], dependents: [Cell: Set<Cell>] = [:]

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

  /// The text that a cell shows: its value, or the typed text if that is no number.
  func shown(_ cell: Cell) -> String {
    switch values[cell] {
    case .success(let number)?:
      number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .failure(let failure)?: "#\(failure)"
    case nil: self[cell]
    }
  }

  /// Finds the values of all that depends on a cell, each after those that it needs. What needs itself
  /// finds a cycle there.
  private mutating func update(from cell: Cell) {
    var found: Set<Cell> = []
    var order: [Cell] = []
    func visit(_ cell: Cell) {
      guard found.insert(cell).inserted else { return }
      values[cell] = .failure(.cycle)
      for other in dependents[cell] ?? [] { visit(other) }
      order.append(cell)
    }
    visit(cell)
    for cell in order.reversed() {
      let isCyclic = needs[cell]?.contains { values[$0] == .failure(.cycle) } == true
      if !isCyclic { values[cell] = value(of: cell) }
    }
  }

  private func value(of cell: Cell) -> Value? {
    var formula = Formula(self[cell]) { values[$0] ?? .success(0) }
    return formula.value()
  }
}
