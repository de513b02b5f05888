import RecurseReconciler
import RecurseWidgets

/// A number that a sparkline shows: a ``Plottable`` value that is no category.
public protocol PlottableNumber: Plottable {}

extension Int: PlottableNumber {}
extension Int8: PlottableNumber {}
extension Int16: PlottableNumber {}
extension Int32: PlottableNumber {}
extension Int64: PlottableNumber {}
extension UInt: PlottableNumber {}
extension UInt8: PlottableNumber {}
extension UInt16: PlottableNumber {}
extension UInt32: PlottableNumber {}
extension UInt64: PlottableNumber {}
extension Float: PlottableNumber {}
extension Double: PlottableNumber {}
extension Duration: PlottableNumber {}
extension Optional: PlottableNumber where Wrapped: PlottableNumber {}

/// The last numbers of a collection in the state, each as a block in one line.
///
/// ```swift
/// HStack {
///   Text("CPU")
///   Sparkline(\.history, domain: 0.0...1)
/// }
/// ```
///
/// It takes the available width, and shows as many numbers as it has columns: the last one at the
/// right. The heights are those between the least and the greatest number in sight, or of a domain.
/// A number that is not finite leaves a space. The color is that of text, or of `.foreground(_:)`.
/// Without UTF-8 the heights are the signs `_.-:=+*#`.
///
/// - Complexity: O(columns).
@MainActor
public func Sparkline<Owner: Component, Data: RandomAccessCollection>(
  _ path: KeyPath<Owner.State, Data>, domain: ClosedRange<Data.Element>? = nil
) -> VirtualNode<Owner> where Data.Element: PlottableNumber {
  VirtualNode(SparklineElement(domain: domain)) { element, state in
    element.numbers = SparklineElement.numbers(state[keyPath: path])
  } on: { _, _, _ in
  }
}

/// The last numbers of a collection that is no part of the state. See ``Sparkline(_:domain:)``.
@MainActor
public func Sparkline<Owner: Component, Data: RandomAccessCollection>(
  of data: Data, domain: ClosedRange<Data.Element>? = nil, _mentions: Mentions<Data>? = nil
) -> VirtualNode<Owner> where Data.Element: PlottableNumber {
  var element = SparklineElement(domain: domain)
  element.numbers = SparklineElement.numbers(data)
  return VirtualNode(element)
}

/// An element that shows the last of some numbers.
struct SparklineElement: WidgetElement, Accessible {
  /// The most columns of a terminal. More numbers are never in sight.
  private static let mostNumbers = 1_024

  /// Both ends, if they are set and finite.
  var domain: ClosedRange<Double>?
  var numbers: [Double] = []

  init<Value: PlottableNumber>(domain: ClosedRange<Value>?) {
    guard let lower = domain?.lowerBound.number, let upper = domain?.upperBound.number,
      lower.isFinite, upper.isFinite, lower <= upper
    else { return }
    self.domain = lower...upper
  }

  /// The places of the last numbers of a collection.
  static func numbers(_ values: some RandomAccessCollection<some PlottableNumber>) -> [Double] {
    values.suffix(mostNumbers).map(\.number)
  }

  var role: Role { .sparkline }
  var label: String { "" }
  var value: String? { numbers.last.map { ValueWords().text($0) } }

  /// Numbers that are not finite are as equal as the spaces that they leave.
  static func == (left: SparklineElement, right: SparklineElement) -> Bool {
    left.domain == right.domain
      && left.numbers.elementsEqual(right.numbers) { $0 == $1 || !$0.isFinite && !$1.isFinite }
  }

  func makeWidget(_ sender: EventSender<SparklineElement>) -> ElementWidget<SparklineElement> {
    SparklineWidget(self, sender)
  }
}

extension PlottableNumber {
  /// The place on an axis; not a number if there is none.
  fileprivate var number: Double {
    if case .number(let number) = plotValue { number } else { .nan }
  }
}
