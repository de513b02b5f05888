import FileWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import file_manager

@MainActor @Suite("The views of the file manager") struct FileManagerViewTests {
  @Test(
    "preview an entry",
    arguments: [
      ("notes.txt", "second line"), ("main.swift", "let answer = 42"), ("data.bin", "48 69 00 ff"),
      ("docs", "guide.md"), ("empty", "Empty"),
    ])
  func preview(name: String, text: String) async throws {
    let manager = try await FileManagerScreen()
    try manager.select(name)
    try await manager.waitToShow(text)
  }

  @Test("make a folder and go to it")
  func newFolder() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    screen.press(.function(7))
    screen.type("new")
    screen.press(.enter)
    try await manager.waitForWork()
    #expect(manager.exists("new"))
    #expect(screen.state.main.currentEntry?.name.description == "new")
    screen.press(.function(7))
    screen.type("new")
    screen.press(.enter)
    try await manager.waitForWork()
    #expect(screen.shows("exists."))
  }

  @Test("find a file by some letters of its name, and go to it")
  func search() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    screen.type("/")
    try await manager.waitToShow("names")
    screen.type("ntxt")
    try await manager.waitToShow("docs/deep/note.txt")
    screen.press(.enter)
    try await manager.wait("the folder is read") { !$0.main.isLoading }
    #expect(!screen.state.isSearching)
    #expect(screen.state.main.currentEntry?.name.description == "notes.txt")
  }

  @Test("open the first match if Enter came before there was one, unless more is typed")
  func awaited() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    screen.type("/")
    screen.type("zzz")
    screen.press(.enter)
    screen.press(.backspace, .backspace, .backspace)
    screen.type("guide")
    try await manager.waitToShow("docs/guide.md")
    #expect(screen.state.isSearching)
    screen.press(.escape)
    screen.type("/")
    screen.type("deepnote")
    screen.press(.enter)
    try await manager.wait("it is found") { !$0.isSearching && !$0.main.isLoading }
    #expect(screen.state.main.currentEntry?.name.description == "note.txt")
  }

  @Test("find from the tree, go on typing in the list, and show what was chosen there")
  func searchFromTree() async throws {
    let manager = try await FileManagerScreen(columns: 40, rows: 12)
    let screen = manager.screen
    screen.press(.tab)
    screen.type("/")
    try await manager.waitToShow("names")
    screen.type("n")
    screen.press(.down)
    screen.type("ote")
    try await manager.waitToShow("docs/deep/note.txt")
    #expect(!screen.shows("main.swift"))
    screen.press([.down, .enter])
    try await manager.wait("the folder is read") { !$0.main.isLoading && !$0.isSearching }
    #expect(screen.state.place == .main && screen.state.focus == .main)
    #expect(screen.state.main.currentEntry != nil)
    #expect(screen.shows("note"))
  }

  @Test("complete a typed path by letters of the folders in it")
  func completion() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    let root = screen.state.main.folder
    screen.type("g")
    screen.type("dc")
    try await manager.wait("the folder is read") { $0.suggestions == ["docs/"] }
    screen.press(.tab)
    screen.type("e")
    try await manager.wait("the next folder is read") { $0.suggestions.first == "docs/deep/" }
    screen.press([.tab, .enter])
    try await manager.wait("the folder is read") { $0.prompt == nil && !$0.main.isLoading }
    #expect(screen.state.main.folder == root.appending("docs").appending("deep"))
    #expect(screen.state.focus == .main)
  }

  @Test("preview a picture, and the bytes of a broken one")
  func picture() async throws {
    let manager = try await FileManagerScreen()
    let picture: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44,
      0x52, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x00, 0x00, 0x00, 0x00, 0x3A,
      0x7E, 0x9B, 0x55, 0x00, 0x00, 0x00, 0x0A, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0xF8,
      0x0F, 0x00, 0x01, 0x01, 0x01, 0x00, 0xB1, 0x38, 0xF6, 0x14, 0x00, 0x00, 0x00, 0x00, 0x49,
      0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
    ]
    for (name, bytes) in [("dot.png", picture), ("cut.png", Array(picture.prefix(40)))] {
      try Data(bytes).write(to: manager.folder.url.appending(path: "tree/\(name)"))
    }
    manager.screen.press(.control("r"))
    try await manager.wait("the folder is read") { $0.main.entries.count == 7 }
    try manager.select("dot.png")
    try await manager.waitToShow("1 × 1")
    try manager.select("cut.png")
    try await manager.waitToShow("89 50 4e 47")
  }

  @Test("show hidden files, and sort by the next column")
  func order() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    screen.type(".")
    try await manager.wait("hidden files are shown") { $0.main.entries.count == 6 }
    screen.type(".")
    try await manager.wait("hidden files are hidden") { $0.main.entries.count == 5 }
    screen.type("s")
    try await manager.wait("they are sorted by size") {
      $0.main.entries.map(\.name).suffix(3) == ["data.bin", "main.swift", "notes.txt"]
    }
    #expect(screen.state.main.columns.sort?.column == "Size")
  }

  @Test("say why a folder cannot be read")
  func unreadable() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    try FileManager.default.removeItem(atPath: manager.folder.path("tree/empty"))
    try manager.select("empty")
    screen.press(.enter)
    // Where the words wrap depends on the name of the folder.
    try await manager.wait("the reason is known") {
      $0.main.failure?.hasSuffix("does not exist.") == true
    }
    try await manager.waitToShow("exist.")
    screen.press(.backspace)
    try await manager.wait("the parent is read") { !$0.main.isLoading }
    #expect(manager.names() == ["docs", "data.bin", "main.swift", "notes.txt"])
  }

  @Test("count the entries of a large folder while it is read")
  func counting() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    screen.change { state in
      state.enter(state.main.folder.appending("docs"), on: .main)
      if let reading = state.main.reading { state.main.note(.count(20_480), of: reading) }
    }
    #expect(screen.shows("Reading… 20,480"))
    try await manager.waitForWork()
    #expect(!screen.shows("Reading…") && manager.names() == ["deep", "guide.md"])
  }

  @Test("leave the focus in the list when its cursor comes to bytes")
  func bytesBesideList() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    try manager.select("data.bin")
    try await manager.waitToShow("48 69 00 ff")
    #expect(screen.state.focus == .main && screen.state.place == .main)
    screen.press(.down)
    #expect(screen.state.main.currentEntry?.name == "main.swift")
    // Who goes there goes to the bytes, and to a place in them.
    screen.press(.up, .function(3))
    screen.type(":abc")
    screen.press(.enter)
    #expect(screen.shows("A number is wanted"))
    screen.press(.control("u"))
    screen.type("9")
    screen.press(.enter)
    #expect(screen.shows("The bytes are 0 to 3."))
    screen.press(.control("u"))
    screen.type("1")
    screen.press(.enter)
    #expect(screen.state.focus == .preview)
  }

  @Test("run the editor and a shell")
  func programs() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    try manager.select("notes.txt")
    screen.press(.function(4))
    await screen.settle()
    let path = try #require(screen.state.main.currentEntry?.path.description)
    #expect(screen.programs == [.editor(path)])
    screen.type("!")
    await screen.settle()
    #expect(screen.programs.last?.directory == screen.state.main.folder.description)
  }

  @Test("copy a path")
  func copyPath() async throws {
    let manager = try await FileManagerScreen()
    try manager.select("notes.txt")
    manager.screen.press(.alt("c"))
    #expect(manager.screen.copied.first?.hasSuffix("tree/notes.txt") == true)
  }

  @Test("are useful in small windows", arguments: [(80, 24), (20, 5)])
  func small(columns: Int, rows: Int) async throws {
    let manager = try await FileManagerScreen(columns: columns, rows: rows)
    let screen = manager.screen
    #expect(screen.shows("docs/") && screen.shows("empty/"))
    try manager.select("notes.txt")
    screen.press(.function(3))
    try await manager.waitToShow("second line")
    screen.press(.escape)
    #expect(screen.shows("notes.txt"))
    screen.press(.tab)
    #expect(screen.shows("tree"))
  }

  @Test("show a name that would control the terminal harmlessly")
  func hostile() async throws {
    let manager = try await FileManagerScreen()
    try manager.folder.write("x", to: "tree/a\u{1B}[31m\nb")
    manager.screen.press(.control("r"))
    try await manager.wait("the folder is read") { $0.main.entries.count == 6 }
    #expect(manager.screen.shows("a␛[31m␊b"))
  }
}
