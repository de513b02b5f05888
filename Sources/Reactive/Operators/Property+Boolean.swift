/// Returns a property that is true while both operands are.
@MainActor
public func && (left: Property<Bool>, right: Property<Bool>) -> Property<Bool> {
  combineLatest(left, right) { $0 && $1 }
}

/// Returns a property that is true while at least one operand is.
@MainActor
public func || (left: Property<Bool>, right: Property<Bool>) -> Property<Bool> {
  combineLatest(left, right) { $0 || $1 }
}

/// Returns a property that is true while the operand is false.
@MainActor
public prefix func ! (operand: Property<Bool>) -> Property<Bool> { operand.map { !$0 } }

/// Returns a property with the left value, or with the right one while the left is `nil`.
@MainActor
public func ?? <Value>(left: Property<Value?>, right: Property<Value>) -> Property<Value> {
  combineLatest(left, right) { $0 ?? $1 }
}

/// Returns a property with the value, or with a constant while the value is `nil`.
@MainActor
public func ?? <Value>(left: Property<Value?>, right: Value) -> Property<Value> {
  left.map { $0 ?? right }
}

extension Property where Value == Bool {
  /// Returns a property that is true while all properties are. It is true for an empty array.
  public static func all(_ properties: [Property<Bool>]) -> Property<Bool> {
    Property(node: CombineAllNode(properties.map(\.node)) { !$0.contains(false) })
  }

  /// Returns a property that is true while at least one property is. It is false for an empty
  /// array.
  public static func any(_ properties: [Property<Bool>]) -> Property<Bool> {
    Property(node: CombineAllNode(properties.map(\.node)) { $0.contains(true) })
  }

  /// Returns a property with the value of one property while this is true, and of another
  /// otherwise.
  ///
  /// Only the selected property is observed.
  public func then<Result>(
    _ whenTrue: Property<Result>, else whenFalse: Property<Result>
  ) -> Property<Result> {
    flatMap(.latest) { $0 ? whenTrue : whenFalse }
  }
}
