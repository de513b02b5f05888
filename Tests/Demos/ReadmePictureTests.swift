import Foundation
import Recurse
import RecurseTesting
import Testing

/// The smallest picture of the README, and the comparison of all with what the screen shows.
/// `RECURSE_SNAPSHOTS=update` stores them anew.
@MainActor @Suite("The pictures of the README") struct ReadmePictureTests {
  private struct Counter: Component {
    var initialState: Int { 3 }

    func render(state: Int) -> Node {
      VStack {
        Text("Count: \(state)").bold()
        Button("Add one") { $0 += 1 }
      }
    }
  }

  @Test("show the counter, on dark and on light", arguments: ColorScheme.allCases)
  func counter(scheme: ColorScheme) throws {
    let screen = TestScreen(Counter(), columns: 30, rows: 3, colorScheme: scheme)
    try expectReadmePicture(screen.svg, "counter-\(scheme)")
  }
}

/// Expects that a stored picture is what is shown now.
func expectReadmePicture(_ svg: String, _ name: String) throws {
  let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../docs/pictures/\(name).svg").path
  if ProcessInfo.processInfo.environment["RECURSE_SNAPSHOTS"] == "update" {
    try svg.write(toFile: path, atomically: true, encoding: .utf8)
  }
  let stored = try String(contentsOfFile: path, encoding: .utf8)
  #expect(stored == svg, "RECURSE_SNAPSHOTS=update stores what \(name) shows now")
}
