import RecurseReconciler
import RecurseWidgets

extension OwnedContent {
  /// Leaves the keys that find, replace and go to a line to the app, in the editors inside.
  ///
  /// ```swift
  /// TextEditor("Message", text: \.message).findDisabled()
  /// ```
  ///
  /// It is for short texts, such as a message: the app may find something else by Ctrl+F.
  public func findDisabled(_ isDisabled: Bool = true) -> VirtualNode<Owner> {
    node.calling(FindQuestion.self) { question, _ in
      question.isDisabled = isDisabled
      return true
    }
  }
}

/// The question of an editor before a key of its own finds something.
private final class FindQuestion {
  var isDisabled = false
}

extension EditorWidget {
  /// Whether keys find and replace in the text.
  var finds: Bool {
    let question = FindQuestion()
    _ = bubble(question)
    return !question.isDisabled
  }
}
