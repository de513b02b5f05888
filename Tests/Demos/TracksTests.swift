import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing
import tracks_demo

/// A source whose files a test provides, and that reads them when the test says so.
private final class Shelf: TrackSource {
  let name = "Runs"
  // Unsafe, because a source is `Sendable`. Only the main actor reads and writes it.
  nonisolated(unsafe) var contents: [String: Result<[Track], TrackProblem>] = [:]

  func files() throws(TrackProblem) -> [String] { contents.keys.sorted() }

  func tracks(in file: String) async throws(TrackProblem) -> [Track] {
    try await answer(file).get()
  }

  @MainActor private func answer(_ file: String) -> Result<[Track], TrackProblem> {
    contents[file] ?? .failure(TrackProblem(file: file, problem: "is not there."))
  }
}

@MainActor @Suite("Tracks demo") struct TracksTests {
  private let shelf = Shelf()

  /// A run due north with a slope of one in ten.
  private func run(_ name: String, file: String, day: Int, points: Int = 51) -> Track {
    Track(
      id: Track.ID(file: file, number: 0), name: name,
      segments: [
        (0..<points).map { index in
          TrackPoint(
            latitude: 52 + Double(index) / 1112, longitude: 9.7, elevation: 50 + Double(index) * 10,
            time: Date(timeIntervalSince1970: Double(day * 86_400 + index * 30)))
        }
      ])
  }

  private func screen(columns: Int = 70, rows: Int = 14) -> TestScreen<TracksApp> {
    TestScreen(TracksApp(TrackLibrary(shelf)), columns: columns, rows: rows)
  }

  private func fill() {
    shelf.contents = [
      "a.gpx": .success([run("Morning", file: "a.gpx", day: 20_000)]),
      "b.gpx": .success([run("Evening", file: "b.gpx", day: 20_001, points: 21)]),
    ]
  }

  @Test("Tracks are listed latest first; the selected one shows distance and climb")
  func tracks() async throws {
    fill()
    let screen = screen()
    await screen.settle()
    #expect(
      screen.text == """
         Runs: 2 tracks, 7.0 km
         Evening                   │ Evening
         2024-10-05  2.0 km        │ Day       2024-10-05
         Morning                   │ Distance  2.0 km in 0:10:00, 5:00 min/km
         2024-10-04  5.0 km        │ Height    200 m up, 50–250 m
                                   │ Elevation in m
                                   │ 300 ⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⣀⡀
                                   │     ⠂        ⠂        ⠂     ⣀⣀⠤⠤⠤⠔⠒⠊⠉⠉⠉ ⠂
                                   │ 150 ⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⢀⣀⣀⣀⠤⠤⠒⠒⠒⠊⠉⠉⠉⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂
                                   │     ⠂⣀⣀⣀⡠⠤⠒⠒⠒⠒⠉⠁      ⠂        ⠂        ⠂
                                   │   0 ⠉⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀
                                   │     0       0.5       1       1.5       2
                                   │                                        km
        r Reload                                           F1 Commands  q Quit
        """)
    _ = screen.takeRecord()
    screen.press(.down)
    #expect(screen.text.contains("│ Distance  5.0 km in 0:25:00"))
    #expect(screen.text.contains("Height    500 m up, 50–550 m"))
    try screen.focus("Elevation in m")
    screen.press(.end)
    let value = try screen.element(Role("chart"), "Elevation in m").value
    #expect(value == "5: 550")
  }

  @Test("Loading is shown, and tracks stay when a later load fails")
  func reading() async throws {
    fill()
    let library = TrackLibrary(shelf)
    let screen = TestScreen(TracksApp(library), columns: 40, rows: 8)
    await screen.settle()
    #expect(!library.state.value.isLoading)
    shelf.contents["a.gpx"] = .failure(
      TrackProblem(file: "a.gpx", problem: "is no GPX file: line 3 is not valid XML."))
    screen.press(.down)
    screen.type("r")
    await screen.settle()
    #expect(screen.text.contains("a.gpx is no GPX file: line 3 is not\n"))
    #expect(screen.hasText("Morning") && screen.hasText("Evening"))
    #expect(screen.state.selected == Track.ID(file: "a.gpx", number: 0))
    shelf.contents = ["b.gpx": shelf.contents["b.gpx"]!]
    screen.type("r")
    await screen.settle()
    #expect(!screen.hasText("Morning") && !screen.text.contains("no GPX file"))
    screen.turn { library.state.value.isLoading = true }
    await screen.advance(by: .milliseconds(150))
    #expect(screen.text.hasPrefix(" Runs: 1 track, 2.0 km ⣿"))
    screen.turn { library.state.value.isLoading = false }
    await screen.advance(by: .milliseconds(300))
    #expect(screen.text.hasPrefix(" Runs: 1 track, 2.0 km\n"))
  }

  @Test("Selecting a track updates the bound widgets without a render")
  func cost() async {
    fill()
    let library = TrackLibrary(shelf)
    let screen = TestScreen(TracksApp(library), columns: 70, rows: 14)
    await screen.settle()
    _ = screen.takeRecord()
    screen.turn { library.selection.value = Track.ID(file: "a.gpx", number: 0) }
    let record = screen.takeRecord()
    #expect(record.update.renders == 0 && record.update.regions == 0)
    #expect(record.update.nodesCompared == 0 && record.update.updated == 1)
    #expect(screen.text.contains("│ Morning"))
  }

  @Test("While files are read again, nothing is said to be missing")
  func readingAgain() async {
    let library = TrackLibrary(shelf)
    let screen = TestScreen(TracksApp(library), columns: 70, rows: 14)
    await screen.settle()
    #expect(screen.text.contains("There is no GPX file") && screen.text.contains("No track"))
    screen.turn { library.state.value.isLoading = true }
    #expect(!screen.text.contains("There is no GPX file") && !screen.text.contains("No track"))
    #expect(!screen.text.contains("0 tracks"))
  }

  @Test("An empty folder is shown as such")
  func nothing() async {
    let screen = screen(columns: 40, rows: 5)
    await screen.settle()
    #expect(
      screen.text.contains("Runs: 0 tracks, 0.0 km\n")
        && screen.hasText("There is no GPX file here"))
    screen.press(.up, .down, .enter, .end, .delete, .escape)
    screen.type("xyz")
    screen.type("q")
    #expect(screen.quitStatus == 0)
  }

  @Test("The demo fits a small window, fills a large one, and is clipped in a tiny one")
  func sizes() async {
    fill()
    let screen = screen(columns: 20, rows: 5)
    await screen.settle()
    #expect(
      screen.text == """
         Runs: 2 tracks, 7…
         Evening           ▐
         2024-10-05  2.0 km▐
         Morning           ▕
         F1 Commands  q Quit
        """)
    screen.resize(columns: 300, rows: 80)
    #expect(screen.text.split(separator: "\n").count == 80)
    #expect(screen.text.contains("│ Distance  2.0 km"))
    screen.resize(columns: 30, rows: 16)
    #expect(screen.text.contains("Distance  2.0 km in 0:10:00,"))
    screen.resize(columns: 1, rows: 1)
    screen.press(.down, .pageDown, .home)
  }
}

