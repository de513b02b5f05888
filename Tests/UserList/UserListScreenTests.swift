import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing
import UserListScreen
import user_list_demo

/// Where the array of users is in memory.
@MainActor
private func address(_ screen: TestScreen<UserListScreen>) -> UnsafeRawPointer? {
  screen.state.book.users.withUnsafeBytes { $0.baseAddress }
}

@MainActor
@Suite("User list") struct UserListScreenTests {
  private func screen(
    _ names: String..., columns: Int = 44, rows: Int = 9
  ) -> TestScreen<UserListScreen> {
    TestScreen(UserListScreen(UserBook(names: names)), columns: columns, rows: rows)
  }

  private func names<Root>(_ screen: TestScreen<Root>) -> [String] where Root: Component {
    screen.all(.text).map(\.label).filter { !["User List", "Filter:"].contains($0) }
  }

  @Test("The first frame shows the list")
  func first() {
    #expect(
      screen("Ada", "Grace").text == """
         User List                     [ Add Item ]
         Ada
         Grace





        Del/d Delete  a Add      F1 Commands  q Quit
        """)
  }

  @Test("A key and a button add a user, whose name is typed at once")
  func adding() throws {
    let screen = screen("Ada")
    screen.press(.character("a"))
    // The field is empty: what is typed takes the place of the name that the user has meanwhile.
    #expect(screen.focused?.role == .textField && screen.shows("Another User!"))
    #expect(
      screen.state.selected == .number(2) && screen.state.book.users[1].name == "Another User!")
    screen.type("Zoë Quist\n")
    #expect(names(screen) == ["Ada", "Zoë Quist"] && screen.state.focus == .list)
    try screen.press("Add Item")
    screen.press(.enter)
    #expect(names(screen) == ["Ada", "Zoë Quist", "Another User!"])
    #expect(screen.state.selected == .number(3) && screen.focused?.role == .list)
    // One step back takes a user and the name.
    screen.type("uu")
    #expect(names(screen) == ["Ada"])
  }

  @Test("Escape keeps the name that a new user has, and leaving the field takes what was typed")
  func naming() throws {
    let screen = screen("Ada")
    screen.type("ano")
    screen.press(.escape)
    #expect(names(screen) == ["Ada", "Another User!"] && screen.outputs.isEmpty)
    screen.type("aGrace")
    screen.press(.tab)
    #expect(screen.state.book.users.map(\.name) == ["Ada", "Another User!", "Grace"])
    #expect(screen.state.naming == nil)
    // Another one ends the name of the first.
    try screen.press("Add Item")
    screen.type("One")
    try screen.press("Add Item")
    screen.type("Two\n")
    #expect(screen.state.book.users.map(\.name).suffix(2) == ["One", "Two"])
  }

  @Test("A large window shows what is known of the user under the cursor")
  func details() {
    let screen = TestScreen(UserListScreen(.sample), columns: 120, rows: 36)
    #expect(screen.state.book.users.count == 25)
    #expect(screen.text.contains("email    ada@quillon.example"))
    #expect(screen.text.contains("status   ● active"))
    screen.press(.end)
    #expect(screen.text.contains("city     Rosario"))
    #expect(screen.text.contains("status   ◌ invited"))
    screen.type("aNobody\n")
    #expect(screen.shows("Nothing else is known of this user."))
    screen.press(.home)
    screen.type("eX\n")
    #expect(screen.text.contains("Ada LovelaceX") && screen.shows("ada@quillon.example"))
  }

  @Test("Enter commits an edit in place, Escape cancels it")
  func editing() {
    let screen = screen("Ada", "Grace")
    screen.press(.down, .character("e"), .control("u"))
    screen.type("Hopper\n")
    #expect(names(screen) == ["Ada", "Hopper"])
    screen.press(.enter)
    screen.type(" x")
    screen.press(.escape)
    #expect(names(screen) == ["Ada", "Hopper"])
    screen.type("e!\n")
    #expect(names(screen) == ["Ada", "Hopper!"])
  }

  @Test("Keys in one read do the same as one by one")
  func oneRead() {
    let slow = screen("Ada", "Grace")
    let fast = screen("Ada", "Grace")
    slow.type("eX\na\n")
    fast.typeAtOnce("eX\na\n")
    #expect(names(fast) == ["AdaX", "Grace", "Another User!"])
    #expect(fast.styledText == slow.styledText)
  }

  @Test("d and Delete remove a user, u restores it with the cursor")
  func removing() {
    let screen = screen("a1", "b2", "c3", "d4")
    screen.press(.down, .character("d"), .delete)
    #expect(names(screen) == ["a1", "d4"])
    #expect(screen.state.selected == .number(4))
    screen.press(.character("d"))
    #expect(screen.state.selected == .number(1))
    screen.type("uu")
    #expect(names(screen) == ["a1", "c3", "d4"])
    #expect(screen.state.selected == .number(3))
    screen.type("ddddd")
    #expect(names(screen) == ["", "No users", "Press a to add one."])
    screen.type("uuuuuuu")
    #expect(names(screen) == ["a1", "b2", "c3", "d4"])
  }

  @Test("Alt with an arrow moves a user and the cursor")
  func moving() {
    let screen = screen("a1", "b2", "c3")
    screen.press(Key.down.with(.alt), Key.down.with(.alt), Key.down.with(.alt))
    #expect(names(screen) == ["b2", "c3", "a1"])
    #expect(screen.state.selected == .number(1))
    screen.press(Key.up.with(.alt))
    #expect(names(screen) == ["b2", "a1", "c3"])
  }

  @Test("The filter matches a part of the name; Enter moves to the result, Escape clears it")
  func filtering() {
    let screen = screen("Ada", "Grace", "Barbara")
    screen.press(.character("/"))
    screen.type("RA")
    #expect(names(screen) == ["Grace", "Barbara"])
    screen.type("b")
    #expect(names(screen) == ["", "No match", "Escape shows all users."])
    screen.press(.backspace, .enter, .down)
    screen.press(.character("d"))
    screen.press(.escape)
    #expect(names(screen).count == 2)
    screen.press(.character("u"))
    #expect(names(screen) == ["Ada", "Grace", "Barbara"])
  }

  @Test("After a filter that matched nothing the user is selected who was before")
  func selectionAfterFilter() {
    let screen = screen("Ada", "Grace", "Barbara")
    screen.press(.down)
    screen.type("/zzz")
    #expect(screen.state.selected == nil)
    screen.press(.backspace, .backspace, .backspace)
    #expect(screen.state.selected == .number(2))
    screen.type("zzz")
    screen.press(.escape)
    #expect(screen.state.selected == .number(2))
    screen.press(.delete)
    #expect(names(screen) == ["Ada", "Barbara"])
    screen.type("/zzz")
    screen.press(.enter)
    #expect(!screen.shows("d Delete"))
    screen.press(.escape)
    #expect(screen.state.selected == .number(3) && screen.shows("d Delete"))
    // What was chosen among the matches stays chosen.
    screen.press(.home)
    screen.type("/ba")
    screen.press(.down, .home, .escape)
    #expect(screen.state.selected == .number(3))
  }

  @Test("↓ moves from the filter to the list, where keys act on users")
  func intoTheMatches() {
    let screen = screen("Ada", "Grace", "Barbara")
    screen.type("/ra")
    screen.press(.down)
    #expect(screen.state.focus == .list)
    screen.press(.home)
    screen.type("d")
    #expect(names(screen) == ["Barbara"])
    screen.type("eX\n")
    #expect(names(screen) == ["BarbaraX"] && screen.state.selected == .number(3))
    screen.type("uu")
    #expect(names(screen) == ["Grace", "Barbara"])
    screen.press(.escape)
    #expect(names(screen) == ["Ada", "Grace", "Barbara"])
  }

  @Test("q leaves the list, Escape does not")
  func leaving() {
    let screen = screen("Ada")
    screen.press(.escape)
    #expect(screen.outputs.isEmpty)
    screen.press(.character("q"))
    #expect(screen.outputs == [.left])
  }

  @Test(
    "The list works in windows of all sizes", arguments: [(1, 1), (20, 5), (300, 80), (40, 12)])
  func sizes(columns: Int, rows: Int) {
    let screen = screen("Ada", "Grace", columns: columns, rows: rows)
    screen.type("aeX\nd/a\nq")
    screen.resize(columns: 44, rows: 9)
    #expect(screen.text.contains("Ada"))
  }

  @Test("An added user slides in, a removed one slides out")
  func animation() {
    let screen = TestScreen(
      UserListScreen(UserBook(names: ["Ada"])), columns: 20, rows: 8, animates: true)
    func rows() -> [String] {
      screen.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { String($0.dropFirst()) }
    }
    screen.type("a")
    #expect(screen.isAnimating && rows().first == "Ada")
    var sights: Set<String> = []
    while screen.stepAnimation() { sights.insert(rows()[1]) }
    let parts = sights.subtracting(["", "Another User!"])
    #expect(!parts.isEmpty && parts.allSatisfy("Another User!".hasSuffix))
    #expect(Array(rows().prefix(2)) == ["Ada", "Another User!"])
    screen.type("\nd")
    #expect(screen.isAnimating)
    while screen.stepAnimation() {}
    #expect(Array(rows().prefix(2)) == ["Ada", ""])
  }

  @Test("A user added below the viewport is scrolled to and slides in")
  func animationAtTheEnd() {
    let screen = TestScreen(
      UserListScreen(.rows(20)), columns: 20, rows: 5, animates: true)
    screen.type("a")
    func picture() -> String {
      screen.text.split(separator: "\n", omittingEmptySubsequences: false)[1...3]
        .joined(separator: "|")
    }
    var pictures: [String] = [picture()]
    while screen.stepAnimation() { if pictures.last != picture() { pictures.append(picture()) } }
    #expect(
      pictures == [
        " User 18           ▕| User 19           ▕|                   ▐",
        " User 18           ▕| User 19           ▕|!                  ▐",
        " User 18           ▕| User 19           ▕| User!             ▐",
        " User 18           ▕| User 19           ▕|ther User!         ▐",
        " User 18           ▕| User 19           ▕|nother User!       ▐",
        " User 18           ▕| User 19           ▕|▌Another User!     ▐",
      ])
  }

  @Test("The mouse drags a row, with and without a filter")
  func dragging() {
    let screen = screen("a1", "b2", "a3", "a4")
    screen.drag(from: CellPoint(column: 1, row: 1), to: CellPoint(column: 1, row: 3))
    #expect(names(screen) == ["b2", "a3", "a1", "a4"])
    #expect(screen.state.selected == .number(1))
    screen.type("/a\n")
    #expect(names(screen) == ["a3", "a1", "a4"])
    screen.press(.home, Key.down.with(.alt), Key.down.with(.alt))
    #expect(names(screen) == ["a1", "a4", "a3"])
    screen.press(.escape)
    #expect(names(screen) == ["b2", "a1", "a4", "a3"])
  }

  @Test("No edit copies the array of users")
  func baseAddress() {
    let screen = TestScreen(
      UserListScreen(.rows(5_000)), columns: 40, rows: 8, isStrict: false)
    let first = address(screen)
    screen.type("eX\n")
    #expect(screen.text.contains("User 0X"))
    #expect(address(screen) == first)
    screen.press(.end, Key.up.with(.alt))
    #expect(address(screen) == first)
    screen.type("d")
    #expect(address(screen) == first)
  }

  @Test("A list of a million users renders only its viewport")
  func million() {
    let screen = TestScreen(
      UserListScreen(.rows(1_000_000)), columns: 40, rows: 12, isStrict: false)
    #expect(screen.takeRecord().update.regions < 40)
    screen.press(.end)
    #expect(screen.text.contains("User 999999"))
    screen.type("a\n")
    #expect(screen.text.contains("Another User!"))
    screen.press(.home, .character("d"))
    #expect(!screen.text.contains("User 0\n"))
    #expect(screen.takeRecord().update.regions < 200)
  }
}

