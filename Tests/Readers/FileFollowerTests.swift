import Foundation
import TestSupport
import Testing

@testable import RecurseReaders

@Suite("A file that is followed") struct FileFollowerTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path("app.log") }

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String) throws { try folder.write(text, to: "app.log") }

  private func append(_ bytes: some Sequence<UInt8>) throws {
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.seekToEnd()
    try file.write(contentsOf: Data(bytes))
    try file.close()
  }

  private func truncate() throws {
    try #require(FileHandle(forWritingAtPath: path)).truncate(atOffset: 0)
  }

  /// Steps until nothing changes.
  private func read(_ follower: inout FileFollower) -> [String] {
    while follower.step() {}
    return follower.lines.map(\.text)
  }

  @Test("has its lines, with one that has no end yet")
  func lines() throws {
    try write("one\r\ntwo\n\nthr")
    var follower = FileFollower(path, follows: true)
    #expect(read(&follower) == ["one", "two", "", "thr"])
    #expect(follower.lines.status == .following)
    let before = follower.lines
    try append("ee\nfour".utf8)
    #expect(read(&follower) == ["one", "two", "", "three", "four"])
    #expect(follower.lines.firstChange(since: before) == 4)
    #expect(before.map(\.text) == ["one", "two", "", "thr"])
    let complete = follower.lines
    try append("\nfive\n".utf8)
    _ = read(&follower)
    #expect(follower.lines.firstChange(since: complete) == 5)
    let last = follower.lines
    try append("six\n".utf8)
    #expect(read(&follower).suffix(2) == ["five", "six"])
    #expect(follower.lines.firstChange(since: last) == 7)
  }

  @Test("has the lines of a plain reading, whatever is appended", arguments: UInt64(0)..<4)
  func model(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    try write("")
    var follower = FileFollower(path, follows: true)
    var bytes: [UInt8] = []
    for _ in 0..<12 {
      var added: [UInt8] = []
      for _ in 0..<Int.random(in: 0..<60, using: &random) {
        let length = [0, 3, 80, 80, 80, 2000, 20_000].randomElement(using: &random)!
        added += Array(repeating: UInt8.random(in: 0x61...0x7A, using: &random), count: length)
        if Int.random(in: 0..<9, using: &random) > 0 { added.append(0x0A) }
      }
      try append(added)
      bytes += added
      while follower.step() {}
      var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      if lines.last?.isEmpty ?? false { lines.removeLast() }
      try #require(follower.lines.count == lines.count)
      for _ in 0..<30 {
        guard let index = lines.indices.randomElement(using: &random) else { continue }
        #expect(follower.lines.bytes(of: index + 1) == lines[index])
      }
    }
    var walked = 0
    follower.lines.forEachLine(in: follower.lines.lines) { line, _ in
      walked += 1
      return line == walked
    }
    #expect(walked == follower.lines.count)
  }

  @Test("is read anew when it was truncated")
  func truncated() throws {
    try write("one\ntwo\nthree\n")
    var follower = FileFollower(path, follows: true)
    _ = read(&follower)
    let before = follower.lines
    try truncate()
    try append("new\n".utf8)
    #expect(read(&follower) == ["new"])
    #expect(follower.lines.change?.last == .truncated)
    #expect(follower.lines.firstChange(since: before) == 1)
    #expect(follower.lines != before)
  }

  @Test("is read anew when it was written anew, and is longer already")
  func rewritten() throws {
    try write("one\ntwo\n")
    var follower = FileFollower(path, follows: true)
    _ = read(&follower)
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.write(contentsOf: Data("another\nand more\nlines\n".utf8))
    #expect(read(&follower) == ["another", "and more", "lines"])
    #expect(follower.lines.change?.last == .truncated)
    try append("last\n".utf8)
    #expect(read(&follower).last == "last")
    #expect(follower.lines.change?.count == 1)
  }

  @Test("goes on in the file that takes its place, after its own last lines")
  func replaced() throws {
    try write("one\n")
    var follower = FileFollower(path, follows: true)
    _ = read(&follower)
    try append("two".utf8)
    try FileManager.default.moveItem(atPath: path, toPath: folder.path("app.log.1"))
    let before = follower.lines
    try write("three\n")
    #expect(read(&follower) == ["one", "two", "three"])
    #expect(follower.lines.change?.last == .replaced)
    #expect(follower.lines.firstChange(since: before) == 2)
    #expect(follower.lines.map(\.number) == [1, 2, 3])
  }

  @Test("keeps the last four files open, and the numbers of their lines")
  func oldFiles() throws {
    try write("0\n")
    var follower = FileFollower(path, follows: true)
    for number in 1...6 {
      _ = read(&follower)
      try FileManager.default.moveItem(atPath: path, toPath: folder.path("app.log.\(number)"))
      try write("\(number)\n")
    }
    #expect(read(&follower) == ["3", "4", "5", "6"])
    #expect(follower.lines.first?.number == 4)
  }

  @Test("keeps its lines when it is removed, and goes on when it is there again")
  func removed() throws {
    try write("one\n")
    var follower = FileFollower(path, follows: true)
    _ = read(&follower)
    try FileManager.default.removeItem(atPath: path)
    #expect(read(&follower) == ["one"])
    #expect(follower.lines.status == .missing)
    try write("two\n")
    #expect(read(&follower) == ["one", "two"])
    #expect(follower.lines.status == .following)
  }

  @Test("says what cannot be read that has taken its place")
  func replacedByFolder() throws {
    try write("one\n")
    var follower = FileFollower(path, follows: true)
    _ = read(&follower)
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(read(&follower) == ["one"])
    #expect(follower.lines.status == .unreadable(.directory))
  }

  @Test("is waited for when it is not there")
  func absent() throws {
    var follower = FileFollower(path, follows: true)
    #expect(read(&follower) == [])
    #expect(follower.lines.status == .missing)
    try write("one\n")
    #expect(read(&follower) == ["one"])
  }

  @Test("is not read if it is no file of text, and says why")
  func refused() throws {
    func status(_ path: String) -> LogFile.Status {
      var follower = FileFollower(path, follows: false)
      while follower.step() {}
      #expect(follower.hasEnded)
      return follower.lines.status
    }
    #expect(status(folder.path) == .unreadable(.directory))
    #expect(status("/dev/zero") == .unreadable(.special))
    mkfifo(folder.path("fifo"), 0o600)
    #expect(status(folder.path("fifo")) == .unreadable(.special))
    let loop = folder.path("loop")
    try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: loop)
    guard case .unreadable(.system) = status(loop) else {
      Issue.record("a link in a circle is unreadable")
      return
    }
    try Data([0x1F, 0x8B, 8, 0]).write(to: folder.url.appendingPathComponent("app.log"))
    #expect(status(path) == .unreadable(.compressed(by: "gzip")))
    var follower = FileFollower(path, follows: true)
    #expect(read(&follower).isEmpty)
    try write("plain\n")
    #expect(read(&follower) == ["plain"])
    #expect(status(path) == .complete)
    try write("BZh, a word\n")
    #expect(status(path) == .complete)
  }

  @Test("breaks a line of more than 16 MiB, and has the same bytes")
  func longLine() throws {
    try write("first\n")
    let long = Array(repeating: Array("0123456789abcdef!".utf8), count: (20 << 20) / 17).flatMap {
      $0
    }
    try append(long + Array("\nlast".utf8))
    var follower = FileFollower(path, follows: true)
    while follower.step() {}
    let lines = follower.lines
    #expect(lines.count == 4)
    #expect(lines.bytes(of: 2) + lines.bytes(of: 3) == long[...])
    #expect(lines.bytes(of: 4) == Array("last".utf8)[...])
  }

  @Test("gives empty lines for those that cannot be read any more")
  func shrunk() throws {
    try write("one\ntwo\n")
    var follower = FileFollower(path, follows: true)
    while follower.step() {}
    try truncate()
    #expect(follower.lines.map(\.text) == ["", ""])
  }

  @Test("is a sequence that ends with the file, or waits for more")
  func updates() async throws {
    try write("one\ntwo\n")
    var last: LogFile?
    for await lines in LogFile.updates(of: path, follows: false) { last = lines }
    #expect(last?.map(\.text) == ["one", "two"])
    #expect(last?.status == .complete)
    var iterator = LogFile.updates(of: path).makeAsyncIterator()
    while let lines = await iterator.next(), lines.status != .following {}
    try append("three\n".utf8)
    #expect(await iterator.next()?.count == 3)
  }
}
