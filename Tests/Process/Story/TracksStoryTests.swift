import Foundation
import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("The tracks demo's story", .blocking) struct TracksStoryTests {
  @Test("The samples are read, one is chosen, then the app is idle, and q ends it")
  func story() throws {
    let reading = try TerminalProcess(
      builtProduct("tracks-demo"), ["--pace", "3600000"], environment: TerminalProcess.strict([:]),
      size: CellSize(columns: 80, rows: 24))
    try reading.waitUntil("a sign that it reads") { screen in
      "⣾⣽⣻⢿⡿⣟⣯⣷".contains { screen.lines[0].contains($0) }
    }
    try reading.type("q")
    try reading.expectEnd(.exited(0))
    let app = try TerminalProcess(
      builtProduct("tracks-demo"), ["--pace", "60"], environment: TerminalProcess.strict([:]),
      size: CellSize(columns: 80, rows: 24))
    try app.waitUntil("all five tracks") { $0.shows("Samples: 5 tracks") }
    #expect(app.screen.shows("│ Two hills, with a rest") && app.screen.shows("Elevation in m"))
    try app.press([.down])
    try app.waitUntil("the next one") { $0.shows("│ Half marathon") && $0.shows("21.1 km in") }
    try app.waitUntil("no sign any more") { !$0.lines[0].contains("km ") }
    try app.waitUntilIdle(seconds: 0.7)
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test("A broken file is reported beside valid ones; a missing folder is an error of one line")
  func broken() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let point = #"<trkpt lat="1" lon="1"/>"#
    try "<gpx><trk><name>Whole</name><trkseg>\(point)</trkseg></trk></gpx>"
      .write(to: folder.appendingPathComponent("a.gpx"), atomically: true, encoding: .utf8)
    let broken = folder.appendingPathComponent("b.gpx")
    try "<gpx><trk>\u{1B}[2J".write(to: broken, atomically: true, encoding: .utf8)
    let app = try TerminalProcess(
      builtProduct("tracks-demo"), [folder.path], size: CellSize(columns: 60, rows: 10))
    try app.waitUntil("both") { $0.shows("Whole") && $0.shows("b.gpx is no GPX file: line 1") }
    try "<gpx><trk><name>Mended</name><trkseg>\(point)</trkseg></trk></gpx>"
      .write(to: broken, atomically: true, encoding: .utf8)
    try app.type("r")
    try app.waitUntil("the second") { $0.shows("Mended") && !$0.shows("no GPX file") }
    try app.type("q")
    try app.expectEnd(.exited(0))
    let gone = try TerminalProcess(builtProduct("tracks-demo"), [folder.path + "/none"])
    #expect(try gone.waitForExit() == .exited(1))
    #expect(gone.screen.shows("/none is not there."))
  }

  @Test("Unusual keys, a tiny window and a huge one are harmless", arguments: [(20, 5), (300, 80)])
  func sizes(columns: Int, rows: Int) throws {
    let app = try TerminalProcess(
      builtProduct("tracks-demo"), ["--pace", "0"], environment: TerminalProcess.strict([:]),
      size: CellSize(columns: columns, rows: rows))
    try app.waitUntil("the tracks") { $0.shows("Samples: 5 tracks") }
    try app.press([.up, .end, .home, .pageDown, .delete, .escape, .tab, .function(5), .left])
    try app.type("zzz\u{1}\u{2}")
    try app.resize(CellSize(columns: rows * 2, rows: columns / 4))
    try app.type("q")
    try app.expectEnd(.exited(0))
  }
}