@MainActor
@Suite("User list and its file") struct UserListFileTests {
  /// A file is written on another thread, and its completion waits for other tests on the main
  /// actor.
  private let patience = Duration.seconds(600)

  @Test("Each change is written to the file, in order")
  func saving() async throws {
    let folder = try TemporaryFolder()
    let file = UserFile(path: folder.path("users.json"))
    let screen = TestScreen(UserListScreen(UserBook(names: ["Ada"]), file: file))
    screen.typeAtOnce("a\na\nd")
    try await screen.waitUntil("all is saved", timeout: patience) { screen.state.isSaved }
    #expect(try file.read().users.map(\.name) == ["Ada", "Another User!"])
  }

  @Test("No edit copies the array of users of a file, neither before nor after a save")
  func baseAddress() async throws {
    let folder = try TemporaryFolder()
    let file = UserFile(path: folder.path("users.json"))
    try await file.save(UserBook.rows(500).users)
    let screen = TestScreen(
      try UserListScreen(opening: file), columns: 40, rows: 8, isStrict: false)
    let first = address(screen)
    screen.type("eX\n")
    #expect(screen.text.contains("User 0X"))
    #expect(address(screen) == first)
    try await screen.waitUntil("it is saved", timeout: patience) { screen.state.isSaved }
    screen.type("eY\n")
    #expect(screen.text.contains("User 0XY"))
    #expect(address(screen) == first)
    try await screen.waitUntil("it is saved", timeout: patience) { screen.state.isSaved }
  }

  @Test("A failed save is shown and kept; leaving without it takes q twice")
  func unwritable() async throws {
    let folder = try TemporaryFolder()
    let file = UserFile(path: folder.path("none/users.json"))
    let screen = TestScreen(
      UserListScreen(UserBook(names: ["Ada"]), file: file), columns: 100, rows: 12)
    screen.type("a\n")
    try await screen.waitUntil("it is said", timeout: patience) { screen.state.problem != nil }
    #expect(screen.text.contains("Not saved: "))
    #expect(screen.text.contains("Another User!"))
    screen.type("q")
    #expect(screen.outputs.isEmpty)
    #expect(screen.text.contains("Leave again"))
    try FileManager.default.createDirectory(
      atPath: folder.path("none"), withIntermediateDirectories: false)
    screen.type("s")
    try await screen.waitUntil("it is saved", timeout: patience) { screen.state.isSaved }
    #expect(!screen.text.contains("Not saved"))
    #expect(try file.read().users.count == 2)
    screen.type("q")
    #expect(screen.outputs == [.left])
  }
}
