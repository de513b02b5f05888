import Foundation
import GitWork
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import git_client

/// The pictures of the README that show the git client, in a repository with a history of some days.
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

  /// Runs git some hours before the pictures are taken.
  private func git(_ hours: Int, _ arguments: String...) throws {
    var environment = ProcessInfo.processInfo.environment
    environment.merge(GitClientScreen.environment) { $1 }
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

  private func commit(_ hours: Int, _ message: String, _ text: String, _ name: String) throws {
    try write(text, name)
    try git(hours, "add", ".")
    try git(hours, "commit", "--quiet", "--message", message)
  }

  /// A history with two branches that were merged, and some work that is not committed yet.
  private func makeRepository() throws {
    try FileManager.default.createDirectory(
      atPath: path + "/Sources", withIntermediateDirectories: true)
    try git(0, "init", "--quiet", "--initial-branch=main")
    try commit(96, "Begin with one station", "# Forecast\n", "README.md")
    try commit(80, "Read the temperature of a station", Self.before, "Sources/Reading.swift")
    try commit(74, "Ask all stations at once", "struct Stations {}\n", "Sources/Stations.swift")
    try git(70, "checkout", "--quiet", "-b", "wind")
    try commit(70, "Name the sixteen winds", "struct Wind {}\n", "Sources/Wind.swift")
    try commit(52, "Draw a wind as an arrow", "struct Wind { var arrow }\n", "Sources/Wind.swift")
    try git(50, "checkout", "--quiet", "main")
    try commit(50, "Say what is asked", "# Forecast\n\nOf all stations.\n", "README.md")
    try git(48, "merge", "--quiet", "--no-ff", "--message", "Merge the winds", "wind")
    try git(48, "tag", "v1.1")
    try git(30, "checkout", "--quiet", "-b", "map")
    try commit(30, "Put the stations on a map", "struct Map {}\n", "Sources/Map.swift")
    try git(26, "checkout", "--quiet", "main")
    try commit(26, "Warn of a storm", "struct Warning {}\n", "Sources/Warning.swift")
    try commit(5, "Keep the last hour of each station", "struct Hour {}\n", "Sources/Hour.swift")
    try write(Self.after, "Sources/Reading.swift")
    try write("struct Hour { var readings: [Reading] = [] }\n", "Sources/Hour.swift")
    try git(0, "add", "Sources/Hour.swift")
    try write("# Forecast\n\nOf all stations, and for three days.\n", "README.md")
    try write("Ask the harbour for its readings.\n", "notes.txt")
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

  @Test("show what differs, on dark and on light", arguments: ColorScheme.allCases)
  func status(scheme: ColorScheme) async throws {
    let screen = try await screen(scheme)
    let file = GitPath("Sources/Reading.swift")
    screen.change { $0.status.selected = .file(.unstaged, file) }
    try await screen.waitUntil("its diff is read", timeout: .seconds(30)) {
      screen.shows("degrees") && screen.state.work.isIdle
    }
    let frame = WindowFrame(title: "git-client", scheme: scheme)
    try expectReadmePicture(frame.around(screen.svg), "git-client-\(scheme)")
  }
}
