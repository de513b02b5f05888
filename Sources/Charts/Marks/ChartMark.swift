import RecurseTerminal

/// A kind of graphic that shows each element of a chart's data.
///
/// ```swift
/// Chart(\.samples) {
///   LineMark(x: \.time, y: \.load).foreground(by: \.host)
///   RuleMark(y: 0.8)
/// }
/// ```
///
/// Marks are drawn in their order. Each key path is read once for each element.
public struct ChartMark<Element> {
  var kind: MarkKind
  var x: ChartChannel<Element>?
  var y: ChartChannel<Element>?
  /// The begin of an area or a bar, if not zero.
  var start: ChartChannel<Element>?
  var series: ChartChannel<Element>?
  var group: ChartChannel<Element>?
  var style = MarkStyle()

  init(
    _ kind: MarkKind, x: ChartChannel<Element>?, y: ChartChannel<Element>?,
    start: ChartChannel<Element>? = nil
  ) {
    self.kind = kind
    self.x = x
    self.y = y
    self.start = start
  }

  /// Shows the mark in one color.
  ///
  /// ```swift
  /// LineMark(x: \.time, y: \.load).foreground(.accent)
  /// ```
  public func foreground(_ color: Color) -> ChartMark { with(\.style.color, .color(color)) }

  /// Shows the mark in a gradient: by the number that ``foreground(by:)`` reads,
  /// or else along the axis of values, from its lower end to its upper end.
  ///
  /// ```swift
  /// LineMark(x: \.time, y: \.load).foreground(Gradient(colors: [.success, .error]))
  /// RectangleMark(x: \.hour, y: \.day)
  ///   .foreground(by: \.visits).foreground(Gradient(colors: [.surface, .error]))
  /// ```
  public func foreground(_ gradient: Gradient) -> ChartMark {
    with(\.style.color, .gradient(gradient))
  }

  /// Shows the mark as a series with a name in the legend.
  ///
  /// ```swift
  /// LineMark(x: \.time, y: \.highest).foreground(series: "Highest")
  /// LineMark(x: \.time, y: \.lowest).foreground(series: "Lowest")
  /// ```
  public func foreground(series name: String) -> ChartMark {
    with(\.series, ChartChannel(constant: name))
  }

  /// Makes a series of the elements that have the same name. A number instead gives each element a
  /// color from the gradient between the least number and the greatest.
  public func foreground<Value: Plottable>(by path: KeyPath<Element, Value>) -> ChartMark {
    with(\.series, ChartChannel(path))
  }

  /// Shows the bars at one place beside each other: one for each name.
  ///
  /// ```swift
  /// BarMark(x: \.quarter, y: \.sales).foreground(by: \.year).position(by: \.year)
  /// ```
  public func position<Value: Plottable>(by path: KeyPath<Element, Value>) -> ChartMark {
    with(\.group, ChartChannel(path))
  }

  /// Shows points as a symbol instead of that of their series.
  public func symbol(_ symbol: ChartSymbol) -> ChartMark { with(\.style.symbol, symbol) }

  /// Chooses the way from one point of a line or an area to the next.
  ///
  /// ```swift
  /// LineMark(x: \.time, y: \.price).interpolationMethod(.stepEnd)
  /// ```
  public func interpolationMethod(_ method: InterpolationMethod) -> ChartMark {
    with(\.style.interpolation, method)
  }

  private func with<Value>(_ path: WritableKeyPath<ChartMark, Value>, _ value: Value) -> ChartMark {
    var mark = self
    mark[keyPath: path] = value
    return mark
  }

  /// Whether another mark shows the same properties of elements in the same way.
  func isSame(as other: ChartMark) -> Bool {
    kind == other.kind && style == other.style
      && channels.elementsEqual(other.channels) { $0?.source == $1?.source }
  }

  private var channels: [ChartChannel<Element>?] { [x, y, start, series, group] }
}

enum MarkKind: Hashable, Sendable { case line, area, bar, point, rule, rectangle }

/// The part of a mark that does not depend on its elements.
struct MarkStyle: Equatable, Sendable {
  var color: MarkColor?
  var symbol: ChartSymbol?
  var interpolation = InterpolationMethod.linear
  var stacking = MarkStackingMethod.standard
}
