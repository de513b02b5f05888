import RecurseCore
import RecurseHighlighting
import RecurseReconciler
import RecurseWidgets

/// A text of several lines that a person edits, bound to a part of the state.
///
/// ```swift
/// TextEditor("Message", text: \.message)        // a String, or a TextDocument
///   .lineLimit(1...8)
///   .onSubmit { $0.send() }
/// ```
///
/// It expands to the available room. With a `lineLimit(_:)` it is as high as
/// its text, within that, and scrolls if the text is longer.
///
/// Enter begins a line that is indented as the one before. With an `onSubmit` of the editor's own,
/// Enter submits, and Alt+Enter or Shift+Enter begins a line. Pasted line breaks are text. Tab
/// moves on to the next control, and so does an arrow at the start or the end of the text. All
/// other keys are those of a field: motions, selections, undo, cut and copy.
///
/// Ctrl+F finds a text and Alt+R replaces one, in a bar below the text; F3 goes on to the next
/// match. In the open bar, Alt+R means a regular expression. Ctrl+G goes to a line by its number. A
/// command of the app on one of these keys goes first.
///
/// With an indentation, the text is code: Tab and Shift+Tab change the indentation of lines, and a
/// line after an opening bracket is indented by a level more. After Escape, Tab moves on to the
/// next control. With an indentation or a language, the bracket that matches the one at the cursor
/// is marked, and Ctrl+] goes there.
///
/// `characterLimit(_:)`, `allowedCharacters(_:)`, `history(_:)` and `suggestions(_:)` are for
/// editors, too.
///
/// A drag selects, a double click a word, a triple click a line. The wheel scrolls, and leaves the
/// cursor where it is.
///
/// A change of the state's text moves the cursor off its place as little as it can. With a
/// `String`, it also drops the steps of undo; a `TextDocument` keeps them.
///
/// A key costs the lines in view, not those of the text. Lines of more than 16 KiB are shown in
/// pieces, each of which begins a row.
///
/// - Parameters:
///   - title: the name of the text, which is shown while it is empty.
///   - path: the part of the state.
///   - selection: the part of the state that has the selection, and moves the cursor when the state
///     changes it; `nil` if it is the editor's own.
///   - prompt: the text that is shown while there is none; `nil` shows the title.
///   - wraps: whether lines that are longer than the editor is wide continue in the next row.
///     Otherwise `‹` and `›` mark lines that continue beyond an edge; a line of more than 16 KiB
///     still has a row for each part of that size.
///   - lineNumbers: whether the numbers of lines are shown before them, and the line of the
///     cursor is raised.
///   - indentation: the white space that Tab puts before a line; `nil` if Tab moves the focus.
///   - language: the language in whose colors the text is shown.
///   - isEditable: whether a person can change the text. Otherwise the cursor moves, and text is
///     found, selected and copied; letters are for the app.
@MainActor
public func TextEditor<Owner: Component, Value: EditableText>(
  _ title: String, text path: WritableKeyPath<Owner.State, Value>,
  selection: WritableKeyPath<Owner.State, TextSelection>? = nil, prompt: String? = nil,
  wraps: Bool = true, lineNumbers: Bool = false, indentation: Indentation? = nil,
  language: Language? = nil, isEditable: Bool = true
) -> VirtualNode<Owner> {
  let element = EditorElement(
    title: title, prompt: prompt, wraps: wraps, hasLineNumbers: lineNumbers,
    indentation: indentation, language: language, isEditable: isEditable)
  return VirtualNode(element) { element, state in
    element.content = state[keyPath: path].editedText
    element.selection = selection.map { state[keyPath: $0] }
  } on: { state, event, _ in
    if let document = event.document { state[keyPath: path] = Value(document) }
    if let selection { state[keyPath: selection] = event.selection }
  }
}

// Reports a path that cannot be written, or that has a typo, at its place.

/// A text of several lines that a person edits, bound to a text of the state.
@available(*, unavailable, message: "typing writes there: that part of the state has to be a var")
@MainActor
public func TextEditor<Owner: Component, Value: EditableText>(
  _ title: String, text path: KeyPath<Owner.State, Value>,
  selection: WritableKeyPath<Owner.State, TextSelection>? = nil, prompt: String? = nil,
  wraps: Bool = true, lineNumbers: Bool = false, indentation: Indentation? = nil,
  language: Language? = nil, isEditable: Bool = true
) -> VirtualNode<Owner> { fatalError() }
