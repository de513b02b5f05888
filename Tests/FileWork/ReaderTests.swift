import Foundation
import Synchronization
import Testing

@testable import FileWork

@Suite struct ReaderTests {
  @Test func aFolderIsReadWithItsLinksAndAwkwardNames() async throws {
    try await Sandbox.use { sandbox in
      let disk = Disk()
      for name in RandomWork.names { try disk.makeFile(sandbox.tree.appending(name)) }
      try sandbox.folder("z folder")
      try disk.makeLink(sandbox.path("z link"), to: Array("z folder".utf8))
      try disk.makeLink(sandbox.path("z broken"), to: Array("nowhere".utf8))
      let entries = try await FolderReader().entries(of: sandbox.tree)
      #expect(entries.count == RandomWork.names.count + 3)
      #expect(Set(entries.map(\.id)).count == entries.count)
      #expect(entries.allSatisfy { RawPath(id: $0.id) == $0.path })
      #expect(entries.prefix(2).map(\.name) == ["z folder", "z link"])
      #expect(entries.prefix(2).allSatisfy { $0.isEnterable })
      let broken = entries.first { $0.name == "z broken" }
      let target = RawPath("nowhere")
      #expect(broken?.kind == .link(target: target, isDirectory: false, isBroken: true))
      #expect(entries.first { $0.name == ".hidden" }?.isHidden == true)
      let texts = entries.map(\.name.description).joined()
      #expect(texts.unicodeScalars.allSatisfy { $0.value >= 0x20 })
    }
  }

  @Test("A large folder is counted while it is read") func counted() async throws {
    try await Sandbox.use { sandbox in
      for index in 0..<4_100 { try sandbox.file("\(index)", "") }
      let counts = Mutex<[Int]>([])
      for pause in [Duration.zero, .seconds(3600)] {
        let entries = try await FolderReader(pause: pause).entries(of: sandbox.tree) { part in
          if case .count(let count) = part { counts.withLock { $0.append(count) } }
        }
        #expect(entries.count == 4_100)
      }
      // What is read in a moment is not counted.
      #expect(counts.withLock { $0 } == [4_096])
    }
  }

  @Test("A folder is reported in order each time that it has twice as many items")
  func parts() async throws {
    try await Sandbox.use { sandbox in
      for index in 0..<300 { try sandbox.file("\(index * 7 % 300)", "") }
      let parts = Mutex<[[RawName]]>([])
      func read(pause: Duration, _ order: FileOrder) async throws -> [FileEntry] {
        try await FolderReader(pause: pause).entries(of: sandbox.tree, sorted: order) { part in
          if case .items(let items) = part { parts.withLock { $0.append(items.map(\.name)) } }
        }
      }
      let order = FileOrder(by: .name, isDescending: true)
      let entries = try await read(pause: .zero, order)
      let reported = parts.withLock { $0 }
      #expect(reported.map(\.count) == [1, 2, 4, 8, 16, 32, 64, 128, 256])
      let all = (0..<300).reversed().map { RawName("\($0)") }
      #expect(entries.map(\.name) == all)
      // Each is the end in its order, without what was not read.
      for part in reported { #expect(part == all.filter(Set(part).contains)) }
      // What is read in a moment comes as a whole.
      _ = try await read(pause: .seconds(3600), order)
      #expect(parts.withLock { $0.count } == 9)
    }
  }

  @Test func anOperationHitsTheFileWhoseNameIsNoText() async throws {
    try await Sandbox.use { sandbox in
      let first = sandbox.tree.appending(RawName(bytes: [0xFF]))
      let second = sandbox.tree.appending(RawName(bytes: [0xFE]))
      try Disk().makeFile(first)
      try Disk().makeFile(second)
      #expect(first.description == second.description)
      #expect(await sandbox.worker().run(.delete([second])).failure == nil)
      #expect(try sandbox.exists(first))
      #expect(try !sandbox.exists(second))
    }
  }

  @Test func aMissingFolderIsAnErrorForAPerson() async throws {
    try await Sandbox.use { sandbox in
      let path = sandbox.path("nowhere")
      await #expect(throws: FileError.missing(path)) {
        try await FolderReader().entries(of: path)
      }
      #expect(FileError.missing(RawPath("/a\nb")).description == "“/a␊b” does not exist.")
    }
  }

