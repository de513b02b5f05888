/// Reads a cell: a number, or what follows its `=`: numbers, cells, + - * / and parentheses, and
/// sums of ranges, such as `=sum(A1:A9) / 2`. It nests 100 levels at most.
struct Formula {
  private var rest: Substring
  private let read: (Sheet.Cell) -> Sheet.Value
  /// The cells that it read.
  private(set) var cells: Set<Sheet.Cell> = []
  private var hasZeroDivisor = false
  private var depth = 0
  /// The text that was not read, in upper case. It is empty if the whole text is a formula.
  var unread: Substring { rest }
  /// The values of cells in ranges, which overlap: each is read once. Empty before the first range.
  private var known: [Sheet.Value?] = []

  init(_ text: String, read: @escaping (Sheet.Cell) -> Sheet.Value) {
    rest = Substring(text.uppercased().filter { $0 != " " })
    self.read = read
  }

  /// - Returns: `nil` where it is a text.
  mutating func value() -> Sheet.Value? {
    guard take("=") != nil else { return number(rest).map { .success($0) } }
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
    var sign = 1.0
    while take("-") != nil { sign = -sign }
    return sign * (try operand())
  }

  private mutating func operand() throws(Sheet.Failure) -> Double {
    if take("(") != nil {
      guard depth < 100 else { throw .formula }
      depth += 1
      defer { depth -= 1 }
      return try closed(sum())
    }
    let name = word(\.isLetter)
    if name == "SUM", take("(") != nil { return try closed(range()) }
    if !name.isEmpty { return try value(of: cell(name)) }
    guard let number = number(word { $0.isNumber || $0 == "." }) else { throw .formula }
    return number
  }

  /// A number in digits, and not a word or a code that the standard library reads as one.
  private func number(_ text: Substring) -> Double? {
    guard text.allSatisfy({ "0123456789.+-E".contains($0) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
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
    if known.isEmpty { known = Array(repeating: nil, count: Sheet.letters.count * Sheet.rowCount) }
    for column in stride(from: first.column, through: last.column, by: 1) {
      for row in stride(from: first.row, through: last.row, by: 1) {
        sum += try value(of: Sheet.Cell(column: column, row: row))
      }
    }
    return sum
  }

  private mutating func value(of cell: Sheet.Cell) throws(Sheet.Failure) -> Double {
    guard !known.isEmpty else {
      cells.insert(cell)
      return try read(cell).get()
    }
    let index = cell.column * Sheet.rowCount + cell.row
    if let value = known[index] { return try value.get() }
    cells.insert(cell)
    let value = read(cell)
    known[index] = value
    return try value.get()
  }

  private mutating func cell(_ letter: Substring) throws(Sheet.Failure) -> Sheet.Cell {
    guard let column = Sheet.letters.firstIndex(of: String(letter)),
      let number = Int(word(\.isNumber)), 1...Sheet.rowCount ~= number
    else { throw .formula }
    return Sheet.Cell(column: column, row: number - 1)
  }

  private mutating func take(_ signs: String) -> Character? {
    rest.first.flatMap { signs.contains($0) ? rest.removeFirst() : nil }
  }

  private mutating func word(_ isWanted: (Character) -> Bool) -> Substring {
    defer { rest = rest.drop(while: isWanted) }
    return rest.prefix(while: isWanted)
  }
}
