import Foundation
import Synchronization
import Testing

@testable import FileWork

@Suite("Archives that are looked into") struct ArchiveTests {
  /// A store beside the tree of a sandbox.
  private func store(_ sandbox: Sandbox, leastRoom: Int64 = 1 << 20) -> ArchiveStore {
    ArchiveStore(in: sandbox.folder.appending("cache"), leastRoom: leastRoom)
  }

  private func unpack(
    _ archive: RawPath, _ store: ArchiveStore, number: Int = 1, most: Int64? = nil
  ) async throws(FileError) -> (root: RawPath, troubles: [FileTrouble]) {
    let root = store.root(of: archive, number: number)
    return (root, try await store.unpack(archive, to: root, most: most))
  }

  /// The paths of all that a folder has, with what links say, in order.
  private func listing(_ root: RawPath) async throws -> [String] {
    try await TreeScan(root, disk: Disk()).items.dropFirst().map {
      String(decoding: $0.below, as: UTF8.self)
    }.sorted()
  }

  @Test(
    "have all their files, with texts, dates and rights",
    arguments: ["a.tar", "a.tar.gz", "a.tgz", "a.tar.xz", "a.tar.bz2", "a.tar.zst", "a.zip"])
  func formats(name: String) async throws {
    try await Sandbox.use { sandbox in
      try sandbox.folder("in")
      try sandbox.folder("in/ä b")
      try sandbox.file("in/ä b/né.txt", "text")
      try sandbox.file("in/run", "#!/bin/sh\n")
      try Disk().setMode(0o755, of: sandbox.path("in/run"))
      let program = name.hasSuffix("zip") ? ["zip", "-qr", "../\(name)", "."] : [
        "tar", "-caf", "../\(name)", ".",
      ]
      try run(program, in: sandbox.path("in"))
      let store = store(sandbox)
      let (root, troubles) = try await unpack(sandbox.path(name), store)
      #expect(troubles.isEmpty)
      #expect(try await listing(root) == ["run", "ä b", "ä b/né.txt"])
      #expect(try sandbox.contents(root.appending(components: "ä b/né.txt".utf8)) == "text")
      let (old, new) = (
        try Disk().status(sandbox.path("in/run")), try Disk().status(root.appending("run"))
      )
      #expect(new.mode == 0o755 && new.seconds == old.seconds)
      #expect(try Disk().status(store.folder).mode == 0o700)
      #expect(root.name == RawName(name) && root.name.isArchive)
      store.remove(root)
      #expect(try !sandbox.exists(root.parent))
      store.removeAll()
      #expect(try Disk().names(in: store.folder.parent).isEmpty)
    }
  }

  @Test("write nothing outside: neither by names, nor through links, nor devices")
  func hostile() async throws {
    try await Sandbox.use { sandbox in
      var tar = Tar()
      let outside = sandbox.path("outside")
      try Disk().makeFolder(outside)
      tar.add("../up.txt", "x")
      tar.add("a/../../up.txt", "x")
      tar.add("\(outside)/absolute.txt", "x")
      tar.add("way", link: "\(outside)")
      tar.add("way/through.txt", "x")
      tar.add("other", hard: "../../../../etc/passwd")
      tar.add("device", kind: "3")
      tar.add("pipe", kind: "6")
      tar.add("fine.txt", "old")
      tar.add("fine.txt", "new")
      try Disk().makeFile(sandbox.path("bad.tar"), contents: tar.bytes)
      let store = store(sandbox)
      let (root, troubles) = try await unpack(sandbox.path("bad.tar"), store)
      #expect(try Disk().names(in: outside).isEmpty)
      #expect(try !sandbox.exists(sandbox.path("up.txt")))
      let names = try await listing(root)
      #expect(names.contains("way") && !names.contains("device") && !names.contains("pipe"))
      // An absolute name is one below the root, as with tar.
      #expect(names.contains { $0.hasSuffix("absolute.txt") })
      #expect(try !sandbox.exists(root.parent.appending("up.txt")))
      #expect(!root.appending("way").leads(into: root))
      let reasons = troubles.map(\.reason)
      #expect(reasons.contains(.leadsOut("../up.txt")) && reasons.contains(.leadsOut("other")))
      let through = troubles.first { $0.item.name == "through.txt" }
      #expect(through.map { "\($0.reason)".contains(root.description) } == false)
      #expect(try sandbox.contents(root.appending("fine.txt")) == "new")
    }
  }

