extension Property {
  /// Returns a property with the value, transformed by a pure function.
  ///
  /// ```swift
  /// let length = name.map { $0.count }
  /// ```
  ///
  /// - Parameter cutoff: determines when a new result counts as no change.
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

  /// Returns a property that ignores changes between values that a closure considers the same.
  ///
  /// Equal values are never delivered twice anyway. Use this for values that are not `Equatable`,
  /// or for a coarser comparison.
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
  /// Returns a property that ignores repeated values, if its source delivers them
  /// (`cutoff: .never`).
  public func skipRepeats() -> Property<Value> { map(cutoff: .whenEqual) { $0 } }

  /// Returns a property that is true while the value equals a constant.
  public func isEqual(to other: Value) -> Property<Bool> { map { $0 == other } }
}
