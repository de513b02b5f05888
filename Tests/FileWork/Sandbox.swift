import Foundation

@testable import FileWork

/// A folder for one test, with a tree to work on and a trash beside it.
struct Sandbox: Sendable {
  let folder: RawPath
  var tree: RawPath { folder.appending("tree") }
  var trashFolder: RawPath { folder.appending("trash") }

  /// Runs a test in a new folder and removes it afterwards.
  static func use<Result>(_ body: (Sandbox) async throws -> Result) async throws -> Result {
    let path = NSTemporaryDirectory() + "/filework-\(UUID().uuidString)"
    let disk = Disk()
    try disk.makeFolder(RawPath(path))
    let sandbox = Sandbox(folder: try disk.resolved(RawPath(path)))
    try disk.makeFolder(sandbox.tree)
    let result: Result
    do { result = try await body(sandbox) } catch {
      try? await sandbox.remove()
      throw error
    }
    try await sandbox.remove()
    return result
  }

  func trash(_ disk: Disk = Disk()) -> Trash { Trash(folder: trashFolder, disk: disk) }

  func worker(_ disk: Disk = Disk()) -> FileWorker {
    FileWorker(trash: trash(disk), disk: disk)
  }

  /// A path below the tree, such as "a/b".
  func path(_ text: String) -> RawPath { tree.appending(components: text.utf8) }

  @discardableResult
  func file(_ text: String, _ contents: String) throws -> RawPath {
    try Disk().makeFile(path(text), contents: Array(contents.utf8))
    return path(text)
  }

  @discardableResult
  func folder(_ text: String) throws -> RawPath {
    try Disk().makeFolder(path(text))
    return path(text)
  }

  func contents(_ path: RawPath) throws -> String {
    String(decoding: try Disk().contents(of: path), as: UTF8.self)
  }

  func exists(_ path: RawPath) throws -> Bool { try Disk().statusIfAny(path) != nil }

  private func remove() async throws {
    let disk = Disk()
    let scan = try await TreeScan(folder, disk: disk) { path throws(FileError) in
      try disk.setMode(0o700, of: path)
    }
    for item in scan.items.reversed() {
      try disk.removeOne(item.path(in: folder), item.status.kind)
    }
  }
}

/// The generator SplitMix64: the same seed gives the same numbers everywhere.
struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
