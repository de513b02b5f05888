import RecurseReaders
import TestSupport
import Testing

@testable import log_viewer

@Suite("The last lines of a large file") struct LogTailTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A file of 33 MiB whose lines have their numbers.
  private func large() throws -> (path: String, count: Int) {
    let rest = String(repeating: "x", count: 1_000)
    let count = 34_700
    let text = (1...count).map { "\($0) \(rest)\n" }.joined()
    try folder.write(text, to: "large.log")
    return (folder.path("large.log"), count)
  }

  @Test("are whole lines, with the numbers that they have in the file")
  func lines() async throws {
    let (path, count) = try large()
    let tail = try #require(await LogTail.read(path))
    #expect(tail.last?.text.hasPrefix("\(count) ") == true && tail.count > 200)
    let first = count - tail.count + 1
    #expect(tail.first?.text.hasPrefix("\(first) ") == true)
    var file = LogFile(path)
    for try await next in LogFile.updates(of: path) {
      file = next
      if case .following = next.status { break }
    }
    #expect(LogTail.number(of: 1, in: tail, of: file) == first)
    #expect(LogTail.number(of: tail.count, in: tail, of: file) == count)
    #expect(LogTail.number(of: 0, in: tail, of: file) == nil)
    #expect(LogTail.number(of: tail.count + 1, in: tail, of: file) == nil)
  }

  @Test("are not read from a small file, a folder, or none")
  func none() async throws {
    try folder.write("one\ntwo\n", to: "small.log")
    #expect(await LogTail.read(folder.path("small.log")) == nil)
    #expect(await LogTail.read(folder.path("missing.log")) == nil)
    #expect(await LogTail.read(folder.path("")) == nil)
  }
}
