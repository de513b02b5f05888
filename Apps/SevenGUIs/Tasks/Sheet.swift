import Recurse

/// Formulas in cells, and their values: a change reaches the cells that depend on it, and no
/// others.
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

  /// The text that a cell shows: its value to the cent, or the typed text if that is no number.
  ///
  /// - Parameters:
  ///   - places: the number of digits after the point at most.
  ///   - isPadded: whether a number has all of these digits.
  func shown(_ cell: Cell, places: Int = 2, isPadded: Bool = false) -> String {
    switch values[cell] {
    case .success(let number)?: Self.text(of: number, places: places, isPadded: isPadded)
    case .failure(let failure)?: "#\(failure)"
    case nil: self[cell]
    }
  }

  private static func text(of number: Double, places: Int, isPadded: Bool) -> String {
    guard number.magnitude < 1e15 else { return "\(number)" }
    if number == number.rounded(), !isPadded { return "\(Int(number))" }
    var text = DecimalFormat(places: places).text(of: number)
    // A small number is not nothing.
    if Double(text) == 0, number != 0 { return "\(number)" }
    while !isPadded, text.hasSuffix("0") { text.removeLast() }
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// The columns in which a number has digits after the point.
  var columnsWithFractions: Set<Int> {
    Set(
      values.compactMap { cell, value in
        if case .success(let number) = value, number != number.rounded() {
          cell.column
        } else {
          nil
        }
      })
  }

  /// The columns that have numbers.
  var columnsWithNumbers: Set<Int> {
    Set(values.compactMap { cell, value in (try? value.get()).map { _ in cell.column } })
  }

  /// The cells that a cell needs, from the first column and row on.
  func needs(of cell: Cell) -> [Cell] {
    (needs[cell] ?? []).sorted { ($0.column, $0.row) < ($1.column, $1.row) }
  }

  /// Finds the values of all that depends on a cell, each after those that it needs. What needs
  /// itself finds a cycle there.
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
