import FileWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import file_manager

@MainActor @Suite("Changes of many files in the file manager") struct FileManagerChangeTests {
  @Test("merge a folder into one that is there, and ask about its files")
  func merging() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    try FileManager.default.createDirectory(
      atPath: manager.folder.path("tree/empty/docs"), withIntermediateDirectories: true)
    try manager.folder.write("other", to: "tree/empty/docs/guide.md")
    try manager.folder.write("kept", to: "tree/empty/docs/kept.md")
    screen.press(.function(9))
    screen.change { $0.enter($0.main.folder.appending("empty"), on: .other) }
    try await manager.waitForWork()
    try manager.select("docs")
    screen.press(.function(6), .enter)
    try await manager.waitToShow("“docs” exists already")
    #expect(screen.shows("All folders"))
    #expect(screen.focused?.label == "Skip")
    try screen.press("Merge")
    try await manager.waitToShow("“guide.md” exists already")
    #expect(!screen.shows("Merge"))
    try screen.press("Replace")
    try await manager.waitForWork()
    #expect(!manager.exists("docs") && manager.exists("empty/docs/deep/note.txt"))
    #expect(try manager.text("empty/docs/guide.md") == "# Guide\n")
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(try manager.text("docs/guide.md") == "# Guide\n")
    #expect(try manager.text("empty/docs/guide.md") == "other")
    #expect(manager.exists("docs/deep/note.txt") && !manager.exists("empty/docs/deep"))
    #expect(manager.exists("empty/docs/kept.md"))
  }

  @Test("are begun by Enter in the question, as they can be undone")
  func deleting() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    try manager.select("docs")
    screen.press(.function(8))
    #expect(screen.shows("Delete?"))
    screen.press(.enter)
    try await manager.waitForWork()
    #expect(!manager.exists("docs"))
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(manager.exists("docs/deep/note.txt"))
  }

  @Test(
    "come back from the preview to the list that they left",
    arguments: [Key.escape, .function(3)])
  func back(key: Key) async throws {
    let manager = try await FileManagerScreen(columns: 160, showsTree: false)
    let screen = manager.screen
    screen.change { $0.go(to: .left) }
    screen.press(.function(3))
    #expect(screen.state.place == .preview)
    screen.press(key)
    #expect(screen.state.place == .left && screen.state.active == .other)
  }

  @Test("give a name that is no text another one by F2")
  func oddName() async throws {
    let manager = try await FileManagerScreen()
    let path = RawPath(manager.folder.path("tree")).appending(RawName(bytes: [0x62, 0xFF, 0x63]))
    let file = path.bytes.map { CChar(bitPattern: $0) } + [0]
    #expect(close(creat(file, 0o600)) == 0)
    manager.screen.press(.control("r"))
    try await manager.waitForWork()
    let entries = manager.screen.state.main.entries
    let entry = try #require(entries.first { $0.name.bytes.contains(0xFF) })
    manager.screen.change { $0.main.current = entry.id }
    manager.screen.press(.function(2))
    #expect(manager.screen.state.prompt == .rename(entry.path))
  }

  @Test("decide for all folders and for all files apart")
  func forAll() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    for name in ["a", "b", "empty/a", "empty/b"] {
      try FileManager.default.createDirectory(
        atPath: manager.folder.path("tree/\(name)"), withIntermediateDirectories: true)
      try manager.folder.write(name, to: "tree/\(name)/file")
    }
    screen.press(.function(9))
    screen.change { $0.reload() }
    screen.change { $0.enter($0.main.folder.appending("empty"), on: .other) }
    try await manager.waitForWork()
    screen.type("+")
    screen.type("a b")
    screen.press(.enter, .function(5), .enter)
    try await manager.waitToShow("“a” exists already")
    screen.change { $0.isForAll = true }
    try screen.press("Merge")
    try await manager.waitToShow("“file” exists already")
    #expect(!screen.state.isForAll)
    screen.change { $0.isForAll = true }
    try screen.press("Keep both")
    try await manager.waitForWork()
    #expect(try manager.text("empty/a/file 2") == "a" && manager.text("empty/b/file 2") == "b")
    #expect(try manager.text("empty/a/file") == "empty/a")
  }

  @Test("rename the marked items by a pattern, in one step")
  func renaming() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    screen.type("+")
    screen.type("*.txt *.swift")
    screen.press(.enter, .function(2))
    #expect(screen.shows("Rename 2 items") && screen.shows("0 names change"))
    screen.type("*.bak")
    #expect(screen.shows("notes.txt  → notes.txt.bak") && screen.shows("2 names change"))
    #expect(screen.shows("main.swift → main.swift.bak"))
    screen.press(.enter)
    try await manager.waitForWork()
    #expect(manager.exists("notes.txt.bak") && manager.exists("main.swift.bak"))
    #expect(screen.shows("Renamed 2 items."))
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(manager.exists("notes.txt") && manager.exists("main.swift"))
    #expect(!manager.exists("notes.txt.bak"))
  }

  @Test("tell names that meet before anything is renamed")
  func conflicts() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    screen.type("+")
    screen.type("*.txt *.swift")
    screen.press(.enter, Key.function(6).with(.shift))
    screen.press(.control("u"))
    screen.type("data.bin")
    #expect(screen.shows("“data.bin” already exists."))
    screen.press(.enter)
    #expect(screen.state.renamed != nil && screen.state.jobs.running.isEmpty)
    // Enter went on to the next field.
    screen.press(.shiftTab, .control("u"))
    screen.type("new")
    #expect(screen.shows("“new” would be the name of 2 items."))
  }

  @Test(
    "name by a pattern, by a number, and by a part of the old name",
    arguments: [
      (NameRule(pattern: "*.bak"), "a.txt", 1, "a.txt.bak"),
      (NameRule(pattern: "trip-##.jpg"), "IMG.jpg", 7, "trip-07.jpg"),
      (NameRule(pattern: "#-*"), "a", 120, "120-a"),
      (NameRule(find: ".jpeg", replacement: ".jpg"), "a.jpeg", 1, "a.jpg"),
      (NameRule(find: "a", replacement: "aa"), "banana", 1, "baanaanaa"),
      (NameRule(pattern: "x*", find: "*", replacement: ""), "a*b", 1, "xab"),
    ])
  func rules(rule: NameRule, old: String, number: Int, new: String) {
    #expect(rule.name(for: RawName(old), number: number) == RawName(new))
    let bytes: [UInt8] = [0xFF, 0x61]
    #expect(NameRule().name(for: RawName(bytes: bytes), number: 1).bytes == bytes)
  }

  @Test("replace what is older, and tell the sizes and dates of both")
  func ages() async throws {
    let manager = try await FileManagerScreen(showsTree: false)
    let screen = manager.screen
    try manager.folder.write("newer", to: "tree/empty/notes.txt")
    try manager.folder.write("older", to: "tree/empty/main.swift")
    for (name, date) in [("empty/main.swift", 1_000.0), ("notes.txt", 2_000)] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: date)],
        ofItemAtPath: manager.folder.path("tree/\(name)"))
    }
    screen.change { $0.reload() }
    screen.change { $0.enter($0.main.folder.appending("empty"), on: .other) }
    try await manager.waitForWork()
    screen.type("+")
    screen.type("*.txt *.swift")
    screen.press(.enter, .function(5), .enter)
    try await manager.waitToShow("exists already")
    #expect(screen.shows("5 bytes") && screen.shows("1970-01-01") && screen.shows("newer"))
    screen.change { $0.isForAll = true }
    try screen.press("Replace if older")
    try await manager.waitForWork()
    #expect(try manager.text("empty/notes.txt") == "newer")
    #expect(try manager.text("empty/main.swift") == "let answer = 42\n")
    #expect(screen.shows("Copied 1 item, skipped 1."))
  }

  @Test("copy an item under another name in its folder")
  func duplicate() async throws {
    let manager = try await FileManagerScreen(showsTree: false)
    let screen = manager.screen
    try manager.select("notes.txt")
    screen.press(Key.function(5).with(.shift))
    #expect(screen.state.typed == "notes.txt")
    screen.press(.control("u"))
    screen.type("a/b")
    screen.press(.enter)
    #expect(screen.shows("cannot contain “/”") && screen.state.jobs.running.isEmpty)
    screen.press(.control("u"))
    screen.type("list.txt")
    screen.press(.enter)
    try await manager.waitForWork()
    #expect(try manager.text("list.txt") == manager.text("notes.txt"))
    #expect(screen.state.main.currentEntry?.name.description == "list.txt")
  }

  @Test("find files by a text in them, and go to one")
  func search() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    screen.press(.alt("?"))
    screen.type("LINE")
    screen.press(.enter)
    try await manager.waitToShow("No file has it")
    screen.press(.control("u"))
    screen.type("second")
    screen.press(.enter)
    try await manager.waitToShow("     2  second line")
    try await manager.waitToShow("1 line in 1 file of 5")
    screen.press(.enter)
    try await manager.wait("the folder is read") { !$0.main.isLoading }
    #expect(!screen.state.isSearchingContents)
    #expect(screen.state.main.currentEntry?.name.description == "notes.txt")
  }

  @Test("leave no list in a folder that is gone, and follow one that has another name")
  func folders() async throws {
    let manager = try await FileManagerScreen(showsTree: false)
    let screen = manager.screen
    let root = screen.state.main.folder
    screen.press(.function(7))
    screen.type("new")
    screen.press(.enter)
    try await manager.waitForWork()
    screen.change { $0.enter(root.appending("new"), on: .other) }
    try await manager.waitForWork()
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(screen.state.other.folder == root && !manager.names(.other).contains("new"))
    screen.change { $0.enter(root.appending("docs").appending("deep"), on: .other) }
    manager.start(.rename(root.appending("docs"), to: "texts"))
    try await manager.waitForWork()
    #expect(screen.state.other.folder == root.appending("texts").appending("deep"))
    #expect(manager.names(.other) == ["note.txt"])
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(screen.state.other.folder == root.appending("docs").appending("deep"))
  }

  @Test("are told again when they are undone one after the other")
  func toldAgain() async throws {
    let manager = try await FileManagerScreen(showsTree: false)
    let screen = manager.screen
    let root = screen.state.main.folder
    for name in ["a", "b"] {
      manager.start(.makeFolder(RawName(name), in: root))
      try await manager.waitForWork()
    }
    screen.press(.control("z"))
    try await manager.waitToShow("Undone.")
    let first = try #require(screen.state.toast)
    screen.press(.control("z"))
    try await manager.waitForWork()
    let second = try #require(screen.state.toast)
    // A toast is shown anew for an item that is another one.
    #expect(second.text == first.text && second != first)
  }
}
