import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// A button: Enter, Space, a click or the default action runs its transition.
///
/// ```swift
/// Button("Add one") { $0.count += 1 }
/// ```
///
/// - Parameters:
///   - title: the text on the button.
///   - update: how the change of state reaches the screen.
///   - action: the transition.
@inlinable
@MainActor
public func Button<Owner: Component>(
  _ title: String, update: UpdateMode = .automatic,
  _ action: @escaping @MainActor (inout Owner.State) throws -> Void
) -> VirtualNode<Owner> {
  VirtualNode(ButtonElement(title: title), update: update) { state, _, _ in try action(&state) }
}

/// A button whose transition may emit.
///
/// ```swift
/// Button("Delete") { _, emit in emit(.deleted) }
/// ```
@inlinable
@MainActor
public func Button<Owner: Component>(
  _ title: String, update: UpdateMode = .automatic,
  _ action: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
) -> VirtualNode<Owner> {
  VirtualNode(ButtonElement(title: title), update: update) { state, _, emit in
    try action(&state, &emit)
  }
}

extension Modifiable {
  /// Marks the button that Enter presses in the last field of a form.
  public consuming func keyboardShortcut(_ shortcut: KeyboardShortcut) -> Modified {
    modified(by: .content { $0.isDefaultAction = true })
  }
}

/// A key that presses a button without its focus.
public enum KeyboardShortcut: Hashable, Sendable {
  /// Enter in the last field of a form, where no `onSubmit` handles it.
  case defaultAction
}

@usableFromInline
package struct ButtonElement: WidgetElement, Accessible {
  @usableFromInline package typealias Event = Press
  @usableFromInline package var title: String

  @usableFromInline package struct Press: Sendable {
    package init() {}
  }

  @inlinable package init(title: String) { self.title = title }

  @usableFromInline package var role: Role { .button }
  @usableFromInline package var label: String { title }

  @usableFromInline
  package func makeWidget(_ sender: EventSender<ButtonElement>) -> ElementWidget<ButtonElement> {
    ButtonWidget(self, sender)
  }
}
