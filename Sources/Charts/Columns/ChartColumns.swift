/// The columns of a chart's elements. Each key path of a mark is read once for each element.
struct ChartColumns<Element> {
  let marks: [ChartMark<Element>]
  private(set) var data = ChartData()

  /// - Parameters:
  ///   - xCategories: all categories of the horizontal axis, if they are set.
  ///   - yCategories: all categories of the vertical axis, if they are set.
  ///   - series: the series that the same marks had before, which keep their colors.
  init(
    _ marks: [ChartMark<Element>], elements: [Element], xCategories: [String]? = nil,
    yCategories: [String]? = nil, keeping series: SeriesTable? = nil
  ) {
    self.marks = marks
    if let series { data.series = series.readAgain }
    data.xNames = NameTable(fixed: xCategories)
    data.yNames = NameTable(fixed: yCategories)
    // Rules follow the marks of the data, which know the kinds of the axes best.
    let byWeight = marks.filter { $0.kind != .rule } + marks.filter { $0.kind == .rule }
    data.xKind = byWeight.lazy.compactMap(\.x?.kind).first ?? .number
    data.yKind = byWeight.lazy.compactMap(\.y?.kind).first ?? .number
    for mark in marks {
      var columns = MarkColumns(mark.kind, style: mark.style)
      columns.onlySeries = data.onlySeries(of: mark)
      data.marks.append(columns)
      data.readConstants(of: mark, into: data.marks.count - 1)
      data.append(elements[...], of: mark, to: data.marks.count - 1)
    }
    (data.isXWhole, data.isYWhole) = (isWhole(onX: true), isWhole(onX: false))
    data.update()
  }

  private func isWhole(onX isX: Bool) -> Bool {
    let marks = marks.filter { $0.kind != .rule }
    return !marks.isEmpty
      && marks.allSatisfy { mark in
        // Shares of a whole are parts of it.
        if isX == data.isHorizontal, mark.style.stacking == .normalized { return false }
        return (isX ? mark.x : mark.y)?.isWhole ?? true
      }
  }

  /// Whether elements can leave without a trace: a category, or a place among bars beside each
  /// other, would stay.
  var canSlide: Bool {
    data.xKind != .category && data.yKind != .category
      && data.marks.allSatisfy { $0.groupNames.names.isEmpty }
  }

  /// Forgets the first elements and reads new ones, while all others keep what was read of them.
  ///
  /// A series and a category keep their numbers, even when the elements that had them leave.
  ///
  /// - Complexity: O(n) for n elements; key paths are read for new elements alone.
  mutating func slide(dropping count: Int, appending elements: [Element]) {
    for index in marks.indices { data.marks[index].removeFirst(count) }
    for (index, mark) in marks.enumerated() { data.append(elements[...], of: mark, to: index) }
    data.update()
  }
}

extension MarkColumns {
  fileprivate mutating func removeFirst(_ count: Int) {
    guard !isConstant else { return }
    if !x.values.isEmpty { x.removeFirst(count) }
    if !y.values.isEmpty { y.removeFirst(count) }
    start?.removeFirst(count)
    if !series.isEmpty { series.removeFirst(count) }
    if !groups.isEmpty { groups.removeFirst(count) }
    if !shades.isEmpty { shades.removeFirst(count) }
  }
}
