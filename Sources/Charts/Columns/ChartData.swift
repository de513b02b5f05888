/// The data of a chart as columns of numbers, which know nothing of the elements.
struct ChartData: Equatable, Sendable {
  var marks: [MarkColumns] = []
  var xKind = PlotKind.number
  var yKind = PlotKind.number
  /// Whether all places on an axis are integers. Rules, which may be anywhere, do not count.
  var isXWhole = false
  var isYWhole = false
  var xNames = NameTable()
  var yNames = NameTable()
  var series = SeriesTable()
  /// The extents of all marks, and of the numbers that decide on colors.
  private(set) var xExtent = Extent()
  private(set) var yExtent = Extent()
  private(set) var shadeExtent = Extent()
  /// The number of rows that have no finite place and are not shown.
  private(set) var ignoredCount = 0

  /// The number of rows with a finite place that logarithmic axes leave out.
  func omittedCount(isXLogarithmic: Bool, isYLogarithmic: Bool) -> Int {
    marks.reduce(0) {
      $0
        + $1.facts.omittedCount(
          isXLogarithmic: isXLogarithmic && xKind != .category,
          isYLogarithmic: isYLogarithmic && yKind != .category)
    }
  }

  /// Whether an axis has values, as with all marks but the cells of a heat map and rules.
  var hasValues: Bool { marks.contains { $0.kind != .rectangle && $0.kind != .rule } }

  /// Whether there is anything for a cursor.
  var hasPlaces: Bool { marks.contains { $0.kind != .rule && $0.count > $0.ignoredCount } }

  /// Whether bars are level, so that the horizontal axis has the values.
  var isHorizontal: Bool { yKind == .category && xKind != .category && hasValues }

  /// Computes what follows from the columns.
  mutating func update() {
    (xExtent, yExtent, shadeExtent, ignoredCount) = (Extent(), Extent(), Extent(), 0)
    for index in marks.indices {
      marks[index].sortSeries()
      marks[index].stack(isHorizontal: isHorizontal)
      marks[index].facts = marks[index].findFacts(isHorizontal: isHorizontal)
      xExtent.add(marks[index].extent(ofX: true, isHorizontal: isHorizontal))
      yExtent.add(marks[index].extent(ofX: false, isHorizontal: isHorizontal))
      shadeExtent.add(Extent(marks[index].shades))
      ignoredCount += marks[index].ignoredCount
    }
  }

  /// The position of a number between the least and the greatest that decide on colors.
  func gradient(of shade: Double) -> Double {
    guard shade.isFinite, shadeExtent.upper > shadeExtent.lower else { return 0 }
    // Halves, because the difference of two doubles may be infinite.
    let start = shadeExtent.lower / 2
    return (shade / 2 - start) / (shadeExtent.upper / 2 - start)
  }
}