@Suite("Reading GPX files") struct GPXTests {
  /// A folder with one file.
  private func tracks(_ text: String, file: String = "run.gpx") async throws -> [Track] {
    let folder = try TemporaryFolder()
    #expect(throws: TrackProblem(file: "''", problem: "is no name of a folder.")) {
      try TrackFolder(path: "").files()
    }
    try folder.write(text, to: file)
    return try await TrackFolder(path: folder.path).tracks(in: file)
  }

  private func point(_ latitude: String, _ longitude: String, _ inside: String = "") -> String {
    "<trkpt lat=\"\(latitude)\" lon=\"\(longitude)\">\(inside)</trkpt>"
  }

  @Test("Names, segments, elevations and times are read; gaps between segments have no distance")
  func whole() async throws {
    let tracks = try await tracks(
      """
      <?xml version="1.0"?>
      <gpx><metadata><name>not the track's</name></metadata>
      <trk><name> Hills &amp; dales </name>
        <trkseg>\(point("52", "9", "<ele>10</ele><time>2026-05-01T08:00:00Z</time>"))
                \(point("52.01", "9", "<ele>30</ele>"))</trkseg>
        <trkseg>\(point("53", "9", "<ele>20</ele>"))
                \(point("53.01", "9", "<ele>25</ele><time>2026-05-01T09:00:00.500Z</time>"))</trkseg>
      </trk>
      <trk><trkseg>\(point("1", "2"))</trkseg></trk>
      </gpx>
      """)
    try #require(tracks.count == 2)
    #expect(tracks[0].name == "Hills & dales" && tracks[0].duration == 3600.5)
    #expect(abs(tracks[0].distance - 2 * 1111.95) < 0.1)
    #expect(tracks[0].climb == 25 && tracks[0].profile.range == 10...30)
    #expect(tracks[1].name == "run.gpx" && tracks[1].distance == 0)
    #expect(tracks[1].start == nil && tracks[1].profile.isEmpty)
  }

  @Test(
    "A broken file throws a sentence with the line",
    arguments: [
      ("", "is no GPX file: it is empty."),
      ("hello", "is no GPX file: line 1 is not valid XML."),
      ("<gpx>\n<trk>\n</gpx>", "is no GPX file: line 3 is not valid XML."),
      ("<html></html>", "is no GPX file: it begins with <html>."),
      ("<gpx></gpx>", "has no track in it."),
      (
        "<gpx><trk><trkseg>\n<trkpt lat=\"91\" lon=\"0\"/></trkseg></trk></gpx>",
        "line 2: a point is nowhere on Earth."
      ),
      ("<gpx><trk><trkseg><trkpt/></trkseg></trk></gpx>", "line 1: a point is nowhere on Earth."),
      (
        "<gpx><trk><trkseg><trkpt lat=\"nan\" lon=\"0\"/></trkseg></trk></gpx>",
        "line 1: a point is nowhere on Earth."
      ),
    ])
  func broken(text: String, problem: String) async {
    await #expect(throws: TrackProblem(file: "run.gpx", problem: problem)) {
      try await tracks(text)
    }
  }

  @Test("Elements in unexpected positions are ignored as extensions")
  func strays() async throws {
    let point = point("1", "2")
    for text in [
      "<trk><trkseg><trk></trk>\(point)</trkseg></trk>",
      "<trkseg>\(point)</trkseg><trkpt/><trk><x><trkseg>\(point)</trkseg></x><trkseg>\(point)</trkseg></trk>",
      "<trk><trkseg>\(point)<trkseg><trkpt/></trkseg><name>x</name></trkseg></trk>",
    ] {
      let tracks = try await tracks("<gpx>\(text)</gpx>")
      #expect(tracks.map(\.name) == ["run.gpx"])
      #expect(tracks.first?.distance == 0)
    }
    await #expect(throws: TrackProblem.self) {
      try await self.tracks("<gpx><trkseg><trk></trk>\(point)</trkseg></gpx>")
    }
  }

  @Test("Impossible elevations are ignored")
  func elevations() async throws {
    for elevation in ["1e19", "-1e300", "nan", "inf", "1e999", "high"] {
      let inside = point("1", "2", "<ele>\(elevation)</ele>") + point("1", "3", "<ele>7</ele>")
      let tracks = try await tracks("<gpx><trk><trkseg>\(inside)</trkseg></trk></gpx>")
      #expect(tracks.first?.profile.range == 7...7, "\(elevation)")
    }
  }

  @Test("With times out of order, the duration is from the earliest to the latest")
  func times() async throws {
    let inside = ["2026-05-01T09:00:00Z", "2002-05-01T08:00:00Z", "2026-05-01T08:00:00Z"]
      .map { point("1", "2", "<time>\($0)</time>") }.joined()
    let track = try await tracks("<gpx><trk><trkseg>\(inside)</trkseg></trk></gpx>").first
    #expect(track?.duration == 757_386_000)
    #expect(track?.start == Date(timeIntervalSince1970: 1_020_240_000))
  }

  @Test("A track without duration has no pace")
  func standsStill() async throws {
    let inside = ["1", "2"].map { point($0, "2", "<time>2026-05-01T09:00:00Z</time>") }.joined()
    let track = try await tracks("<gpx><trk><trkseg>\(inside)</trkseg></trk></gpx>").first
    #expect(track?.duration == 0)
    #expect(track?.pace == "no pace")
  }

  @Test("A file that cannot be read throws the reason")
  func unreadable() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("a.gpx"), withIntermediateDirectories: false)
    let source = TrackFolder(path: folder.path)
    await #expect(
      throws: TrackProblem(file: "a.gpx", problem: "cannot be read: Is a directory.")
    ) { try await source.tracks(in: "a.gpx") }
    await #expect(
      throws: TrackProblem(file: "b.gpx", problem: "cannot be read: No such file or directory.")
    ) { try await source.tracks(in: "b.gpx") }
  }

  @Test("A missing folder throws, and other files are ignored")
  func folders() throws {
    let folder = try TemporaryFolder()
    #expect(throws: TrackProblem(file: folder.path("none"), problem: "is not there.")) {
      try TrackFolder(path: folder.path("none")).files()
    }
    for name in ["b.GPX", "a.gpx", ".hidden.gpx", "notes.txt"] { try folder.write("", to: name) }
    #expect(try TrackFolder(path: folder.path).files() == ["a.gpx", "b.GPX"])
    #expect(throws: TrackProblem.self) { try TrackFolder(path: folder.path + "/a.gpx").files() }
  }

  @Test("Distances are those of the haversine formula")
  func distance() {
    let hanover = TrackPoint(latitude: 52.3759, longitude: 9.7320)
    let berlin = TrackPoint(latitude: 52.5200, longitude: 13.4050)
    #expect(abs(hanover.distance(to: berlin) - 249_000) < 1000)
    let antipode = TrackPoint(latitude: -52.3759, longitude: 9.7320 - 180)
    #expect(abs(hanover.distance(to: antipode) - 20_015_087) < 1)
    #expect(hanover.distance(to: hanover) == 0)
  }
}

@Suite("Elevation profiles") struct ElevationProfileTests {
  private func profile(_ heights: [Double]) -> ElevationProfile {
    ElevationProfile(
      heights.enumerated().map { .init(distance: Double($0), elevation: $1) })
  }

  @Test("Climb counts ascents without the noise of the receiver")
  func climb() {
    #expect(profile([0, 2, 0, 2, 0, 2]).climb == 0)
    #expect(profile([0, 10, 5, 15]).climb == 20)
    #expect(profile([0, 1, 2, 3, 4, 5, 6]).climb == 6)
  }
}
