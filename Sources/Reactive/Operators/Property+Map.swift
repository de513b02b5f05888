extension Property {
  /// The value, transformed by a function, which must be pure.
  ///
  /// ```swift
  /// let length = name.map { $0.count }
  /// ```
  ///
  /// - Parameter cutoff: when a new result counts as no change.
  public func map<Result>(
    cutoff: Cutoff<Result> = .whenEqual, _ transform: @escaping (Value) -> Result
  ) -> Property<Result> {
    Property<Result>(node: MapNode(node, cutoff: cutoff, transform))
  }

  /// A part of the value: `user[\.name]`.
  public subscript<Part>(_ path: KeyPath<Value, Part>) -> Property<Part> {
    Property<Part>(node: PartNode(node, path))
  }

  /// A part of the value: `user.name`.
  public subscript<Part>(dynamicMember path: KeyPath<Value, Part>) -> Property<Part> {
    self[path]
  }

  /// The value without changes that count as none.
  ///
  /// Equal values are never delivered twice anyway; this is for values that are not `Equatable`, or
  /// for a coarser comparison.
  ///
  /// ```swift
  /// let rough = position.skipRepeats { abs($0 - $1) < 0.5 }
  /// ```
  public func skipRepeats(by areSame: @escaping @MainActor (Value, Value) -> Bool)
    -> Property<Value>
  {
    map(cutoff: .when(areSame)) { $0 }
  }
}

extension Property where Value: Equatable {
  /// The value without repetitions, where its source delivers them (`cutoff: .never`).
  public func skipRepeats() -> Property<Value> { map(cutoff: .whenEqual) { $0 } }

  /// Whether the value equals a constant.
  public func isEqual(to other: Value) -> Property<Bool> { map { $0 == other } }
}
