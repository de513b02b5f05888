import Recurse
import RecurseTesting
import TestSupport
import Testing
import gallery

@MainActor
@Suite("The gallery's layout") struct LayoutPageTests {
  private func screen(_ columns: Int = 60, _ rows: Int = 14) -> TestScreen<LayoutPage> {
    TestScreen(LayoutPage(), columns: columns, rows: rows)
  }

  @Test("The first frame shows the properties and the preview")
  func first() {
    #expect(
      screen(60, 12).text == """
        ╭─ HStack with 3 boxes ────────────────────────────────────╮
        │ kind      ‹HStack›▐│                                     │
        │ across       start▐│                                     │
        │ distribution  none▐│  A   B   C                          │
        │ spacing          1▕│                                     │
        │ fills         both▕│                                     │
        │ padding          1▕│                                     │
        │ border        none▕│                                     │
        │ A.text        name▕│                                     │
        │ A.width       auto▕│                                     │
        │ A.minWidth    auto▕│                                     │
        ╰────────────────────┴─────────────────────────────────────╯
        """)
  }

  @Test("A key changes a property and the preview")
  func changes() {
    let screen = screen()
    screen.press(.right)
    #expect(screen.text.contains("‹VStack›"))
    screen.press(.left, .left)
    #expect(screen.text.contains("‹Center›"))
    screen.press(.right, .down, .down, .right, .right)
    #expect(screen.text.contains("‹fillEqually›"))
  }

  @Test("The preview shows each property of a flexbox and its items")
  func flexBox() {
    let screen = TestScreen(LayoutPage(), columns: 44, rows: 6, isStrict: false)
    screen.press(.right, .right, .right, .right)
    /// Changes the property with a name, from any position in the list.
    func change(_ name: String, by steps: Int = 1) {
      screen.press(.home)
      while screen.state.settings.chosenName != name { screen.press(.down) }
      for _ in 0..<steps { screen.press(.right) }
    }
    func preview() -> [String] {
      var lines = screen.text.split(separator: "\n").map { line in
        let right = line.split(separator: "│", omittingEmptySubsequences: false)[1]
        return String(right.reversed().drop { $0 == " " }.reversed())
      }
      while lines.last?.isEmpty == true { lines.removeLast() }
      return lines
    }
    // Boxes and container without padding.
    change("padding")
    for _ in 0..<3 { screen.press(.end, .up, .up, .right, .tab) }
    #expect(preview() == ["ABC"])
    change("direction")
    #expect(preview() == ["                    CBA"])
    change("direction", by: 2)
    #expect(preview() == ["", "", "", "C", "B", "A"])
    change("direction")
    change("justify", by: 3)
    #expect(preview() == ["A          B          C"])
    change("marginLeft", by: 5)
    #expect(preview() == ["                    ABC"])
    change("marginTop", by: 5)
    #expect(preview() == ["                     BC", "", "", "", "", "                    A"])
    change("marginTop")
    change("marginLeft")
    change("collapsed")
    #expect(preview() == ["B                     C"])
    change("collapsed")
    change("width", by: 4)
    #expect(preview() == ["A               B     C"])
  }

  @Test("Every value of every property can be shown in each container, alone and combined")
  func everything() {
    let screen = TestScreen(LayoutPage(boxes: 2), columns: 40, rows: 6)
    var settings = screen.state.settings
    for kind in 0..<settings.valueCount {
      // Properties of boxes are tested in a flexbox, those of cells in a grid.
      let count = kind == 4 ? settings.rowCount : settings.containerRowCount
      for _ in 1..<count {
        screen.press(.down)
        settings = screen.state.settings
        let value = settings.chosenValue
        for _ in 0..<settings.valueCount { screen.press(.right) }
        #expect(screen.state.settings.chosenValue == value)
      }
      screen.press(.home)
      screen.press(.right)
      settings = screen.state.settings
    }
    #expect(settings.chosenValue == "HStack")
    var random = SplitMix64(seed: 3)
    for _ in 0..<60 {
      screen.press([.up, .down, .left, .right, .right, .tab].randomElement(using: &random)!)
    }
    #expect(screen.failure == nil && screen.unhandled.isEmpty)
  }

  @Test("Keys add, remove and select boxes")
  func boxes() {
    let screen = screen()
    screen.type("+")
    #expect(screen.state.settings.boxCount == 4 && screen.text.contains("D"))
    screen.press(.tab, .tab, .tab)
    #expect(screen.state.settings.selectedBox == 3)
    screen.type("-")
    #expect(screen.state.settings.selectedBox == 2)
    screen.type("------")
    #expect(screen.state.settings.boxCount == 1)
  }

  @Test(
    "The page works in windows of all sizes",
    arguments: [(40, 12), (300, 80), (20, 5), (1, 1), (3, 2)])
  func sizes(columns: Int, rows: Int) {
    let screen = screen(columns, rows)
    for _ in 0..<5 { screen.press(.right, .down) }
    screen.resize(columns: 60, rows: 14)
    let other = TestScreen(LayoutPage(), columns: 60, rows: 14)
    for _ in 0..<5 { other.press(.right, .down) }
    // From here on both show the same rows.
    for each in [screen, other] { each.press(.home) }
    #expect(screen.text == other.text)
  }

  @Test("A window of 40×12 scrolls to the selected property")
  func narrow() {
    let screen = screen(40, 12)
    screen.press(.end)
    #expect(
      screen.text == """
        ╭─ HStack with 3 boxes ────────────────╮
        │ A.marginBottom   0▕│                 │
        │ A.marginLeft     0▕│                 │
        │ A.posit…  relative▕│  A   B   C      │
        │ A.top         auto▕│                 │
        │ A.right       auto▕│                 │
        │ A.bottom      auto▕│                 │
        │ A.left        auto▕│                 │
        │ A.padding        1▐│                 │
        │ A.border      none▐│                 │
        │ A.collapsed   ‹no›▐│                 │
        ╰────────────────────┴─────────────────╯
        """)
  }

  @Test("A window of 20×5 shows what fits")
  func clipped() {
    #expect(
      screen(20, 5).text == """
         kind      ‹HStack›▐
         across       start▕
         distribution  none▕
         spacing          1▕
         fills         both▕
        """)
  }
}
