extension Property {
  /// The value as a function makes it. The function must be pure.
  ///
  /// ```swift
  /// let length = name.map { $0.count }
  /// ```
  ///
  /// - Parameter cutoff: which results change too little to be told.
  public func map<Result>(
    cutoff: Cutoff<Result> = .whenEqual, _ transform: @escaping (Value) -> Result
  ) -> Property<Result> {
    Property<Result>(node: MapNode(node, cutoff: cutoff, transform))
  }

  /// A part of the value: `user[\.name]`.
  public subscript<Part>(_ path: KeyPath<Value, Part>) -> Property<Part> {
    map { $0[keyPath: path] }
  }

  /// A part of the value: `user.name`.
  public subscript<Part>(dynamicMember path: KeyPath<Value, Part>) -> Property<Part> {
    map { $0[keyPath: path] }
  }

  /// The value without changes that do not count.
  ///
  /// Equal values are never told twice as it is; this is for values that cannot be compared, or for
  /// a coarser comparison.
  ///
  /// ```swift
  /// let settled = position.skipRepeats { abs($0 - $1) < 0.5 }
  /// ```
  public func skipRepeats(by areSame: @escaping @MainActor (Value, Value) -> Bool)
    -> Property<Value>
  {
    map(cutoff: .when(areSame)) { $0 }
  }
}

extension Property where Value: Equatable {
  /// The value without repetitions, where its source tells them (`cutoff: .never`).
  public func skipRepeats() -> Property<Value> { map(cutoff: .whenEqual) { $0 } }

  /// Whether the value is the given one.
  public func isEqual(to other: Value) -> Property<Bool> { map { $0 == other } }
}
