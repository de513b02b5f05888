import FileWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import file_manager

@MainActor @Suite("Rights and owners in the file manager") struct FileManagerRightsTests {
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
}
