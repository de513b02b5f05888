/// Whether both are true.
@MainActor
public func && (left: Property<Bool>, right: Property<Bool>) -> Property<Bool> {
  combineLatest(left, right) { $0 && $1 }
}

/// Whether at least one is true.
@MainActor
public func || (left: Property<Bool>, right: Property<Bool>) -> Property<Bool> {
  combineLatest(left, right) { $0 || $1 }
}

/// Whether it is false.
@MainActor
public prefix func ! (operand: Property<Bool>) -> Property<Bool> { operand.map { !$0 } }

/// The left value, or the right one where it is `nil`.
@MainActor
public func ?? <Value>(left: Property<Value?>, right: Property<Value>) -> Property<Value> {
  combineLatest(left, right) { $0 ?? $1 }
}

/// The value, or a constant where it is `nil`.
@MainActor
public func ?? <Value>(left: Property<Value?>, right: Value) -> Property<Value> {
  left.map { $0 ?? right }
}

extension Property where Value == Bool {
  /// Whether all properties are true; true for an empty array.
  public static func all(_ properties: [Property<Bool>]) -> Property<Bool> {
    Property(node: CombineAllNode(properties.map(\.node)) { !$0.contains(false) })
  }

  /// Whether at least one property is true; false for an empty array.
  public static func any(_ properties: [Property<Bool>]) -> Property<Bool> {
    Property(node: CombineAllNode(properties.map(\.node)) { $0.contains(true) })
  }

  /// The value of one property while this is true, and of another while it is false.
  ///
  /// Only the property that counts is observed.
  public func then<Result>(
    _ whenTrue: Property<Result>, else whenFalse: Property<Result>
  ) -> Property<Result> {
    flatMap(.latest) { $0 ? whenTrue : whenFalse }
  }
}
