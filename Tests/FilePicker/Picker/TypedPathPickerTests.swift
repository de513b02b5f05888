import Recurse
import RecurseTesting
import Testing

@testable import RecurseFiles

@MainActor @Suite("A path that is typed in a picker") struct TypedPathPickerTests {
  private let home = Home()

  @Test("is completed by Tab, from the home folder, the root and the folder that is shown")
  func completing() async throws {
    for (typed, completed) in [
      ("~/do", "~/docs/"), ("/home/me/mu", "/home/me/music/"), ("docs/pl", "docs/plan.md"),
      ("../", "../me/"), ("./.p", "./.profile"),
    ] {
      let screen = try await home.openScreen()
      screen.type(typed)
      #expect(screen.focused?.role == .textField)
      try await screen.waitUntil("names are known") { !screen.state.suggestions.isEmpty }
      screen.press(.tab)
      #expect(screen.state.text == completed, "\(typed)")
    }
  }

  @Test("has its suggestions below the field")
  func suggestions() async throws {
    let screen = try await home.openScreen(rows: 9)
    screen.type("./")
    try await screen.waitUntil("names are known") { screen.shows("│ ./docs/") }
    #expect(
      screen.text == """
        ./
        ╭─────────────╮
        │ ./docs/     │
        │ ./music/    │
        │ ./notes.txt │                    3.4K
        │ ./photo.png │                    5.0M
        │ ./todo.txt  │                     812
        ╰─────────────╯
        5 of 6 items
        """)
    screen.press(.escape)
    #expect(!screen.shows("│") && screen.outputs == [])
  }

  @Test("leads to a folder, which is shown with an empty field, and to a file, which is chosen")
  func entering() async throws {
    let screen = try await home.openScreen()
    screen.type("docs/")
    screen.press(.enter)
    try await screen.waitUntilRead()
    #expect(screen.state.folder == FileLocation("/home/me/docs") && screen.state.text == "")
    screen.type("..")
    screen.press(.enter)
    try await screen.waitUntilRead()
    #expect(screen.state.folder == FileLocation("/home/me"))
    screen.type("~/docs/plan.md")
    screen.press(.enter)
    try await screen.waitUntilRead()
    #expect(screen.chosen == [["/home/me/docs/plan.md"]])
  }

  @Test("begins with a slash or a tilde in the list, and goes on in the field")
  func beginning() async throws {
    for key in ["/", "~"] {
      let screen = try await home.openScreen()
      #expect(screen.focused?.role == .list)
      screen.type(key + "/x")
      #expect(screen.state.text == key + "/x" && screen.focused?.role == .textField)
      #expect(screen.shows("todo.txt"))
    }
  }

  @Test("that leads nowhere stays, with the reason below what was shown")
  func missing() async throws {
    let screen = try await home.openScreen(columns: 50)
    screen.type("/home/you/")
    screen.press(.enter)
    try await screen.waitUntilRead()
    #expect(screen.shows("“/home/you” does not exist.") && screen.shows("todo.txt"))
    #expect(screen.state.text == "/home/you/")
    screen.press(.backspace)
    #expect(!screen.shows("does not exist"))
  }

  @Test("and a part of a name are completed by Tab in the list, too")
  func inList() async throws {
    let screen = try await home.openScreen()
    screen.type("pho")
    screen.press(.tab)
    #expect(screen.state.text == "photo.png" && screen.focused?.role == .list)
    // Nothing more is known, so Tab moves on.
    screen.press(.tab)
    #expect(screen.focused?.role != .list)
  }

  @Test("is pasted into the list without the line break at its end")
  func pasting() async throws {
    let screen = try await home.openScreen()
    screen.paste("~/docs/plan.md\n")
    #expect(screen.state.text == "~/docs/plan.md" && screen.focused?.role == .textField)
    screen.press(.enter)
    try await screen.waitUntilRead()
    #expect(screen.chosen == [["/home/me/docs/plan.md"]])
  }

  @Test("to a folder is shown in the list when Tab, ↓ or Enter leaves it")
  func leaving() async throws {
    home.fake.add("/home/me/docs/plan.txt")
    for key in [Key.tab, .down, .enter] {
      let screen = try await home.openScreen(FilePicker(allowing: .folders))
      screen.type("~/do")
      try await screen.waitUntil("names are known") { screen.shows("│ ~/docs/") }
      screen.press(.tab)
      #expect(try screen.field("Name or path").value == "~/docs/")
      screen.press(key)
      try await screen.waitUntilRead()
      #expect(screen.state.folder == FileLocation("/home/me/docs") && screen.outputs == [])
      #expect(screen.focused?.role == .list && screen.state.text == "")
      screen.press(.enter)
      try await screen.waitUntilRead()
      #expect(screen.chosen == [["/home/me/docs"]])
    }
  }

  @Test("is what Enter means in the list, too")
  func enteringInList() async throws {
    let screen = try await home.openScreen(FilePicker(allowing: .folders))
    screen.type("~/music/")
    screen.change { $0.focus = .list }
    screen.press(.enter)
    try await screen.waitUntilRead()
    #expect(screen.state.folder == FileLocation("/home/me/music") && screen.outputs == [])
  }

  @Test("gives the keys back to the list when it has led to a folder")
  func keys() async throws {
    let screen = try await home.openScreen(FilePicker(allowsMultipleSelection: true))
    screen.type("docs/")
    screen.press(.enter)
    try await screen.waitUntilRead()
    screen.press(.end, .space)
    #expect(screen.shows("✓ plan.md"))
    screen.press(.backspace)
    try await screen.waitUntilRead()
    #expect(screen.state.folder == FileLocation("/home/me"))
  }

  @Test("is completed as far as all names agree by Tab and Enter, which show them")
  func several() async throws {
    home.fake.add("/home/me/mix-a", .folder)
    home.fake.add("/home/me/mix-b.txt")
    home.fake.add("/home/me/mix-c")
    for key in [Key.tab, .enter] {
      let screen = try await home.openScreen()
      screen.type("~/mi")
      try await screen.waitUntil("names are known") { screen.shows("│ ~/mix-a/") }
      screen.press(key)
      #expect(try screen.field("Name or path").value == "~/mix-")
      #expect(screen.shows("│ ~/mix-a/") && screen.shows("│ ~/mix-c") && screen.outputs == [])
      // Nothing is sure any more: a person chooses.
      screen.press(.tab, .down, .enter)
      #expect(try screen.field("Name or path").value == "~/mix-b.txt" && !screen.shows("│"))
      screen.press(.enter)
      try await screen.waitUntilRead()
      #expect(screen.chosen == [["/home/me/mix-b.txt"]])
    }
  }

  @Test("is completed by Enter if one name goes on with it, and by a click")
  func one() async throws {
    let screen = try await home.openScreen(rows: 20)
    screen.type("~/tod")
    try await screen.waitUntil("names are known") { screen.shows("│ ~/todo.txt") }
    screen.press(.enter)
    #expect(try screen.field("Name or path").value == "~/todo.txt" && screen.outputs == [])
    screen.press(.backspace)
    try screen.click("~/todo.txt")
    #expect(try screen.field("Name or path").value == "~/todo.txt" && !screen.shows("│"))
    #expect(screen.focused?.role == .textField)
  }

  @Test("leaves the arrows to the list where nothing is suggested")
  func arrows() async throws {
    let screen = try await home.openScreen()
    try screen.focus(on: screen.field("Name or path"))
    screen.type("t")
    screen.press(.down, .enter)
    try await screen.waitUntilRead()
    #expect(screen.chosen == [["/home/me/notes.txt"]])
  }
}
