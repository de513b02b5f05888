import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// A button that runs a transition when a person presses Enter or Space, clicks it, or triggers the
/// default action.
///
/// ```swift
/// Button("Add one") { $0.count += 1 }
/// ```
///
/// - Parameters:
///   - title: the button's label.
///   - role: the button's purpose. An alert gives the focus to its `.cancel` button.
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

/// A button that only closes the sheet, alert or popover that contains it.
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
  /// Leaves everything as it is.
  public static let cancel = DismissRole()
}

extension Modifiable {
  /// Assigns Enter or Escape to the button.
  ///
  /// ```swift
  /// Button("Save") { $0.save() }.keyboardShortcut(.defaultAction)
  /// Button("Discard") { $0.discard() }.keyboardShortcut(.cancelAction)
  /// ```
  ///
  /// The default action is Enter in any field of the form, or outside a form in the last field of
  /// the component. The cancel action is Escape.
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

/// A key that presses a button that does not have the focus.
public enum KeyboardShortcut: Hashable, Sendable {
  /// Enter in any text field of the form, or outside a form in the last one of the component, if no
  /// `onSubmit` handles it.
  case defaultAction
  /// Escape in the form, `focusScope` and layer around the button, if nothing nearer to the focus
  /// handles it. It does not act in another pane of a split view. If there are several such
  /// buttons, Escape presses the one nearest to the focus; in a sheet it does so instead of closing
  /// the sheet.
  case cancelAction
}

@usableFromInline
package struct ButtonElement: WidgetElement, Accessible {
  @usableFromInline package typealias Event = Press
  @usableFromInline package var title: String
  @usableFromInline package var purpose: ButtonRole?
  /// Whether the button closes the layer around it.
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
