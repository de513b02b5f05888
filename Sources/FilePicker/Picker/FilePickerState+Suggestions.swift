// The suggestions below a path that is typed.
extension FilePicker.State {
  /// Whether there is more to suggest than the text itself.
  var showsSuggestions: Bool {
    wantsSuggestions && focus == .name && !suggestions.isEmpty && suggestions != [text]
  }

  /// The suggestions that are shown.
  var offer: Offer {
    showsSuggestions ? Offer(texts: suggestions, chosen: suggested) : Offer()
  }

  struct Offer: Equatable {
    var texts: [String] = []
    var chosen: String?

    /// Returns the texts that fit in some rows, with the chosen one among them.
    func texts(in count: Int) -> [String] {
      let place = chosen.flatMap { texts.firstIndex(of: $0) } ?? 0
      return Array(texts.dropFirst(max(0, place - count + 1)).prefix(count))
    }
  }

  /// Puts a suggestion in place of what is typed.
  mutating func take(suggestion: String) {
    text = suggestion
    wantsSuggestions = false
  }

  // MARK: - Keys of the field

  /// Chooses the next suggestion, or one before; goes to the folder that is typed; or moves the
  /// cursor of the list, which a path has nothing to do with.
  mutating func step(by count: Int) {
    if showsSuggestions {
      let place = suggested.flatMap { suggestions.firstIndex(of: $0) } ?? -1
      let next = min(place + count, suggestions.count - 1)
      suggested = next < 0 ? nil : suggestions[next]
    } else if path == nil {
      moveCursor(by: count)
    } else if isFolderPath, count > 0 {
      goToTypedFolder()
    } else {
      wantsSuggestions = true
    }
  }

  /// Completes what is typed as far as it is sure, then goes to the folder that is complete or
  /// chooses the first suggestion.
  ///
  /// - Returns: whether there was anything to do.
  mutating func tab() -> Bool {
    if let suggested, showsSuggestions {
      take(suggestion: suggested)
    } else if completed != nil, !isFolderPath || showsSuggestions {
      complete()
    } else if isFolderPath {
      return goToTypedFolder()
    } else if showsSuggestions {
      suggested = suggestions.first
    } else if suggestions.count > 1 {
      wantsSuggestions = true
    } else {
      return false
    }
    return true
  }

  /// Whether a path names a folder, and no file in it.
  var isFolderPath: Bool { path.map { $0.parts.beginning.isEmpty } ?? false }

  /// Whether a path ends in the beginning of a name that exists, and not in a name.
  var isPartialPath: Bool {
    guard !purpose.isSaving, !isFolderPath, !suggestions.isEmpty, let path,
      let entries = typed?.entries
    else { return false }
    return !entries.contains { $0.name.elementsEqual(path.parts.beginning.utf8) }
  }

  /// Goes to the folder that is typed, and to the list, where Enter means the path until then.
  ///
  /// - Returns: whether it was not on its way already.
  @discardableResult private mutating func goToTypedFolder() -> Bool {
    guard let path else { return false }
    let place = TypedPath.location(of: path.text, from: folder, home: home)
    guard reading?.folder != place || reading?.text != text else { return false }
    wantsSuggestions = false
    go(to: place, typed: text)
    // At once, because what comes later takes no focus from a person who types.
    focus = .list
    return true
  }
}
