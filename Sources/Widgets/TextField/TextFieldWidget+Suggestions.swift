import RecurseEditing

extension TextFieldWidget: SuggestingWidget {
  var takesSuggestions: Bool { !element.isSecure && element.format == nil && !isDisabled }
  var replaceableText: String { editor.text }

  var takesSuggestionByArrow: Bool {
    editor.selection.isEmpty && editor.cursor == editor.storage.count
  }

  func takeSuggestion(_ text: String) {
    _ = edit {
      $0.insert(text, in: 0..<$0.storage.count)
      return .done
    }
  }
}
