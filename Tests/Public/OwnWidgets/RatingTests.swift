import Recurse
import RecurseTesting
import Testing
import rating_fixture

/// The fixture and these tests are compiled without package access, so they see what an app sees.
@MainActor
@Suite("Custom elements") struct RatingTests {
  @Test("A custom element is found, described and sent events in the tree")
  func inTree() throws {
    let tree = tree(RatingFixture())
    #expect(tree.all(Rating.self) == [Rating("Film", stars: 2)])
    #expect(try tree.element(Role("rating"), "Film").value == "2")
    try tree.send(3, to: Rating.self)
    #expect(tree.state.stars == 3)
    #expect(tree.picture.contains("rating “Film” = “3”"))
    try tree.press("Clear")
    #expect(tree.all(Rating.self).map(\.stars) == [0])
  }

  @Test("A custom element is laid out, painted, focused and handled on a screen")
  func onScreen() throws {
    let screen = TestScreen(RatingFixture(), columns: 30, rows: 3)
    #expect(
      screen.text == """
        Film:  ★★☆  [ Clear ]
        stars
        """)
    #expect(screen.focused?.label == "Film")
    #expect(screen.style(row: 0, column: 7).attributes.contains(.reverse))
    #expect(screen.style(row: 0, column: 6).background == .blue)
    _ = screen.takeRecord()
    screen.press(.right)
    #expect(screen.state.stars == 3)
    #expect(screen.takeRecord().cells == 1)
    screen.press(.right)
    #expect(screen.focused?.label == "Film")
    screen.press(.left, .left, .left, .left)
    #expect(screen.text.hasPrefix("Film:  ☆☆☆"))
    #expect(screen.focused?.label == "Film")
    screen.press(.tab)
    #expect(!screen.state.isFocused)
    #expect(!screen.style(row: 0, column: 7).attributes.contains(.reverse))
    screen.press(.right)
    #expect(screen.state.stars == 0)
    try screen.focus(on: screen.element(Role("rating"), "Film"))
    screen.press(.right)
    #expect(screen.state.stars == 1)
  }

  @Test("A custom element in a box reads and writes a property")
  func inBox() throws {
    let stars = MutableProperty(1)
    let box = Box(ElementView(Rating("Film", stars: 0)) { stars.value = $0 })
    box.bind(stars, to: \.element.stars)
    let screen = TestScreen(Shelf(box: Box.stackView([box.cast])), columns: 10, rows: 1)
    #expect(screen.text == "★☆☆")
    screen.press(.tab, .right)
    #expect(stars.value == 2 && screen.text == "★★☆")
    _ = screen.takeRecord()
    screen.turn { stars.value = 3 }
    #expect(screen.text == "★★★")
    #expect(screen.takeRecord().update == UpdateRecord())
    #expect(try screen.element(Role("rating"), "Film").value == "3")
  }

  @Test("A custom element works in a terminal")
  func inTerminal() throws {
    let program = try TerminalProcess(
      builtProduct("rating-fixture"), size: CellSize(columns: 30, rows: 3))
    try program.waitUntil("the stars are shown") { $0.shows("★★☆") }
    try program.press(.right)
    try program.waitUntil("one more is lit") { $0.shows("★★★") }
    try program.press([.left, .left])
    try program.waitUntil("two have gone out") { $0.shows("Film:  ★☆☆  [ Clear ]") }
    try program.type("q")
    #expect(try program.waitForExit() == .exited(1))
    #expect(try program.modes == program.modesAtStart)
  }
}

private struct Shelf: Component {
  let box: Box<StackView>

  func render(state: Void) -> Node { box }
}
