/// A builder of a chart's marks.
///
/// ```swift
/// @ChartBuilder<Sample> var marks: [ChartMark<Sample>] {
///   LineMark(x: \.time, y: \.load)
///   if showsLimit { RuleMark(y: 0.8) }
/// }
/// ```
@resultBuilder public enum ChartBuilder<Element> {
  public static func buildExpression(_ mark: ChartMark<Element>) -> [ChartMark<Element>] { [mark] }

  public static func buildExpression(_ marks: [ChartMark<Element>]) -> [ChartMark<Element>] {
    marks
  }

  public static func buildBlock(_ parts: [ChartMark<Element>]...) -> [ChartMark<Element>] {
    parts.flatMap(\.self)
  }

  public static func buildOptional(_ part: [ChartMark<Element>]?) -> [ChartMark<Element>] {
    part ?? []
  }

  public static func buildEither(first part: [ChartMark<Element>]) -> [ChartMark<Element>] { part }

  public static func buildEither(second part: [ChartMark<Element>]) -> [ChartMark<Element>] {
    part
  }

  public static func buildArray(_ parts: [[ChartMark<Element>]]) -> [ChartMark<Element>] {
    parts.flatMap(\.self)
  }
}
