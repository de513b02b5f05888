import Foundation
import Recurse
import RecurseTesting
import Testing

@Suite("A folder of files of which most are broken") struct ManyProblemsTests {
  @Test(
    "shows the tracks that there are, the first problems, and how many more", arguments: [5, 24])
  func problems(rows: Int) throws {
    let folder = NSTemporaryDirectory() + "recurse-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for number in 10..<70 {
      try "no track".write(toFile: "\(folder)/\(number).gpx", atomically: false, encoding: .utf8)
    }
    let app = try TerminalProcess(
      builtProduct("tracks-demo"), [folder], size: .init(columns: 60, rows: rows))
    try app.waitUntil("the problems") {
      $0.shows("10.gpx is no GPX file") && $0.shows("… and 58 more")
    }
    #expect(app.screen.shows("q quit"))
    try app.type("q")
    #expect(try app.waitForExit() == .exited(0))
  }
}
