/// The series of a chart, in the order in which they first occur.
struct SeriesTable: Equatable, Sendable {
  struct Entry: Equatable, Sendable {
    /// The name for the legend; `nil` for a mark without one.
    var name: String?
    /// The color, if the mark has one of its own.
    var color: MarkColor?
    /// The number among the series that need a color.
    var slot: Int
  }

  private(set) var entries: [Entry] = []
  private var names = NameTable()
  private var numbers: [Int] = []
  private var slotCount = 0
  /// The number of entries without a name that the marks have asked for.
  private var unnamedCount = 0

  /// The most names that are remembered without their elements.
  private static let mostKept = 64

  /// The table before the elements of the same marks are read anew: names keep their numbers and
  /// colors, unless there were so many that most are likely gone.
  var readAgain: SeriesTable {
    guard entries.count <= Self.mostKept else { return SeriesTable() }
    var table = self
    table.unnamedCount = 0
    return table
  }

  /// The number of the series with a name.
  mutating func number(named name: String, color: MarkColor?) -> Int {
    let index = names.number(of: name) ?? 0
    if index < numbers.count { return numbers[index] }
    numbers.append(add(name, color))
    return entries.count - 1
  }

  /// Adds a series without a name.
  mutating func addUnnamed(color: MarkColor?) -> Int {
    unnamedCount += 1
    let known = entries.indices.filter { entries[$0].name == nil }
    return unnamedCount <= known.count ? known[unnamedCount - 1] : add(nil, color)
  }

  private mutating func add(_ name: String?, _ color: MarkColor?) -> Int {
    entries.append(Entry(name: name, color: color, slot: slotCount))
    if color == nil { slotCount += 1 }
    return entries.count - 1
  }

  /// The symbol of a series.
  func symbol(of series: Int) -> ChartSymbol { ChartSymbol.of(series: series) }
}
