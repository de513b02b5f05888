import RecurseLayout
import RecurseReactive
import RecurseReconciler
import RecurseTerminal

/// A line of editable text bound to a part of the state.
///
/// ```swift
/// TextField("Username", text: \.username)
/// ```
///
/// A field has the background `.field`. In a theme without backgrounds it is underlined.
/// `.underline(false)` removes either from a field, or from all fields in a stack.
///
/// A field with a ``OwnedContent/popover(onRequestAttachedTo:content:)`` ends with a `▾`. A click
/// on it and Alt+↓ open the popover.
///
/// - Parameters:
///   - title: the name of the field, which is shown while it is empty.
///   - path: the part of the state.
///   - prompt: the text that is shown while the field is empty; `nil` shows the title.
@MainActor
public func TextField<Owner: Component>(
  _ title: String, text path: WritableKeyPath<Owner.State, String>, prompt: String? = nil
) -> VirtualNode<Owner> {
  let element = TextFieldElement(title: title, prompt: prompt)
  return VirtualNode(element, binding: path, to: { $0.text = $1 }) {
    state, edit, _ in state[keyPath: path] = edit.text
  }
}

/// A line of editable text whose free columns are before it, if it ends at the right.
@MainActor
package func TextField<Owner: Component>(
  _ title: String, text path: WritableKeyPath<Owner.State, String>, alignment: HorizontalAlignment
) -> VirtualNode<Owner> {
  var element = TextFieldElement(title: title)
  element.isTrailing = alignment == .trailing
  return VirtualNode(element, binding: path, to: { $0.text = $1 }) {
    state, edit, _ in state[keyPath: path] = edit.text
  }
}

/// A line of editable text that shows and writes a property. Typing renders nothing.
///
/// ```swift
/// TextField("Search", bound: model.query)      // a MutableProperty<String>
/// ```
@MainActor
public func TextField<Owner: Component>(
  _ title: String, bound text: MutableProperty<String>, prompt: String? = nil
) -> VirtualNode<Owner> {
  let element = TextFieldElement(title: title, prompt: prompt)
  return VirtualNode(element, showing: text, as: \.text) { text.value = $0.text }
}

/// A line of editable text, whose transition receives each new text.
///
/// The field shows `text`: an edit that the transition does not store is undone.
@MainActor
public func TextField<Owner: Component>(
  _ title: String, text: String, prompt: String? = nil,
  onChange: @escaping @MainActor (inout Owner.State, String) throws -> Void
) -> VirtualNode<Owner> {
  TextFieldElement(title: title, prompt: prompt, text: text).node { state, text, _ in
    try onChange(&state, text)
  }
}

/// A line of editable text, whose transition receives each new text and may emit.
@MainActor
public func TextField<Owner: Component>(
  _ title: String, text: String, prompt: String? = nil,
  onChange: @escaping Transition<Owner, String>
) -> VirtualNode<Owner> {
  TextFieldElement(title: title, prompt: prompt, text: text).node(onChange)
}

/// A line of editable text that shows a dot for each character, bound to a part of the state.
@MainActor
public func SecureField<Owner: Component>(
  _ title: String, text path: WritableKeyPath<Owner.State, String>, prompt: String? = nil
) -> VirtualNode<Owner> {
  let element = TextFieldElement(title: title, prompt: prompt, isSecure: true)
  return VirtualNode(element, binding: path, to: { $0.text = $1 }) {
    state, edit, _ in state[keyPath: path] = edit.text
  }
}

/// A line of editable text that shows a dot for each character, whose transition receives each new
/// text.
@MainActor
public func SecureField<Owner: Component>(
  _ title: String, text: String, prompt: String? = nil,
  onChange: @escaping @MainActor (inout Owner.State, String) throws -> Void
) -> VirtualNode<Owner> {
  TextFieldElement(title: title, prompt: prompt, text: text, isSecure: true)
    .node { state, text, _ in try onChange(&state, text) }
}

/// A line of editable text that shows a dot for each character, whose transition receives each new
/// text and may emit.
@MainActor
public func SecureField<Owner: Component>(
  _ title: String, text: String, prompt: String? = nil,
  onChange: @escaping Transition<Owner, String>
) -> VirtualNode<Owner> {
  TextFieldElement(title: title, prompt: prompt, text: text, isSecure: true).node(onChange)
}

package struct TextFieldElement: WidgetElement, Accessible {
  package typealias Event = FieldEdit
  package var title: String
  /// The text that is shown while the field is empty, if not the title.
  package var prompt: String?
  package var text = ""
  package var isSecure = false
  /// Whether the text ends at the right edge, as a number in a column does.
  var isTrailing = false
  /// The format of the value that the text represents.
  var format: FieldRule?

  init(
    title: String, prompt: String? = nil, text: String = "", isSecure: Bool = false,
    format: FieldRule? = nil
  ) {
    self.title = title
    self.prompt = prompt
    self.text = text
    self.isSecure = isSecure
    self.format = format
  }

  package var role: Role { isSecure ? .secureField : .textField }
  package var label: String { title }
  /// The text, or a dot for each character of a secret, as on the screen. A secret is only in the
  /// state.
  package var value: String? { isSecure ? String(repeating: "•", count: text.count) : text }

  /// Whether the format refuses the value of the state.
  package var isRefused: Bool {
    do throws(FieldError) {
      _ = try format?.normalized(text)
      return false
    } catch {
      return error.refusesValue
    }
  }

  package func makeWidget(
    _ sender: EventSender<TextFieldElement>
  ) -> ElementWidget<TextFieldElement> {
    TextFieldWidget(self, sender)
  }
}

/// The event of a field: its text after an edit.
package struct FieldEdit {
  package var text: String
  /// The value after a step, if the field has a format. The text may express only a part of it.
  var value: Any?

  package init(_ text: String) { self.text = text }

  init(_ text: String, value: Any?) {
    self.text = text
    self.value = value
  }
}

extension TextFieldElement {
  /// A node whose transition receives each new text.
  @MainActor
  fileprivate func node<Owner: Component>(
    _ onChange: @escaping Transition<Owner, String>
  ) -> VirtualNode<Owner> {
    VirtualNode(self) { state, edit, emit in try onChange(&state, edit.text, &emit) }
  }
}

extension TextFieldElement: CustomStringConvertible {
  /// A description of the element, for messages.
  package var description: String { "\(role) “\(title)” = “\(value ?? "")”" }
}

// Reports a path that cannot be written, or that has a typo, at its place.

/// A line of editable text bound to a text of the state.
@available(*, unavailable, message: "typing writes there: that part of the state has to be a var")
@MainActor
public func TextField<Owner: Component>(
  _ title: String, text path: KeyPath<Owner.State, String>, prompt: String? = nil
) -> VirtualNode<Owner> { fatalError() }

/// A line of text that shows a dot for each character, bound to a text of the state.
@available(*, unavailable, message: "typing writes there: that part of the state has to be a var")
@MainActor
public func SecureField<Owner: Component>(
  _ title: String, text path: KeyPath<Owner.State, String>, prompt: String? = nil
) -> VirtualNode<Owner> { fatalError() }

extension Modifiable {
  /// Selects the text of a field whenever it gets the focus, as Tab does: typing replaces it.
  package consuming func selectsTextOnFocus() -> Modified {
    modified(by: .content { $0.selectsTextOnFocus = true })
  }
}
