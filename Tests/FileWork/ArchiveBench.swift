import Foundation

@testable import FileWork

/// An archive, and the folder that shows it.
struct ArchiveBench {
  let sandbox: Sandbox
  let store: ArchiveStore
  let file: RawPath
  let worker: FileWorker
  private(set) var root: RawPath
  private var number = 1

  /// Unpacks an archive of the sandbox.
  init(_ sandbox: Sandbox, _ name: String, disk: Disk = Disk()) async throws {
    self.sandbox = sandbox
    file = sandbox.path(name)
    store = ArchiveStore(in: sandbox.folder.appending("cache"), leastRoom: 1 << 20)
    worker = FileWorker(trash: sandbox.trash(disk), archives: store, disk: disk)
    root = store.root(of: file, number: 1)
    _ = try await store.unpack(file, to: root, most: nil)
  }

  /// Packs all that is in a folder of the sandbox, and removes that, before it is unpacked.
  init(_ sandbox: Sandbox, packing folder: String, to name: String) async throws {
    let items = try Disk().names(in: sandbox.path(folder)).map(sandbox.path(folder).appending)
    let outcome = await sandbox.worker().run(.pack(items, to: sandbox.path(name)))
    if let failure = outcome.failure { throw failure }
    try await self.init(sandbox, name)
  }

  func path(_ text: String) -> RawPath { root.appending(components: text.utf8) }

  /// What the folder shows.
  var shown: Tree { readTree(root) }

  /// What is in the archive now.
  func content() async throws -> Tree {
    let store = ArchiveStore(in: sandbox.folder.appending("look"), leastRoom: 1 << 20)
    let root = store.root(of: file, number: 1)
    _ = try await store.unpack(file, to: root, most: nil)
    return readTree(root)
  }

  /// The paths in the archive, in order.
  func listing() async throws -> [String] {
    try await content().keys.map { String(decoding: $0, as: UTF8.self) }.sorted()
  }

  /// Unpacks the archive again if it is another one now.
  mutating func refresh() async throws {
    guard await !store.isCurrent(root) else { return }
    number += 1
    let new = store.root(of: file, number: number)
    _ = try await store.unpack(file, to: new, most: nil)
    store.remove(root)
    root = new
  }
}
