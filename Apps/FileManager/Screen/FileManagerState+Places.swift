import FileWork
import Foundation

/// The places of a person, and their changes that are not stored yet.
struct KeptPlaces {
  private(set) var places = Places()
  /// The changes for the file, the first one first.
  private(set) var waiting: [Places.Change] = []
  /// The number of times that changes were stored or refused.
  private(set) var turns = 0
  /// Whether there is a file. Without one, the places last as long as the app.
  private let hasFile: Bool

  init(_ places: Places = Places(), hasFile: Bool = false) {
    (self.places, self.hasFile) = (places, hasFile)
  }

  mutating func apply(_ change: Places.Change) {
    var changed = places
    changed.apply(change)
    guard changed != places else { return }
    places = changed
    if hasFile { waiting.append(change) }
  }

  /// Takes what the file has now that the first changes are in it.
  mutating func take(_ stored: Places, with count: Int) {
    drop(count)
    places = stored
    for change in waiting { places.apply(change) }
  }

  /// Gives up the first changes, which could not be stored.
  mutating func drop(_ count: Int) {
    waiting.removeFirst(min(count, waiting.count))
    turns += 1
  }
}

extension FileManagerState {
  /// The folder in which the second list begins: the one that it showed last, or else the home
  /// folder, unless the first list shows that.
  static func second(besides folder: RawPath, _ places: Places) -> RawPath {
    let candidates = [places.second].compactMap { $0 } + places.recent + [.home, RawPath("/")]
    return candidates.first { $0 != folder && $0.isFolder } ?? folder
  }

  /// Takes what was read of a folder.
  mutating func take(
    _ contents: FolderContents, of reading: FolderView.Reading, on side: Side
  ) {
    self[side].take(contents, of: reading)
    // The folders of archives are gone in the next run.
    guard reading.folder == self[side].folder, archives.archive(of: reading.folder) == nil else {
      return
    }
    kept.apply(.visit(reading.folder))
    if side == .main, !showsTree { kept.apply(.showSecond(reading.folder)) }
  }

  /// Shows a folder from a list of places.
  mutating func goToPlace(_ folder: RawPath) {
    (isShowingBookmarks, isShowingRecent) = (false, false)
    enter(folder, on: active)
    goToList()
  }

  mutating func addBookmark() {
    if isInArchive { return problem = "A folder in an archive cannot be a bookmark." }
    kept.apply(.add(list.folder))
    // It can be named there at once.
    bookmark = list.folder.id
  }

  mutating func nameBookmark(_ folder: RawPath, _ name: String) {
    kept.apply(.name(folder, name))
  }

  mutating func removeBookmark(_ folder: RawPath) { kept.apply(.remove(folder)) }

  /// Tells that changes of the places are not stored. What a person did not ask for is told once.
  mutating func tellPlaceProblem(_ reason: String, _ changes: [Places.Change]) {
    kept.drop(changes.count)
    let isAsked = changes.contains { change in
      switch change {
      case .add, .remove, .name: true
      case .visit, .showSecond: false
      }
    }
    // The notice of a new bookmark would hide the reason, and it is not true.
    if isAsked || !knowsPlaceProblem { (problem, notice) = (reason, nil) }
    knowsPlaceProblem = true
  }
}

extension RawPath {
  fileprivate var isFolder: Bool {
    guard let path = String(validating: bytes, as: UTF8.self) else { return false }
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
