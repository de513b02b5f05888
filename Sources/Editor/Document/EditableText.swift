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
///
/// Two are equal if an editor shows both with the same steps of undo: two texts with the same
/// characters, or a document and its copy. Documents of equal texts that were edited in other ways
/// differ here. O(1) for documents.
public enum EditedContent: Equatable, Sendable {
  case text(String)
  case document(TextDocument)

  public static func == (left: EditedContent, right: EditedContent) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)): left == right
    case (.document(let left), .document(let right)): left.isVersion(of: right)
    default: false
    }
  }
}

extension String: EditableText {
  public init(_ document: TextDocument) { self = document.text }
  public var editedText: EditedContent { .text(self) }
}

extension TextDocument: EditableText {
  public init(_ document: TextDocument) { self = document }
  public var editedText: EditedContent { .document(self) }
}
