/// An editor of one line, or of a short text.
package typealias LineEditor = Editor<FlatText>

extension Editor<FlatText> {
  /// Creates an editor of one line with the cursor at its end.
  package init(_ text: String = "", isSecret: Bool = false) {
    self.init(FlatText(text), rules: EditingRules(isOneLine: true, isSecret: isSecret))
  }

  package var text: String { storage.string }
}
