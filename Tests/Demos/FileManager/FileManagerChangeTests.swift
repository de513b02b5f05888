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
    screen.type(".bak")
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
    #expect(screen.state.renamed != nil && screen.state.job == nil)
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

  @Test("give an item other rights by checkboxes, and take them back")
  func rights() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    let path = manager.folder.path("tree/notes.txt")
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    func permissions() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    try manager.select("notes.txt")
    screen.type("i")
    try await manager.waitToShow("rw-r--r--")
    screen.press(.tab, .tab, .space)
    try screen.press("Change")
    try await manager.waitForWork()
    let changed = try permissions()
    #expect(changed == 0o744)
    try await manager.waitToShow("rwxr--r--")
    screen.press(.escape)
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(try permissions() == 0o644)
  }

  @Test("take rights as an octal number, and none that is no such number")
  func octal() {
    var draft = RightsDraft(0o4644)
    #expect(draft.text == "4644" && draft.value == 0o4644 && draft[.group, .read])
    draft[.group, .read] = false
    draft[.owner, .run] = true
    #expect(draft.text == "4704")
    #expect(RightsDraft(0).text == "000")
    for text in ["", "64", "648", "64444", "-44", "6 4"] {
      draft.text = text
      #expect(draft.value == nil && draft.change == nil)
      // The checkboxes stay as they were.
      #expect(draft[.owner, .run] && !draft[.group, .read])
    }
    draft[.others, .run] = true
    #expect(draft.text == "4705")
  }

  @Test("leave rights in which items differ as they are in each")
  func mixed() {
    var draft = RightsDraft(all: [0o644, 0o755])
    #expect(draft.text.isEmpty && draft.isValid)
    #expect(draft.isMixed(.owner, .run) && !draft.isMixed(.owner, .read) && draft[.owner, .read])
    draft[.others, .read] = false
    #expect(draft.change?.applied(to: 0o644) == 0o640)
    #expect(draft.change?.applied(to: 0o755) == 0o751)
    draft[.owner, .run] = true
    draft[.group, .run] = false
    draft[.others, .run] = false
    #expect(draft.text == "740")
    draft.text = "600"
    #expect(draft.change?.applied(to: 0o755) == 0o600 && !draft.isMixed(.owner, .run))
  }

  @Test("leave rights in which items differ as they are also after a second thought")
  func secondThought() {
    var draft = RightsDraft(all: [0o644, 0o755])
    func press(_ right: RightsDraft.Right) { draft[.owner, right].toggle() }
    press(.run)
    #expect(draft[.owner, .run] && !draft.isMixed(.owner, .run))
    press(.run)
    #expect(!draft[.owner, .run] && !draft.isMixed(.owner, .run))
    press(.run)
    #expect(draft == RightsDraft(all: [0o644, 0o755]) && draft.isMixed(.owner, .run))
    // Where all have the same, there are two states.
    press(.write)
    press(.write)
    #expect(draft[.owner, .write] && !draft.isMixed(.owner, .write))
  }

  @Test("give all marked items other rights in one step")
  func manyRights() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    func permissions(_ name: String) throws -> Int? {
      let path = manager.folder.path("tree/\(name)")
      return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    for (name, rights) in [("notes.txt", 0o644), ("main.swift", 0o755)] {
      try FileManager.default.setAttributes(
        [.posixPermissions: rights], ofItemAtPath: manager.folder.path("tree/\(name)"))
    }
    screen.type("+")
    screen.type("*.txt *.swift")
    screen.press(.enter)
    screen.type("i")
    try await manager.waitToShow("2 items")
    try await manager.waitToShow("run (mixed)")
    // The size is that of both.
    #expect(screen.text.contains(/Size +39 bytes/))
    screen.press(.tab, .space)
    try screen.press("Change")
    try await manager.waitForWork()
    #expect(try permissions("notes.txt") == 0o444 && permissions("main.swift") == 0o555)
    #expect(screen.shows("Changed the rights of 2 items."))
    screen.press(.escape)
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(try permissions("notes.txt") == 0o644 && permissions("main.swift") == 0o755)
  }

  @Test("refuse an owner whom nobody knows, and keep the sheet")
  func unknownOwner() async throws {
    let manager = try await FileManagerScreen(rows: 30)
    let screen = manager.screen
    try manager.select("notes.txt")
    screen.type("i")
    try await manager.waitToShow("Change owner")
    // Behind nine checkboxes and the number.
    for _ in 0..<10 { screen.press(.tab) }
    screen.press(.control("u"))
    screen.type("nobody knows")
    try screen.press("Change owner")
    try await manager.waitToShow("There is no user “nobody knows”.")
    // The name is there to be corrected, also once the items are read again.
    await screen.settle()
    #expect(screen.state.described != nil)
    #expect(screen.all(.textField, "Owner").first?.value == "nobody knows")
  }

  @Test(
    "give an item to another owner, and back",
    .enabled(if: geteuid() == 0, "only root gives a file to others"))
  func owner() async throws {
    let manager = try await FileManagerScreen(rows: 30)
    let screen = manager.screen
    let path = manager.folder.path("tree/notes.txt")
    func owner() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.ownerAccountID] as? Int
    }
    try manager.select("notes.txt")
    screen.type("i")
    try await manager.waitToShow("Change owner")
    for _ in 0..<10 { screen.press(.tab) }
    screen.press(.control("u"))
    screen.type("4711")
    screen.press(.enter)
    try await manager.waitToShow("Changed the owner of “notes.txt”.")
    let changed = try owner()
    #expect(changed == 4711)
    screen.press(.escape)
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(try owner() == 0)
  }

  @Test("have checkboxes with whole titles in a narrow window")
  func narrowRights() async throws {
    let manager = try await FileManagerScreen(columns: 20, rows: 32)
    let screen = manager.screen
    screen.change { $0.go(to: .main) }
    try manager.select("notes.txt")
    screen.type("i")
    for title in ["] read", "] write", "] run", "Owner", "Octal", "Change"] {
      try await manager.waitToShow(title)
    }
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

  @Test("have no rights to change for a link")
  func link() async throws {
    let manager = try await FileManagerScreen()
    try FileManager.default.createSymbolicLink(
      atPath: manager.folder.path("tree/link"), withDestinationPath: "notes.txt")
    manager.screen.press(.control("r"))
    try await manager.wait("the folder is read") { $0.main.entries.count == 6 }
    try manager.select("link")
    manager.screen.type("i")
    try await manager.waitToShow("Change owner")
    #expect(!manager.screen.shows("Octal"))
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
    #expect(screen.shows("cannot contain “/”") && screen.state.job == nil)
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
}
