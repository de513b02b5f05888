import RecurseTerminal

/// A repository. One that is bare has no files to work on: its root is git's own folder.
///
/// ```swift
/// let repository = try await GitRepository.open(at: ".")
/// let status = try await repository.status()
/// ```
///
/// Every step runs `git` away from the main actor. If its task is cancelled, git is ended and the
/// step throws `GitError.cancelled`.
package struct GitRepository: Hashable, Sendable {
  /// The folder of the files, absolute.
  package let root: GitPath
  package let isBare: Bool
  /// The folder of git's own files, absolute.
  package let gitFolder: GitPath
  /// The folder of what all worktrees share; often the same.
  package let commonFolder: GitPath
  package let program: GitProgram

  /// Finds the repository that a folder is in.
  package static func open(
    at folder: GitPath, program: GitProgram = GitProgram()
  ) async throws(GitError) -> GitRepository {
    let versionText = try await program.run(GitCommand("version"), in: "/")
    guard let version = GitVersion(versionText.bytes) else { throw .unreadable(command: "version") }
    guard version >= .least else { throw .tooOld(version: version.description) }
    // Each answer is a line, and a path can hold a line's end: so they are asked one by one.
    let gitFolder = try await ask("--absolute-git-dir", in: folder, program)
    let isBare = try await ask("--is-bare-repository", in: folder, program)
    if isBare == "true" {
      return GitRepository(
        root: gitFolder, isBare: true, gitFolder: gitFolder, commonFolder: gitFolder,
        program: program)
    }
    let isInside = try await ask("--is-inside-work-tree", in: folder, program)
    // Inside of `.git` the files are those of the folder around it.
    let start = isInside == "true" ? folder : gitFolder.parent ?? folder
    let root = try await ask("--show-toplevel", in: start, program)
    let common = try await ask("--git-common-dir", in: root, program)
    return GitRepository(
      root: root, isBare: false, gitFolder: gitFolder,
      commonFolder: common.bytes.first == GitPath.slash ? common : root.appending(common),
      program: program)
  }

  /// Makes a repository in a folder and opens it.
  package static func create(
    at folder: GitPath, program: GitProgram = GitProgram()
  ) async throws(GitError) -> GitRepository {
    _ = try await program.run(GitCommand("init", "--quiet"), in: folder)
    return try await open(at: folder, program: program)
  }

  private static func ask(
    _ question: String, in folder: GitPath, _ program: GitProgram
  ) async throws(GitError) -> GitPath {
    let output = try await program.run(
      GitCommand(reading: "rev-parse", question).accepting(128), in: folder)
    if output.code != 0 {
      let words = GitError.message(output.errors)
      if words.contains("dubious ownership") { throw .notTrusted(folder) }
      if words.contains("not a git repository") { throw .noRepository(folder) }
      throw .failed(command: "rev-parse", code: output.code, message: words)
    }
    return GitPath(bytes: output.bytes.dropLast())
  }

  /// Runs git in the root.
  @discardableResult
  func run(_ command: GitCommand) async throws(GitError) -> GitOutput {
    try await program.run(command, in: root)
  }

  /// Finds the object that a revision names.
  package func resolve(_ revision: GitRevision) async throws(GitError) -> GitID {
    guard let id = try await resolveIfAny(revision.bytes) else {
      throw .invalidName(String(terminalSafeName: revision.bytes))
    }
    return id
  }

  /// Finds the commit of a revision. Commands get its digits, which are never an option.
  func commitID(_ revision: GitRevision) async throws(GitError) -> GitID {
    guard let id = try await resolveIfAny(revision.bytes + "^{commit}".utf8) else {
      throw .invalidName(String(terminalSafeName: revision.bytes))
    }
    return id
  }

  func resolveIfAny(_ name: [UInt8]) async throws(GitError) -> GitID? {
    let command = GitCommand(reading: "rev-parse", "--verify", "--quiet", "--end-of-options")
    let output = try await run(command.with(bytes: [name]).accepting(1, 128))
    return GitID(bytes: output.line)
  }

  /// Finds the last commit; nil if there is none.
  func head() async throws(GitError) -> GitID? {
    try await resolveIfAny(Array("HEAD^{commit}".utf8))
  }

  /// Finds a name that a person typed fit to be an argument.
  static func checked(_ name: String) throws(GitError) -> String {
    let isFit = name.utf8.first != UInt8(ascii: "-") && !name.isEmpty && !name.utf8.contains(0)
    guard isFit else { throw .invalidName(name) }
    return name
  }
}