  @Test func aFolderMayHoldAHundredThousandFiles() async throws {
    try await Sandbox.use { sandbox in
      let folder = open(sandbox.tree.cString, O_RDONLY | O_DIRECTORY)
      defer { close(folder) }
      for index in 0..<100_000 {
        close(openat(folder, "file\(index)", O_CREAT | O_WRONLY, 0o600))
      }
      let start = ContinuousClock.now
      let entries = try await FolderReader().entries(of: sandbox.tree)
      print("100,000 files read and sorted in \(ContinuousClock.now - start)")
      #expect(entries.count == 100_000)
      #expect(entries.last?.name == "file99999")
      // Removed here, without the care of an operation, which takes longer.
      for index in 0..<100_000 { unlinkat(folder, "file\(index)", 0) }
    }
  }

  @Test func aTreeIsReportedEachTimeThatItHasFourTimesAsManyNames() async throws {
    try await Sandbox.use { sandbox in
      for index in 0..<4_100 { try sandbox.file("\(index)", "") }
      let counts = Mutex<[Int]>([])
      let names = try await TreeNames.read(below: sandbox.tree, hidden: false, most: 10_000) {
        part in counts.withLock { $0.append(part.count) }
      }
      #expect(counts.withLock { $0 } == [1_024, 4_096] && names.items.count == 4_100)
      for index in 0..<4_100 { unlink(sandbox.path("\(index)").cString) }
    }
  }

  @Test func aCancelledReadStops() async throws {
    try await Sandbox.use { sandbox in
      for index in 0..<600 { try sandbox.file("\(index)", "") }
      let task = Task {
        while !Task.isCancelled { await Task.yield() }
        return try await FolderReader().entries(of: sandbox.tree)
      }
      task.cancel()
      await #expect(throws: FileError.cancelled) { try await task.value }
    }
  }

  @Test(
    "A folder without rights is an error (skipped for root, who reads everything)",
    .enabled(if: geteuid() != 0))
  func folderWithoutRights() async throws {
    try await Sandbox.use { sandbox in
      let folder = try sandbox.folder("a")
      try Disk().setMode(0, of: folder)
      await #expect(throws: FileError.noPermission(folder)) {
        try await FolderReader().entries(of: folder)
      }
    }
  }

  @Test func pathsAreNormalizedAndNested() {
    #expect(RawPath("//a/./b//").bytes == Array("/a/b".utf8))
    #expect(RawPath("/a/b").parent == RawPath("/a"))
    #expect(RawPath("/a").parent == RawPath("/"))
    #expect(RawPath("/").parent == RawPath("/"))
    #expect(RawPath("a").parent == RawPath("."))
    #expect(RawPath("/a/b").isInside(RawPath("/a")))
    #expect(!RawPath("/ab").isInside(RawPath("/a")))
    #expect(RawPath("/a").isInside(RawPath("/")))
    #expect(RawPath("/a/b").name == "b")
    for folder in ["/", "/a", "a", "."] {
      #expect(RawPath(folder).appending("b") == RawPath(folder + "/b"))
    }
  }

  @Test func numberedNamesFitAndKeepTheirExtension() {
    #expect(RawName("photo.jpg").numbered(2, isFolder: false) == "photo 2.jpg")
    #expect(RawName("photo.jpg").numbered(2, isFolder: true) == "photo.jpg 2")
    #expect(RawName(".profile").numbered(3, isFolder: false) == ".profile 3")
    let long = RawName(String(repeating: "é", count: 125) + ".txt").numbered(2, isFolder: false)
    #expect(long.bytes.count <= 255)
    #expect(long == RawName(String(repeating: "é", count: 124) + " 2.txt"))
  }

  @Test("The file on a path is the one that the path takes for a folder")
  func fileOnPath() async throws {
    try await Sandbox.use { sandbox in
      try sandbox.folder("a")
      let file = try sandbox.file("a/b.zip", "")
      let link = sandbox.path("link")
      try Disk().makeLink(link, to: sandbox.path("a").bytes)
      let reader = FolderReader()
      #expect(await reader.file(on: sandbox.path("a/b.zip/c/d")) == file)
      #expect(await reader.file(on: sandbox.path("link/b.zip/c")) == link.appending("b.zip"))
      #expect(await reader.file(on: sandbox.path("a/none/c")) == nil)
      #expect(await reader.file(on: file) == nil)
    }
  }
}
