import RecurseTerminal

/// One run of git: its arguments and what goes with it.
struct GitCommand: Hashable, Sendable {
  var arguments: [[UInt8]]
  var input: [UInt8] = []
  var environment: [String: String] = [:]
  /// Whether it only reads, so that it need not write the index.
  var isReading = false
  /// The exit codes that are no failure.
  var goodCodes: Set<Int32> = [0]
  /// The most bytes of output that are kept; git is ended at the first byte after them.
  var limit = 256 << 20

  init(_ arguments: String...) { self.arguments = arguments.map { Array($0.utf8) } }

  init(reading arguments: String...) {
    self.arguments = arguments.map { Array($0.utf8) }
    isReading = true
  }

  /// The command with more arguments.
  func with(_ more: String...) -> GitCommand { with(bytes: more.map { Array($0.utf8) }) }

  func with(_ id: GitID) -> GitCommand { with(id.text) }

  func with(bytes more: [[UInt8]]) -> GitCommand {
    var command = self
    command.arguments += more
    return command
  }

  /// The command with paths after `--`, which git takes as they are.
  func with(paths: some Sequence<GitPath>) -> GitCommand {
    with("--").with(bytes: paths.map(\.bytes)).with(environment: Self.literalPaths)
  }

  func with(input: [UInt8]) -> GitCommand {
    var command = self
    command.input = input
    return command
  }

  /// The command that reads its paths from its input, as there may be many.
  func withInput(paths: some Sequence<GitPath>) -> GitCommand {
    with("--pathspec-from-file=-", "--pathspec-file-nul")
      .with(input: Array(paths.map { $0.bytes + [0] }.joined()))
      .with(environment: Self.literalPaths)
  }

  /// Git takes paths as they are. It is set only where there are paths, because hooks get it, too.
  private static let literalPaths = ["GIT_LITERAL_PATHSPECS": "1"]

  func with(environment more: [String: String]) -> GitCommand {
    var command = self
    command.environment.merge(more) { _, new in new }
    return command
  }

  func accepting(_ codes: Int32...) -> GitCommand {
    var command = self
    command.goodCodes.formUnion(codes)
    return command
  }

  /// The word that says what it does, for errors.
  var name: String {
    var arguments = arguments[...]
    while arguments.first == Array("-c".utf8) { arguments = arguments.dropFirst(2) }
    return arguments.first.map { String(terminalSafeName: $0) } ?? ""
  }
}

extension GitCommand {
  /// Throws git's own words if the run failed.
  func check(_ output: GitOutput) throws(GitError) {
    guard !output.isCut, !goodCodes.contains(output.code) else { return }
    if Task.isCancelled { throw .cancelled }
    let words = GitError.message(output.errors)
    throw .failed(
      command: name, code: output.code,
      message: words.isEmpty ? GitError.message(output.bytes.suffix(4096)) : words)
  }
}

/// The output of a run of git.
struct GitOutput: Sendable {
  var bytes: [UInt8] = []
  var errors: [UInt8] = []
  var code: Int32 = 0
  /// Whether there was more output than the limit.
  var isCut = false

  /// The first line.
  var line: ArraySlice<UInt8> { bytes.prefix { $0 != UInt8(ascii: "\n") } }
}
