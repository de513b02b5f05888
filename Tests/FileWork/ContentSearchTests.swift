import RecurseReaders
import Synchronization
import Testing

@testable import FileWork

@Suite("A search in files") struct ContentSearchTests {
  private func find(
    _ text: String, _ options: TextPattern.Options = [], names: String = "*", in sandbox: Sandbox,
    hidden: Bool = false, most: Int = 100, inFile: Int = 100, patience: Duration = .seconds(60)
  ) async throws -> (matches: [ContentSearch.Match], end: ContentSearch.End) {
    let search = ContentSearch(
      TextPattern(text, options: options), names: NamePattern(names), below: sandbox.tree,
      hidden: hidden)
    let found = Mutex<[ContentSearch.Match]>([])
    let limits = ContentSearch.Limits(all: most, inFile: inFile, patience: patience)
    let end = try await search.run(limits) { matches, _ in
      found.withLock { $0 += matches }
    }
    return (found.withLock { $0 }, end)
  }

  @Test("finds each line with a text, in files of any depth")
  func text() async throws {
    try await Sandbox.use { sandbox in
      try sandbox.folder("a")
      try sandbox.folder("a/b")
      try sandbox.file("a/b/deep.txt", "one\n\tThe Answer\nthe answer again\n")
      try sandbox.file("top.txt", "no")
      try sandbox.file("binary", "the answer\0")
      try sandbox.file(".hidden", "the answer")
      try Disk().makeLink(sandbox.path("loop"), to: sandbox.tree.bytes)
      let lower = try await find("answer", in: sandbox)
      #expect(lower.end == .complete && lower.matches.map(\.name) == ["a/b/deep.txt"])
      #expect(lower.matches[0].lines.map(\.number) == [2, 3])
      #expect(lower.matches[0].lines.map(\.text) == ["The Answer", "the answer again"])
      let capital = try await find("the answer A", in: sandbox)
      #expect(capital.matches.isEmpty)
      let exact = try await find("The Answer", names: "*.md", in: sandbox)
      #expect(exact.matches.isEmpty)
      let hidden = try await find("answer", in: sandbox, hidden: true)
      #expect(hidden.matches.map(\.name) == [".hidden", "a/b/deep.txt"])
    }
  }

