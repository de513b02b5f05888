import FileWork
import Foundation
import Recurse

extension FileManagerState {
  /// Whether an entry is an archive that a list can show.
  func isArchive(_ entry: FileEntry) -> Bool {
    guard archives.canEnter, entry.name.isArchive else { return false }
    switch entry.kind {
    case .file, .link(_, isDirectory: false, isBroken: false): return true
    case .directory, .link, .other: return false
    }
  }

  /// Shows what is in an archive, once it is unpacked.
  ///
  /// - Returns: whether archives can be shown.
  @discardableResult
  mutating func enterArchive(_ file: RawPath, on side: Side) -> Bool {
    guard let root = archives.enter(file) else { return false }
    enter(root, on: side)
    self[side].preparation = archives.isPending(root) ? "Unpacking…" : nil
    return true
  }

  /// Goes back to the folder with the archive that a list shows.
  mutating func leaveArchive(on side: Side) {
    guard let archive = archives.archive(of: self[side].folder) else { return }
    enter(archive.file.parent, selecting: archive.file, on: side)
  }

  /// Forgets the archives that neither list shows and no change needs.
  mutating func leaveArchives() {
    guard !archives.all.isEmpty else { return }
    let kinds = (jobs.running.map(\.request) + jobs.waiting).map(\.kind)
    let used = [main.folder, other.folder] + kinds.flatMap { $0.items + $0.changedPlaces }
    for archive in archives.leave(unless: { root in used.contains { $0.isWithin(root) } }) {
      for side in [Side.main, .other] { self[side].forget(below: archive.root) }
      if lastSearch?.sheet.search?.folder.isWithin(archive.root) == true { lastSearch = nil }
    }
  }

  // MARK: - Unpacking

  mutating func note(_ progress: FileProgress, of archive: OpenArchives.Archive) {
    guard let folder = archives.shownFolder(of: archive) else { return }
    tellUnpacking(progress.unpackingWords, in: folder)
  }

  private mutating func tellUnpacking(_ words: String, in folder: RawPath) {
    for side in [Side.main, .other] where self[side].folder.isWithin(folder) {
      self[side].preparation = words
    }
  }

  /// Begins to unpack an archive again that is another one now. The lists say so at once.
  mutating func refresh(_ archive: OpenArchives.Archive) {
    archives.refresh(archive)
    tellUnpacking("Unpacking again…", in: archive.root)
  }

  /// Shows an archive, and tells what is not there.
  mutating func finish(_ archive: OpenArchives.Archive, _ troubles: [FileTrouble]) {
    if let old = archives.finish(archive) {
      archives.replace(old, by: archive)
      for side in [Side.main, .other] { self[side].follow(old.root, to: archive.root) }
      leaveArchives()
    }
    for side in [Side.main, .other] where self[side].folder.isWithin(archive.root) {
      self[side].preparation = nil
    }
    guard !troubles.isEmpty else { return }
    skipped = troubles.map {
      SkippedItem(path: archives.shown($0.item), reason: $0.reason.description)
    }
    let count = troubles.count == 1 ? "1 item" : "\(troubles.count) items"
    problem = "“\(archive.file.name)” is not whole: \(count) could not be unpacked. “w” shows them."
  }

  mutating func fail(_ archive: OpenArchives.Archive, _ failure: FileError) {
    if case .tooMuch = failure { return large = archive }
    // What is shown of an archive that cannot be read any more is nothing to work with.
    leave(archives.finish(archive) ?? archive)
    problem = failure.description
  }

  private mutating func leave(_ archive: OpenArchives.Archive) {
    archives.finish(archive)
    for side in [Side.main, .other] where self[side].folder.isWithin(archive.root) {
      leaveArchive(on: side)
    }
  }

  mutating func unpackAll() {
    guard let archive = large else { return }
    archives.takeAll(of: archive)
    large = nil
  }

  /// Leaves an archive of which a person does not want all.
  mutating func leaveLarge(_ archive: OpenArchives.Archive) {
    let isWanted = archives.pending.contains { $0.archive == archive && $0.takesAll }
    if !isWanted { leave(archive) }
  }

  // MARK: - Changes in archives

  var isInArchive: Bool { archives.archive(of: list.folder) != nil }

  /// Whether the items of a folder keep their names, as they are in an archive that is only read.
  func isFixed(_ folder: RawPath) -> Bool { archives.refusal(in: folder) != nil }

  /// Says why a change in an archive is not made, above the lists: there the letters of a name that
  /// a person types at once would be commands.
  ///
  /// - Returns: whether the folder is in an archive in which nothing is changed.
  mutating func refusesChange(in folder: RawPath) -> Bool {
    guard let reason = archives.refusal(in: folder) else { return false }
    refusal = reason.description
    return true
  }

  mutating func refusesInArchive() -> Bool { refusesChange(in: list.folder) }

  /// Reads the lists again that show archives which a job has changed, or perhaps has.
  mutating func reloadChangedArchives(_ result: FileJob.Result) {
    switch result {
    case .performed(_, let outcome): if outcome.archives.isEmpty { return }
    case .reversed: break
    case .emptied, .compared: return
    }
    for side in [Side.main, .other] where archives.archive(of: self[side].folder) != nil {
      self[side].reload()
    }
  }

  /// Says why a folder cannot be read, or shows the one around a folder that an archive has lost.
  mutating func fail(_ failure: FileError, of reading: FolderView.Reading, on side: Side) {
    guard reading == self[side].reading else { return }
    let (folder, archive) = (reading.folder, archives.archive(of: reading.folder))
    if let archive, case .missing(folder) = failure, folder != archive.root {
      enter(folder.parent, selecting: folder, on: side)
    } else {
      self[side].fail(archives.shown("\(failure)"), of: reading)
    }
  }

  /// Whether a link leads from an archive to somewhere else.
  func leadsOut(_ entry: FileEntry) -> Bool {
    guard case .link = entry.kind, let archive = archives.archive(of: entry.path) else {
      return false
    }
    return !entry.path.leads(into: archive.root)
  }
}

extension FileProgress {
  /// `Unpacking… 45%, 1,200 items`
  fileprivate var unpackingWords: String {
    guard bytesTotal > 0 else { return "Unpacking…" }
    let part = Int(Double(min(bytesDone, bytesTotal)) / Double(bytesTotal) * 100)
    let items = itemsDone == 1 ? "1 item" : "\(itemsDone.formatted()) items"
    return "Unpacking… \(part)%, \(items)"
  }
}
