import RecurseReactive
import RecurseReconciler
import RecurseWidgets

/// A chart that follows a property. A change updates only this widget and renders nothing. See
/// ``Chart(_:marks:)``.
///
/// ```swift
/// Chart(following: library.profile) { AreaMark(x: \.distance, y: \.elevation) }
/// ```
@MainActor
public func Chart<Owner: Component, Data: RandomAccessCollection & SendableMetatype>(
  following data: Property<Data>, @ChartBuilder<Data.Element> marks: () -> [ChartMark<Data.Element>]
) -> VirtualNode<Owner> where Data.Element: SendableMetatype {
  let marks = marks()
  let start = ChartElement(source: ChartRows(EmptyCollection<Data.Element>(), marks))
  return VirtualNode(
    start, showing: data.map { ChartRows($0, marks) as any ChartSource }, as: \.source)
}

/// The last numbers of a property, each as a block in one line. A change updates only this widget
/// and renders nothing. See ``Sparkline(_:domain:)``.
///
/// ```swift
/// Sparkline(following: monitor.loads, domain: 0.0...1)
/// ```
@MainActor
public func Sparkline<Owner: Component, Data: RandomAccessCollection & SendableMetatype>(
  following data: Property<Data>, domain: ClosedRange<Data.Element>? = nil
) -> VirtualNode<Owner> where Data.Element: PlottableNumber & SendableMetatype {
  VirtualNode(
    SparklineElement(domain: domain), showing: data.map(SparklineElement.numbers), as: \.numbers)
}
