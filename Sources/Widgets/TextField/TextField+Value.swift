import RecurseReconciler

/// A line of editable text bound to a value of the state, in a format.
///
/// ```swift
/// TextField("Port", value: \.port, format: .number(in: 1...65535))
/// ```
///
///     8o80
///     ✗ Not a number
///
/// The state gets each value as soon as the text means one and is complete (``FieldFormat``),
/// otherwise on Enter and when the focus leaves. A text that means no value stays as it was typed,
/// and does not change the state. On Enter and after the focus has left, an error is shown below
/// the field until the next key. At that point, a text that means a value is written as the format
/// does: `007` becomes `7`.
///
/// If the format changes with the state, the typed text is read again, and the state gets the value
/// that it means now.
///
/// A value that the format refuses (``FieldError/refusesValue``), such as a number out of its
/// range, is shown if the state has it. In a form, the error is shown when the field loses the
/// focus or the form is submitted, even if the app wrote the value. The form is then not submitted.
///
/// When the state gets a different value, the field shows that. Writing the same value again
/// changes nothing: a text that means no value stays. A form that shows one of several records
/// needs the record's key, so that no text of one is left in the next:
///
/// ```swift
/// Form { TextField("Budget", value: \.draft.budget, format: .number) }.key(state.selected)
/// ```
///
/// ↑ and ↓ step a number; with Shift, or with Page Up and Page Down, ten times as far. Arrow keys
/// that brought the focus here move on to the next control.
///
/// - Parameters:
///   - title: the name of the field, which is shown while it is empty.
///   - path: the part of the state.
///   - format: how the value is written and read.
///   - prompt: the text that is shown while the field is empty; `nil` shows the title.
@MainActor
public func TextField<Owner: Component, Format: FieldFormat>(
  _ title: String, value path: WritableKeyPath<Owner.State, Format.Value>, format: Format,
  prompt: String? = nil
) -> VirtualNode<Owner> {
  let element = TextFieldElement(
    title: title, prompt: prompt, format: FieldRule(format: format))
  return VirtualNode(element) { field, state in
    field.text = format.text(of: state[keyPath: path])
  } on: { state, edit, _ in
    let stepped = edit.value.flatMap { $0 as? Format.Value }
    if let value = stepped ?? (try? format.value(of: edit.text)) { state[keyPath: path] = value }
  }
}

/// A line of editable text bound to an optional value of the state, in a format. An empty text is
/// `nil`.
///
/// ```swift
/// TextField("Age", value: \.age, format: .number(in: 0...150))     // an Int?
/// ```
@MainActor
public func TextField<Owner: Component, Format: FieldFormat>(
  _ title: String, value path: WritableKeyPath<Owner.State, Format.Value?>, format: Format,
  prompt: String? = nil
) -> VirtualNode<Owner> {
  TextField(title, value: path, format: OptionalFormat(base: format), prompt: prompt)
}

// Reports a path that cannot be written, or that has a typo, at its place.

/// A line of editable text bound to a value of the state, in a format.
@available(*, unavailable, message: "typing writes there: that part of the state has to be a var")
@MainActor
public func TextField<Owner: Component, Format: FieldFormat>(
  _ title: String, value path: KeyPath<Owner.State, Format.Value>, format: Format,
  prompt: String? = nil
) -> VirtualNode<Owner> { fatalError() }
