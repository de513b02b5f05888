import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("What differs in a theme") struct RoleDifferenceTests {
  private struct Roles: Component {
    static let texts: [Color] = [.text, .secondaryText, .accent, .success, .warning, .error]
    static let backgrounds: [Color] = [
      .background, .surface, .field, .inactiveSelection, .selection,
    ]

    func render(state: Void) -> Node {
      for color in Self.texts { Text("x").foreground(color) }
      for color in Self.backgrounds { Text("x").background(color) }
    }
  }

  @Test(
    "differs with 256 colors and with millions", arguments: Theme.all, ColorScheme.allCases)
  func roles(_ theme: Theme, _ scheme: ColorScheme) {
    let count = Roles.texts.count
    for level in [ColorLevel.palette256, .trueColor] {
      let screen = TestScreen(
        Roles(), columns: 2, rows: count + Roles.backgrounds.count, theme: theme,
        colorScheme: scheme, colors: level)
      let texts = (0..<count).map { screen.style(row: $0, column: 0).foreground }
      #expect(Set(texts).count == count, "\(level): \(texts)")
      let backgrounds = Roles.backgrounds.indices.map {
        screen.style(row: count + $0, column: 0).background
      }
      #expect(Set(backgrounds).count == backgrounds.count, "\(level): \(backgrounds)")
    }
  }
}
