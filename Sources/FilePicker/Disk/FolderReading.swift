/// News about the entries of a folder.
enum FolderNews: Sendable {
  /// All entries that are known until now, in order.
  case entries([FileEntry])
  case failed(FileFailure)
}

/// Reads a folder a part at a time.
///
///     names    64 │ 128 │ 256 │ … all       the folder tells them, with most kinds
///     details  64 │ 128 │ 256 │ … all       each file is asked; one of them may never answer
///
/// A reading sends twice as many entries each time, so all sorting together costs no more than
/// twice the last.
struct FolderReading {
  /// The number of entries that are sent first.
  private static let first = 64

  let folder: FileLocation
  let disk: Disk
  /// Whether sizes, dates and the targets of links are wanted.
  var hasDetails = true

  /// The news from now to the last entry.
  func news() -> AsyncStream<FolderNews> {
    disk.stream { send, stop in
      do throws(FileFailure) {
        var entries = try names(send, stop)
        if !stop.isRequested { send(.entries(entries)) }
        if hasDetails { addDetails(to: &entries, send, stop) }
      } catch {
        send(.failed(error))
      }
    }
  }

  /// Returns the entries in order, as far as the folder itself knows them.
  private func names(_ send: (FolderNews) -> Void, _ stop: Stop) throws(FileFailure) -> [FileEntry]
  {
    var entries: [FileEntry] = []
    var next = Self.first
    try disk.list(folder) { found in
      entries.append(FileEntry(found.name, found.kind, isLink: found.isLink))
      guard entries.count == next else { return true }
      next *= 2
      entries.sort(by: FileEntry.precedes)
      send(.entries(entries))
      return !stop.isRequested
    }
    entries.sort(by: FileEntry.precedes)
    return entries
  }

  /// Asks each entry for its details, and takes out what has vanished.
  private func addDetails(
    to entries: inout [FileEntry], _ send: (FolderNews) -> Void, _ stop: Stop
  ) {
    var vanished: Set<FileEntry.ID> = []
    // A link may turn out to be a folder.
    var isOrdered = true
    var next = Self.first
    for index in entries.indices {
      guard !stop.isRequested else { return }
      do throws(FileFailure) {
        let status = try disk.status(folder.appending(entries[index].name))
        if status.kind != entries[index].kind { isOrdered = false }
        (entries[index].kind, entries[index].details) = (status.kind, status.details)
      } catch {
        // In a folder that can be listed but not searched, names are all there is to know.
        if error.reason == .missing { vanished.insert(entries[index].id) }
        if entries[index].kind == .unknown { entries[index].kind = .other }
      }
      guard index + 1 == next || index + 1 == entries.count else { continue }
      next *= 2
      var known = vanished.isEmpty ? entries : entries.filter { !vanished.contains($0.id) }
      if !isOrdered { known.sort(by: FileEntry.precedes) }
      send(.entries(known))
    }
  }
}
