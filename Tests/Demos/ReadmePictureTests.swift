import Foundation
import Recurse
import RecurseTesting
import Testing
import gallery

/// The pictures of the README are what the screen shows. `RECURSE_SNAPSHOTS=update` stores them anew.
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

  @Test("show the gallery, on dark and on light", arguments: ColorScheme.allCases)
  func gallery(scheme: ColorScheme) throws {
    let screen = TestScreen(GalleryApp(), columns: 80, rows: 22, colorScheme: scheme)
    // A change tells what the one before has cost.
    screen.press(.enter)
    for _ in 0..<5 { screen.press(.right) }
    screen.press(.escape)
    try expectReadmePicture(screen.svg, "gallery-\(scheme)")
  }

  @Test("show a session", arguments: ColorScheme.allCases)
  func session(scheme: ColorScheme) throws {
    let screen = TestScreen(GalleryApp(), columns: 72, rows: 18, colorScheme: scheme)
    var film = SVGAnimation()
    func look(_ milliseconds: Int) { film.add(screen, for: .milliseconds(milliseconds)) }
    /// Each key and what it leads to.
    func press(_ keys: Key..., seenFor milliseconds: Int = 250) {
      for key in keys {
        screen.press(key)
        look(milliseconds)
      }
    }
    func open(_ page: GalleryPage) {
      if screen.state.focus != .pages { screen.press(.escape) }
      while screen.state.page != page { screen.press(.down) }
      look(500)
      press(.enter, seenFor: 500)
    }
    press(.enter, seenFor: 500)
    for _ in 0..<5 { press(.right) }
    open(.buttons)
    press(.space, .tab, seenFor: 500)
    open(.numbers)
    press(.tab, .tab, .left, .left, .left)
    open(.lists)
    press(.down, .down)
    open(.layers)
    press(.character("n"), seenFor: 1200)
    press(.escape, seenFor: 300)
    press(.character("t"), .character("t"), .character("t"), seenFor: 900)
    try expectReadmePicture(film.svg, "session-\(scheme)")
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
