import RecurseReconciler

extension OwnedContent {
  /// Leaves the keys for finding, replacing and going to a line to the app, in the text editors,
  /// log views and diffs inside.
  ///
  /// ```swift
  /// TextEditor("Message", text: \.message).findDisabled()
  /// LogView(state.log).findDisabled()
  /// ```
  ///
  /// It is for short texts, such as a message, and for an app that finds in its own way. In a text
  /// editor the keys are Ctrl+F, Alt+R, Ctrl+G and Alt+G, in the others `/` and `:`.
  public func findDisabled(_ isDisabled: Bool = true) -> VirtualNode<Owner> {
    node.calling(FindQuestion.self) { question, _ in
      question.isDisabled = isDisabled
      return true
    }
  }
}

/// The question of lines before a key of their own finds something.
private final class FindQuestion {
  var isDisabled = false
}

extension Widget {
  /// Whether keys find texts in the widget's lines.
  package final var finds: Bool {
    let question = FindQuestion()
    _ = bubble(question)
    return !question.isDisabled
  }
}
