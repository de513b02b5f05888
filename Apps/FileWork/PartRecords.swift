import Foundation
import Synchronization

/// The incomplete copies of one run of an app, written down so that a later run can tell what a
/// killed one has left.
///
///     parts/4711-3f2a.parts   locked as long as the run goes on: paths, each with a zero after it
///
/// A copy whose record cannot be written goes on without one.
public final class PartRecords: Sendable {
  private let folder: RawPath
  private let file: RawPath
  private let held = Mutex(Held())

  private struct Held {
    var descriptor: Int32?
    var parts: [RawPath] = []
  }

  private static let ending = ".parts"

  /// - Parameter folder: the folder for all runs. It is made for the first copy.
  public init(in folder: RawPath) {
    self.folder = folder
    let run = "\(getpid())-" + String(UInt32.random(in: 0 ... .max), radix: 16)
    file = folder.appending(RawName(run + Self.ending))
  }

  deinit {
    held.withLock { held in
      guard let descriptor = held.descriptor else { return }
      if held.parts.isEmpty { try? Disk().unlink(file) }
      close(descriptor)
    }
  }

  /// Notes a copy that is about to be made in place of another one, or the end of that.
  func replace(_ old: RawPath, by new: RawPath?) {
    held.withLock { held in
      // Two copies may try one name, of which only one gets it.
      if let place = held.parts.lastIndex(of: old) { held.parts.remove(at: place) }
      if let new { held.parts.append(new) }
      guard let file = held.descriptor ?? open() else { return }
      held.descriptor = file
      let bytes = held.parts.flatMap { part -> [UInt8] in part.bytes + [0] }
      // A killed run leaves the old paths or the new ones, and never none.
      _ = pwrite(file, bytes, bytes.count, 0)
      ftruncate(file, off_t(bytes.count))
    }
  }

  /// Makes the file, and locks it.
  private func open() -> Int32? {
    let disk = Disk()
    let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    guard (try? disk.makeFolders(folder)) != nil,
      let made = try? disk.run(.create, file, { Int(Foundation.open(file.cString, flags, 0o600)) })
    else { return nil }
    flock(Int32(made), LOCK_EX | LOCK_NB)
    return Int32(made)
  }

  // MARK: - What killed runs have left

  /// An incomplete copy that a killed run has left.
  public struct Leftover: Hashable, Sendable {
    public let part: RawPath
    fileprivate let record: RawPath
  }

  /// The copies that killed runs have left and that are still there, off the caller's actor.
  @concurrent
  public func leftovers() async -> [Leftover] {
    let disk = Disk()
    var found: [Leftover] = []
    for name in (try? disk.names(in: folder)) ?? [] where name.ends(with: Self.ending) {
      let record = folder.appending(name)
      guard let parts = Self.ended(record) else { continue }
      let left = parts.filter { $0.name.isPart && (try? disk.status($0)) != nil }
      if left.isEmpty { try? disk.unlink(record) }
      found += left.map { Leftover(part: $0, record: record) }
    }
    return found
  }

  /// Forgets what killed runs have left: nobody is told again.
  @concurrent
  public func forget(_ leftovers: [Leftover]) async {
    for record in Set(leftovers.map(\.record)) { try? Disk().unlink(record) }
  }

  /// The paths in a record; `nil` if its run goes on.
  private static func ended(_ record: RawPath) -> [RawPath]? {
    let disk = Disk()
    guard let file = try? disk.open(record) else { return nil }
    defer { close(file) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0, let bytes = try? disk.contents(of: record) else {
      return nil
    }
    return bytes.split(separator: 0).map { RawPath(bytes: $0) }
  }
}
