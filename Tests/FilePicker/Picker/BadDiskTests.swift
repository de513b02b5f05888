import Recurse
import RecurseTesting
import Testing

@testable import RecurseFiles

@MainActor @Suite("A picker on a bad disk") struct BadDiskTests {
  private let home = Home()

  @Test("keeps what it shows when a folder does not answer, says so, and goes elsewhere")
  func hanging() async throws {
    home.fake.hang("/home/me/docs")
    defer { home.fake.answer() }
    let screen = home.screen()
    // The folder does not even tell its date.
    try await screen.waitUntil("names are shown") { screen.shows("todo.txt") }
    screen.press(.enter)
    try await screen.waitUntil("it is asked") { home.fake.listed.count == 2 }
    #expect(screen.shows("Reading ~/docs…") && screen.shows("todo.txt"))
    screen.press(.down, .enter)
    try await screen.waitUntilRead()
    #expect(screen.state.folder == FileLocation("/home/me/music"))
  }

  @Test("is left by Escape when the first folder does not answer")
  func hangingStart() async throws {
    home.fake.hang("/home/me")
    defer { home.fake.answer() }
    let screen = home.screen()
    try await screen.waitUntil("it is asked") { home.fake.listed.count == 1 }
    #expect(screen.shows("Reading ~…"))
    screen.press(.escape)
    #expect(screen.outputs == [.cancelled])
  }

  @Test("shows names while a file among them does not answer, and gives up what is chosen")
  func hangingFile() async throws {
    home.fake.hang("/home/me/todo.txt")
    defer { home.fake.answer() }
    let screen = home.screen()
    try await screen.waitUntil("names are shown") { screen.shows("todo.txt") }
    #expect(screen.shows("reading…"))
    screen.press(.end, .enter)
    #expect(screen.shows("Looking…"))
    screen.press(.home, .enter)
    try await screen.waitUntil("the folder above is shown") {
      screen.state.folder == FileLocation("/home")
    }
    #expect(screen.chosen == [])
  }

  @Test("chooses nothing that a person has typed over before it answered")
  func typedOver() async throws {
    home.fake.hang("/home/me/todo.txt")
    let screen = home.screen()
    try await screen.waitUntil("names are shown") { screen.shows("todo.txt") }
    screen.press(.end, .enter)
    #expect(screen.shows("Looking…"))
    screen.type("n")
    home.fake.answer()
    try await screen.waitUntilRead()
    #expect(screen.outputs == [] && screen.shows("notes.txt"))
  }

  @Test("says that there is no permission, and keeps what it shows")
  func locked() async throws {
    home.fake.fail("/home/me/docs", .noPermission)
    let screen = try await home.openScreen(columns: 60)
    screen.press(.enter)
    try await screen.waitUntilRead()
    #expect(screen.shows("You do not have permission for “/home/me/docs”."))
    #expect(screen.shows("todo.txt") && screen.state.folder == FileLocation("/home/me"))
    screen.type("t")
    #expect(!screen.shows("permission"))
  }

  @Test("says that a file or folder has vanished")
  func vanished() async throws {
    let screen = try await home.openScreen(columns: 60)
    home.fake.forget("/home/me/todo.txt")
    screen.press(.end, .enter)
    try await screen.waitUntilRead()
    #expect(screen.shows("“/home/me/todo.txt” does not exist.") && screen.chosen == [])
    screen.press(.function(5))
    try await screen.waitUntilRead()
    #expect(!screen.shows("todo.txt") && screen.shows("notes.txt"))
  }

  @Test("begins where it can be left if the first folder cannot be read")
  func missingStart() async throws {
    let screen = try await home.openScreen(FilePicker(in: FileLocation("none")), columns: 60)
    #expect(screen.shows("“/home/me/none” does not exist."))
    screen.press(.left)
    try await screen.waitUntilRead()
    #expect(screen.shows("todo.txt"))
  }

  @Test("returns names that are no text, or would harm the screen, exactly as they are")
  func names() async throws {
    for name in [[0xFF, 0x61], Array("a\nb".utf8), Array("\u{1B}[31m".utf8), Array("é".utf8)] {
      let home = Home()
      let file = FileLocation("/home/me").appending(name)
      home.fake.add(file)
      let screen = try await home.openScreen()
      let text = String(terminalSafeName: name)
      #expect(screen.shows(text) && !text.contains("\n"))
      try screen.click(text, count: 2)
      try await screen.waitUntilRead()
      #expect(screen.outputs == [.chosen([file])])
    }
  }

  @Test("mounts the rows in view of 100,000")
  func many() async throws {
    for number in 0..<100_000 { home.fake.add("/home/me/docs/\(number)") }
    var picker = FilePicker(in: FileLocation("/home/me/docs"))
    picker.disk = home.fake.disk()
    // Strict mode would sort all names again after each key.
    let screen = TestScreen(picker, columns: 40, rows: 16, isStrict: false)
    try await screen.waitUntil("all names are shown") { screen.state.entries.count > 100_000 }
    #expect(screen.rows.count < 40)
    screen.paste("99999")
    try await screen.waitUntil("the name is found") {
      screen.state.rows.map(\.text) == ["99999"] && screen.rows.count == 1
    }
    screen.press(.escape)
    #expect(screen.outputs == [.cancelled])
  }
}
