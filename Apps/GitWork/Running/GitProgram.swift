import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The program `git` and the environment that it gets.
package struct GitProgram: Hashable, Sendable {
  /// The path of the program; nil to search for it.
  package var path: String?
  /// Variables that are added to those of this process.
  package var environment: [String: String]

  package init(path: String? = nil, environment: [String: String] = [:]) {
    (self.path, self.environment) = (path, environment)
  }

  func configuration(_ command: GitCommand, in folder: GitPath) -> Configuration {
    var options = PlatformOptions()
    // Without a terminal of its own, no program that git starts can ask there for a password.
    options.createSession = true
    // Git removes its locks before it ends.
    options.teardownSequence = [
      .gracefulShutDown(toProcessGroup: true, allowedDurationToNextStep: .seconds(2))
    ]
    return Configuration(
      executable: path.map { .path(FilePath($0)) } ?? .name("git"),
      // The package takes bytes for a C string, so each argument brings its zero.
      arguments: Arguments(
        (Self.settings.map { Array($0.utf8) } + command.arguments).map { $0 + [0] }),
      environment: environment(command), workingDirectory: folder.filePath,
      platformOptions: options)
  }

  /// Settings of people that would change what is parsed.
  private static let settings = [
    "--no-pager", "-c", "color.ui=false", "-c", "log.showSignature=false",
    "-c", "i18n.logOutputEncoding=UTF-8", "-c", "core.quotePath=true",
  ]

  private func environment(_ command: GitCommand) -> Environment {
    var values: [Environment.Key: String?] = [
      "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C", "LANGUAGE": nil, "GIT_EDITOR": ":",
      "GIT_SEQUENCE_EDITOR": nil, "GIT_PAGER": nil, "GIT_GLOB_PATHSPECS": nil,
      "GIT_NOGLOB_PATHSPECS": nil, "GIT_ICASE_PATHSPECS": nil, "GIT_EXTERNAL_DIFF": nil,
      "GIT_DIFF_OPTS": nil,
    ]
    // Reading must not take the lock that a commit in another window needs.
    if command.isReading { values["GIT_OPTIONAL_LOCKS"] = "0" }
    for (name, value) in environment.merging(command.environment, uniquingKeysWith: { $1 }) {
      if let key = Environment.Key(rawValue: name) { values[key] = value }
    }
    return .inherit.updating(values)
  }
}

extension GitPath {
  /// The path as the system takes it.
  var filePath: FilePath {
    FilePath(platformString: bytes.map { CInterop.PlatformChar(bitPattern: $0) } + [0])
  }
}
