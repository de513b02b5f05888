import Synchronization
import Testing

@testable import FileWork

@Suite("A search in files") struct ContentSearchTests {
  private func find(
    _ text: String, names: String = "*", in sandbox: Sandbox, hidden: Bool = false, most: Int = 100
  ) async throws -> (matches: [ContentSearch.Match], end: ContentSearch.End) {
    let search = ContentSearch(
      text, names: NamePattern(names), below: sandbox.tree, hidden: hidden)
    let found = Mutex<[ContentSearch.Match]>([])
    let end = try await search.run(most: most) { match, _ in
      if let match { found.withLock { $0.append(match) } }
    }
    return (found.withLock { $0 }, end)
  }

  @Test("finds the first line with a text, in files of any depth")
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
      #expect(lower.matches[0].line == ContentSearch.Line(number: 2, text: "The Answer"))
      let capital = try await find("the answer A", in: sandbox)
      #expect(capital.matches.isEmpty)
      let exact = try await find("The Answer", names: "*.md", in: sandbox)
      #expect(exact.matches.isEmpty)
      let hidden = try await find("answer", in: sandbox, hidden: true)
      #expect(hidden.matches.map(\.name) == [".hidden", "a/b/deep.txt"])
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
      let text = try #require(found.matches.first?.line?.text)
      #expect(found.matches.first?.line?.number == 2_622)
      #expect(text.hasSuffix("yneedle and more") && text.hasPrefix("yyy"))
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
        "needle", names: NamePattern("*"), below: sandbox.tree, hidden: false)
      let found = Mutex<[ContentSearch.Match]>([])
      let end = try await search.run(most: 9, disk: disk) { match, _ in
        if let match { found.withLock { $0.append(match) } }
      }
      #expect(end == .complete)
      #expect(found.withLock { $0 }.map(\.line?.text) == ["␛[31mneedle"])
      let missing = ContentSearch(
        "x", names: NamePattern("*"), below: sandbox.path("none"), hidden: false)
      await #expect(throws: FileError.missing(sandbox.path("none"))) {
        _ = try await missing.run(most: 1) { _, _ in }
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
          "needle", names: NamePattern("*"), below: sandbox.tree, hidden: false
        ).run(most: 100) { _, _ in
          count.withLock { $0 += 1 }
          withUnsafeCurrentTask { $0?.cancel() }
        }
      }
      await #expect(throws: FileError.cancelled) { try await task.value }
      #expect(count.withLock { $0 } == 1)
    }
  }
}
