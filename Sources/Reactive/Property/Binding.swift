infix operator <~ : BindingPrecedence

precedencegroup BindingPrecedence {
  associativity: right
  higherThan: AssignmentPrecedence
  lowerThan: TernaryPrecedence
}

/// Where the values of a property can be sent: a property or a part of an object.
///
/// ```swift
/// let observation = BindingTarget(label, \.text) <~ title
/// ```
@MainActor
public struct BindingTarget<Value> {
  let receive: (Value) -> Void

  /// Sends values to a closure.
  public init(_ receive: @escaping (Value) -> Void) { self.receive = receive }

  /// Sends values to a part of an object, which is not kept alive.
  public init<Object: AnyObject>(
    _ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>
  ) {
    receive = { [weak object] in object?[keyPath: path] = $0 }
  }
}

/// Makes a target follow a property, starting with its value now, until the result is released.
@MainActor
public func <~ <Value>(target: BindingTarget<Value>, source: Property<Value>) -> Disposable {
  source.observe(target.receive)
}

/// Makes a target follow events, until the result is released.
@MainActor
public func <~ <Value>(target: BindingTarget<Value>, source: Signal<Value>) -> Disposable {
  source.observe(target.receive)
}

/// Makes a property follow another, for as long as it lives or until the result is disposed of.
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

/// Makes a property keep the last of some events, for as long as it lives or until the result is
/// disposed of.
@MainActor
@discardableResult
public func <~ <Value>(target: MutableProperty<Value>, source: Signal<Value>) -> Disposable {
  let binding = source.observe { [weak target] in target?.value = $0 }
  target.bindings.insert(binding)
  return binding
}
