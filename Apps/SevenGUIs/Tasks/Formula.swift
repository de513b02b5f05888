/// Reads a cell: a number, or what follows its `=`: numbers, cells, + - * / and parentheses, and
/// sums of ranges, such as `=sum(A0:A9) / 2`.
struct Formula {
  private var rest: Substring
  private let read: (Sheet.Cell) -> Sheet.Value
  /// The cells that it read.
  private(set) var cells: Set<Sheet.Cell> = []
  private var hasZeroDivisor = false

  init(_ text: String, read: @escaping (Sheet.Cell) -> Sheet.Value) {
    rest = Substring(text.uppercased().filter { $0 != " " })
    self.read = read
  }

  /// - Returns: `nil` where it is a text.
  mutating func value() -> Sheet.Value? {
    guard take("=") != nil else { return Double(rest).map { .success($0) } }
    do throws(Sheet.Failure) {
      let value = try sum()
      if hasZeroDivisor, rest.isEmpty { return .failure(.division) }
      return rest.isEmpty && value.isFinite ? .success(value) : .failure(.formula)
    } catch { return .failure(error) }
  }

  private mutating func sum() throws(Sheet.Failure) -> Double {
    var value = try product()
    while let sign = take("+-") { value += (sign == "+" ? 1 : -1) * (try product()) }
    return value
  }

  private mutating func product() throws(Sheet.Failure) -> Double {
    var value = try factor()
    while let sign = take("*/") {
      let factor = try factor()
      hasZeroDivisor = hasZeroDivisor || sign == "/" && factor == 0
      value = sign == "*" ? value * factor : value / factor
    }
    return value
  }

  private mutating func factor() throws(Sheet.Failure) -> Double {
    if take("-") != nil { return -(try factor()) }
    if take("(") != nil { return try closed(sum()) }
    let name = word(\.isLetter)
    if name == "SUM", take("(") != nil { return try closed(range()) }
    if !name.isEmpty { return try value(of: cell(name)) }
    guard let number = Double(word { $0.isNumber || $0 == "." }) else { throw .formula }
    return number
  }

  private mutating func closed(_ value: Double) throws(Sheet.Failure) -> Double {
    guard take(")") != nil else { throw .formula }
    return value
  }

  private mutating func range() throws(Sheet.Failure) -> Double {
    let first = try cell(word(\.isLetter))
    guard take(":") != nil else { throw .formula }
    let last = try cell(word(\.isLetter))
    var sum = 0.0
    for column in stride(from: first.column, through: last.column, by: 1) {
      for row in stride(from: first.row, through: last.row, by: 1) {
        sum += try value(of: Sheet.Cell(column: column, row: row))
      }
    }
    return sum
  }

  private mutating func value(of cell: Sheet.Cell) throws(Sheet.Failure) -> Double {
    cells.insert(cell)
    return try read(cell).get()
  }

  private mutating func cell(_ letter: Substring) throws(Sheet.Failure) -> Sheet.Cell {
    guard let column = Sheet.letters.firstIndex(of: String(letter)),
      let row = Int(word(\.isNumber)), row < 100
    else { throw .formula }
    return Sheet.Cell(column: column, row: row)
  }

  private mutating func take(_ signs: String) -> Character? {
    rest.first.flatMap { signs.contains($0) ? rest.removeFirst() : nil }
  }

  private mutating func word(_ isWanted: (Character) -> Bool) -> Substring {
    defer { rest = rest.drop(while: isWanted) }
    return rest.prefix(while: isWanted)
  }
}
