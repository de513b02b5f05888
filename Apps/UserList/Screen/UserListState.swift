/// The state of the user list, and the user's actions on it.
package struct UserListState {
  package enum Field: Equatable { case list, filter }

  package private(set) var book: UserBook
  /// The user under the cursor.
  package var selected: User.ID?
  package var focus: Field? = .list
  /// The new user whose name is being typed.
  package private(set) var naming: User.ID?
  /// Whether the field for the name has the focus, which is in the list then, too.
  var isInName = false { didSet { if oldValue, !isInName { endNaming() } } }
  /// The name of the new user, as far as it is typed; an empty one keeps what it is called.
  package var draft = ""
  package private(set) var isFiltering = false
  package var filter = "" { didSet { filterChanged() } }
  /// The user who was selected when the filter began.
  private var unfilteredSelection: User.ID?
  /// The users that match the filter; `nil` without a filter.
  private var matches: UserMatches?
  /// The relation between the list and its file.
  package private(set) var keeping: FileKeeping

  /// - Parameter isKept: whether there is a file.
  init(_ book: UserBook, isKept: Bool = false, version: UserFile.Version? = nil) {
    self.book = book
    keeping = FileKeeping(isKept: isKept, version: version, revision: book.revision)
    selected = book.users.first?.id
  }

  /// The users that are listed.
  package var shown: [User] { matches?.users ?? book.users }

  package var isSaved: Bool { keeping.saved == book.revision }

  /// Whether the file is being written or read.
  package var isBusy: Bool { keeping.problem == nil && keeping.work(at: book.revision) != nil }

  package var problem: UserFileError? { keeping.problem }

  private mutating func filterChanged() {
    findMatches()
    guard selected == nil, let last = unfilteredSelection else { return }
    if shown.contains(where: { $0.id == last }) { selected = last }
  }

  private mutating func findMatches() {
    guard isFiltering, !filter.isEmpty else {
      matches = nil
      return
    }
    matches = UserMatches(NameFilter(filter), in: book, after: matches)
  }

  private mutating func change(_ change: (inout UserBook) -> Void) {
    let revision = book.revision
    change(&book)
    if book.revision != revision { keeping.didChange() }
  }

  // MARK: - Users

  /// Adds a user, whose name can be typed at once.
  package mutating func add(_ name: String = "Another User!") {
    endNaming()
    if isFiltering { endFilter() }
    change { $0.add(name) }
    selected = book.users.last?.id
    naming = selected
    isInName = true
  }

  /// Takes the name that was typed for the new user.
  private mutating func endNaming() {
    guard let id = naming else { return }
    let name = draft
    naming = nil
    draft = ""
    isInName = false
    if !name.isEmpty { change { $0.nameAdded(id, name) } }
  }

  /// Takes the name that was typed, or forgets it, and goes back to the list.
  mutating func leaveName(keeping isKept: Bool) {
    if !isKept { draft = "" }
    endNaming()
    focus = .list
  }

  /// The user under the cursor.
  var selectedUser: User? { selected.flatMap(book.user) }

  mutating func rename(_ id: User.ID, to name: String) {
    matches?.rename(id, to: name)
    change { $0.rename(id, to: name) }
  }

  /// Removes a user; the cursor moves to the next one, or else the previous.
  mutating func remove(_ id: User.ID) {
    if selected == id { selected = neighbour(of: id) }
    matches?.remove(id)
    change { $0.remove(id) }
  }

  private mutating func neighbour(of id: User.ID) -> User.ID? {
    guard matches != nil else { return book.neighbour(of: id) }
    if let next = matches?.neighbour(of: id, by: 1), next != id { return next }
    let last = matches?.neighbour(of: id, by: -1)
    return last == id ? nil : last
  }

  mutating func removeSelected() {
    if let selected { remove(selected) }
  }

  mutating func undo() {
    guard book.canUndo else { return }
    var undone: User.ID?
    change { undone = $0.undo() }
    selected = undone
    guard matches != nil else { return }
    matches = nil
    findMatches()
    if let undone, matches?.neighbour(of: undone, by: 0) == nil { endFilter() }
  }

  /// Moves a user by `offset` positions among the listed ones.
  mutating func move(_ id: User.ID, by places: Int) {
    guard matches != nil else { return change { $0.move(id, by: places) } }
    guard let neighbour = matches?.neighbour(of: id, by: places) else { return }
    matches?.move(id, by: places)
    change { $0.move(id, to: neighbour) }
  }

  // MARK: - Filter

  mutating func beginFilter() {
    if !isFiltering { unfilteredSelection = selected }
    isFiltering = true
    focus = .filter
  }

  /// Shows all users again.
  mutating func endFilter() {
    isFiltering = false
    filter = ""
    focus = .list
    if selected == nil { selected = book.users.first?.id }
  }

  // MARK: - File

  /// Changes the relation between the list and its file.
  mutating func keep(_ change: (inout FileKeeping, UserBook) -> Void) { change(&keeping, book) }

  /// Shows what another program wrote, unless there are edits since it was requested.
  mutating func take(_ users: [User], _ version: UserFile.Version?) {
    guard keeping.mayTake(at: book.revision) else { return }
    // The file was removed meanwhile: there is nothing to show and nothing to lose.
    guard version != nil else { return keeping.keepMine() }
    book.replace(with: users)
    keeping.didTake(version, revision: book.revision)
    if let selected, !users.contains(where: { $0.id == selected }) {
      self.selected = users.first?.id
    }
    matches = nil
    findMatches()
  }
}
