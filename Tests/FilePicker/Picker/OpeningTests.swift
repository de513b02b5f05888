import Recurse
import RecurseTesting
import Testing

@testable import RecurseFiles

@MainActor @Suite("A picker of files") struct OpeningTests {
  private let home = Home()

  @Test("shows a folder with sizes and dates, folders first")
  func picture() async throws {
    let screen = try await home.openScreen(columns: 54)
    #expect(
      screen.text == """
        ~                              [ Places ▾ ] [ ] Hidden
        Name or path
         ../
         docs/                                     2026-11-26
         music/                                    2026-11-26
         notes.txt                            3.4K 2026-11-26
         photo.png                            5.0M 2026-11-26
         todo.txt                              812 2026-11-26






        5 of 6 items
        [ Open ]  [ Cancel ]
        """)
  }

  @Test("keeps the names with what is typed, marks the letters, and chooses the best by Enter")
  func typing() async throws {
    let screen = try await home.openScreen()
    screen.type("tx")
    #expect(screen.shows("todo.txt") && screen.shows("notes.txt") && !screen.shows("docs"))
    #expect(screen.shows("2 of 6 items"))
    let line = screen.text.split(separator: "\n").firstIndex { $0.contains("notes.txt") }
    let row = try #require(line)
    let marked = (0..<40).filter {
      screen.style(row: row, column: $0).attributes.contains(.underline)
    }
    // The two letters of "notes.txt" that follow each other.
    #expect(marked == [7, 8])
    screen.type("to")
    screen.press(.backspace, .backspace, .backspace, .backspace)
    #expect(screen.shows("docs/"))
    screen.type("photo")
    screen.press(.enter)
    try await screen.waitUntilRead()
    #expect(screen.chosen == [["/home/me/photo.png"]])
  }

  @Test("shows the best of many names before all are ranked, and opens one that comes later")
  func many() async throws {
    home.fake.add("/many", .folder)
    for number in 0..<10_000 { home.fake.add("/many/log \(number)") }
    home.fake.add("/many/zoo")
    let screen = home.screen(FilePicker(in: FileLocation("/many")))
    try await screen.waitUntilRead()
    screen.change { $0.text = "log 9" }
    #expect(screen.state.ranking != nil && screen.state.currentRow?.text == "log 9")
    try await screen.waitUntil("all are ranked") { screen.state.ranking == nil }
    #expect(screen.state.currentRow?.text == "log 9" && screen.shows("3439 of 10001 items"))
    screen.change { $0.text = "zo" }
    #expect(screen.state.rows.isEmpty)
    screen.change { $0.submit() }
    try await screen.waitUntilRead()
    #expect(screen.chosen == [["/many/zoo"]])
  }

  @Test("says that nothing has a name that is typed")
  func nothing() async throws {
    let screen = try await home.openScreen(columns: 60)
    screen.type("zz")
    #expect(screen.shows("Nothing matches."))
    screen.press(.enter)
    try await screen.waitUntilRead()
    #expect(screen.shows("“/home/me/zz” does not exist.") && screen.chosen == [])
  }

  @Test("enters a folder by Enter and →, and leaves it by Backspace, ← and the row of dots")
  func walking() async throws {
    let screen = try await home.openScreen()
    for (way, back) in [(Key.enter, Key.backspace), (.right, .left)] {
      screen.press(way)
      try await screen.waitUntilRead()
      #expect(screen.shows("~/docs") && screen.shows("plan.md") && !screen.shows("notes"))
      screen.press(back)
      try await screen.waitUntilRead()
      // The cursor is on the folder that was left.
      #expect(screen.state.currentRow?.text == "docs" && screen.shows("notes.txt"))
    }
    screen.press(.home, .enter)
    try await screen.waitUntilRead()
    #expect(screen.state.folder == FileLocation("/home"))
    #expect(screen.state.currentRow?.text == "me")
    screen.press(.left)
    try await screen.waitUntilRead()
    screen.press(.left, .backspace)
    #expect(screen.state.folder == FileLocation("/") && screen.state.reading == nil)
  }

  @Test("opens a folder by a double click, and selects a file by a click")
  func mouse() async throws {
    let screen = try await home.openScreen()
    try screen.click("todo.txt")
    #expect(screen.state.currentRow?.text == "todo.txt" && screen.outputs == [])
    try screen.press("Open")
    try await screen.waitUntilRead()
    #expect(screen.chosen == [["/home/me/todo.txt"]])
    try screen.click("docs/", count: 2)
    try await screen.waitUntilRead()
    #expect(screen.state.folder == FileLocation("/home/me/docs"))
  }

  @Test("shows hidden files by a key, a switch and a dot that is typed")
  func hidden() async throws {
    let screen = try await home.openScreen()
    #expect(!screen.shows(".profile"))
    screen.press(.alt("."))
    #expect(screen.shows(".profile") && screen.shows("6 items"))
    try screen.press("Hidden")
    #expect(!screen.shows(".profile"))
    screen.change { $0.focus = .list }
    screen.type(".p")
    #expect(screen.state.rows.first?.text == ".profile")
  }

  @Test(
    "marks several by Insert and Ctrl+Space in a query, and chooses them in the order shown"
  )
  func several() async throws {
    let screen = try await home.openScreen(FilePicker(allowsMultipleSelection: true))
    screen.type("todo")
    screen.press(.insert)
    #expect(screen.shows("✓ todo.txt") && screen.shows("1 marked"))
    screen.press(.backspace, .backspace, .backspace, .backspace)
    screen.type("notes")
    screen.press(.control(" "), .enter)
    try await screen.waitUntilRead()
    #expect(screen.chosen == [["/home/me/notes.txt", "/home/me/todo.txt"]])
  }

  @Test("takes Space for a mark before a query, and for a letter in it")
  func space() async throws {
    let screen = try await home.openScreen(FilePicker(allowsMultipleSelection: true))
    screen.type("no txt")
    #expect(screen.state.rows.map(\.text) == ["notes.txt"] && !screen.shows("marked"))
    #expect(try screen.field("Name or path").value == "no txt")
    for _ in 0..<6 { screen.press(.backspace) }
    screen.press(.end, .space)
    #expect(screen.shows("✓ todo.txt") && screen.state.text == "")
  }

  @Test("shows a pipe, a socket or a device, says why it is not chosen, and marks none")
  func special() async throws {
    home.fake.add("/home/me/zpipe", .other)
    let several = FilePicker(allowsMultipleSelection: true)
    for key in [Key.enter, .space] {
      let screen = try await home.openScreen(several, columns: 60, rows: 20)
      screen.press(.end, key)
      try await screen.waitUntilRead()
      #expect(screen.shows("“/home/me/zpipe” cannot be chosen") && screen.outputs == [])
      #expect(!screen.shows("✓"))
    }
    let typed = try await home.openScreen(columns: 60)
    typed.type("./zpipe")
    typed.press(.enter)
    try await typed.waitUntilRead()
    #expect(typed.shows("cannot be chosen") && typed.outputs == [])
  }

  @Test("marks no folder, and with one choice Space is a letter")
  func unmarked() async throws {
    let several = try await home.openScreen(FilePicker(allowsMultipleSelection: true))
    several.press(.space)
    #expect(several.state.marked == [] && several.state.text == "")
    let one = try await home.openScreen()
    one.type("no txt")
    #expect(one.state.rows.map(\.text) == ["notes.txt"])
  }

  @Test("shows only files with an extension that is allowed, and refuses others that are typed")
  func allowed() async throws {
    let screen = try await home.openScreen(FilePicker(allowing: ["txt", "md"]))
    #expect(screen.shows("todo.txt") && !screen.shows("photo.png") && screen.shows("docs/"))
    screen.type("./photo.png")
    screen.press(.enter)
    try await screen.waitUntilRead()
    #expect(screen.shows("does not end in .txt or .md.") && screen.chosen == [])
    #expect(screen.shows("todo.txt"))
  }

  @Test("says that Escape and Cancel were pressed")
  func cancelling() async throws {
    let screen = try await home.openScreen()
    screen.press(.escape)
    try screen.press("Cancel")
    #expect(screen.outputs == [.cancelled, .cancelled])
  }

  @Test("goes to places that were shown before, and to those that the app has kept")
  func places() async throws {
    let screen = try await home.openScreen(FilePicker(recents: [FileLocation("/home/me/music")]))
    screen.press(.enter)
    try await screen.waitUntilRead()
    try screen.press("Places")
    let menu = try #require(screen.layers(.menu).first)
    #expect(menu.all(.button).map(\.label) == ["~", "~/music", "/"])
    try screen.press("~/music")
    try await screen.waitUntilRead()
    #expect(screen.state.folder == FileLocation("/home/me/music") && screen.shows("0 items"))
  }
}
