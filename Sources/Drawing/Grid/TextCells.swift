/// The characters of texts over a grid of dots.
struct TextCells {
  struct Piece {
    let character: Character
    let paint: Paint
    let columns: Range<Int>
  }

  private var pieces: [Piece] = []
  /// The number of the piece in each cell, from 1, or 0. Empty until there is a text.
  private var numbers: [Int32] = []
  private var width = 0
  private var count = 0

  /// Removes all texts, and makes room for as many cells as there are.
  mutating func reset(columns: Int, rows: Int) {
    width = columns
    count = columns * rows
    pieces.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
  }

  /// Puts a character in cells of a row. A character that was in one of them is removed whole.
  mutating func place(_ character: Character, _ paint: Paint, columns: Range<Int>, row: Int) {
    guard pieces.count < Int(Int32.max) else { return }
    if numbers.isEmpty { numbers.append(contentsOf: repeatElement(0, count: count)) }
    for column in columns {
      guard let old = piece(column: column, row: row) else { continue }
      for column in old.columns { numbers[row * width + column] = 0 }
    }
    pieces.append(Piece(character: character, paint: paint, columns: columns))
    for column in columns { numbers[row * width + column] = Int32(pieces.count) }
  }

  /// The character that covers a cell.
  func piece(column: Int, row: Int) -> Piece? {
    guard !numbers.isEmpty else { return nil }
    let number = numbers[row * width + column]
    return number > 0 ? pieces[Int(number) - 1] : nil
  }
}
