import FileWork

/// The way to a path that a person types, which may lead into archives.
extension FileManagerState {
  struct Destination: Hashable, Sendable {
    let path: RawPath
    /// The list that goes there.
    let side: Side
    /// Whether the path is to be that of a folder or an archive, and not of an item in one.
    let isFolder: Bool
  }

  /// Shows the folder to which a person goes.
  mutating func arrive(at place: FolderReader.Place) {
    if let item = place.item, destination?.isFolder == true, item.name.isArchive {
      return arrive(in: item)
    }
    if let reason = reason(against: place.folder) { return refuseDestination(reason) }
    let side = destination?.side ?? active
    (prompt, destination) = (nil, nil)
    enter(place.folder, selecting: place.item, on: side)
    if side == active { goToList() }
  }

  /// Unpacks the archive in which a person goes to a place, and goes on to that.
  mutating func arrive(in file: RawPath) {
    guard let destination else { return }
    if let reason = reason(against: file.parent) { return refuseDestination(reason) }
    guard file.name.isArchive, enterArchive(file, on: destination.side) else {
      return refuseDestination("\(FileError.notAFolder(destination.path))")
    }
    prompt = nil
    let root = self[destination.side].folder
    self.destination = Destination(
      path: destination.path.moved(from: file, to: root), side: destination.side, isFolder: false)
    if destination.side == active { goToList() }
  }

  /// Says why a person cannot go to a path. What was typed for it stays for correction.
  mutating func refuseDestination(_ reason: String) {
    (destination, problem) = (nil, archives.shown(reason))
  }
}
