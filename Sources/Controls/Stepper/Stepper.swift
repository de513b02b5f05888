import RecurseCore

/// A control that increments and decrements a value.
///
/// ```swift
/// Stepper("Level", value: \.level, in: 0...10)
/// Stepper("Price", value: \.price, in: 0...10, step: 0.5)
/// ```
///
///     Level [−]  5 [+]
///
/// ← and − decrement the value, → and + increment it, Home and End go to the bounds. Holding a
/// mouse button repeats the step: after 0.4 s, then every 0.08 s. The value never leaves its range
/// or that of its type.
///
/// - Parameters:
///   - title: the title before the value.
///   - path: the key path to the value. A value outside the range is shown unchanged, until a step
///     brings it inside.
///   - range: the bounds; `nil` uses those of the type.
///   - step: the distance of a step.
@MainActor
public func Stepper<Owner: Component, Value: Strideable>(
  _ title: String, value path: WritableKeyPath<Owner.State, Value>,
  in range: ClosedRange<Value>? = nil, step: Value.Stride = 1
) -> VirtualNode<Owner> {
  let steps = SteppedValue(range: range, step: step)
  let element = StepperElement(
    title: title, boundTexts: steps.boundTexts, isBounded: range != nil)
  return VirtualNode(element) { stepper, state in
    let value = state[keyPath: path]
    stepper.text = steps.text(of: value)
    stepper.canIncrement = steps.moved(value, up: true) != value
    stepper.canDecrement = steps.moved(value, up: false) != value
  } on: { state, change, _ in
    switch change {
    case .up: state[keyPath: path] = steps.moved(state[keyPath: path], up: true)
    case .down: state[keyPath: path] = steps.moved(state[keyPath: path], up: false)
    case .lowest: if let range { state[keyPath: path] = range.lowerBound }
    case .highest: if let range { state[keyPath: path] = range.upperBound }
    }
  }
}

/// A control that increments and decrements a value.
@available(*, unavailable, message: "a step writes there: that part of the state has to be a var")
@MainActor
public func Stepper<Owner: Component, Value: Strideable>(
  _ title: String, value path: KeyPath<Owner.State, Value>, in range: ClosedRange<Value>? = nil,
  step: Value.Stride = 1
) -> VirtualNode<Owner> { fatalError() }

struct StepperElement: WidgetElement, Accessible {
  enum Event: Sendable { case up, down, lowest, highest }

  var title: String
  /// The texts of the bounds, for which there is room.
  var boundTexts: [String]
  var isBounded: Bool
  var text = ""
  var canIncrement = true
  var canDecrement = true

  var role: Role { .stepper }
  var label: String { title }
  var value: String? { text }

  func makeWidget(_ sender: EventSender<StepperElement>) -> ElementWidget<StepperElement> {
    StepperWidget(self, sender)
  }
}

extension Role {
  /// A value that the user increments and decrements.
  public static let stepper = Role("stepper")
}
