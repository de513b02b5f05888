extension ChartModifiable {
  /// Sets the values of the horizontal axis.
  ///
  /// ```swift
  /// chart.chartXScale(domain: 0...24)
  /// ```
  ///
  /// - Parameter domain: the values at both ends. Ends that are not finite leave the domain to the
  ///   data. If the lower end of a logarithmic axis is not positive, the axis begins at the least
  ///   positive value.
  public func chartXScale<Value: Plottable>(
    domain: ClosedRange<Value>, type: ScaleType? = nil
  ) -> Self {
    with(\.x.scale, AxisScale(type: type, ends: .init([domain.lowerBound, domain.upperBound])))
  }

  /// Sets the values of the horizontal axis: all categories, or the numbers at both ends, of which
  /// the greater may come first.
  ///
  /// ```swift
  /// chart.chartXScale(domain: ["Mon", "Tue", "Wed"])
  /// ```
  public func chartXScale<Value: Plottable>(domain: [Value], type: ScaleType? = nil) -> Self {
    with(\.x.scale, AxisScale(domain, type: type))
  }

  /// Takes the values of the horizontal axis from the data.
  public func chartXScale(
    domain: AutomaticScaleDomain = .automatic, type: ScaleType? = nil
  ) -> Self {
    with(\.x.scale, AxisScale(domain, type: type))
  }

  /// Sets the values of the vertical axis. See `chartXScale`.
  public func chartYScale<Value: Plottable>(
    domain: ClosedRange<Value>, type: ScaleType? = nil
  ) -> Self {
    with(\.y.scale, AxisScale(type: type, ends: .init([domain.lowerBound, domain.upperBound])))
  }

  /// Sets the values of the vertical axis: all categories, or the numbers at both ends, of which
  /// the greater may come first.
  public func chartYScale<Value: Plottable>(domain: [Value], type: ScaleType? = nil) -> Self {
    with(\.y.scale, AxisScale(domain, type: type))
  }

  /// Takes the values of the vertical axis from the data.
  ///
  /// ```swift
  /// chart.chartYScale(domain: .automatic(includesZero: false))
  /// ```
  public func chartYScale(
    domain: AutomaticScaleDomain = .automatic, type: ScaleType? = nil
  ) -> Self {
    with(\.y.scale, AxisScale(domain, type: type))
  }

  private func with(_ path: WritableKeyPath<ChartSettings, AxisScale>, _ scale: AxisScale) -> Self {
    chartSettings { $0[keyPath: path] = scale }
  }
}

extension AxisScale {
  fileprivate init(_ domain: AutomaticScaleDomain, type: ScaleType?) {
    self.init(type: type, includesZero: domain.includesZero, isReversed: domain.isReversed)
  }

  fileprivate init<Value: Plottable>(_ domain: [Value], type: ScaleType?) {
    self.init(type: type)
    if Value.plotKind == .category {
      categories = domain.compactMap {
        if case .category(let name) = $0.plotValue { name } else { nil }
      }
    } else {
      ends = .init(domain)
    }
  }
}

extension AxisScale.Ends {
  /// The first and the last of some values, if these are numbers.
  fileprivate init?<Value: Plottable>(_ values: [Value]) {
    guard case .number(let start)? = values.first?.plotValue,
      case .number(let end)? = values.last?.plotValue
    else { return nil }
    self.init(start: start, end: end)
  }
}
