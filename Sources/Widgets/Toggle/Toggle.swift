import RecurseLayout
import RecurseReactive
import RecurseReconciler
import RecurseTerminal

/// A switch with a title, bound to a flag of the state. Space, Enter or a click toggles it.
///
/// ```swift
/// Toggle("Show hidden files", isOn: \.showsHidden)
/// ```
///
/// Inside of an `onSubmit`, Enter submits as in a field, and toggles nothing.
@MainActor
public func Toggle<Owner: Component>(
  _ title: String, isOn path: WritableKeyPath<Owner.State, Bool>
) -> VirtualNode<Owner> {
  VirtualNode(ToggleElement(title: title), binding: path, to: { $0.isOn = $1 }) {
    state, isOn, _ in state[keyPath: path] = isOn
  }
}

/// A switch that shows and writes a property. Toggling it renders nothing.
///
/// ```swift
/// Toggle("Shuffle", bound: player.isShuffled)      // a MutableProperty<Bool>
/// ```
@MainActor
public func Toggle<Owner: Component>(
  _ title: String, bound isOn: MutableProperty<Bool>
) -> VirtualNode<Owner> {
  VirtualNode(ToggleElement(title: title), showing: isOn, as: \.isOn) { isOn.value = $0 }
}

/// A switch with a title, whose transition receives the new value.
///
/// The switch shows `isOn`: if the transition does not store a value, the switch does not show it.
@MainActor
public func Toggle<Owner: Component>(
  _ title: String, isOn: Bool,
  onChange: @escaping @MainActor (inout Owner.State, Bool) throws -> Void
) -> VirtualNode<Owner> {
  VirtualNode(ToggleElement(title: title, isOn: isOn), on: onChange)
}

/// A switch with a title, whose transition receives the new value and may emit.
@MainActor
public func Toggle<Owner: Component>(
  _ title: String, isOn: Bool, onChange: @escaping Transition<Owner, Bool>
) -> VirtualNode<Owner> {
  VirtualNode(ToggleElement(title: title, isOn: isOn), on: onChange)
}

/// A switch with a title, bound to a flag of the state.
@available(*, unavailable, message: "toggling writes there: that part of the state has to be a var")
@MainActor
public func Toggle<Owner: Component>(
  _ title: String, isOn path: KeyPath<Owner.State, Bool>
) -> VirtualNode<Owner> { fatalError() }

package struct ToggleElement: WidgetElement, Accessible {
  package typealias Event = Bool
  package var title: String
  package var isOn = false

  package var role: Role { .toggle }
  package var label: String { title }
  package var value: String? { isOn ? "on" : "off" }

  package func makeWidget(_ sender: EventSender<ToggleElement>) -> ElementWidget<ToggleElement> {
    ToggleWidget(self, sender)
  }
}
