import RecurseReconciler
import RecurseTerminal

extension OwnedContent {
  /// Runs a transition when a button is pressed and released in one cell of the content, and
  /// nothing further in handles the press. The transition receives the location and the modifiers
  /// that were held.
  ///
  /// ```swift
  /// board.onTapGesture(button: .right) { state, tap in state.mark(tap.location) }
  /// ```
  ///
  /// - Parameter count: the number of quick clicks.
  public func onTapGesture(
    button: MouseEvent.Button, count: Int = 1,
    _ transition: @escaping @MainActor (inout Owner.State, TapEvent) throws -> Void
  ) -> VirtualNode<Owner> {
    onTapGesture(button: button, count: count) { state, tap, _ in try transition(&state, tap) }
  }

  /// Runs a transition that may emit when a button is pressed and released on the content.
  public func onTapGesture(
    button: MouseEvent.Button, count: Int = 1, _ transition: @escaping Transition<Owner, TapEvent>
  ) -> VirtualNode<Owner> {
    node.listening(for: EventFilter<TapEvent>.clicks(count, of: button).accepts, transition)
  }

  /// Runs a transition while the left button drags the content.
  ///
  /// ```swift
  /// knob.onDrag { state, drag in
  ///   if drag.phase == .moved { state.level = drag.location.column }
  /// }
  /// ```
  ///
  /// A press becomes a drag, not a click, when the mouse leaves its cell. The drag follows the
  /// mouse everywhere until the button is released.
  public func onDrag(
    _ transition: @escaping @MainActor (inout Owner.State, DragEvent) throws -> Void
  ) -> VirtualNode<Owner> {
    onDrag { state, drag, _ in try transition(&state, drag) }
  }

  /// Runs a transition that may emit while the left button drags the content.
  public func onDrag(_ transition: @escaping Transition<Owner, DragEvent>) -> VirtualNode<Owner> {
    node.listening(for: { (_: DragEvent) in true }, transition)
  }
}

extension Modifiable where Modified: StaticContent {
  /// Runs a transition when a button is pressed and released on the content.
  @_disfavoredOverload
  public func onTapGesture<Owner: Component>(
    button: MouseEvent.Button, count: Int = 1,
    _ transition: @escaping @MainActor (inout Owner.State, TapEvent) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onTapGesture(button: button, count: count, transition)
  }

  /// Runs a transition that may emit when a button is pressed and released on the content.
  @_disfavoredOverload
  public func onTapGesture<Owner: Component>(
    button: MouseEvent.Button, count: Int = 1, _ transition: @escaping Transition<Owner, TapEvent>
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onTapGesture(button: button, count: count, transition)
  }

  /// Runs a transition while the left button drags the content.
  @_disfavoredOverload
  public func onDrag<Owner: Component>(
    _ transition: @escaping @MainActor (inout Owner.State, DragEvent) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onDrag(transition)
  }

  /// Runs a transition that may emit while the left button drags the content.
  @_disfavoredOverload
  public func onDrag<Owner: Component>(
    _ transition: @escaping Transition<Owner, DragEvent>
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onDrag(transition)
  }
}
