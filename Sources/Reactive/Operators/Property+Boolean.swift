/// Whether both are true.
@MainActor
public func && (left: Property<Bool>, right: Property<Bool>) -> Property<Bool> {
  combineLatest(left, right) { $0 && $1 }
}

/// Whether one is true, or both are.
@MainActor
public func || (left: Property<Bool>, right: Property<Bool>) -> Property<Bool> {
  combineLatest(left, right) { $0 || $1 }
}

/// Whether it is false.
@MainActor
public prefix func ! (operand: Property<Bool>) -> Property<Bool> { operand.map { !$0 } }

/// A value, or another's where there is none.
@MainActor
public func ?? <Value>(left: Property<Value?>, right: Property<Value>) -> Property<Value> {
  combineLatest(left, right) { $0 ?? $1 }
}

/// A value, or a fixed one where there is none.
@MainActor
public func ?? <Value>(left: Property<Value?>, right: Value) -> Property<Value> {
  left.map { $0 ?? right }
}

extension Property where Value == Bool {
  /// Whether all of some are true; true of none.
  public static func all(_ properties: [Property<Bool>]) -> Property<Bool> {
    Property(node: CombineAllNode(properties.map(\.node)) { !$0.contains(false) })
  }

  /// Whether any of some is true; false of none.
  public static func any(_ properties: [Property<Bool>]) -> Property<Bool> {
    Property(node: CombineAllNode(properties.map(\.node)) { $0.contains(true) })
  }

  /// The value of one property while this is true, and of another while it is false.
  ///
  /// Only the one that counts is observed.
  public func then<Result>(
    _ whenTrue: Property<Result>, else whenFalse: Property<Result>
  ) -> Property<Result> {
    flatMap(.latest) { $0 ? whenTrue : whenFalse }
  }
}
