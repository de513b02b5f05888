extension ChartPlan {
  /// The readout of the data nearest to a dot: its column, or its row from the top if bars are
  /// level. `nil` if no data is in sight.
  func readout(nearDot dot: Int) -> ChartReadout? {
    let axis = KeyAxis(self)
    guard axis.grid.dots > 0 else { return nil }
    let coordinate = axis.grid.coordinate(ofDot: turned(dot, axis))
    let value = axis.nearest(to: coordinate, in: 0...axis.grid.dots - 1)
    return value.flatMap { readout(at: $0, axis) }
  }

  /// The readout of the first or the last data in sight, in the order of the screen. A column of
  /// dots may have more than one. `nil` if no data is in sight.
  func readout(atEnd isEnd: Bool) -> ChartReadout? {
    let axis = KeyAxis(self)
    guard axis.grid.dots > 0 else { return nil }
    let scale = axis.grid.scale
    let isUpper = (isEnd != axis.isHorizontal) != scale.isReversed
    let end = isUpper ? scale.upper : scale.lower
    return axis.nearest(to: end, in: 0...axis.grid.dots - 1).flatMap { readout(at: $0, axis) }
  }

  /// The readout of the next data, or of the data before, from a value on. The cursor moves to the
  /// next dot that has data, so it takes at most one key for each column. Of several values in a
  /// column it shows the one nearest to the middle. `nil` at the end of what is in sight.
  func readout(after value: Double, forward: Bool) -> ChartReadout? {
    let axis = KeyAxis(self)
    guard axis.grid.dots > 0, let dot = axis.grid.dot(of: value) else { return nil }
    // The direction is that on the screen: to the right, or down along level bars.
    let isForward = forward != axis.isHorizontal
    let clamped = min(max(-1, dot), axis.grid.dots)
    guard let next = axis.dot(after: clamped, forward: isForward) else { return nil }
    let center = axis.grid.coordinate(ofDot: next)
    return axis.nearest(to: center, in: next...next).flatMap { readout(at: $0, axis) }
  }

  /// The readout of a value of the data, such as that of an earlier readout; `nil` if it is gone.
  func readout(at value: Double) -> ChartReadout? { readout(at: value, KeyAxis(self)) }

  private func turned(_ dot: Int, _ axis: KeyAxis) -> Int {
    axis.isHorizontal ? axis.grid.dots - 1 - dot : dot
  }

  private func readout(at value: Double, _ axis: KeyAxis) -> ChartReadout? {
    guard let dot = axis.grid.dot(of: value) else { return nil }
    let entries = axis.marks.flatMap { self.entries(at: value, of: $0, axis) }
    guard !entries.isEmpty else { return nil }
    return ChartReadout(
      value: value, label: label(of: value, onX: !axis.isHorizontal, isKey: true),
      dot: turned(dot, axis), entries: entries)
  }

  /// The entries of a mark: the last element of each series, group, and row of a heat map.
  private func entries(
    at value: Double, of mark: MarkColumns, _ axis: KeyAxis
  ) -> [ChartReadout.Entry] {
    struct Key: Hashable {
      var series: Int?
      var group: Int32
      var place: Double
    }
    let builder = ShapeBuilder(data: data, x: x.grid, y: y.grid)
    let values = (axis.isHorizontal ? mark.x : mark.y).values
    var entries: [ChartReadout.Entry] = []
    var known: [Key: Int] = [:]
    for row in axis.rows(at: value, of: mark) {
      let series = mark.series(at: row)
      let isCell = mark.kind == .rectangle
      let group = mark.groups.isEmpty ? nil : mark.groups[row]
      let place = label(of: values[row], onX: axis.isHorizontal, isKey: false)
      var name = series.flatMap { data.series.entries[$0].name }
      if name == nil { name = group.map { mark.groupNames.names[Int($0)] } }
      if isCell { name = name ?? place }
      let shown = isCell && !mark.shades.isEmpty ? mark.shades[row] : values[row]
      let entry = ChartReadout.Entry(
        series: series, name: name, paint: builder.paint(of: mark, row: row, series: series),
        value: shown, label: isCell && !mark.shades.isEmpty ? ValueWords().text(shown) : place,
        dot: self.dot(of: row, in: mark, builder), isBar: mark.kind == .bar)
      let key = Key(series: series, group: group ?? 0, place: isCell ? values[row] : 0)
      if let index = known[key] {
        entries[index] = entry
      } else {
        known[key] = entries.count
        entries.append(entry)
      }
    }
    return entries
  }

  /// The dot of an element: of a bar or an area, the one where it ends.
  private func dot(of place: Int, in mark: MarkColumns, _ builder: ShapeBuilder) -> PlotDot? {
    let hasBase = mark.kind == .bar || mark.kind == .area
    let isLevel = data.isHorizontal
    let xValue = hasBase && isLevel ? mark.upper[place] : mark.x.values[place]
    let yValue = hasBase && !isLevel ? mark.upper[place] : mark.y.values[place]
    guard let column = x.grid.dot(of: xValue), let row = builder.row(of: yValue) else { return nil }
    var dot = PlotDot(x: column, y: row)
    if mark.kind == .bar, !mark.groups.isEmpty { dot = middle(ofBar: dot, place, mark, builder) }
    return builder.cell(of: dot) == nil ? nil : dot
  }

  /// The end of a bar in the middle of its own cells, not in that of its group.
  private func middle(
    ofBar dot: PlotDot, _ row: Int, _ mark: MarkColumns, _ builder: ShapeBuilder
  ) -> PlotDot {
    let keys = data.isHorizontal ? y.grid : x.grid
    let length = mark.spacing(ofX: !data.isHorizontal, on: keys.scale)
    guard let cells = builder.cells(ofBar: row, in: mark, length: length) else { return dot }
    var dot = dot
    let middle = ((cells.lowerBound + cells.upperBound) * keys.dotsPerCell - 1) / 2
    if data.isHorizontal { dot.y = middle } else { dot.x = middle }
    return dot
  }

  /// The word for a value on one axis: a number, a time, or the name of a category.
  ///
  /// A number has one digit more than the steps of its axis at most, and the place of the cursor as
  /// many as tell two columns of dots apart.
  private func label(of value: Double, onX isX: Bool, isKey: Bool) -> String {
    let plotter = AxisPlotter(data: data, settings: settings, dots: dots)
    let (kind, names) = isX ? (data.xKind, data.xNames) : (data.yKind, data.yNames)
    guard kind == .category else {
      let axis = isX ? x : y
      let width = axis.grid.cellLength / Double(axis.grid.dotsPerCell)
      return (isX ? plotter.xWords : plotter.yWords).text(
        value, step: axis.step ?? AxisStep.around(value),
        telling: isKey && !axis.grid.scale.isLogarithmic ? width : nil)
    }
    let index = Int(min(max(-1, value), 1e9))
    return names.names.indices.contains(index) ? TextRuler.shown(names.names[index]) : "–"
  }
}
