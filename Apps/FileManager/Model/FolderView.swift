import FileWork
import Foundation
import Recurse

/// A folder with its entries as a list shows them: sorted, with or without hidden ones, some
/// marked, and one under the cursor.
package struct FolderView {
  package private(set) var folder: RawPath
  /// The entries that are shown, below the one that leads up.
  package var rows: [FileEntry] = []
  /// All entries, in the same order.
  private(set) var all: [FileEntry] = []
  /// The room on the volume of the folder, as far as it is known.
  private(set) var space: VolumeSpace?
  /// The entry under the cursor.
  package var current: FileEntry.ID?
  package private(set) var marked: Set<FileEntry.ID> = [] {
    didSet { countBytes(since: oldValue) }
  }
  /// The marks before the drag that is changing them.
  private var markedBefore: Set<FileEntry.ID>?
  /// The bytes of the marked files. What is in marked folders is not read.
  private(set) var markedBytes: Int64 = 0
  var columns = TableColumns(sort: .init(column: FolderView.name))
  private(set) var showsHidden: Bool
  /// The part of the names to which the list is narrowed; `nil` if it is not.
  private(set) var filter: NameFilter?
  /// The number of entries without the filter.
  private(set) var count = 0
  /// The columns of the longest name that is shown.
  private(set) var nameColumns = 0
  /// The reason why the folder cannot be read.
  package private(set) var failure: String?
  package private(set) var isLoading = true
  /// What goes on before the folder can be read as it is now, in words.
  var preparation: String?
  /// Whether all entries of the folder are there, perhaps from before it is read again.
  private var isWhole = false
  /// The entries of a large folder that are read so far.
  private var readSoFar = 0
  /// The number of times that the folder was to be read, and its entries to be sorted.
  private(set) var reads = 1
  private(set) var sorts = 0
  /// Whether the entries are not shown yet as they are to be sorted or chosen.
  private(set) var isSorting = false
  /// The entry that gets the cursor once it is there.
  private var wanted: FileEntry.ID?
  /// The entry where the cursor waits for that, or for the first one. A person who moves the cursor
  /// from there has chosen another entry.
  private var resting: FileEntry.ID?
  /// The folders that were shown before, and those that a person came back from, the last one last.
  private(set) var before: [RawPath] = []
  private var after: [RawPath] = []

  /// The titles of the columns, which are also the orders.
  static let name = "Name"
  static let size = "Size"
  static let date = "Modified"

  init(_ folder: RawPath, showsHidden: Bool) {
    (self.folder, self.showsHidden) = (folder, showsHidden)
  }

  // MARK: - Reading

  /// A request to read a folder.
  struct Reading: Hashable, Sendable {
    let folder: RawPath
    let number: Int
  }

  var reading: Reading? { isLoading ? Reading(folder: folder, number: reads) : nil }

  /// The order in which the columns ask for the entries.
  var order: FileOrder {
    let key: FileOrder.Key =
      switch columns.sort?.column {
      case Self.size: .size
      case Self.date: .date
      default: .name
      }
    return FileOrder(by: key, isDescending: columns.sort?.isAscending == false)
  }

  /// Shows another folder, with the cursor on an entry.
  mutating func go(to folder: RawPath, selecting entry: RawPath? = nil) {
    if folder != self.folder {
      before.append(self.folder)
      // Nobody goes back further than that.
      if before.count > 100 { before.removeFirst() }
      after = []
      self.folder = folder
      (rows, all, current, marked, failure) = ([], [], nil, [], nil)
      (count, filter, preparation, isWhole, isSorting) = (0, nil, nil, false, false)
      (wanted, resting) = (nil, nil)
      columns.cursor = nil
    }
    reload(selecting: entry)
  }

  /// The folder that was shown before, and the one from which a person came back to this one.
  var previous: RawPath? { before.last }
  var next: RawPath? { after.last }

  /// Shows the folder that was shown before.
  mutating func goBack() {
    guard let folder = before.popLast() else { return }
    let rest = (before, after + [self.folder])
    go(to: folder, selecting: self.folder)
    (before, after) = rest
  }

  /// Shows the folder from which a person came back.
  mutating func goForward() {
    guard let folder = after.popLast() else { return }
    let rest = (before + [self.folder], after)
    go(to: folder)
    (before, after) = rest
  }

  /// Forgets the folders below one that is gone.
  mutating func forget(below folder: RawPath) {
    before.removeAll { $0.isWithin(folder) }
    after.removeAll { $0.isWithin(folder) }
    // Nobody goes back to what is shown.
    if before.last == self.folder { before.removeLast() }
  }

  /// Shows a folder that has another path now, with the same entries, cursor and marks until it is
  /// read again.
  mutating func follow(_ old: RawPath, to new: RawPath) {
    func moved(_ path: RawPath) -> RawPath {
      path.isWithin(old) ? path.moved(from: old, to: new) : path
    }
    func moved(_ entry: FileEntry.ID) -> FileEntry.ID {
      RawPath(id: entry).map { moved($0).id } ?? entry
    }
    (before, after) = (before.map(moved), after.map(moved))
    guard folder.isWithin(old) else { return }
    folder = moved(folder)
    (rows, all) = (rows.map { $0.at(moved($0.path)) }, all.map { $0.at(moved($0.path)) })
    (current, wanted, resting) = (current.map(moved), wanted.map(moved), resting.map(moved))
    (marked, markedBefore) = (Set(marked.map(moved)), nil)
    columns.cursor = nil
    if isSorting { sort() }
    reload()
  }

  mutating func reload(selecting entry: RawPath? = nil) {
    if let entry { (wanted, resting) = (entry.id, current) }
    (isLoading, reads, readSoFar) = (true, reads + 1, 0)
  }

  /// Takes what is read so far. It is shown if less of the folder was there.
  mutating func note(_ part: FolderContents.Part, of reading: Reading) {
    guard reading == self.reading else { return }
    switch part {
    case .count(let count): readSoFar = count
    case .contents(let contents):
      if !isWhole, contents.all.count > all.count { put(contents, isWhole: false) }
    }
  }

  /// `Reading… 20,480`, while the folder is read.
  var loadingWords: String? {
    if let preparation { return preparation }
    return isLoading ? "Reading…" + (readSoFar > 0 ? " \(readSoFar.formatted())" : "") : nil
  }

  mutating func take(_ contents: FolderContents, of reading: Reading) {
    guard reading == self.reading else { return }
    (space, isLoading, failure) = (contents.space, false, nil)
    put(contents, isWhole: true)
  }

  /// Shows entries, or sorts them first if a person has asked for others meanwhile.
  private mutating func put(_ contents: FolderContents, isWhole: Bool) {
    let isFirst = !self.isWhole
    let place = current.flatMap(place)
    (all, self.isWhole) = (contents.all, isWhole)
    let isAsked = contents.order == order && contents.choice == choice
    if isAsked || rows.isEmpty { take(contents) }
    isSorting = false
    if !isAsked { sort() }
    placeCursor(near: isFirst ? nil : place, isFirst: isFirst)
  }

  private mutating func take(_ contents: FolderContents) {
    (rows, count, nameColumns) = (contents.rows, contents.count, contents.nameColumns)
  }

  /// Puts the cursor on the entry that is wanted, or on the first one as long as nobody has moved
  /// it. If its entry is gone, it goes to a place.
  private mutating func placeCursor(near place: Int?, isFirst: Bool) {
    if isWhole { keepMarks() }
    if current == resting, let wanted, self.place(of: wanted) != nil {
      (current, resting, self.wanted) = (wanted, nil, nil)
    } else if isFirst && current == resting || current.flatMap(self.place) == nil {
      let place = min(place ?? entries.startIndex, rows.count - 1)
      current = place < 0 ? nil : rows[place].id
      resting = current
    }
    if isWhole, !isSorting { (wanted, resting) = (nil, nil) }
  }

  /// The place of an entry among the rows. O(n), without the ids of all of them.
  private func place(of entry: FileEntry.ID) -> Int? {
    guard let path = RawPath(id: entry) else { return nil }
    return rows.firstIndex { $0.path == path }
  }

  /// Puts the cursor on an entry that is shown.
  ///
  /// - Returns: whether the list shows it.
  mutating func select(_ entry: RawPath) -> Bool {
    guard rows.contains(where: { $0.path == entry }) else { return false }
    (current, wanted, resting) = (entry.id, nil, nil)
    return true
  }

  mutating func fail(_ reason: String, of reading: Reading) {
    guard reading == self.reading else { return }
    (isLoading, failure, rows, all, current, marked) = (false, reason, [], [], nil, [])
    (count, isWhole, isSorting) = (0, false, false)
  }

  // MARK: - Order

  /// Sorts the entries anew that are there, and those that come.
  mutating func sort() { (sorts, isSorting) = (sorts + 1, true) }

  /// Sorts by the next column.
  mutating func sortByNext() {
    let columns = [Self.name, Self.size, Self.date]
    let place = columns.firstIndex { $0 == self.columns.sort?.column } ?? 0
    self.columns.sort = .init(column: columns[(place + 1) % columns.count])
    sort()
  }

  /// Turns the order of the column around.
  mutating func reverse() {
    columns.sort = .init(
      column: columns.sort?.column ?? Self.name, isAscending: columns.sort?.isAscending == false)
    sort()
  }

  mutating func toggleHidden() {
    showsHidden.toggle()
    sort()
  }

  /// The entries that the list asks for.
  var choice: FolderContents.Choice { FolderContents.Choice(hidden: showsHidden, filter: filter) }

  /// The filter as it is typed.
  var filterText: String {
    get { filter?.text ?? "" }
    set {
      guard newValue != filterText else { return }
      filter = NameFilter(text: newValue)
      sort()
    }
  }

  mutating func beginFilter() { if filter == nil { filter = NameFilter(text: "") } }

  mutating func endFilter() {
    guard filter != nil else { return }
    filter = nil
    sort()
  }

  mutating func show(_ contents: FolderContents, sorted number: Int) {
    guard number == sorts, isSorting else { return }
    (all, isSorting) = (contents.all, false)
    take(contents)
    keepMarks()
    // What is typed for the filter is meant for an entry, and not for the folder above.
    if filter != nil, currentEntry == nil { current = nil }
    placeCursor(near: nil, isFirst: !isWhole)
  }

  // MARK: - Entries

  /// The entries that are shown, without the one that leads up: no command takes that.
  package var entries: ArraySlice<FileEntry> {
    rows.first?.isParent == true ? rows.dropFirst() : rows[...]
  }

  package var currentEntry: FileEntry? {
    current.flatMap(place).flatMap { rows[$0].isParent ? nil : rows[$0] }
  }

  /// The entries that are there and not shown.
  var hiddenCount: Int { all.count - count }

  /// The marked entries, or else the one under the cursor.
  var chosen: [FileEntry] {
    marked.isEmpty
      ? currentEntry.map { [$0] } ?? [] : entries.filter { marked.contains($0.id) }
  }

  /// Marks the entry under the cursor or takes its mark, and goes on.
  mutating func mark(movingBy rows: Int = 1) {
    if let currentEntry { toggleMark(of: currentEntry.id) }
    moveCursor(by: rows)
  }

  /// Marks the entries from the cursor to another one, which gets it.
  mutating func mark(to entry: FileEntry.ID) {
    guard let end = place(of: entry) else { return }
    let start = current.flatMap(place) ?? end
    marked.formUnion(
      rows[min(start, end)...max(start, end)].lazy.filter { !$0.isParent }.map(\.id))
    current = entry
  }

  /// Marks the entries from one to the row of a drag that began on it, or takes their marks if it
  /// had one. The entries that the drag leaves are again as they were.
  mutating func mark(from entry: FileEntry.ID, _ drag: DragEvent) {
    if drag.phase == .began { markedBefore = marked }
    guard let before = markedBefore, let start = place(of: entry) else {
      return
    }
    if drag.phase == .cancelled || drag.phase == .ended { markedBefore = nil }
    guard drag.phase != .cancelled else { return marked = before }
    let end = min(max(0, start + drag.location.row), rows.count - 1)
    let ids = rows[min(start, end)...max(start, end)].lazy.filter { !$0.isParent }.map(\.id)
    marked = before.contains(entry) ? before.subtracting(ids) : before.union(ids)
    if drag.phase == .ended { current = rows[end].id }
  }

  /// Takes the marks of entries that are gone.
  private mutating func keepMarks() {
    guard !marked.isEmpty || markedBefore?.isEmpty == false else { return }
    let ids = rows.map(\.id)
    marked.formIntersection(ids)
    markedBefore?.formIntersection(ids)
  }

  /// Counts the bytes of what is marked. The ids of all rows are made only where much has changed.
  private mutating func countBytes(since old: Set<FileEntry.ID>) {
    let (added, removed) = (marked.subtracting(old), old.subtracting(marked))
    let changed = added.union(removed)
    if marked.isEmpty {
      markedBytes = 0
    } else if changed.count == 1, let place = changed.first.flatMap(place) {
      markedBytes += added.isEmpty ? -rows[place].bytes : rows[place].bytes
    } else {
      // The same marks are taken anew where the entries were read again, with other sizes.
      markedBytes = chosen.reduce(0) { $0 + $1.bytes }
    }
  }

  mutating func toggleMark(of entry: FileEntry.ID) {
    if marked.remove(entry) == nil { marked.insert(entry) }
  }

  mutating func invertMarks() { marked = Set(entries.map(\.id)).subtracting(marked) }

  /// Marks the entries whose names match a pattern.
  ///
  /// - Returns: the number of entries that match.
  mutating func mark(matching pattern: NamePattern) -> Int {
    let found = entries.filter { pattern.matches($0.name.bytes) }
    marked.formUnion(found.map(\.id))
    return found.count
  }

  /// Takes the marks of the entries whose names match a pattern.
  ///
  /// - Returns: the number of marks that are taken.
  mutating func unmark(matching pattern: NamePattern) -> Int {
    let found = chosen.filter { marked.contains($0.id) && pattern.matches($0.name.bytes) }
    marked.subtract(found.map(\.id))
    return found.count
  }

  /// Marks the entries that meet a condition, and no others.
  mutating func mark(where condition: (FileEntry) -> Bool) {
    marked = Set(entries.lazy.filter(condition).map(\.id))
  }

  mutating func unmarkAll() { marked = [] }

  /// Marks those of some items that are here.
  mutating func mark(_ items: [RawPath]) {
    let ids = Set(items.map(\.id))
    if !ids.isEmpty { marked.formUnion(entries.lazy.map(\.id).filter(ids.contains)) }
  }

  mutating func unmark(_ items: [RawPath]) { marked.subtract(items.map(\.id)) }

  mutating func moveCursor(by rows: Int) {
    guard let place = current.flatMap(place) else { return }
    current = self.rows[min(max(0, place + rows), self.rows.count - 1)].id
  }
}