  @Test("that end early have what is whole, and say so; what is no archive has nothing")
  func damaged() async throws {
    try await Sandbox.use { sandbox in
      var tar = Tar()
      tar.add("first.txt", "whole")
      tar.add("second.txt", String(repeating: "x", count: 4000))
      let bytes = Array(tar.bytes.prefix(512 * 5))
      try Disk().makeFile(sandbox.path("cut.tar"), contents: bytes)
      let store = store(sandbox)
      let (root, troubles) = try await unpack(sandbox.path("cut.tar"), store)
      #expect(try await listing(root) == ["first.txt"])
      let words = troubles.compactMap { trouble -> String? in
        if case .archive(_, let words) = trouble.reason { words } else { nil }
      }
      #expect(words.count == troubles.count && !words.contains(""))
      try sandbox.file("no.zip", "no archive at all")
      await #expect {
        _ = try await unpack(sandbox.path("no.zip"), store, number: 2)
      } throws: {
        if case FileError.archive = $0 { true } else { false }
      }
      #expect(try Disk().names(in: store.folder) == ["1"])
    }
  }

  @Test("that are encrypted are told so")
  func encrypted() async throws {
    try await Sandbox.use { sandbox in
      try sandbox.file("secret", "text")
      try run(["zip", "-qP", "word", "s.zip", "secret"], in: sandbox.tree)
      await #expect(throws: FileError.archive(sandbox.path("s.zip"), "It is encrypted")) {
        _ = try await unpack(sandbox.path("s.zip"), store(sandbox))
      }
    }
  }

  @Test("stop before too much comes out, and before the disk is full; nothing is left")
  func bomb() async throws {
    try await Sandbox.use { sandbox in
      try Disk().makeFile(
        sandbox.path("zeros"), contents: [UInt8](repeating: 0, count: 8 << 20))
      try run(["tar", "-czf", "b.tgz", "zeros"], in: sandbox.tree)
      let first = store(sandbox)
      await #expect(throws: FileError.tooMuch(sandbox.path("b.tgz"), 1 << 20)) {
        _ = try await unpack(sandbox.path("b.tgz"), first, most: 1 << 20)
      }
      #expect(try Disk().names(in: first.folder).isEmpty)
      let root = try await unpack(sandbox.path("b.tgz"), first, number: 2).root
      #expect(try Disk().status(root.appending("zeros")).size == 8 << 20)
      await #expect(throws: FileError.full(sandbox.path("b.tgz"))) {
        _ = try await unpack(sandbox.path("b.tgz"), store(sandbox, leastRoom: .max >> 1))
      }
    }
  }

  @Test("leave nothing when their unpacking is cancelled")
  func cancel() async throws {
    try await Sandbox.use { sandbox in
      var tar = Tar()
      for number in 0..<2000 { tar.add("\(number)", "text") }
      try Disk().makeFile(sandbox.path("many.tar"), contents: tar.bytes)
      let (store, archive) = (store(sandbox), sandbox.path("many.tar"))
      let work = Mutex(Task<Void, any Error>?.none)
      let task = Task {
        _ = try await store.unpack(
          archive, to: store.root(of: archive, number: 1), most: nil
        ) { progress in
          if progress.itemsDone == 10 { work.withLock { $0?.cancel() } }
        }
      }
      work.withLock { $0 = task }
      // It may have come to the tenth item before it was known here.
      task.cancel()
      await #expect(throws: FileError.cancelled) { try await task.value }
      let left = try? Disk().names(in: store.folder)
      #expect(left ?? [] == [])
    }
  }

  @Test("of a killed run are removed by the next one, those of a living run are not")
  func leftovers() async throws {
    try await Sandbox.use { sandbox in
      var tar = Tar()
      tar.add("a", "text")
      try Disk().makeFile(sandbox.path("a.tar"), contents: tar.bytes)
      let living = store(sandbox)
      let root = try await unpack(sandbox.path("a.tar"), living).root
      let base = living.folder.parent
      try Disk().makeFolders(base.appending("1-dead").appending("1"))
      try Disk().makeFile(base.appending("1-dead.lock"), contents: [])
      ArchiveStore.removeLeftovers(in: base)
      #expect(try sandbox.exists(root.appending("a")))
      #expect(try Disk().names(in: base).count == 2)
    }
  }

  private func run(_ words: [String], in folder: RawPath) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder.description)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
