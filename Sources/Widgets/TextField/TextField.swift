import RecurseLayout
import RecurseReactive
import RecurseReconciler
import RecurseTerminal

/// A line of text that can be edited, bound to a part of the state.
///
/// ```swift
/// TextField("Username", text: \.username)
/// ```
///
/// A field has the background `.field`; where a theme has no backgrounds it is underlined, and
/// `.underline(false)` removes the line from a field or from all in a stack.
///
/// A field with a ``OwnedContent/popover(onRequestAttachedTo:content:)`` ends with a `▾`: a click
/// on it and Alt+↓ open the popover.
///
/// - Parameters:
///   - title: the name of the field, which is shown while it is empty.
///   - path: the part of the state.
///   - prompt: what is shown while the field is empty; `nil` shows the title.
@MainActor
public func TextField<Owner: Component>(
  _ title: String, text path: WritableKeyPath<Owner.State, String>, prompt: String? = nil
) -> VirtualNode<Owner> {
  let element = TextFieldElement(title: title, prompt: prompt)
  return VirtualNode(element, binding: path, to: { $0.text = $1 }) {
    state, edit, _ in state[keyPath: path] = edit.text
  }
}

/// A line of text that shows a property and writes it: typing renders nothing.
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

/// A line of text that can be edited, whose transition takes each new text.
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

/// A line of text that can be edited, whose transition takes each new text and may emit.
@MainActor
public func TextField<Owner: Component>(
  _ title: String, text: String, prompt: String? = nil,
  onChange: @escaping Transition<Owner, String>
) -> VirtualNode<Owner> {
  TextFieldElement(title: title, prompt: prompt, text: text).node(onChange)
}

/// A line of text that shows a dot for each character, bound to a part of the state.
@MainActor
public func SecureField<Owner: Component>(
  _ title: String, text path: WritableKeyPath<Owner.State, String>, prompt: String? = nil
) -> VirtualNode<Owner> {
  let element = TextFieldElement(title: title, prompt: prompt, isSecure: true)
  return VirtualNode(element, binding: path, to: { $0.text = $1 }) {
    state, edit, _ in state[keyPath: path] = edit.text
  }
}

/// A line of text that shows a dot for each character, whose transition takes each new text.
@MainActor
public func SecureField<Owner: Component>(
  _ title: String, text: String, prompt: String? = nil,
  onChange: @escaping @MainActor (inout Owner.State, String) throws -> Void
) -> VirtualNode<Owner> {
  TextFieldElement(title: title, prompt: prompt, text: text, isSecure: true)
    .node { state, text, _ in try onChange(&state, text) }
}

/// A line of text that shows a dot for each character, whose transition takes each new text and may
/// emit.
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
  /// What is shown while there is no text, where that is not the title.
  package var prompt: String?
  package var text = ""
  package var isSecure = false
  /// What the text is a value of.
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
  /// A secret is nowhere but in the state: a dot for each character, as on the screen.
  package var value: String? { isSecure ? String(repeating: "•", count: text.count) : text }

  /// Whether the format does not allow the value that the state has.
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

/// What a field reports: its text after an edit.
package struct FieldEdit {
  package var text: String
  /// The value that was stepped to, where the field has a format: its text may tell a part of it.
  var value: Any?

  package init(_ text: String) { self.text = text }

  init(_ text: String, value: Any?) {
    self.text = text
    self.value = value
  }
}

extension TextFieldElement {
  /// A node whose transition takes each new text.
  @MainActor
  fileprivate func node<Owner: Component>(
    _ onChange: @escaping Transition<Owner, String>
  ) -> VirtualNode<Owner> {
    VirtualNode(self) { state, edit, emit in try onChange(&state, edit.text, &emit) }
  }
}

extension TextFieldElement: CustomStringConvertible {
  /// The element as text, for messages.
  package var description: String { "\(role) “\(title)” = “\(value ?? "")”" }
}

// A path that cannot be written is reported where it is, and so is a typo in one.

/// A line of text that can be edited, bound to a text of the state.
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
