import RecurseCore
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
/// It expands to the available room. With a ``lineLimit(_:)-(ClosedRange<Int>)`` it is as high as
/// its text, within that, and scrolls where the text is longer.
///
/// Enter begins a line that is indented as the one before. With an `onSubmit` of the editor's own,
/// Enter submits, and Alt+Enter or Shift+Enter begins a line. Pasted line breaks are text. Tab
/// moves on to the next control, and so does an arrow at the end of the text to which it leads. All
/// other keys are those of a field: motions, selections, undo, cut and copy.
///
/// A drag selects, a double click a word, a triple click a line. The wheel scrolls, and leaves the
/// cursor where it is.
///
/// A change of the state's text moves the cursor off its place as little as it can. With a
/// `String`, it also ends what can be undone; a `TextDocument` keeps that.
///
/// A key costs the lines in view, not those of the text. Lines of more than 16 KiB are shown in
/// pieces, each of which begins a row.
///
/// - Parameters:
///   - title: the name of the text, which is shown while it is empty.
///   - path: the part of the state.
///   - prompt: the text that is shown while there is none; `nil` shows the title.
///   - wraps: whether lines that are longer than the editor is wide go on in the next row.
///     Otherwise `‹` and `›` mark lines that continue beyond an edge.
///   - lineNumbers: whether the numbers of lines are shown before them.
@MainActor
public func TextEditor<Owner: Component, Value: EditableText>(
  _ title: String, text path: WritableKeyPath<Owner.State, Value>, prompt: String? = nil,
  wraps: Bool = true, lineNumbers: Bool = false
) -> VirtualNode<Owner> {
  let element = EditorElement(
    title: title, prompt: prompt, wraps: wraps, hasLineNumbers: lineNumbers)
  return VirtualNode(element, binding: path, to: { $0.content = $1.editedText }) {
    state, document, _ in state[keyPath: path] = Value(document)
  }
}

// Reports a path that cannot be written, or that has a typo, at its place.

/// A text of several lines that a person edits, bound to a text of the state.
@available(*, unavailable, message: "typing writes there: that part of the state has to be a var")
@MainActor
public func TextEditor<Owner: Component, Value: EditableText>(
  _ title: String, text path: KeyPath<Owner.State, Value>, prompt: String? = nil,
  wraps: Bool = true, lineNumbers: Bool = false
) -> VirtualNode<Owner> { fatalError() }
