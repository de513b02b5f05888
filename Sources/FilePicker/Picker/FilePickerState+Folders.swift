extension FilePicker.State {
  // MARK: - Going

  /// Asks for a folder. What is shown stays until its first entries come.
  ///
  /// - Parameter typed: the typed path that leads there, and stays until then.
  mutating func go(
    to folder: FileLocation, selecting entry: FileEntry.ID? = nil, typed: String? = nil
  ) {
    lastReading += 1
    reading = Reading(folder: folder, number: lastReading, selected: entry, text: typed)
    (failure, check) = (nil, nil)
  }

  mutating func goUp() {
    let folder = reading?.folder ?? folder
    guard !folder.isRoot else { return }
    go(to: folder.parent, selecting: folder.nameBytes)
  }

  mutating func reload() { go(to: folder, selecting: current) }

  // MARK: - News

  mutating func take(_ news: FolderNews, of reading: Reading) {
    guard reading == self.reading else { return }
    switch news {
    case .entries(let entries): show(entries, of: reading)
    case .failed(let failure):
      self.failure = failure
      self.reading = nil
    }
  }

  private mutating func show(_ entries: [FileEntry], of reading: Reading) {
    let isNew = arrived != reading.number
    arrived = reading.number
    self.entries = entries
    defer { followPath() }
    guard isNew else { return refresh() }
    let isOther = folder != reading.folder
    folder = reading.folder
    visited = visited.puttingFirst(folder)
    releaseCursor()
    if isOther { marked = [] }
    if isOther || reading.text == text { clearText(after: reading) }
    // The keys of the list act on what has come.
    if !purpose.isSaving, text.isEmpty, focus == .name { focus = .list }
    refresh()
  }

  /// Leaves the name of a new file, and what was typed since.
  private mutating func clearText(after reading: Reading) {
    if case .save(let name) = purpose {
      if reading.text == text { text = name }
    } else if reading.text == nil || reading.text == text {
      text = ""
    }
  }

  mutating func end(_ reading: Reading) {
    guard reading == self.reading else { return }
    self.reading = nil
    marked.formIntersection(Set(entries.map(\.id)))
    if current == nil { refresh() }
  }
}

extension [FileLocation] {
  /// The most places that are kept.
  private static let most = 10

  /// The same places with one of them first.
  func puttingFirst(_ place: FileLocation) -> [FileLocation] {
    Array(([place] + filter { $0 != place }).prefix(Self.most))
  }
}
