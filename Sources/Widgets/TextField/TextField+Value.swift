import RecurseReconciler

/// A line of text that is the value of a part of the state, in a format.
///
/// ```swift
/// TextField("Port", value: \.port, format: .number(in: 1...65535))
/// ```
///
///     8o80
///     ✗ Not a number
///
/// The state has each value as soon as the text means one and is complete (``FieldFormat``), else on
/// Enter and when the focus leaves. A text that means none stays as it was typed, and leaves the state
/// alone; on Enter and after the focus has left, what is wrong with it
/// is said below, until the next key. Then a text that means a value is written as the format
/// does: `007` becomes `7`.
///
/// Where the format changes with the state, what is typed is read again, and the state gets what means
/// a value now.
///
/// A value that the format refuses (``FieldError/refusesValue``), such as a number out of its range,
/// is shown where the state has it. In a form it is said to be wrong when the field is left or the
/// form submitted, also where the app wrote it, and the form is not submitted.
///
/// When the state has another value, the field shows that. The same value is no other one: a text that
/// means none stays where an app writes what was there. A form that shows one of several records gets
/// the record's key, so that nothing of one is left for the next:
///
/// ```swift
/// Form { TextField("Budget", value: \.draft.budget, format: .number) }.key(state.selected)
/// ```
///
/// ↑ and ↓ step a number; with Shift, or with Page Up and Page Down, ten times as far. Arrows that
/// brought the focus here go on to the next control.
///
/// - Parameters:
///   - title: what the value is: the name of the field, which is shown while it is empty.
///   - path: the part of the state.
///   - format: how the value is written and read.
///   - prompt: what is shown while the field is empty; `nil` shows the title.
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

/// A line of text that is the value of a part of the state, in a format; without text, `nil`.
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

// A path that cannot be written is reported where it is, and so is a typo in one.

/// A line of text that is the value of a part of the state, in a format.
@available(*, unavailable, message: "typing writes there: that part of the state has to be a var")
@MainActor
public func TextField<Owner: Component, Format: FieldFormat>(
  _ title: String, value path: KeyPath<Owner.State, Format.Value>, format: Format,
  prompt: String? = nil
) -> VirtualNode<Owner> { fatalError() }
