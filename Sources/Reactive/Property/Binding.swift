infix operator <~ : BindingPrecedence

precedencegroup BindingPrecedence {
  associativity: right
  higherThan: AssignmentPrecedence
  lowerThan: TernaryPrecedence
}

/// A receiver of a property's values: a closure or a property of an object.
///
/// ```swift
/// let observation = BindingTarget(label, \.text) <~ title
/// ```
@MainActor
public struct BindingTarget<Value> {
  let receive: (Value) -> Void

  /// Passes values to a closure.
  public init(_ receive: @escaping (Value) -> Void) { self.receive = receive }

  /// Writes values to a property of an object, which is not retained.
  public init<Object: AnyObject>(
    _ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>
  ) {
    receive = { [weak object] in object?[keyPath: path] = $0 }
  }
}

/// Binds a target to a property, beginning with the current value, until the result is released.
@MainActor
public func <~ <Value>(target: BindingTarget<Value>, source: Property<Value>) -> Disposable {
  source.observe(target.receive)
}

/// Binds a target to events, until the result is released.
@MainActor
public func <~ <Value>(target: BindingTarget<Value>, source: Signal<Value>) -> Disposable {
  source.observe(target.receive)
}

/// Binds a property to another, for the target's lifetime or until the result is disposed of.
///
/// ```swift
/// celsius <~ fahrenheit.map { ($0 - 32) / 1.8 }
/// ```
@MainActor
@discardableResult
public func <~ <Value>(target: MutableProperty<Value>, source: Property<Value>) -> Disposable {
  let binding = source.observe { [weak target] in target?.value = $0 }
  target.bindings.insert(binding)
  return binding
}

/// Binds a property to the latest of some events, for the target's lifetime or until the result is
/// disposed of.
@MainActor
@discardableResult
public func <~ <Value>(target: MutableProperty<Value>, source: Signal<Value>) -> Disposable {
  let binding = source.observe { [weak target] in target?.value = $0 }
  target.bindings.insert(binding)
  return binding
}
