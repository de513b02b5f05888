import RecursePatches
import Testing

@testable import GitWork

@Suite("A repository") struct RepositoryTests {
  @Test("opens from a folder within, and says why it does not open")
  func opens() async throws {
    let test = try await TestRepository()
    try test.write("x", to: "a/b/c.txt")
    let inner = test.git.root.appending("a/b")
    #expect(try await GitRepository.open(at: inner, program: TestRepository.program) == test.git)
    #expect(
      try await GitRepository.open(at: test.git.gitFolder, program: TestRepository.program)
        == test.git)
    await #expect(throws: GitError.noRepository("/")) {
      try await GitRepository.open(at: "/", program: TestRepository.program)
    }
    await #expect(throws: GitError.noFolder("/no/such")) {
      try await GitRepository.open(at: "/no/such", program: TestRepository.program)
    }
    await #expect(throws: GitError.gitMissing) {
      try await GitRepository.open(at: inner, program: GitProgram(path: "/no/such/git"))
    }
    try await test.run("init", "--quiet", "--bare", "bare")
    let bare = test.git.root.appending("bare")
    let repository = try await GitRepository.open(at: bare, program: TestRepository.program)
    #expect(repository.isBare && repository.root == bare && !test.git.isBare)
    #expect(try await repository.status().head == GitHead(branch: .branch("main"), commit: nil))
  }

  @Test("without a commit has a branch, files and an empty log")
  func empty() async throws {
    let test = try await TestRepository()
    try test.write("x", to: "new file")
    let status = try await test.git.status()
    #expect(status.head == GitHead(branch: .branch("main"), commit: nil))
    #expect(status.untracked.map(\.path) == ["new file"])
    #expect(try await test.git.log().next().isEmpty)
    #expect(try await test.git.commits().isEmpty)
    #expect(try await test.git.branches().isEmpty)
    #expect(try await test.git.stashes().isEmpty)
    #expect(try await test.git.reflog().isEmpty)
    #expect(try await test.git.remotes().isEmpty)
    let undo = try await test.git.stage(["new file"])
    #expect(try await test.short() == "A  \"new file\"\n")
    let redo = try await test.git.undo(undo)
    #expect(try await test.short() == "?? \"new file\"\n")
    try await test.git.undo(#require(redo))
    _ = try await test.git.unstage(["new file"])
    #expect(try await test.short() == "?? \"new file\"\n")
  }

  @Test("has staged, unstaged, renamed and conflicting files in its status")
  func status() async throws {
    let test = try await TestRepository()
    try await test.commit("one", ["a": "1\n2\n3\n4\n5\n", "b": "b\n", "c": "c\n"])
    try await test.run("switch", "--quiet", "-c", "side")
    try await test.commit("theirs", ["b": "theirs\n"])
    try await test.run("switch", "--quiet", "main")
    try await test.commit("ours", ["b": "ours\n"])
    let outcome = try await test.git.merge(GitRevision(.branch("side")))
    #expect(outcome == .stopped(try #require(test.git.operation())))
    try await test.run("mv", "a", "renamed")
    try test.write("changed\n", to: "c")
    let status = try await test.git.status()
    #expect(status.operation?.kind == .merge)
    #expect(status.conflicts.map(\.path) == ["b"])
    #expect(status.staged.map(\.originalPath) == ["a"])
    #expect(status.unstaged.map(\.path) == ["c"])
    #expect(test.git.preparedMessage()?.hasPrefix("Merge branch 'side'") == true)
    try await test.git.abortOperation()
  }

  @Test("keeps the bytes of paths that are no text, through every step")
  func rawPaths() async throws {
    let test = try await TestRepository()
    let path = GitPath(bytes: Array("caf".utf8) + [0xE9, 0x0A, 0x22])
    try await test.commit("one", ["plain": "1\n"])
    func put(_ text: String) async throws {
      let hash = GitCommand("hash-object", "-w", "--stdin").with(input: Array(text.utf8))
      let blob = try await test.git.run(hash).line.text
      let entry = Array("100644 \(blob) 0\t".utf8) + path.bytes + [0]
      try await test.git.run(
        GitCommand("update-index", "-z", "--index-info").with(input: entry))
    }
    try await put("1\n2\n3\n")
    #expect(try await test.git.status().staged.map(\.path) == [path])
    try await test.run("commit", "--quiet", "-m", "raw")
    try await put("1\nX\n3\nY\n")
    let patch = try await test.git.diff(.staged, paths: [path]).patch
    let file = try #require(patch.files.first)
    var selection = PatchSelection()
    for (index, line) in file.hunks[0].lines.enumerated() where line.text == "Y" {
      selection.insert(line: index, of: file.hunks[0].id)
    }
    _ = try await test.git.unstage(selection, of: patch, path: path)
    let name = Array(":".utf8) + path.bytes
    let staged = try await test.git.run(GitCommand("cat-file", "blob").with(bytes: [name]))
    #expect(staged.bytes[...].text == "1\nX\n3\n")
    #expect(try await test.git.commit(.head).files.map(\.path) == [path])
  }

  @Test("is read by git that is ended if its task is cancelled")
  func cancels() async throws {
    let test = try await TestRepository()
    let git = test.git
    let (started, continuation) = AsyncStream<Void>.makeStream()
    let command = GitCommand("-c", "alias.wait=!echo here >&2; sleep 600", "wait")
    let task = Task { () async throws(GitError) in
      try await git.program.run(command, in: git.root) { _ in continuation.yield() }
    }
    for await _ in started { break }
    task.cancel()
    await #expect(throws: GitError.cancelled) { try await task.value }
  }

  @Test("has a fingerprint that tells what changed")
  func fingerprints() async throws {
    let test = try await TestRepository()
    try await test.commit("one", ["a": "1\n", "folder/b": "2\n"])
    let paths: [GitPath] = ["a", "folder/b"]
    let first = test.git.fingerprint(watching: paths)
    _ = try await test.git.status()
    #expect(test.git.fingerprint(watching: paths).changes(since: first) == [])
    try test.write("longer\n", to: "folder/b")
    let second = test.git.fingerprint(watching: paths)
    #expect(second.changes(since: first) == .files)
    _ = try await test.git.stage(["folder/b"])
    let third = test.git.fingerprint(watching: paths)
    #expect(third.changes(since: second) == .index)
    try await test.git.createBranch("deep/er", checksOut: false)
    let fourth = test.git.fingerprint(watching: paths)
    #expect(fourth.changes(since: third) == .refs)
    _ = try await test.git.checkout(.branch("deep/er"))
    #expect(test.git.fingerprint(watching: paths).changes(since: fourth).contains(.head))
  }
}
