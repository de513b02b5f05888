import RecurseTerminal

extension GitError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .cancelled: "Cancelled."
    case .gitMissing: "The program “git” is not installed."
    case .tooOld(let version):
      "Git \(version) is too old: version \(GitVersion.least) or later is needed."
    case .noRepository(let path): "“\(path)” is in no Git repository."
    case .noFolder(let path): "“\(path)” is no folder that can be opened."
    case .notTrusted(let path):
      "“\(path)” belongs to another user. Git uses it only after "
        + "“git config --global --add safe.directory”."
    case .invalidName(let name): "“\(name)” cannot be a name in Git."
    case .changedSince: "This can no longer be undone: the repository has changed since."
    case .unreadable(let command): "“git \(command)” wrote something unexpected."
    case .failed(let command, let code, let message):
      message.isEmpty ? "“git \(command)” failed with code \(code)." : message
    case .system(let message): message
    }
  }

  /// The words of git for a person: without hints and progress, and safe to show.
  static func message(_ output: [UInt8]) -> String {
    // What git writes over is progress.
    let lines = output.lines.filter {
      $0.after("hint:") == nil && !$0.isEmpty && !$0.contains(UInt8(ascii: "\r"))
    }
    return lines.map { String(terminalSafeName: $0) }.joined(separator: "\n")
  }
}

/// The version of git, as far as it matters.
struct GitVersion: Comparable, CustomStringConvertible {
  var major: Int
  var minor: Int

  /// The first version with all the options that are used.
  static let least = GitVersion(major: 2, minor: 30)

  init(major: Int, minor: Int) { (self.major, self.minor) = (major, minor) }

  /// Reads `git version 2.39.5 (Apple Git-154)`.
  init?(_ output: [UInt8]) {
    guard let rest = output.after("git version ") else { return nil }
    let numbers = rest.split(separator: UInt8(ascii: "."), maxSplits: 2).map { part in
      ArraySlice(part.prefix { (0x30...0x39).contains($0) }).number
    }
    guard numbers.count >= 2, let major = numbers[0], let minor = numbers[1] else { return nil }
    self.init(major: major, minor: minor)
  }

  var description: String { "\(major).\(minor)" }

  static func < (left: GitVersion, right: GitVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
