import Testing

@testable import FileWork

@Suite("A damaged archive") struct DamageTests {
  @Test("of gzip is not written anew where only its checksum tells of the damage")
  func checksum() async throws {
    try await Sandbox.use { sandbox in
      let text = (0..<60_000).map { "\($0 * 7919 % 10_007)" }.joined()
      let items = [try sandbox.file("long", text)]
      let pack = FileOperation.pack(items, to: sandbox.path("whole.tar.gz"))
      #expect(await sandbox.worker().run(pack).failure == nil)
      var bytes = try Disk().contents(of: sandbox.path("whole.tar.gz"))
      // The last eight bytes are the checksum and the length.
      bytes[bytes.count - 8] ^= 1
      try Disk().makeFile(sandbox.path("damaged.tar.gz"), contents: bytes)
      for (name, isWhole) in [("whole.tar.gz", true), ("damaged.tar.gz", false)] {
        let bench = try await ArchiveBench(sandbox, name)
        let before = try Disk().contents(of: bench.file)
        let failure = await bench.worker.run(.makeFile("new", in: bench.root)).failure
        #expect(failure == (isWhole ? nil : .onlyRead(bench.file.name, "it is damaged")))
        #expect(try (Disk().contents(of: bench.file) == before) == !isWhole)
        #expect(bench.shown[Array("new".utf8)] != nil || !isWhole)
      }
    }
  }

  @Test("says so where items are passed over, at the end as well", arguments: [1, 2])
  func heads(place: Int) async throws {
    try await Sandbox.use { sandbox in
      var tar = Tar()
      for name in ["first", "second", "third"] { tar.add(name, "whole") }
      var bytes = tar.bytes
      // An item has a block for its head, and one for its contents.
      bytes[1024 * place + 3] ^= 0xFF
      try Disk().makeFile(sandbox.path("a.tar"), contents: bytes)
      let bench = try await ArchiveBench(sandbox, "a.tar")
      let names = bench.shown.keys.map { String(decoding: $0, as: UTF8.self) }
      #expect(names.sorted() == (place == 1 ? ["first", "third"] : ["first", "second"]))
      #expect(bench.store.refusal(of: bench.root) == .onlyRead("a.tar", "it is damaged"))
      let failure = await bench.worker.run(.makeFile("new", in: bench.root)).failure
      #expect(failure == .onlyRead("a.tar", "it is damaged"))
      #expect(try Disk().contents(of: bench.file) == bytes)
    }
  }
}
