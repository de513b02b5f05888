import Recurse
import RecurseTesting
import Synchronization
import Testing

@testable import app_name

@MainActor @Suite("The list") struct AppNameTests {
  private let items = [Item(title: "Bread"), Item(title: "Milk", isDone: true)]

  @Test("shows its items, and what keys do")
  func picture() {
    let screen = TestScreen(AppName(items: items) { _ in }, columns: 50, rows: 8)
    #expect(
      screen.text == """
         To do  1 of 2
         · Bread
         ✓ Milk



         What is to be done?
        Enter Edit  Del Delete         F1 Commands  q Quit
        """)
  }

  @Test("adds a line, and takes it back")
  func adding() {
    let screen = TestScreen(AppName(items: items) { _ in })
    screen.type("a")
    screen.type("  Two lemons ")
    screen.press(.enter)
    #expect(screen.state.items.map(\.title) == ["Bread", "Milk", "Two lemons"])
    screen.press(.escape)
    screen.type("u")
    #expect(screen.state.items == items)
  }

  @Test("deletes a line, and brings it back")
  func deleting() {
    let screen = TestScreen(AppName(items: items) { _ in })
    screen.press(.delete)
    #expect(screen.state.items.map(\.title) == ["Milk"])
    #expect(screen.shows("Deleted “Bread”"))
    screen.type("u")
    #expect(screen.state.items == items)
  }

  @Test("finds lines by some of their letters")
  func finding() {
    let screen = TestScreen(AppName(items: items) { _ in })
    screen.type("/mk")
    #expect(screen.shows("Milk") && !screen.shows("Bread"))
    screen.press(.escape)
    #expect(screen.shows("Bread"))
  }

  @Test("keeps each change, and says what went wrong")
  func saving() async {
    struct Full: Error, CustomStringConvertible { var description: String { "The disk is full" } }
    let files = Mutex<[[Item]]>([])
    let app = AppName(items: items) { items in
      try files.withLock { files in
        if items.isEmpty { throw Full() }
        files.append(items)
      }
    }
    let screen = TestScreen(app)
    screen.press(.space)
    await screen.settle()
    #expect(screen.shows("0 of 2") && !screen.shows("not saved"))
    #expect(files.withLock { $0.last } == screen.state.items)
    screen.press(.delete)
    screen.press(.delete)
    await screen.settle()
    #expect(screen.shows("✗ The disk is full") && screen.shows("not saved"))
  }

  @Test("asks before a line is lost that was not added")
  func leaving() throws {
    let screen = TestScreen(AppName(items: items) { _ in })
    screen.type("aEggs")
    screen.press(.control("q"))
    #expect(screen.shows("The new line is not added."))
    try screen.press("Stay")
    #expect(screen.state.draft == "Eggs" && !screen.state.isDone)
    screen.press(.enter)
    screen.press(.control("q"))
    #expect(screen.state.isDone)
  }
}
