/// A line through a point for each element, in the order of the data.
///
/// An element without a finite place leaves a gap.
///
/// ```swift
/// LineMark(x: \.time, y: \.load).foreground(by: \.host)
/// ```
public func LineMark<Element, X: Plottable, Y: Plottable>(
  x: KeyPath<Element, X>, y: KeyPath<Element, Y>
) -> ChartMark<Element> {
  ChartMark(.line, x: ChartChannel(x), y: ChartChannel(y))
}

/// The area between a line and zero. Those of several series are stacked.
///
/// ```swift
/// AreaMark(x: \.hour, y: \.requests).foreground(by: \.service)
/// ```
public func AreaMark<Element, X: Plottable, Y: Plottable>(
  x: KeyPath<Element, X>, y: KeyPath<Element, Y>, stacking: MarkStackingMethod = .standard
) -> ChartMark<Element> {
  var mark = ChartMark(.area, x: ChartChannel(x), y: ChartChannel(y))
  mark.style.stacking = stacking
  return mark
}

/// The area between two lines.
///
/// ```swift
/// AreaMark(x: \.day, yStart: \.coldest, yEnd: \.warmest)
/// ```
public func AreaMark<Element, X: Plottable, Y: Plottable>(
  x: KeyPath<Element, X>, yStart: KeyPath<Element, Y>, yEnd: KeyPath<Element, Y>
) -> ChartMark<Element> {
  ChartMark(.area, x: ChartChannel(x), y: ChartChannel(yEnd), start: ChartChannel(yStart))
}

/// A bar from zero for each element: upright, or lying if `y` has categories and `x` has none.
///
/// Bars at one place are stacked. With ``ChartMark/position(by:)`` they stand beside each other.
///
/// ```swift
/// BarMark(x: \.month, y: \.sales).foreground(by: \.product)
/// ```
public func BarMark<Element, X: Plottable, Y: Plottable>(
  x: KeyPath<Element, X>, y: KeyPath<Element, Y>, stacking: MarkStackingMethod = .standard
) -> ChartMark<Element> {
  var mark = ChartMark(.bar, x: ChartChannel(x), y: ChartChannel(y))
  mark.style.stacking = stacking
  return mark
}

/// An upright bar from one value to another for each element.
///
/// ```swift
/// BarMark(x: \.day, yStart: \.low, yEnd: \.high)
/// ```
public func BarMark<Element, X: Plottable, Y: Plottable>(
  x: KeyPath<Element, X>, yStart: KeyPath<Element, Y>, yEnd: KeyPath<Element, Y>
) -> ChartMark<Element> {
  ChartMark(.bar, x: ChartChannel(x), y: ChartChannel(yEnd), start: ChartChannel(yStart))
}

/// A lying bar from one value to another for each element, such as a task of a schedule.
///
/// ```swift
/// BarMark(xStart: \.begin, xEnd: \.end, y: \.task)
/// ```
public func BarMark<Element, X: Plottable, Y: Plottable>(
  xStart: KeyPath<Element, X>, xEnd: KeyPath<Element, X>, y: KeyPath<Element, Y>
) -> ChartMark<Element> {
  ChartMark(.bar, x: ChartChannel(xEnd), y: ChartChannel(y), start: ChartChannel(xStart))
}

/// A symbol for each element.
///
/// ```swift
/// PointMark(x: \.height, y: \.weight).foreground(by: \.species)
/// ```
public func PointMark<Element, X: Plottable, Y: Plottable>(
  x: KeyPath<Element, X>, y: KeyPath<Element, Y>
) -> ChartMark<Element> {
  ChartMark(.point, x: ChartChannel(x), y: ChartChannel(y))
}

/// A cell of a heat map for each element, with a color by a value.
///
/// ```swift
/// RectangleMark(x: \.hour, y: \.weekday).foreground(by: \.visits)
/// ```
public func RectangleMark<Element, X: Plottable, Y: Plottable>(
  x: KeyPath<Element, X>, y: KeyPath<Element, Y>
) -> ChartMark<Element> {
  ChartMark(.rectangle, x: ChartChannel(x), y: ChartChannel(y))
}

/// An upright line across the plot at one value.
///
/// ```swift
/// RuleMark(x: 12)
/// ```
public func RuleMark<Element, X: Plottable>(x: X) -> ChartMark<Element> {
  ChartMark(.rule, x: ChartChannel(constant: x), y: nil)
}

/// An upright line across the plot for each element.
public func RuleMark<Element, X: Plottable>(x: KeyPath<Element, X>) -> ChartMark<Element> {
  ChartMark(.rule, x: ChartChannel(x), y: nil)
}

/// A level line across the plot at one value.
///
/// ```swift
/// RuleMark(y: 0.8)
/// ```
public func RuleMark<Element, Y: Plottable>(y: Y) -> ChartMark<Element> {
  ChartMark(.rule, x: nil, y: ChartChannel(constant: y))
}

/// A level line across the plot for each element.
public func RuleMark<Element, Y: Plottable>(y: KeyPath<Element, Y>) -> ChartMark<Element> {
  ChartMark(.rule, x: nil, y: ChartChannel(y))
}
