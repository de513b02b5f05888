import RecurseEditing
import RecurseReconciler
import RecurseTerminal

// Suggestions below a field, which keeps the focus:
//
//     closed ── an edit, Alt+↓ ──▶ asked for: shown while the state has any but the text itself
//       ▲                            │
//       └── Escape, Enter, taken, a click into the field, the focus leaves ──┘
extension TextFieldWidget {
  /// The effect of a key on the suggestions that are shown.
  enum SuggestionStep {
    case choose(Int?)
    case take(String)
    case close
  }

  /// The presenter of suggestions around the field.
  var suggestions: PresentationInstance? {
    guard !element.isSecure, element.format == nil, !isDisabled else { return nil }
    return instance?.presenter(around: .suggestions)
  }

  /// The suggestions that are shown.
  var suggestionList: SuggestionsWidget? {
    // Most keys come where no layer is, so that nothing is looked for.
    guard tree?.layers.isEmpty == false, let layer = suggestions?.layer?.widget as? LayerWidget
    else { return nil }
    var list: SuggestionsWidget?
    layer.forEachInside { list = list ?? $0 as? SuggestionsWidget }
    return list
  }

  func suggestionStep(for key: Key) -> SuggestionStep? {
    guard isFocused, let list = suggestionList, let offered = list.offered else { return nil }
    let last = list.element.texts.count - 1
    switch key {
    case .down, .control("n"): return .choose(min((list.chosen ?? -1) + 1, last))
    case .up, .control("p"):
      // Before the first one is the text; before that is the history.
      return list.chosen.map { .choose($0 > 0 ? $0 - 1 : nil) }
    case .tab: return offered == editor.text ? nil : .take(offered)
    case .right where editor.selection.isEmpty && editor.cursor == editor.storage.count:
      return .take(offered)
    case .enter: return list.chosen == nil ? nil : .take(offered)
    case .escape: return .close
    default: return nil
    }
  }

  func take(_ step: SuggestionStep) {
    switch step {
    case .choose(let index): suggestionList?.choose(index)
    case .take(let text): takeSuggestion(text)
    case .close: closeSuggestions()
    }
  }

  func takeSuggestion(_ text: String) {
    _ = edit {
      $0.replace(0..<$0.storage.count, with: FlatText(text))
      return .done
    }
    closeSuggestions()
  }

  func openSuggestions() {
    guard let suggestions, !suggestions.isRequested else { return }
    suggestions.request(PresentationRequest())
  }

  func closeSuggestions() {
    // Most fields have none.
    guard tree?.layers.isEmpty == false || suggestions?.isRequested == true else { return }
    instance?.presenter(around: .suggestions)?.request(nil)
  }

  /// Hides a list with the text alone, which suggests nothing.
  func suggestionsMayHaveChanged() {
    if let list = suggestionList, list.element.texts == [editor.text] { closeSuggestions() }
  }
}
