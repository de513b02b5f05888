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
    let allowed = purpose.allowed
    let names = Completion(of: path.parts.beginning, among: entries, showsHidden: showsHidden)
      .matches.filter { $0.kind != .file || allowed.allowsFile(named: $0.name) }
    // No more are shown.
    suggestions = names.prefix(100).map {
      path.parts.folder + $0.text + ($0.isFolder ? "/" : "")
    }
  }

  /// The text to which what is typed can be completed; `nil` if nothing more is known.
  var completed: String? {
    guard !text.isEmpty else { return nil }
    if let path {
      guard let entries = typed?.entries else { return nil }
      let (folder, beginning) = path.parts
      return Completion(of: beginning, among: entries, showsHidden: showsHidden).extended
        .map { folder + $0 }
    }
    return Completion(of: text, among: entries, showsHidden: showsHidden).extended
  }

  /// Completes what is typed.
  mutating func complete() {
    guard let completed else { return }
    text = completed
    if path != nil { focus = .name }
  }
}
