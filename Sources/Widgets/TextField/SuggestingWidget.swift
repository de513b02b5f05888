import RecurseReconciler
import RecurseTerminal

/// A widget with a text for which suggestions are shown, and which keeps the focus:
///
///     closed ── an edit, Alt+↓ ──▶ asked for: shown while the state has any but the text itself
///       ▲                            │
///       └── Escape, Enter, taken, a click into the text, the focus leaves ──┘
@MainActor
package protocol SuggestingWidget: Widget {
  /// Whether a person can take suggestions.
  var takesSuggestions: Bool { get }

  /// The text in whose place a suggestion goes.
  var replaceableText: String { get }

  /// Whether → takes a suggestion.
  var takesSuggestionByArrow: Bool { get }

  /// Puts a suggestion in place of the text.
  func takeSuggestion(_ text: String)
}

/// The effect of a key on the suggestions that are shown.
package enum SuggestionStep {
  case choose(Int?)
  case take(String)
  case close
}

extension SuggestingWidget {
  /// The key that shows suggestions again.
  package static var suggestingKey: Key { Key(.down, modifiers: .alt) }

  /// The presenter of suggestions around the widget.
  private var suggestions: PresentationInstance? {
    takesSuggestions ? instance?.presenter(around: .suggestions) : nil
  }

  package var hasSuggestions: Bool { suggestions != nil }

  /// Whether suggestions are asked for.
  package var awaitsSuggestions: Bool { suggestions?.isRequested == true }

  /// The suggestions that are shown.
  var suggestionList: SuggestionsWidget? {
    // Most keys come where no layer is, so that nothing is looked for.
    guard tree?.layers.isEmpty == false, let layer = suggestions?.layer?.widget as? LayerWidget
    else { return nil }
    var list: SuggestionsWidget?
    layer.forEachInside { list = list ?? $0 as? SuggestionsWidget }
    return list
  }

  package var showsSuggestions: Bool { suggestionList != nil }

  package func suggestionStep(for key: Key) -> SuggestionStep? {
    guard isFocused, let list = suggestionList, let offered = list.offered else { return nil }
    let last = list.element.texts.count - 1
    switch key {
    case .down, .control("n"): return .choose(min((list.chosen ?? -1) + 1, last))
    case .up, .control("p"):
      // Before the first one is the text; before that is the history.
      return list.chosen.map { .choose($0 > 0 ? $0 - 1 : nil) }
    case .tab: return offered == replaceableText ? nil : .take(offered)
    case .right where takesSuggestionByArrow: return .take(offered)
    case .enter: return list.chosen == nil ? nil : .take(offered)
    case .escape: return .close
    default: return nil
    }
  }

  package func take(_ step: SuggestionStep) {
    switch step {
    case .choose(let index): suggestionList?.choose(index)
    case .take(let text):
      // A text with which others begin is on the way to one of them, which a person sees next.
      let goesOn = suggestionList?.element.texts.contains { $0 != text && $0.hasPrefix(text) }
      takeSuggestion(text)
      if goesOn != true { closeSuggestions() }
    case .close: closeSuggestions()
    }
  }

  package func openSuggestions() {
    guard let suggestions, !suggestions.isRequested else { return }
    suggestions.request(PresentationRequest())
  }

  package func closeSuggestions() {
    // Most texts have none.
    guard tree?.layers.isEmpty == false || awaitsSuggestions else { return }
    instance?.presenter(around: .suggestions)?.request(nil)
  }

  /// Hides a list with the text alone, which suggests nothing.
  package func suggestionsMayHaveChanged() {
    if let list = suggestionList, list.element.texts == [replaceableText] { closeSuggestions() }
  }

  /// Returns the keys that a person may press while suggestions are shown.
  package func suggestionHints(in words: Words) -> [KeyHint] {
    [KeyHint(words.choose, keys: .tab), KeyHint(words.close, keys: .escape)]
  }
}
