import Dispatch
import Synchronization

@testable import RecurseFiles

/// Folders and files in memory, some of which fail, vanish or never answer.
final class FakeDisk: Sendable {
  private struct Contents {
    var folders: [FileLocation: [Disk.FoundName]] = [:]
    var statuses: [FileLocation: FileStatus] = [:]
    var failures: [FileLocation: FileFailure.Reason] = [:]
    var hanging: Set<FileLocation> = []
    var listed: [FileLocation] = []
    var asked = 0
  }

  private let contents = Mutex(Contents())
  /// Where calls wait that never answer, until the test is over.
  private let hanging = DispatchSemaphore(value: 0)

  init() { add("/", .folder) }

  // MARK: - Making

  func add(
    _ path: String, _ kind: FileEntry.Kind = .file, size: Int64 = 812, type: FileEntry.Kind? = nil
  ) {
    add(FileLocation(path), kind, size: size, type: type)
  }

  /// - Parameter type: the kind that the folder tells; `nil` is the true one.
  func add(
    _ location: FileLocation, _ kind: FileEntry.Kind = .file, size: Int64 = 812,
    type: FileEntry.Kind? = nil
  ) {
    let details = FileEntry.Details(size: size, modified: 1_795_694_400)
    contents.withLock { contents in
      contents.statuses[location] = FileStatus(kind: kind, details: details)
      if kind == .folder { contents.folders[location, default: []] += [] }
      guard !location.isRoot else { return }
      contents.folders[location.parent, default: []].append(
        Disk.FoundName(name: location.nameBytes, kind: type ?? kind, isLink: type == .unknown))
    }
  }

  /// Takes a file away that its folder still lists.
  func forget(_ path: String) {
    contents.withLock { $0.statuses[FileLocation(path)] = nil }
  }

  func fail(_ path: String, _ reason: FileFailure.Reason) {
    contents.withLock { $0.failures[FileLocation(path)] = reason }
  }

  /// Lets all calls about a place wait until ``answer()``.
  func hang(_ path: String) {
    _ = contents.withLock { $0.hanging.insert(FileLocation(path)) }
  }

  /// Lets the calls go on that wait.
  func answer() {
    let count = contents.withLock { contents in
      contents.hanging = []
      return contents.listed.count + contents.asked
    }
    for _ in 0..<count { hanging.signal() }
  }

  // MARK: - Asking

  /// The folders that were listed, in order.
  var listed: [FileLocation] { contents.withLock { $0.listed } }

  /// The number of files that were asked for their status.
  var asked: Int { contents.withLock { $0.asked } }

  func disk(at current: String = "/home/me", home: String? = "/home/me") -> Disk {
    Disk(
      list: { folder, report throws(FileFailure) in
        self.contents.withLock { $0.listed.append(folder) }
        for name in try self.names(in: folder) where !report(name) { return }
      },
      status: { location throws(FileFailure) in
        self.contents.withLock { $0.asked += 1 }
        return try self.status(of: location)
      },
      current: { FileLocation(current) }, home: { home.map { FileLocation($0) } })
  }

  private func names(in folder: FileLocation) throws(FileFailure) -> [Disk.FoundName] {
    try wait(for: folder)
    let (names, status) = contents.withLock { ($0.folders[folder], $0.statuses[folder]) }
    if let names { return names }
    throw FileFailure(folder, status == nil ? .missing : .notAFolder)
  }

  private func status(of location: FileLocation) throws(FileFailure) -> FileStatus {
    try wait(for: location)
    guard let status = contents.withLock({ $0.statuses[location] }) else {
      throw FileFailure(location, .missing)
    }
    return status
  }

  private func wait(for location: FileLocation) throws(FileFailure) {
    let (isHanging, reason) = contents.withLock {
      ($0.hanging.contains(location), $0.failures[location])
    }
    if isHanging { hanging.wait() }
    if let reason { throw FileFailure(location, reason) }
  }
}
