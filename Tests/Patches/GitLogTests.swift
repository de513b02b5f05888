import RecursePatches
import Testing

@Suite struct GitLogTests {
  /// A history with what a diff can hold: merges, renames, copies, modes, links and no text.
  private func history() throws -> GitFolder {
    let folder = try GitFolder()
    let lines = (1...60).map { "line \($0)\n" }.joined()
    try folder.write(lines, to: "a.txt")
    try folder.write((0...255).map { UInt8($0) } + Array(repeating: 0, count: 900), to: "bin")
    try folder.write("no newline", to: "dir with space/ä \"q\".txt")
    try folder.write([0x61, 0xE4, 0x0A, 0x62, 0x0D, 0x0A], to: "latin")
    try folder.commit("first\n\nwith a body")
    try folder.write(lines + "more\n", to: "b.txt")
    try folder.write((0...255).reversed().map { UInt8($0) }, to: "bin")
    try folder.write("no newline\nnow one\n", to: "dir with space/ä \"q\".txt")
    try folder.git("rm", "-q", "a.txt")
    try folder.commit("second")
    try folder.git("checkout", "-q", "-b", "side")
    try folder.write("side\n" + lines, to: "b.txt")
    try folder.write([0x61, 0xE5, 0x0A], to: "latin")
    try folder.write("", to: "empty")
    try folder.commit("side")
    try folder.git("checkout", "-q", "main")
    try folder.write("main\n" + lines, to: "b.txt")
    try folder.git("update-index", "--chmod=+x", "latin")
    try folder.git("commit", "-q", "-m", "mode")
    try folder.git("commit", "-q", "-a", "-m", "main")
    _ = try? folder.git("merge", "-q", "side")
    try folder.write("both\n" + lines, to: "b.txt")
    try folder.commit("merge")
    return folder
  }

  @Test func `Nothing of a log is lost`() throws {
    let folder = try history()
    let logs = [
      try folder.git("log", "-p", "--binary", "-M"), try folder.git("log", "-p", "-c", "-C"),
      try folder.git("log", "-p", "--cc", "-U0"), try folder.git("log", "-p", "-m", "--no-prefix"),
      try folder.git("format-patch", "--stdout", "--root", "HEAD"),
    ]
    for log in logs {
      let patch = Patch(bytes: log)
      #expect(Array(patch.rawParts.joined()) == log)
      #expect(patch.files.allSatisfy { $0.hunks.allSatisfy(\.isWhole) })
      let headers = log.split(separator: 0x0A).count { $0.starts(with: "diff --".utf8) }
      #expect(patch.files.count == headers && headers > 5)
    }
    let log = Patch(bytes: logs[0])
    #expect(log.files.contains { $0.kind == .binary })
    #expect(log.files.contains { $0.kind == .modeChanged })
    #expect(log.files.contains { $0.kind == .added && $0.path == "empty" })
    #expect(log.files.contains { $0.path == "dir with space/ä \"q\".txt" })
    #expect(log.files.contains { if case .renamed = $0.kind { true } else { false } })
    #expect(Patch(bytes: logs[2]).files.contains { $0.isCombined && $0.path == "b.txt" })
    for prefix in stride(from: 0, to: logs[0].count, by: 97) {
      let part = Array(logs[0].prefix(prefix))
      #expect(Array(Patch(bytes: part).rawParts.joined()) == part)
    }
  }

  @Test func `A reversed patch of a commit leads back`() throws {
    let folder = try history()
    for commit in ["side", "side~1"] {
      try folder.git("checkout", "-q", "-f", commit)
      let patch = Patch(bytes: try folder.git("show", "--binary", "-M", "--full-index"))
      let back = try #require(patch.reversed)
      try folder.git("apply", "--index", "--binary", "-", input: back.bytes)
      #expect(try folder.git("diff", "--cached", "HEAD~1").isEmpty)
      let again = try #require(back.reversed)
      try folder.git("apply", "--index", "--binary", "-", input: again.bytes)
      #expect(try folder.git("diff", "--cached", "HEAD").isEmpty)
    }
  }
}
