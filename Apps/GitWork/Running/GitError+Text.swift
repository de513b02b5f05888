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
    case .diverged: "The branch and the one that it follows have diverged."
    case .changedSince: "This can no longer be undone: the repository has changed since."
    case .unreadable(let command): "“git \(command)” wrote something unexpected."
    case .failed(let command, let code, let message):
      message.isEmpty ? "“git \(command)” failed with code \(code)." : Self.plain(message)
    case .system(let message): message
    }
  }

  /// The words of git for a person: without progress, and safe to show.
  static func message(_ output: [UInt8]) -> String {
    // What git writes over is progress.
    let lines = output.lines.filter {
      !$0.isEmpty && !$0.contains(UInt8(ascii: "\r")) && !GitProgress.isPhase($0)
    }
    // Git indents names by tabs, which are no cells.
    let tab = UInt8(ascii: "\t")
    return lines.map { line in
      String(terminalSafeName: line.map { $0 == tab ? UInt8(ascii: " ") : $0 })
    }
    .joined(separator: "\n")
  }

  /// The words without git's hints on what to do next.
  private static func plain(_ message: String) -> String {
    let lines = message.split(separator: "\n").filter { !$0.hasPrefix("hint:") }
    return lines.isEmpty ? message : lines.joined(separator: "\n")
  }
}

extension GitError {
  /// All that git has said, with its hints.
  package var whole: String {
    if case .failed(_, _, let message) = self, !message.isEmpty { message } else { description }
  }

  /// Whether a pull has found commits on both sides, and no setting that joins them.
  var isDivergence: Bool {
    guard case .failed(_, _, let message) = self else { return false }
    return message.contains("divergent branches")
      || message.contains("Not possible to fast-forward")
  }

  /// The lines that say why: the refs that were rejected and the first reason that the remote
  /// gives, or else all from the first error on. Where a hook refuses, its words say it.
  package var reason: String {
    let lines = description.split(separator: "\n")
    let rejected = lines.filter { $0.hasPrefix(" ! [") || $0.hasPrefix("! [") }
    guard rejected.isEmpty else {
      let remote = lines.filter { $0.hasPrefix("remote: ") }.map { line in
        line.split(separator: " ").joined(separator: " ")
      }
      let error = remote.first {
        $0.hasPrefix("remote: error:") || $0.hasPrefix("remote: fatal:")
      }
      let isHook = rejected.contains { $0.contains("hook declined") }
      let words = error.map { [$0] } ?? (isHook ? Array(remote.prefix(Self.mostOfHook)) : [])
      let refs = rejected.map { $0.split(separator: " ").joined(separator: " ") }
      return (refs + words).joined(separator: "\n")
    }
    let first = lines.firstIndex { $0.hasPrefix("error:") || $0.hasPrefix("fatal:") } ?? 0
    return (isFromHook(lines, first) ? lines[...] : lines[first...]).joined(separator: "\n")
  }

  /// The lines of a hook of the remote that are told.
  private static let mostOfHook = 2

  /// Whether what comes before an error is of a hook here: a commit says nothing else, and a push
  /// that no remote has rejected was none for it.
  private func isFromHook(_ lines: [Substring], _ error: Int) -> Bool {
    guard case .failed(let command, _, _) = self, error > 0 else { return false }
    return command == "commit" || lines[error].hasPrefix("error: failed to push some refs")
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
