import Foundation
import GitWork
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import git_client

/// The pictures of the README that show the git client, in a repository with a history of some
/// days.
@MainActor @Suite("Pictures of the git client") struct GitClientPictureTests {
  nonisolated private static let now = 1_800_000_000
  private static let before = """
    /// What a station has measured.
    struct Reading {
      let temperature: Double
      let pressure: Double

      /// The pressure falls quickly before a storm.
      func announces(storm earlier: Reading) -> Bool {
        return earlier.pressure - pressure > 4
      }

      var text: String {
        "\\(temperature) °C"
      }
    }

    """
  private static let after = """
    /// What a station has measured.
    struct Reading {
      let temperature: Double
      let pressure: Double
      let wind: Wind?

      /// The pressure falls quickly before a storm.
      func announces(storm earlier: Reading) -> Bool {
        return earlier.pressure - pressure > 3.5
      }

      var text: String {
        let degrees = temperature.rounded(toPlaces: 1)
        return "\\(degrees) °C, \\(wind?.text ?? "calm")"
      }
    }

    """

  private let folder: TemporaryFolder
  private var path: String { folder.path + "/forecast" }

  init() throws { folder = try TemporaryFolder() }

  /// Runs git as a person some hours before the pictures are taken.
  private func git(_ hours: Int, _ arguments: String..., by author: String = "Ada") throws {
    var environment = ProcessInfo.processInfo.environment
    environment.merge(GitClientScreen.environment) { $1 }
    environment["GIT_AUTHOR_NAME"] = author
    for name in ["GIT_AUTHOR_DATE", "GIT_COMMITTER_DATE"] {
      environment[name] = "\(Self.now - hours * 3600) +0000"
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(arguments.joined(separator: " "))")
  }

  private func write(_ text: String, _ name: String) throws {
    try folder.write(text, to: "forecast/\(name)")
  }

  private func commit(
    _ hours: Int, by author: String = "Ada", _ message: String,
    _ files: KeyValuePairs<String, String>
  ) throws {
    for (name, text) in files { try write(text, name) }
    try git(hours, "add", ".")
    try git(hours, "commit", "--quiet", "--message", message, by: author)
  }

  /// A history of some days with branches that were merged and some that go on.
  private func makeRepository() throws {
    try FileManager.default.createDirectory(
      atPath: path + "/Sources", withIntermediateDirectories: true)
    try git(0, "init", "--quiet", "--initial-branch=main")
    try commit(120, "Begin with one station", ["README.md": "# Forecast\n"])
    try commit(
      110, "Read the temperature of a station", ["Sources/Reading.swift": Self.before])
    try commit(
      98, by: "Grace", "Ask all stations at once",
      ["Sources/Stations.swift": "struct Stations {}\n"])
    try git(94, "checkout", "--quiet", "-b", "wind")
    try commit(
      94, by: "Mary", "Name the sixteen winds", ["Sources/Wind.swift": "struct Wind {}\n"])
    try git(90, "checkout", "--quiet", "main")
    try commit(
      90, "Say in the README which stations are asked", ["README.md": "# Forecast\n\nOf all.\n"])
    try git(76, "checkout", "--quiet", "wind")
    try commit(
      76, by: "Mary", "Draw a wind as an arrow",
      ["Sources/Wind.swift": "struct Wind { var arrow: Character }\n"])
    try git(72, "checkout", "--quiet", "main")
    try git(72, "merge", "--quiet", "--no-ff", "--message", "Merge the winds", "wind", by: "Grace")
    try git(72, "tag", "v1.1")
    try git(54, "checkout", "--quiet", "-b", "map")
    try commit(
      54, by: "Grace", "Put the stations on a map", ["Sources/Map.swift": "struct Map {}\n"])
    try commit(
      48, by: "Grace", "Draw the lines of equal pressure",
      ["Sources/Map.swift": "struct Map { var isobars: [Path] }\n"])
    try git(46, "checkout", "--quiet", "main")
    try commit(
      46, "Keep the last hour of each station",
      ["Sources/Hour.swift": "struct Hour { var readings: [Reading] = [] }\n"])
    try git(28, "update-ref", "refs/remotes/origin/main", "HEAD")
    try commit(
      28, by: "Mary",
      """
      Warn of a storm half an hour earlier

      A fall of 3.5 hPa in three hours has come before every storm of the last ten years. The text \
      of a reading names the wind as well, so that a warning says from where it comes.
      """,
      [
        "Sources/Reading.swift": Self.after,
        "Sources/Warning.swift": (1...14).map { "// \($0)\n" }.joined(),
        "README.md": "# Forecast\n\nOf all stations.\nWith warnings.\n",
      ])
    try commit(
      3, "Ask the harbour for its readings", ["Sources/Harbour.swift": "struct Harbour {}\n"])
    try write("Ask the lighthouse, too.\n", "notes.txt")
  }

  private func screen(_ scheme: ColorScheme) async throws -> TestScreen<GitClientApp> {
    try makeRepository()
    let screen = TestScreen(
      GitClientApp(
        GitPath(path), program: GitProgram(environment: GitClientScreen.environment),
        now: { Self.now }),
      columns: 120, rows: 34, colorScheme: scheme)
    try await screen.waitUntil("all is read", timeout: .seconds(30)) {
      screen.state.status.value != nil && screen.state.log.rows.count > 8
        && screen.state.log.reading == nil
    }
    return screen
  }

  @Test("show the log beside a commit, on dark and on light", arguments: ColorScheme.allCases)
  func log(scheme: ColorScheme) async throws {
    let screen = try await screen(scheme)
    screen.type("2")
    screen.press(.down)
    try await screen.waitUntil("the commit is read", timeout: .seconds(30)) {
      screen.shows("3 files") && screen.state.work.isIdle
    }
    screen.change { $0[file: .log] = GitPath("Sources/Reading.swift") }
    try await screen.waitUntil("the change of a file is shown", timeout: .seconds(30)) {
      screen.shows("degrees") && screen.state.work.isIdle
    }
    let frame = WindowFrame(title: "git-client", scheme: scheme)
    try expectReadmePicture(frame.around(screen.svg), "git-client-\(scheme)")
  }
}
