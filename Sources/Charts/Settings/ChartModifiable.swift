import RecurseWidgets

/// Something that shows a chart, whose axes and legend can be set.
///
/// ```swift
/// Chart(\.samples) { LineMark(x: \.time, y: \.load) }
///   .chartYScale(domain: 0...1)
///   .chartYAxis(format: .percent)
///   .chartXVisibleDomain(length: Duration.seconds(60))
///   .chartLegend(.hidden)
/// ```
public protocol ChartModifiable {
  /// Returns the same chart with other settings.
  func chartSettings(_ change: (inout ChartSettings) -> Void) -> Self
}

extension ChartModifiable {
  /// Shows or hides the horizontal axis with its labels and its grid.
  public func chartXAxis(_ visibility: Visibility) -> Self {
    chartSettings { $0.x.visibility = visibility }
  }

  /// Shows or hides the vertical axis with its labels and its grid.
  public func chartYAxis(_ visibility: Visibility) -> Self {
    chartSettings { $0.y.visibility = visibility }
  }

  /// Sets the values with labels and lines of the grid on the horizontal axis.
  public func chartXAxis(values: AxisMarkValues) -> Self { chartSettings { $0.x.values = values } }

  /// Sets the values with labels and lines of the grid on the vertical axis.
  ///
  /// ```swift
  /// chart.chartYAxis(values: .automatic(desiredCount: 3))
  /// ```
  public func chartYAxis(values: AxisMarkValues) -> Self { chartSettings { $0.y.values = values } }

  /// Sets the values with labels and lines of the grid on the horizontal axis, as far as they are
  /// on it and their labels have room. If a zoom leaves none on it, it has round ones.
  ///
  /// ```swift
  /// chart.chartXAxis(values: [0, 6, 12, 18, 24])
  /// ```
  public func chartXAxis<Value: Plottable>(values: [Value]) -> Self {
    chartXAxis(values: AxisMarkValues(values: values.map(\.plotValue)))
  }

  /// Sets the values with labels and lines of the grid on the vertical axis, as far as they are on
  /// it and their labels have room. If none is on it, it has round ones.
  ///
  /// ```swift
  /// chart.chartYAxis(values: [Duration.zero, .seconds(30)])
  /// ```
  public func chartYAxis<Value: Plottable>(values: [Value]) -> Self {
    chartYAxis(values: AxisMarkValues(values: values.map(\.plotValue)))
  }

  /// Sets the form of the numbers at the horizontal axis, and at the cursor.
  public func chartXAxis(format: ChartAxisFormat) -> Self { chartSettings { $0.x.format = format } }

  /// Sets the form of the numbers at the vertical axis, and at the cursor.
  ///
  /// ```swift
  /// chart.chartYAxis(format: .automatic.places(1).suffix(" °C"))
  /// ```
  public func chartYAxis(format: ChartAxisFormat) -> Self { chartSettings { $0.y.format = format } }

  /// Sets the form of the numbers at the horizontal axis to that of a field.
  public func chartXAxis(format: some FieldFormat<Double>) -> Self {
    chartXAxis(format: ChartAxisFormat(format))
  }

  /// Sets the form of the numbers at the vertical axis to that of a field, such as a style of
  /// Foundation.
  ///
  /// ```swift
  /// chart.chartYAxis(format: .style(.currency(code: "EUR")))
  /// ```
  public func chartYAxis(format: some FieldFormat<Double>) -> Self {
    chartYAxis(format: ChartAxisFormat(format))
  }

  /// Sets a title for the horizontal axis, at the end of a row below its labels.
  public func chartXAxisLabel(_ label: String) -> Self { chartSettings { $0.x.label = label } }

  /// Sets a title for the vertical axis, at the beginning of a row above the plot.
  public func chartYAxisLabel(_ label: String) -> Self { chartSettings { $0.y.label = label } }

  /// Shows or hides the legend.
  public func chartLegend(_ visibility: Visibility) -> Self {
    chartSettings { $0.legend = visibility == .hidden ? .hidden : .automatic }
  }

  /// Sets the place of the legend.
  public func chartLegend(position: LegendPosition) -> Self {
    chartSettings { $0.legend = position }
  }

  /// Sets the time zone of dates, which are shown in UTC otherwise.
  ///
  /// - Parameter seconds: the zone's distance from UTC, east of it positive.
  public func chartTimeZone(secondsFromGMT seconds: Int) -> Self {
    chartSettings { $0.timeOffset = Double(seconds) }
  }

  /// Shows only the last part of the horizontal axis, from which the chart can be moved.
  ///
  /// - Parameter length: the length of that part: a number, or a duration, also for dates.
  public func chartXVisibleDomain(length: some Plottable) -> Self {
    guard case .number(let number) = length.plotValue, number.isFinite, number > 0 else {
      return self
    }
    return chartSettings { $0.x.visibleLength = number }
  }
}
