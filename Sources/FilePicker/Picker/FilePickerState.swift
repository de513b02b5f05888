import RecurseCore

extension FilePicker {
  /// The shown folder, the typed text, and the reading that is under way.
  public struct State {
    var purpose: Purpose { didSet { refresh() } }
    let home: FileLocation?

    /// The folder that is shown, and its entries in order.
    var folder: FileLocation
    var entries: [FileEntry] = []
    /// The entries that are shown.
    var rows: [FileEntry] = []
    /// The ranking of the entries for the typed letters, until it is finished.
    private(set) var ranking: FolderRanking?
    var lastRanking = 0
    /// The row that has the cursor because it is the best so far.
    private var best: FileEntry.ID?
    var current: FileEntry.ID? { didSet { isCursorPlaced = isCursorPlaced || current != oldValue } }
    /// Whether the cursor was shown on a row since the folder or the query changed. It stays there,
    /// so that a key acts on what a person has seen.
    private var isCursorPlaced = false
    var marked: Set<FileEntry.ID> = []

    /// A part of a name, a path, or the name of the new file.
    var text: String { didSet { if text != oldValue { textChanged() } } }
    var showsHidden = false { didSet { refresh() } }
    var focus: Field?

    /// The folder that is being read. Until its first entries come, another one is shown.
    var reading: Reading?
    var lastReading = 0
    /// The last reading of which entries have come.
    var arrived: Int?
    /// The choice about which the disk is asked.
    var check: Check?
    var lastCheck = 0
    var failure: FileFailure?
    /// The file that exists and that a person may replace.
    var replaced: FileLocation?
    /// The folders that were shown, the last one first.
    var visited: [FileLocation] = []

    /// The entries of the folder in a path that is typed.
    var typed: TypedFolder?
    /// The paths with which a typed path can go on.
    var suggestions: [String] = []
    /// Whether a person has asked for them, by typing or by a key.
    var wantsSuggestions = false
    /// The suggestion that a person has chosen by an arrow.
    var suggested: String?

    enum Field: Hashable { case name, list }

    /// A request to show a folder.
    struct Reading: Hashable, Sendable {
      let folder: FileLocation
      let number: Int
      /// The entry that gets the cursor.
      var selected: FileEntry.ID?
      /// The typed text that led here.
      var text: String?
    }

    /// A request to look at what a person has chosen.
    struct Check: Hashable, Sendable {
      let locations: [FileLocation]
      /// Whether a folder is chosen, and not opened.
      let choosesFolder: Bool
      let number: Int
    }

    struct TypedFolder: Hashable, Sendable {
      let folder: FileLocation
      var entries: [FileEntry]?
    }

    init(_ purpose: Purpose, start: FileLocation, home: FileLocation?) {
      (self.purpose, self.home) = (purpose, home)
      folder = start
      if case .save(let name) = purpose { text = name } else { text = "" }
      focus = purpose.isSaving ? .name : .list
      go(to: start)
    }

    // MARK: - Rows

    /// The path in the field, or `nil` if that has a name or a part of one.
    var path: TypedPath? { TypedPath(text) }

    /// The letters that the names have to have.
    var query: String { path == nil && !purpose.isSaving ? text : "" }

    /// Chooses the rows anew.
    mutating func refresh() {
      let choice = FolderRows(
        query: query, showsHidden: showsHidden, allowed: purpose.allowed,
        hasHere: purpose.choosesFolders, hasParent: !folder.isRoot)
      lastRanking += 1
      (ranking, best) = (nil, nil)
      if choice.hasQuery {
        ranking = choice.ranking(of: entries)
        rankSlice()
      } else {
        rows = choice.rows(of: entries)
        placeCursor()
      }
    }

    /// Ranks the next entries for the typed letters. The cursor stays on the best row until a
    /// person moves it.
    mutating func rankSlice() {
      guard var ranking else { return }
      // So that nothing else holds the ranking, which would be copied.
      self.ranking = nil
      ranking.rankSlice()
      rows = ranking.rows
      if best != nil, current == best { isCursorPlaced = false }
      let wasPlaced = isCursorPlaced && rows.contains { $0.id == current }
      placeCursor()
      best = wasPlaced ? nil : current
      if !ranking.isFinished { self.ranking = ranking }
    }

    /// Leaves the cursor where it was shown, and else puts it on the best row. While the entry that
    /// gets it has not come, there is none.
    private mutating func placeCursor() {
      if isCursorPlaced, rows.contains(where: { $0.id == current }) { return }
      if query.isEmpty, let id = reading?.selected {
        current = rows.contains { $0.id == id } ? id : nil
      } else {
        let best = purpose.choosesFolders ? nil : rows.first { !$0.isWayOut }
        current = (best ?? rows.first)?.id
      }
      isCursorPlaced = current != nil
    }

    /// Puts the cursor on the best row at the next change of rows.
    mutating func releaseCursor() { isCursorPlaced = false }

    mutating func moveCursor(by count: Int) {
      guard let place = rows.firstIndex(where: { $0.id == current }) else {
        current = rows.first?.id
        return
      }
      current = rows[min(max(0, place + count), rows.count - 1)].id
    }

    var currentRow: FileEntry? { current.flatMap { id in rows.first { $0.id == id } } }

    mutating func markCurrent() {
      if let row = currentRow { mark(row) }
    }

    /// Marks an entry or takes its mark, and goes on to the next row.
    mutating func mark(_ entry: FileEntry) {
      guard purpose.choosesSeveral, !entry.isWayOut, entry.isFolder == purpose.choosesFolders
      else { return }
      guard entry.kind != .other else {
        failure = FileFailure(folder.appending(entry.name), .notAFile)
        return
      }
      if marked.remove(entry.id) == nil { marked.insert(entry.id) }
      moveCursor(by: 1)
    }
  }
}
