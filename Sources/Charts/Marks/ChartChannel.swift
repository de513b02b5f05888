/// A property of elements that decides on a place, a series, or a color.
struct ChartChannel<Element> {
  /// The origin of the values, by which channels compare.
  enum Source: Equatable {
    case property(AnyKeyPath)
    case constant(PlotValue)
  }

  let kind: PlotKind
  let source: Source
  /// Reads the property of elements in order.
  let read: (_ elements: ArraySlice<Element>, _ body: (PlotValue) -> Void) -> Void

  init<Value: Plottable>(_ path: KeyPath<Element, Value>) {
    kind = Value.plotKind
    source = .property(path)
    read = { elements, body in
      for element in elements { body(element[keyPath: path].plotValue) }
    }
  }

  init<Value: Plottable>(constant value: Value) {
    kind = Value.plotKind
    source = .constant(value.plotValue)
    read = { _, _ in }
  }

  /// The value if it is the same for all elements.
  var constant: PlotValue? { if case .constant(let value) = source { value } else { nil } }
}
