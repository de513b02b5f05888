extension ComponentEffect {
  /// Prints content above an app that lives below the prompt, once for each `id`.
  ///
  /// ```swift
  /// func effects(state: State) -> [Effect] {
  ///   for file in state.finished {
  ///     .print(id: file.path) { Text("✓ \(file.path)") }
  ///   }
  /// }
  /// ```
  ///
  /// The content is laid out in the width of the terminal and drawn once. From then on it belongs
  /// to the terminal: it scrolls into the history, and no handler in it is called. It is printed
  /// when the `id` appears, in the order of the effects. While the app has the whole screen, it
  /// waits.
  public static func print(
    id: some Hashable & Sendable,
    @NodeBuilder<Owner> _ content: @escaping @MainActor () -> VirtualNode<Owner>
  ) -> ComponentEffect {
    ComponentEffect(key: NodeKey(id)) { instance, _ in
      PrintEffect(to: instance.engine.prints) { [reference = instance.reference] in
        OwnedNode(content().base) { _ in
          reference.target(as: TypedComponentInstance<Owner>.self)
        }
      }
    }
  }

  /// Adds content to print to this effect. See ``print(id:_:)-swift.type.method``.
  public func print(
    id: some Hashable & Sendable,
    @NodeBuilder<Owner> _ content: @escaping @MainActor () -> VirtualNode<Owner>
  ) -> ComponentEffect {
    and(.print(id: id, content))
  }
}
