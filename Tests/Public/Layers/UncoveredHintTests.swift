import Foundation
import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("The line of keys behind a sheet") struct UncoveredHintTests {
  private struct Rooms: App {
    struct State {
      var isOpen = false
      var asks = false
    }
    var height: Int
    var initialState: State { State() }

    func render(state: State) -> Node {
      VStack(alignment: .stretch) {
        Text("Behind").foreground(.accent)
        Spacer()
        KeyHints()
      }
      .commands { Command("Open", key: "o") { $0.isOpen = true } }
      .sheet(isPresented: \.isOpen) {
        VStack(alignment: .stretch) {
          for row in 0..<height { Text("Row \(row)").foreground(.accent) }
          Button("Ask") { $0.asks = true }
        }
        .commands { Command("Keep", key: "k") { _ in } }
      }
      .alert("Sure?", isPresented: \.asks) { Button("Yes") { _ in } }
    }
  }

  private func color(_ text: String, on screen: TestScreen<Rooms>) throws -> Color? {
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains(text) }, "\(text)")
    let before = try #require(lines[row].range(of: text)).lowerBound
    let column = lines[row][..<before].count
    return screen.style(row: row, column: column).foreground
  }

  @Test("has its colors, and what else is behind is toned down")
  func colors() throws {
    let screen = TestScreen(Rooms(height: 1), columns: 60, rows: 16)
    screen.changeTerminalBackground(to: .rgb(0x16_18_1D))
    let (accent, key) = (try color("Behind", on: screen), try color("o Open", on: screen))
    #expect(accent == key)
    screen.type("o")
    #expect(try color("k Keep", on: screen) == key)
    #expect(try color("Behind", on: screen) != accent)
    try screen.press("Ask")
    #expect(screen.shows("Sure?"))
    #expect(try color("F1", on: screen) == key)
  }

  @Test("is no hole in a sheet over it that an alert tones down")
  func full() throws {
    let screen = TestScreen(Rooms(height: 5), columns: 30, rows: 7)
    screen.changeTerminalBackground(to: .rgb(0x16_18_1D))
    screen.type("o")
    let row = try color("Row 4", on: screen)
    screen.change { $0.asks = true }
    for text in (0...4).map({ "Row \($0)" }) where screen.shows(text) {
      #expect(try color(text, on: screen) != row)
    }
  }
}
