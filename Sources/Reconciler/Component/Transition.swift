/// A handler that edits its owner's state and may emit the owner's output.
public typealias Transition<Owner: Component, Event> =
  @MainActor (inout Owner.State, Event, inout Emit<Owner.Output>) throws -> Void

/// A collector of the outputs that a transition reports to the parent.
///
/// ```swift
/// Button("Save") { state, emit in
///   state.isEditing = false
///   emit(.saved(state.draft))
/// }
/// ```
///
/// The outputs are delivered in order when the transition has ended. If the transition throws, its
/// outputs are not delivered.
public struct Emit<Output> {
  package private(set) var outputs: [Output] = []

  package init() {}

  /// Reports an output to the parent, after those that were reported before.
  public mutating func callAsFunction(_ output: Output) {
    outputs.append(output)
  }
}
