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
    button: MouseButton, count: Int = 1, _ transition: @escaping Transition<Owner, TapEvent>
  ) -> VirtualNode<Owner> {
    node.listening(for: EventFilter<TapEvent>.clicks(count, of: button).accepts, transition)
  }

  /// Runs a transition while a button drags the content.
  ///
  /// ```swift
  /// knob.onDrag { $0.level = ($1.phase == .cancelled ? $1.start : $1.location).column }
  /// ```
  ///
  /// A press that leaves its cell is a drag, not a click, and follows the mouse. Escape cancels it,
  /// or the removal of the content. A right click opens a context menu then at its release.
  public func onDrag(
    button: MouseButton = .left, _ transition: @escaping Transition<Owner, DragEvent>
  ) -> VirtualNode<Owner> {
    node.listening(for: { (drag: DragEvent) in drag.button == button }, transition)
  }
}
