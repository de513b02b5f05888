/// A part of the state that a `TextEditor` edits: a `String` or a ``TextDocument``.
///
/// A `String` is the simplest. Each key makes a new one, which costs its length; the editor keeps
/// the steps of undo. A `TextDocument` has any length.
public protocol EditableText: Equatable, Sendable {
  /// Creates the text that an editor has after an edit.
  init(_ document: TextDocument)

  /// The content that the editor shows.
  var editedText: EditedContent { get }
}

/// The content of a text editor.
public enum EditedContent: Equatable, Sendable {
  case text(String)
  case document(TextDocument)
}

extension String: EditableText {
  public init(_ document: TextDocument) { self = document.text }
  public var editedText: EditedContent { .text(self) }
}

extension TextDocument: EditableText {
  public init(_ document: TextDocument) { self = document }
  public var editedText: EditedContent { .document(self) }
}
