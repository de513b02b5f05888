import Recurse
import RecurseTesting
import TestSupport
import Testing

@Suite("A folder with many broken files", .blocking) struct ManyProblemsTests {
  @Test(
    "The screen shows the tracks, the first problems and how many more there are",
    arguments: [5, 24])
  func problems(rows: Int) throws {
    let folder = try TemporaryFolder()
    for number in 10..<70 { try folder.write("no track", to: "\(number).gpx") }
    let app = try TerminalProcess(
      builtProduct("tracks-demo"), [folder.path], size: .init(columns: 60, rows: rows))
    try app.waitUntil("the problems") {
      $0.shows("10.gpx is no GPX file") && $0.shows("… and 58 more")
    }
    #expect(app.screen.shows("q Quit"))
    try app.type("q")
    #expect(try app.waitForExit() == .exited(0))
  }
}
