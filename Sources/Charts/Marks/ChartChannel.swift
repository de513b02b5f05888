/// A property of elements that decides on a place, a series, or a color.
struct ChartChannel<Element> {
  /// The origin of the values, by which channels compare.
  enum Source: Equatable {
    case property(AnyKeyPath)
    case constant(PlotValue)
  }

  let kind: PlotKind
  let source: Source
  /// Whether the values are integers.
  let isWhole: Bool
  /// Reads the property of elements in order.
  let read: (_ elements: ArraySlice<Element>, _ body: (PlotValue) -> Void) -> Void

  init<Value: Plottable>(_ path: KeyPath<Element, Value>) {
    kind = Value.plotKind
    source = .property(path)
    isWhole = Self.isWhole(Value.self)
    read = { elements, body in
      for element in elements { body(element[keyPath: path].plotValue) }
    }
  }

  init<Value: Plottable>(constant value: Value) {
    kind = Value.plotKind
    source = .constant(value.plotValue)
    isWhole = Self.isWhole(Value.self)
    read = { _, _ in }
  }

  private static func isWhole(_ type: Any.Type) -> Bool {
    let type = (type as? any OptionalType.Type)?.wrapped ?? type
    return type is any BinaryInteger.Type
  }

  /// The value if it is the same for all elements.
  var constant: PlotValue? { if case .constant(let value) = source { value } else { nil } }
}

/// A type whose values may be absent.
private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
