extension FilePicker.State {
  // MARK: - Typing in the list

  /// Adds what a person types in the list. A path and the name of a new file go on in the field.
  mutating func type(_ added: String) {
    if purpose.isSaving {
      text = added
      focus = .name
    } else {
      text += added
      if path != nil { focus = .name }
    }
  }

  /// Adds a text as a field does: without the line break at its end, and with spaces for others.
  mutating func paste(_ pasted: String) {
    let text = pasted.hasSuffix("\n") ? pasted.dropLast() : pasted[...]
    type(String(text.map { $0 == "\n" ? " " : $0 }))
  }

  /// Takes the last letter back, or goes up if there is none.
  mutating func deleteBackward() {
    if text.isEmpty || purpose.isSaving { goUp() } else { text.removeLast() }
  }

  // MARK: - Completing

  mutating func textChanged() {
    (failure, check) = (nil, nil)
    (wantsSuggestions, suggested) = (true, nil)
    if !purpose.isSaving {
      releaseCursor()
      refresh()
    }
    followPath()
  }

  /// Looks in the folder of the path that is typed. An effect reads a folder that is not shown.
  mutating func followPath() {
    guard let path else {
      (typed, suggestions) = (nil, [])
      return
    }
    let folder = TypedPath.location(of: path.parts.folder, from: folder, home: home)
    if folder == self.folder {
      typed = TypedFolder(folder: folder, entries: entries)
    } else if typed?.folder != folder {
      typed = TypedFolder(folder: folder)
    }
    suggest()
  }

  /// Takes the entries of the folder in the path that is typed.
  mutating func take(_ entries: [FileEntry], ofTyped folder: FileLocation) {
    guard typed?.folder == folder else { return }
    typed?.entries = entries
    suggest()
  }

  private mutating func suggest() {
    guard let path, let entries = typed?.entries else {
      suggestions = []
      return
    }
    // A person types on before there are more to look through.
    suggestions = completion(of: path.parts.beginning, among: entries).matches.prefix(100).map {
      path.parts.folder + $0.text + ($0.isFolder ? "/" : "")
    }
    if let chosen = suggested, !suggestions.contains(chosen) { suggested = nil }
  }

  /// The text to which what is typed can be completed; `nil` if nothing more is known.
  var completed: String? {
    guard !text.isEmpty else { return nil }
    if let path {
      guard let entries = typed?.entries else { return nil }
      let (folder, beginning) = path.parts
      return completion(of: beginning, among: entries).extended.map { folder + $0 }
    }
    return completion(of: text, among: entries).extended
  }

  /// The names that begin with a text, of what can be chosen or leads there.
  private func completion(of beginning: String, among entries: [FileEntry]) -> Completion {
    let allowed = purpose.allowed
    return Completion(
      of: beginning,
      among: entries.filter { $0.kind != .file || allowed.allowsFile(named: $0.name) },
      showsHidden: showsHidden)
  }

  /// Completes what is typed.
  mutating func complete() {
    if let completed { text = completed }
    if path != nil { focus = .name }
    // What is complete is left by the next key, and what is not goes on with one of several.
    wantsSuggestions = suggestions.count > 1 && !isFolderPath
  }
}
