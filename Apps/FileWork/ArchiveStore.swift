import CFileWork
import Foundation
import Synchronization

/// The folder in which a run of an app unpacks archives, to show what is in them.
///
///     archives/4711-3f2a.lock               locked as long as the run goes on
///     archives/4711-3f2a/1/photos.zip/…     what is in the first archive
///
/// What a killed run leaves is removed by a later one: nobody holds its lock.
public final class ArchiveStore: Sendable {
  /// The folder of this run. It is made for the first archive.
  public let folder: RawPath
  /// The bytes that come out of an archive without a question.
  public let mostUnasked: Int64
  /// The bytes that stay free on the disk.
  let leastRoom: Int64
  let disk = Disk()
  private let lock = Mutex(Int32?.none)
  let unpacked = Mutex<[UnpackedArchive]>([])

  /// - Parameter base: the folder for all runs. It is made when it is needed.
  public init(in base: RawPath, mostUnasked: Int64 = 1 << 30, leastRoom: Int64 = 256 << 20) {
    let run = "\(getpid())-" + String(UInt32.random(in: 0 ... .max), radix: 16)
    folder = base.appending(RawName(run))
    (self.mostUnasked, self.leastRoom) = (mostUnasked, leastRoom)
  }

  deinit { removeAll() }

  /// The folder in which an archive is shown. It has the name of the archive.
  public func root(of archive: RawPath, number: Int) -> RawPath {
    folder.appending(RawName("\(number)")).appending(archive.name)
  }

  /// Unpacks an archive. If that fails or its task is cancelled, nothing is left.
  ///
  /// - Parameters:
  ///   - root: a folder from ``root(of:number:)``.
  ///   - most: the bytes that may come out; `nil` for all that the disk has room for.
  /// - Returns: what is not there, and why: the rest of a damaged archive, encrypted items,
  ///   devices, and names that lead out.
  /// - Throws: `.tooMuch` if more comes out, and `.archive` if nothing does.
  @concurrent
  public func unpack(
    _ archive: RawPath, to root: RawPath, most: Int64?,
    onProgress: @escaping @Sendable (FileProgress) -> Void = { _ in }
  ) async throws(FileError) -> [FileTrouble] {
    try prepare()
    do throws(FileError) {
      try disk.makeFolders(root)
      let place = try disk.resolved(root)
      let status = status(of: archive)
      var unpacking = try ArchiveUnpacking(
        archive, to: place, in: self, most: most, ProgressMeter(onProgress))
      try await unpacking.run()
      let flaw = archive.isInside(folder) ? "it is in another archive" : unpacking.flaw
      unpacked.withLock {
        $0.append(
          UnpackedArchive(
            file: archive, root: root, resolvedRoot: place, status: status, flaw: flaw,
            takesAnyName: unpacking.takesAnyName))
      }
      return unpacking.troubles
    } catch {
      remove(root)
      throw error
    }
  }

  /// Removes what came out of an archive.
  public func remove(_ root: RawPath) {
    unpacked.withLock { $0.removeAll { $0.root == root } }
    disk.removeTree(root.parent)
  }

  /// Removes what all archives have left. The run may go on with others.
  public func removeAll() {
    lock.withLock { lock in
      guard let held = lock else { return }
      unpacked.withLock { $0 = [] }
      Self.removeRun(folder)
      Runs.end(folder)
      close(held)
      lock = nil
    }
  }

  fileprivate static func removeRun(_ folder: RawPath) {
    Disk().removeTree(folder)
    try? Disk().unlink(lockFile(of: folder))
  }

  // MARK: - Runs

  private var lockFile: RawPath { Self.lockFile(of: folder) }

  private static let ending = ".lock"

  private static func lockFile(of folder: RawPath) -> RawPath {
    folder.parent.appending(RawName(bytes: folder.name.bytes + ending.utf8))
  }

  /// Makes the folder of the run, and locks it before.
  private func prepare() throws(FileError) {
    try lock.withLock { lock throws(FileError) in
      guard lock == nil else { return }
      try disk.makeFolders(folder.parent)
      let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      let file = Int32(
        try disk.run(.create, lockFile) { Int(Foundation.open(lockFile.cString, flags, 0o600)) })
      guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
        close(file)
        throw .exists(lockFile)
      }
      lock = file
      Runs.begin(folder)
      try disk.makeFolder(folder, mode: 0o700)
    }
  }

  /// Removes what runs have left that were killed.
  public static func removeLeftovers(in base: RawPath) {
    let disk = Disk()
    for name in (try? disk.names(in: base)) ?? [] {
      guard name.bytes.count > ending.utf8.count, name.bytes.suffix(5).elementsEqual(ending.utf8)
      else { continue }
      let path = base.appending(name)
      let file = Foundation.open(path.cString, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
      guard file >= 0 else { continue }
      defer { close(file) }
      guard flock(file, LOCK_EX | LOCK_NB) == 0 else { continue }
      removeRun(base.appending(RawName(bytes: name.bytes.dropLast(ending.utf8.count))))
    }
  }
}

/// The runs of this process, whose folders go when it exits.
private enum Runs {
  private static let folders = Mutex<Set<RawPath>>([])
  private static let atExit: Void = {
    atexit { for folder in Runs.folders.withLock({ $0 }) { ArchiveStore.removeRun(folder) } }
    return ()
  }()

  static func begin(_ folder: RawPath) {
    _ = atExit
    folders.withLock { _ = $0.insert(folder) }
  }

  static func end(_ folder: RawPath) { folders.withLock { _ = $0.remove(folder) } }
}

extension RawPath {
  /// Whether a link leads to something in a folder, or to the folder itself.
  public func leads(into folder: RawPath) -> Bool {
    guard let target = try? Disk().resolved(self), let place = try? Disk().resolved(folder) else {
      return false
    }
    return target.isWithin(place)
  }
}

extension Disk {
  /// Removes a folder of the app's own with all that is in it, as far as the system lets it.
  func removeTree(_ folder: RawPath) { filework_remove_tree(folder.cString) }
}
