import RecurseEditing
import RecurseHighlighting
import RecurseReconciler
import RecurseWidgets

/// An element that edits a text of many lines.
struct EditorElement: WidgetElement, Accessible {
  /// An edit, a motion of the cursor, or both.
  struct Event {
    /// The text after an edit.
    var document: TextDocument?
    var selection: TextSelection
  }

  var title: String
  /// The text that is shown while there is none, if not the title.
  var prompt: String?
  var content = EditedContent.text("")
  /// The selection of the state; `nil` if it has none.
  var selection: TextSelection?
  var wraps: Bool
  var hasLineNumbers: Bool
  /// The white space that Tab inserts; `nil` if Tab moves the focus.
  var indentation: Indentation?
  /// The language in whose colors the text is shown.
  var language: Language?
  /// Whether a person can change the text.
  var isEditable = true

  var role: Role { .textEditor }
  var label: String { title }
  /// The text, unless it is long.
  var value: String? {
    switch content {
    case .text(let text): text
    case .document(let document):
      document.byteCount <= 64 << 10 ? document.text : document.description
    }
  }

  func makeWidget(_ sender: EventSender<EditorElement>) -> ElementWidget<EditorElement> {
    EditorWidget(self, sender)
  }
}

extension EditorElement: CustomStringConvertible {
  var description: String { "text editor “\(title)”" }
}

extension Role {
  /// The role of a text of several lines that is edited.
  public static let textEditor = Role("text editor")
}
