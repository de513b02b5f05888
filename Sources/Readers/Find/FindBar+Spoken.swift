import RecurseEditing
import RecurseWidgets

extension FindBar {
  /// The field in which a person types.
  package var spokenField: SpokenPart.Field? {
    let words = widget.words
    return switch field {
    case .text: SpokenPart.Field(label: words.find, text: text.text)
    case .replacement: SpokenPart.Field(label: words.replace, text: replacement.text)
    case .line: SpokenPart.Field(label: words.line, text: line.text)
    case nil: nil
    }
  }

  /// The place among the matches and the ways of matching, while the bar is open.
  package var spokenNote: String {
    guard isOpen else { return "" }
    return ([count] + spokenOptions).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
