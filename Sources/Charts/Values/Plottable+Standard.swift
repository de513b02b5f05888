extension Plottable where Self: BinaryInteger {
  public static var plotKind: PlotKind { .number }
  public var plotValue: PlotValue { .number(Double(self)) }
}

extension Plottable where Self: BinaryFloatingPoint {
  public static var plotKind: PlotKind { .number }
  public var plotValue: PlotValue { .number(Double(self)) }
}

extension Int: Plottable {}
extension Int8: Plottable {}
extension Int16: Plottable {}
extension Int32: Plottable {}
extension Int64: Plottable {}
extension UInt: Plottable {}
extension UInt8: Plottable {}
extension UInt16: Plottable {}
extension UInt32: Plottable {}
extension UInt64: Plottable {}
extension Float: Plottable {}
extension Double: Plottable {}

extension Duration: Plottable {
  public static var plotKind: PlotKind { .duration }

  public var plotValue: PlotValue {
    let (seconds, attoseconds) = components
    return .number(Double(seconds) + Double(attoseconds) * 1e-18)
  }
}

extension String: Plottable {
  public static var plotKind: PlotKind { .category }
  public var plotValue: PlotValue { .category(self) }
}

/// No value has no place: a line has a gap there.
extension Optional: Plottable where Wrapped: Plottable {
  public static var plotKind: PlotKind { Wrapped.plotKind }
  public var plotValue: PlotValue { self?.plotValue ?? .number(.nan) }
}
