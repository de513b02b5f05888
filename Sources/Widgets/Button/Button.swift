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
///   - role: what it is for: an alert has its focus on the one that cancels.
///   - update: how the change of state reaches the screen.
///   - action: the transition.
@inlinable
@MainActor
public func Button<Owner: Component>(
  _ title: String, role: ButtonRole? = nil, update: UpdateMode = .automatic,
  _ action: @escaping @MainActor (inout Owner.State) throws -> Void
) -> VirtualNode<Owner> {
  VirtualNode(ButtonElement(title: title, purpose: role), update: update) { state, _, _ in
    try action(&state)
  }
}

/// A button whose transition may emit.
///
/// ```swift
/// Button("Delete") { _, emit in emit(.deleted) }
/// ```
@inlinable
@MainActor
public func Button<Owner: Component>(
  _ title: String, role: ButtonRole? = nil, update: UpdateMode = .automatic,
  _ action: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
) -> VirtualNode<Owner> {
  VirtualNode(ButtonElement(title: title, purpose: role), update: update) { state, _, emit in
    try action(&state, &emit)
  }
}

/// A button that does nothing but close the sheet, the alert or the popover around it.
///
/// ```swift
/// Button("Keep", role: .cancel)
/// ```
@MainActor
public func Button<Owner: Component>(_ title: String, role: DismissRole) -> VirtualNode<Owner> {
  VirtualNode(ButtonElement(title: title, purpose: .cancel, dismisses: true))
}

/// The role of a button without an action.
public struct DismissRole: Hashable, Sendable {
  /// It leaves everything as it is.
  public static let cancel = DismissRole()
}

extension Modifiable {
  /// Marks the button that Enter presses in the fields of a form, else in the last one of a component,
  /// or that Escape presses.
  ///
  /// ```swift
  /// Button("Save") { $0.save() }.keyboardShortcut(.defaultAction)
  /// Button("Discard") { $0.discard() }.keyboardShortcut(.cancelAction)
  /// ```
  public consuming func keyboardShortcut(_ shortcut: KeyboardShortcut) -> Modified {
    modified(
      by: .content {
        switch shortcut {
        case .defaultAction: $0.isDefaultAction = true
        case .cancelAction: $0.isCancelAction = true
        }
      })
  }
}

/// A key that presses a button without its focus.
public enum KeyboardShortcut: Hashable, Sendable {
  /// Enter in a text field of a form, else in the last one of the component, where no `onSubmit` handles
  /// it.
  case defaultAction
  /// Escape, where nothing nearer to the focus takes it, from within the form, the `focusScope` and the
  /// layer around the button: not from another pane of a split view. Of several buttons it presses the
  /// one nearest to the focus; in a sheet it does so instead of closing that.
  case cancelAction
}

@usableFromInline
package struct ButtonElement: WidgetElement, Accessible {
  @usableFromInline package typealias Event = Press
  @usableFromInline package var title: String
  @usableFromInline package var purpose: ButtonRole?
  /// Whether it closes the layer around it.
  @usableFromInline package var dismisses: Bool

  @usableFromInline package struct Press: Sendable {
    package init() {}
  }

  @inlinable package init(title: String, purpose: ButtonRole? = nil, dismisses: Bool = false) {
    self.title = title
    self.purpose = purpose
    self.dismisses = dismisses
  }

  @usableFromInline package var role: Role { .button }
  @usableFromInline package var label: String { title }

  @usableFromInline
  package func makeWidget(_ sender: EventSender<ButtonElement>) -> ElementWidget<ButtonElement> {
    ButtonWidget(self, sender)
  }
}
