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

  /// The readout of the next data, or of the data before, from a value on. The cursor moves to the
  /// next dot that has data, so that it takes one key for each column at most; of several values in
  /// a column it shows the one nearest to the middle. `nil` at the end of what is in sight.
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
    let plotter = AxisPlotter(data: data, settings: settings, dots: dots)
    return ChartReadout(
      value: value, label: plotter.label(of: value, onX: !axis.isHorizontal),
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
    let plotter = AxisPlotter(data: data, settings: settings, dots: dots)
    let values = (axis.isHorizontal ? mark.x : mark.y).values
    var entries: [ChartReadout.Entry] = []
    var known: [Key: Int] = [:]
    for row in axis.rows(at: value, of: mark) {
      let series = mark.series(at: row)
      let isCell = mark.kind == .rectangle
      let group = mark.groups.isEmpty ? nil : mark.groups[row]
      let place = plotter.label(of: values[row], onX: axis.isHorizontal)
      var name = series.flatMap { data.series.entries[$0].name }
      if name == nil { name = group.map { mark.groupNames.names[Int($0)] } }
      if isCell { name = name ?? place }
      let shown = isCell && !mark.shades.isEmpty ? mark.shades[row] : values[row]
      let entry = ChartReadout.Entry(
        series: series, name: name, paint: builder.paint(of: mark, row: row, series: series),
        value: shown, label: isCell && !mark.shades.isEmpty ? ValueWords().text(shown) : place,
        dot: self.dot(of: row, in: mark, builder))
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
  private func dot(of row: Int, in mark: MarkColumns, _ builder: ShapeBuilder) -> PlotDot? {
    let hasBase = mark.kind == .bar || mark.kind == .area
    let isLevel = data.isHorizontal
    let xValue = hasBase && isLevel ? mark.upper[row] : mark.x.values[row]
    let yValue = hasBase && !isLevel ? mark.upper[row] : mark.y.values[row]
    guard let column = x.grid.dot(of: xValue), let row = builder.row(of: yValue) else { return nil }
    let dot = PlotDot(x: column, y: row)
    return builder.cell(of: dot) == nil ? nil : dot
  }
}

extension AxisPlotter {
  /// The word for a value on one axis: a number, a time, or the name of a category.
  fileprivate func label(of value: Double, onX isX: Bool) -> String {
    let (kind, names) = isX ? (data.xKind, data.xNames) : (data.yKind, data.yNames)
    guard kind == .category else { return (isX ? xWords : yWords).text(value) }
    let index = Int(min(max(-1, value), 1e9))
    return names.names.indices.contains(index) ? TextRuler.shown(names.names[index]) : "–"
  }
}
