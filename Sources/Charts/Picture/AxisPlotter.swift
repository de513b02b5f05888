/// The maker of a chart's axes from its data and its settings.
struct AxisPlotter {
  let data: ChartData
  let settings: ChartSettings
  let dots: CellDots

  var xWords: ValueWords {
    ValueWords(kind: data.xKind, format: settings.x.format, timeOffset: settings.timeOffset)
  }

  var yWords: ValueWords {
    ValueWords(kind: data.yKind, format: settings.y.format, timeOffset: settings.timeOffset)
  }

  /// The domain of the horizontal axis: that of the data as it is, so that it slides with the data,
  /// with half a bar at both ends. The axis of values of level bars is rounded.
  var xDomain: DomainFit {
    domain(
      settings.x.scale, padded(data.xExtent, isX: true), data.xKind, data.xNames.names.count,
      isValueAxis: data.isHorizontal)
  }

  /// The domain of the vertical axis. Its first category is at the top, and each category in sight
  /// has a row of its own: those without one are below.
  private func yDomain(rows: Int) -> DomainFit {
    var fit = domain(
      settings.y.scale, padded(data.yExtent, isX: false), data.yKind,
      min(data.yNames.names.count, max(1, rows)),
      isValueAxis: data.hasValues && !data.isHorizontal)
    if data.yKind == .category { fit.scale.isReversed.toggle() }
    if let length = rectangleLength, !fit.rounds, settings.y.scale.ends == nil {
      fit.scale.fill(rows, withCellsOf: length)
    }
    return fit
  }

  private var hasRectangles: Bool { data.marks.contains { $0.kind == .rectangle } }

  private var hasBars: Bool { data.marks.contains { $0.kind == .bar } }

  /// The least height of the cells of a heat map on an axis of numbers.
  private var rectangleLength: Double? {
    guard data.yKind != .category, settings.y.scale.type != .log else { return nil }
    let scale = Scale(lower: 0, upper: 1)
    return data.marks.filter { $0.kind == .rectangle && $0.count > 0 }
      .map { $0.spacing(ofX: false, on: scale) }.min()
  }

  private func domain(
    _ setting: AxisScale, _ extent: Extent, _ kind: PlotKind, _ count: Int, isValueAxis: Bool
  ) -> DomainFit {
    DomainFit(setting, extent: extent, kind: kind, categoryCount: count, isValueAxis: isValueAxis)
  }

  /// The extent with half the room of a bar or of a cell of a heat map at each end.
  private func padded(_ extent: Extent, isX: Bool) -> Extent {
    let kind = isX ? data.xKind : data.yKind
    let setting = isX ? settings.x.scale : settings.y.scale
    guard kind != .category, setting.type != .log else { return extent }
    let scale = Scale(lower: 0, upper: 1)
    let lengths = data.marks.compactMap { mark -> Double? in
      let hasRoom = mark.kind == .rectangle || mark.kind == .bar && isX != data.isHorizontal
      return hasRoom && mark.count > 0 ? mark.spacing(ofX: isX, on: scale) : nil
    }
    return extent.padded(by: (lengths.max() ?? 0) / 2)
  }

  func xAxis(_ domain: DomainFit, columns: Int, keeping previous: ColumnGrid?) -> FittedAxis {
    let fit = TickFit(
      domain: domain, words: xWords, spacing: .columns(gap: max(2, columns / 20)),
      grid: { scale in
        data.isHorizontal
          ? AxisGrid(scale, cells: columns, dotsPerCell: dots.columns)
          : AxisGrid(
            aligned: scale, cells: columns, dotsPerCell: dots.columns, keeping: previous,
            hasBars: hasBars)
      }, isWhole: data.isXWhole, mostLabels: settings.x.values.mostLabels,
      values: settings.x.values.places(among: data.xNames.names, of: data.xKind))
    return fit.axis(names: data.xNames.names.map(TextRuler.shown))
  }

  /// The labels of a high axis are four rows apart at most, where that makes them round.
  ///
  /// - Parameter limit: the most cells of a category's label.
  func yAxis(rows: Int, limit: Int) -> FittedAxis {
    let distance = data.yKind == .category ? 1 : max(2, min(4, rows / 8))
    let fit = TickFit(
      domain: yDomain(rows: rows), words: yWords, spacing: .rows(distance),
      grid: {
        AxisGrid(
          $0, cells: rows, dotsPerCell: dots.rows, hasEqualBands: hasRectangles,
          hasBars: hasBars && data.isHorizontal)
      }, isWhole: data.isYWhole, mostLabels: settings.y.values.mostLabels,
      values: settings.y.values.places(among: data.yNames.names, of: data.yKind))
    return fit.axis(names: yLabels(rows: rows, limit: limit))
  }

  /// The names of the categories that have a row. The last one is followed by the number of those
  /// that have none.
  private func yLabels(rows: Int, limit: Int) -> [String] {
    let names = data.yNames.names
    let shown = names.prefix(max(1, rows)).map(TextRuler.shown)
    var labels = shown.map { TextRuler.cut($0, to: limit) }
    guard let last = shown.last, names.count > shown.count else { return labels }
    let count = "+\(names.count - shown.count)"
    let room = limit - TextRuler.width(of: count) - 1
    labels[labels.count - 1] =
      room > 0 ? "\(TextRuler.cut(last, to: room)) \(count)" : TextRuler.cut(count, to: limit)
    return labels
  }

  /// The number of values that are left out, the series with names, and the gradient if numbers
  /// decide on colors.
  func legendItems(width: Int) -> [Legend.Item] {
    let builder = ShapeBuilder(
      data: data, x: AxisGrid(Scale(lower: 0, upper: 1), cells: 0, dotsPerCell: 1),
      y: AxisGrid(Scale(lower: 0, upper: 1), cells: 0, dotsPerCell: 1))
    var items = data.series.entries.enumerated().compactMap { index, entry -> Legend.Item? in
      guard let name = entry.name else { return nil }
      let mark =
        data.marks.first { $0.onlySeries == index }
        ?? data.marks.first { mark in
          mark.seriesRanges.contains { $0.series == index }
        }
      guard let mark else { return nil }
      return Legend.item(
        name, symbol: builder.symbol(of: mark, series: index),
        paint: builder.paint(of: mark, row: nil, series: index), width: width,
        barSeries: mark.kind == .bar ? index : nil)
    }
    if let gradient = data.marks.first(where: { !$0.shades.isEmpty })?.gradient,
      !data.shadeExtent.isEmpty
    {
      let (lower, upper) = (data.shadeExtent.lower, data.shadeExtent.upper)
      let words = ValueWords()
      items.append(Legend.gradient(gradient, from: words.short(lower), to: words.short(upper)))
    }
    if omittedCount > 0 { items.insert(Legend.omitted(omittedCount), at: 0) }
    return items
  }

  /// The number of values that have no logarithm.
  var omittedCount: Int {
    data.omittedCount(
      isXLogarithmic: settings.x.scale.type == .log, isYLogarithmic: settings.y.scale.type == .log)
  }
}

extension AxisMarkValues {
  /// The places of the values on an axis of a kind; `nil` for round ones.
  fileprivate func places(among names: [String], of kind: PlotKind) -> [Double]? {
    values?.compactMap { value in
      switch value {
      case .number(let number): kind == .category ? nil : number
      case .category(let name): names.firstIndex(of: name).map(Double.init)
      }
    }
  }
}
