import RecurseCore
import RecurseTesting
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("The lines of a pipe") struct PipedLinesTests {
  /// A pipe, and its lines as they are read.
  private func pipe() -> (lines: PipedLines, writing: Int32, reading: Int32) {
    var ends: [Int32] = [-1, -1]
    openPipe(&ends)
    return (PipedLines(descriptor: ends[0]), ends[1], ends[0])
  }

  private func lines(of bytes: [UInt8], inPiecesOf size: Int) async throws -> [String] {
    let (lines, writing, reading) = pipe()
    defer { close(reading) }
    let writer = Task.detached {
      var start = 0
      while start < bytes.count {
        let end = min(start + size, bytes.count)
        // `write` takes the bytes before it returns, and keeps no pointer.
        start += max(
          0, bytes[start..<end].withUnsafeBytes { write(writing, $0.baseAddress, $0.count) })
      }
      close(writing)
    }
    var result: [String] = []
    while let line = try await lines.next() { result.append(line) }
    await writer.value
    return result
  }

  @Test(
    "are the same in whatever pieces they come", arguments: [1, 2, 3, 7, 100])
  func pieces(size: Int) async throws {
    let text = "one\n\ntwo\r\n\r\nthree é 👩‍🚀\n\r\n last"
    let lines = try await lines(of: Array(text.utf8), inPiecesOf: size)
    #expect(lines == ["one", "", "two", "", "three é 👩‍🚀", "", " last"])
    #expect(try await self.lines(of: [], inPiecesOf: 1) == [])
    #expect(try await self.lines(of: Array("\n".utf8), inPiecesOf: 1) == [""])
  }

  @Test("are mended where they are no UTF-8, and cut where they are longer than 1 MiB")
  func limits() async throws {
    #expect(
      try await lines(of: [0x61, 0xFF, 0x62, 0x0A, 0xC3], inPiecesOf: 9) == ["a\u{FFFD}b", "\u{FFFD}"])
    let long = [UInt8](repeating: 0x78, count: 3 << 20) + [0x0A, 0x79]
    let lines = try await lines(of: long, inPiecesOf: 60_000)
    let most = 1 << 20
    #expect(lines.map(\.utf8.count) == [most, most, most, 0, 1])
  }

  @Test("come together, as many as are there and are asked for")
  func together() async throws {
    let (lines, writing, reading) = pipe()
    defer { close(reading) }
    _ = write(writing, "a\nb\n\nc\nd", 8)
    #expect(try await lines.nextBatch(most: 3) == ["a", "b", ""])
    #expect(try await lines.nextBatch(most: 3) == ["c"])
    close(writing)
    #expect(try await lines.nextBatch(most: 3) == ["d"])
    #expect(try await lines.nextBatch(most: 3) == [])
  }

  @Test("that a cancelled reader waited for are there for the next one")
  func cancelled() async throws {
    let (lines, writing, reading) = pipe()
    defer { close(reading) }
    let first = Task { try await lines.next() }
    await Task.yield()
    first.cancel()
    #expect(try await first.value == nil)
    _ = write(writing, "late\n", 5)
    #expect(try await lines.next() == "late")
    close(writing)
    #expect(try await lines.next() == nil)
  }

  @Test("end with an error where they cannot be read")
  func unreadable() async {
    let folder = open("/", O_RDONLY)
    defer { close(folder) }
    await #expect(throws: StandardInputError(reason: EISDIR)) {
      try await PipedLines(descriptor: folder).next()
    }
  }
}

/// `pipe(2)`, which the function of the suite hides.
private func openPipe(_ ends: inout [Int32]) { _ = pipe(&ends) }