  @Test("finds a regular expression, and marks what it matches")
  func expression() async throws {
    try await Sandbox.use { sandbox in
      try sandbox.file("a", "id 7\r\nno\n  id 12, ID 345\nid\n")
      let any = try await find(#"id \d+"#, .regularExpression, in: sandbox)
      #expect(any.matches.flatMap(\.lines).map(\.text) == ["id 7", "id 12, ID 345"])
      let hits = any.matches.flatMap(\.lines).flatMap(\.parts).filter(\.isHit).map(\.text)
      #expect(hits == ["id 7", "id 12", "ID 345"])
      let exact = try await find(#"id \d+"#, [.regularExpression, .matchesCase], in: sandbox)
      #expect(exact.matches.flatMap(\.lines).last?.parts.map(\.isHit) == [true, false])
      let text = try await find("id", .matchesCase, in: sandbox)
      #expect(text.matches.flatMap(\.lines).map(\.number) == [1, 3, 4])
    }
  }

  @Test("gives up where an expression takes too long")
  func slow() async throws {
    try await Sandbox.use { sandbox in
      let path = try sandbox.file("a", String(repeating: "a", count: 24) + "!\n")
      let found = try await find(
        "(a+)+$", .regularExpression, in: sandbox, patience: .milliseconds(1))
      #expect(found.end == .slow(path) && found.matches.isEmpty)
    }
  }

  @Test("shows as many lines as are asked for, of each file and of all")
  func limits() async throws {
    try await Sandbox.use { sandbox in
      for name in ["a", "b", "c"] { try sandbox.file(name, "x\nx\nx\n") }
      let inFile = try await find("x", in: sandbox, inFile: 2)
      #expect(inFile.matches.map(\.lines.count) == [2, 2, 2])
      #expect(inFile.end == .complete)
      let isCut = inFile.matches.map(\.isCut)
      #expect(isCut == [true, true, true])
      let all = try await find("x", in: sandbox, most: 4)
      #expect(all.matches.map(\.lines.count) == [3, 1])
      #expect(all.end == .cut)
      let whole = try await find("x", in: sandbox, most: 9)
      #expect(whole.matches.count == 3 && whole.end == .complete)
    }
  }

  @Test("finds all lines across the parts of a file, each once", arguments: [7, 100, 40_000])
  func many(width: Int) async throws {
    try await Sandbox.use { sandbox in
      let line = String(repeating: "y", count: width) + " needle\n"
      let count = 600_000 / line.utf8.count
      try sandbox.file("a", String(repeating: line, count: count))
      for options in [[], .regularExpression] as [TextPattern.Options] {
        // An expression is looked for in the beginning of a line.
        guard width < 16_000 || options == [] else { continue }
        let found = try await find(
          "needle", options, in: sandbox, most: 100_000, inFile: 100_000)
        #expect(found.matches.first?.lines.map(\.number) == Array(1...count))
      }
    }
  }

  @Test("finds a text in a line that is longer than a part, once")
  func long() async throws {
    try await Sandbox.use { sandbox in
      let line = String(repeating: "x", count: 262_200)
      try sandbox.file("a", line + "needle" + line + "needle\nneedle")
      let found = try await find("needle", in: sandbox)
      #expect(found.matches.first?.lines.map(\.number) == [1, 2])
    }
  }

  @Test("finds files by their names, as many as are asked for")
  func names() async throws {
    try await Sandbox.use { sandbox in
      for number in 1...5 { try sandbox.file("\(number).txt", "") }
      try sandbox.file("other", "")
      let all = try await find("", names: "*.txt", in: sandbox, most: 5)
      #expect(all.matches.map(\.name) == (1...5).map { "\($0).txt" } && all.end == .complete)
      let some = try await find("", names: "*.txt", in: sandbox, most: 4)
      #expect(some.matches.count == 4 && some.end == .cut)
    }
  }

  @Test("finds a text across the parts of a large file", arguments: [-3, 0, 3])
  func parts(offset: Int) async throws {
    try await Sandbox.use { sandbox in
      let line = String(repeating: "x", count: 99) + "\n"
      let start = String(repeating: line, count: 2_621) + String(repeating: "y", count: 44 + offset)
      try sandbox.file("large", start + "needle and more\nend")
      let found = try await find("needle", in: sandbox)
      let text = try #require(found.matches.first?.lines.first?.text)
      #expect(found.matches.first?.lines.first?.number == 2_622)
      #expect(text.hasSuffix("yneedle and more") && text.hasPrefix("yyy"))
    }
  }

  @Test("finds what is in small folders before it looks into a large one")
  func largeFolder() async throws {
    try await Sandbox.use { sandbox in
      try sandbox.folder("a")
      try sandbox.folder("a/below")
      for number in 0..<1_100 { try sandbox.file("a/\(number)", "needle") }
      try sandbox.file("a/below/first", "needle")
      try sandbox.folder("b")
      try sandbox.file("b/near", "needle")
      let found = try await find("needle", in: sandbox, most: 2_000)
      #expect(found.matches.prefix(3).map(\.name) == ["b/near", "a/below/first", "a/0"])
      #expect(found.matches.count == 1_102 && found.end == .complete)
      let few = try await find("", names: "*r*", in: sandbox)
      #expect(few.matches.map(\.name) == ["b/near", "a/below/first"])
    }
  }

  @Test("asks nothing about an item whose folder tells its kind")
  func kinds() async throws {
    try await Sandbox.use { sandbox in
      try sandbox.folder("a")
      try sandbox.file("a/name.txt", "")
      let asked = Mutex<[RawPath]>([])
      var disk = Disk()
      disk.fault = { call, path in
        if call == .status { asked.withLock { $0.append(path) } }
        return nil
      }
      let search = ContentSearch(
        TextPattern(""), names: NamePattern("*.txt"), below: sandbox.tree, hidden: false)
      let found = Mutex(0)
      _ = try await search.run(ContentSearch.Limits(all: 9, inFile: 9), disk: disk) {
        matches, _ in found.withLock { $0 += matches.count }
      }
      let names = try await TreeNames.read(
        below: sandbox.tree, hidden: false, most: 9, disk: disk)
      #expect(found.withLock { $0 } == 1 && names.items.map(\.text) == ["a", "a/name.txt"])
      // Some file systems tell no kinds.
      let tellsKinds = try Disk().items(in: sandbox.tree)?.allSatisfy { $0.kind != nil } == true
      #expect(asked.withLock { $0.isEmpty } || !tellsKinds)
    }
  }

  @Test("passes over what cannot be read, and shows no control of the terminal")
  func failures() async throws {
    try await Sandbox.use { sandbox in
      let file = try sandbox.file("a", "needle")
      try sandbox.file("b", "\u{1B}[31mneedle")
      var disk = Disk()
      disk.fault = { call, path in call == .open && path == file ? 13 : nil }
      let search = ContentSearch(
        TextPattern("needle"), names: NamePattern("*"), below: sandbox.tree, hidden: false)
      let found = Mutex<[ContentSearch.Match]>([])
      let end = try await search.run(ContentSearch.Limits(all: 9, inFile: 9), disk: disk) {
        matches, _ in found.withLock { $0 += matches }
      }
      #expect(end == .complete)
      #expect(found.withLock { $0 }.map(\.lines.first?.text) == ["␛[31mneedle"])
      let missing = ContentSearch(
        TextPattern("x"), names: NamePattern("*"), below: sandbox.path("none"), hidden: false)
      await #expect(throws: FileError.missing(sandbox.path("none"))) {
        _ = try await missing.run(ContentSearch.Limits(all: 1, inFile: 1)) { _, _ in }
      }
    }
  }

  @Test("ends when its task is cancelled")
  func cancelled() async throws {
    try await Sandbox.use { sandbox in
      for number in 0..<20 { try sandbox.file("\(number)", "needle") }
      let count = Mutex(0)
      let task = Task {
        try await ContentSearch(
          TextPattern("needle"), names: NamePattern("*"), below: sandbox.tree, hidden: false
        ).run(ContentSearch.Limits(all: 100, inFile: 9)) { _, _ in
          count.withLock { $0 += 1 }
          withUnsafeCurrentTask { $0?.cancel() }
        }
      }
      await #expect(throws: FileError.cancelled) { try await task.value }
      #expect(count.withLock { $0 } == 1)
    }
  }
}
