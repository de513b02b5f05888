import Files
import Foundation
import Recurse
import RecurseEditor
import RecurseTesting
import TestSupport
import Testing

@testable import editor

@MainActor @Suite("The editor") struct EditorTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func screen(
    _ names: String..., columns: Int = 60, rows: Int = 12, screenReader: Bool = false
  ) throws -> TestScreen<EditorApp> {
    let files = try names.enumerated().map { id, name in
      let path = FilePath(folder.path(name))
      return EditedFile(
        id: id, path: path, contents: try TextFile.read(path),
        lacksFolder: TextFile.lacksFolder(path))
    }
    return TestScreen(
      EditorApp(files), columns: columns, rows: rows, screenReader: screenReader)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  @Test("saves what is typed, and shows which text is in no file")
  func saving() async throws {
    try folder.write("one\ntwo\n", to: "a.txt")
    let screen = try screen("a.txt")
    screen.press(.down)
    screen.type("2 ")
    #expect(screen.shows("a.txt •") && screen.shows("Line 2 of 3"))
    screen.press(.control("s"))
    try await screen.waitUntil("it is saved") { screen.shows("Saved a.txt") }
    #expect(try text("a.txt") == "one\n2 two\n" && !screen.shows("•"))
    screen.press(.control("q"))
    await screen.settle()
    #expect(screen.quitStatus == 0)
  }

  @Test("shows the place and the language as they are also beside a long message")
  func message() throws {
    try folder.write("one\ntwo\n", to: "a.swift")
    let screen = try screen("a.swift")
    screen.resize(columns: 80, rows: 10)
    let place = "Swift  Line 1 of 3  Column 1"
    #expect(screen.shows(place))
    screen.change { $0.message = String(repeating: "words ", count: 30) }
    #expect(screen.shows(place) && screen.shows("words words") && !screen.shows("1:1"))
  }

  @Test("tells a person who hears it that the text is saved, once a save")
  func heard() async throws {
    try folder.write("one\n", to: "a.txt")
    let screen = try screen("a.txt", screenReader: true)
    for letter in ["x", "y"] {
      screen.type(letter)
      _ = screen.takeSpoken()
      screen.press(.control("s"))
      var heard: [String] = []
      try await screen.waitUntil("it is heard") {
        heard += screen.takeSpoken()
        return !heard.isEmpty
      }
      await screen.settle()
      #expect(heard + screen.takeSpoken() == ["Saved a.txt"])
    }
  }

  @Test("takes a text that was undone to what is saved as saved")
  func undone() async throws {
    try folder.write("a", to: "a.txt")
    let screen = try screen("a.txt")
    screen.type("1")
    #expect(screen.shows("•"))
    screen.press(.control("z"))
    #expect(!screen.shows("•"))
    screen.press(.control("q"))
    await screen.settle()
    #expect(screen.quitStatus == 0)
  }

  @Test("takes a long text that was undone to what is saved as saved")
  func undoneLong() async throws {
    try folder.write(String(repeating: "words\n", count: 200_000), to: "a.txt")
    let screen = try screen("a.txt")
    screen.type("1")
    #expect(screen.shows("•"))
    screen.press(.control("z"))
    #expect(!screen.shows("•"))
    screen.press(.alt("z"))
    #expect(screen.shows("•"))
    screen.press(.control("z"))
    screen.press(.control("q"))
    await screen.settle()
    #expect(screen.quitStatus == 0)
  }

  @Test("asks about each text before it leaves")
  func leaving() async throws {
    try folder.write("a", to: "a.txt")
    try folder.write("b", to: "b.txt")
    let screen = try screen("a.txt", "b.txt")
    screen.type("1")
    try screen.click("b.txt")
    screen.type("2")
    screen.press(.control("q"))
    #expect(screen.shows("Save the changes?"))
    screen.press(.escape)
    #expect(screen.quitStatus == nil && !screen.shows("Save the changes?"))
    screen.press(.control("q"))
    // Saving is what Enter does.
    screen.press(.enter)
    try await screen.waitUntil("the other one") {
      (try? text("a.txt")) == "1a" && screen.shows("Save the changes?")
    }
    try screen.press("Discard")
    await screen.settle()
    #expect(screen.quitStatus == 0)
    #expect(try text("a.txt") == "1a" && text("b.txt") == "b")
  }

  @Test("leaves without a question once the text that is being saved is in its file")
  func leavingWhileSaving() async throws {
    let screen = try screen("a.txt", "b.txt")
    screen.type("a")
    screen.press(.control("s"), .function(4))
    #expect(!screen.shows("Save the changes?"))
    try await screen.waitUntil("its tab is closed") { !screen.shows("a.txt") }
    screen.type("b")
    screen.press(.control("s"), .control("q"))
    #expect(!screen.shows("Save the changes?"))
    try await screen.waitUntil("it is left") { screen.quitStatus == 0 }
    #expect(try text("a.txt") == "a" && text("b.txt") == "b")
  }

  @Test("asks about what is typed while the text before it is being saved")
  func typingWhileSaving() async throws {
    let screen = try screen("a.txt")
    screen.type("a")
    screen.press(.control("s"))
    screen.type("b")
    screen.press(.control("q"))
    #expect(screen.shows("Save the changes?"))
  }

  @Test("stays after a person did not want to leave, whatever is saved then")
  func staying() async throws {
    let screen = try screen("a.txt")
    screen.type("a")
    screen.press(.control("q"), .escape, .control("s"))
    try await screen.waitUntil("it is saved") { screen.shows("Saved a.txt") }
    await screen.settle()
    #expect(screen.quitStatus == nil)
  }

  @Test("asks whose text to keep if another program has written the file")
  func conflict() async throws {
    try folder.write("one", to: "a.txt")
    let screen = try screen("a.txt")
    screen.type("mine ")
    try folder.write("theirs", to: "a.txt")
    screen.press(.control("s"))
    try await screen.waitUntil("it asks") { screen.shows("Another program has changed") }
    #expect(try text("a.txt") == "theirs")
    try screen.press("Reload")
    try await screen.waitUntil("their text is shown") { screen.shows("theirs") }
    #expect(!screen.shows("•"))
    screen.press(.control("z"))
    #expect(screen.shows("mine one"))
    try folder.write("again", to: "a.txt")
    screen.press(.control("s"))
    try await screen.waitUntil("it asks") { screen.shows("Another program has changed") }
    try screen.press("Overwrite")
    try await screen.waitUntil("it is saved") { screen.shows("Saved a.txt") }
    #expect(try text("a.txt") == "mine one")
  }

  @Test("does not ask about a file that was only touched")
  func touched() async throws {
    try folder.write("one", to: "a.txt")
    let screen = try screen("a.txt")
    try folder.write("one", to: "a.txt")
    screen.type("x")
    screen.press(.control("s"))
    try await screen.waitUntil("it is saved") { screen.shows("Saved a.txt") }
  }

  @Test("says why a text is not saved, and keeps it")
  func unsaved() async throws {
    let screen = try screen("missing/a.txt", columns: 100)
    // It is told before a person has typed much.
    #expect(screen.shows("No such folder: saving fails until it is there."))
    screen.resize(columns: 20, rows: 5)
    #expect(screen.shows("No folder") && screen.shows("1:1"))
    screen.resize(columns: 100, rows: 12)
    screen.type("text")
    screen.press(.control("s"))
    try await screen.waitUntil("the reason is shown") { screen.shows("Not saved: ") }
    #expect(screen.shows("text"))
    try FileManager.default.createDirectory(
      atPath: folder.path("missing"), withIntermediateDirectories: true)
    screen.press(.control("s"))
    try await screen.waitUntil("it is saved") { screen.shows("Saved a.txt") }
    #expect(try text("missing/a.txt") == "text" && !screen.shows("Not saved"))
  }

  @Test("names a new text, and opens files")
  func names() async throws {
    try folder.write("there", to: "b.txt")
    let screen = TestScreen(EditorApp(), columns: 100, rows: 12)
    screen.type("new")
    screen.press(.control("s"))
    screen.type(folder.path("a.txt"))
    screen.press(.enter)
    try await screen.waitUntil("it is saved") { screen.shows("Saved a.txt") }
    #expect(try text("a.txt") == "new")
    screen.change { [folder] in $0.open(FilePath(folder.path("b.txt"))) }
    try await screen.waitUntil("it is open") { screen.shows("there") }
    screen.type("!")
    #expect(screen.shows("!there") && screen.shows("a.txt"))
    screen.change { [folder] in $0.open(FilePath(folder.path(""))) }
    try await screen.waitUntil("the reason is shown") { screen.shows("is a folder") }
  }

  @Test("writes nothing outside of the folder that it is limited to", arguments: ["/a", "../a"])
  func limit(name: String) async throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("inside"), withIntermediateDirectories: false)
    let limit = FilePath(folder.path("inside"))
    let screen = TestScreen(EditorApp(limit: limit), columns: 200, rows: 12)
    screen.type("new")
    screen.press(.control("s"))
    screen.type(name)
    screen.press(.enter)
    #expect(screen.state.namingProblem?.contains("is outside of the folder") == true)
    #expect(screen.shows("Save as"))
    screen.press(.control("a"), .control("k"))
    screen.type("a.txt")
    screen.press(.enter)
    try await screen.waitUntil("it is saved") { screen.shows("Saved a.txt") }
    #expect(try text("inside/a.txt") == "new")
  }

  @Test("keeps mode, links and line ends, and bytes that are no UTF-8")
  func kept() async throws {
    let path = folder.path("a.txt")
    try Data([0x61, 0xFF, 0x0D, 0x0A, 0x62, 0x0D, 0x0A]).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "a.txt")
    let screen = try screen("link")
    screen.press(.down, .enter)
    screen.press(.control("s"))
    try await screen.waitUntil("it is saved") { screen.shows("Saved link") }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(Array(bytes) == [0x61, 0xFF, 0x0D, 0x0A, 0x0D, 0x0A, 0x62, 0x0D, 0x0A])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "a.txt")
  }

  @Test("keeps a byte order mark before the text")
  func byteOrderMark() async throws {
    try folder.write("\u{FEFF}#!/bin/sh\n", to: "a.txt")
    let screen = try screen("a.txt")
    #expect(screen.shows("Shell"))
    screen.type("x")
    screen.press(.control("s"))
    try await screen.waitUntil("it is saved") { screen.shows("Saved a.txt") }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path("a.txt")))
    #expect(Array(bytes) == Array("\u{FEFF}x#!/bin/sh\n".utf8))
    screen.press(.control("s"))
    try await screen.waitUntil("nothing is asked") { screen.shows("Saved a.txt") }
  }

  @Test("rescues a text to the folder for temporary files where it cannot be beside its file")
  func rescue() async throws {
    let name = "\(UInt64.random(in: .min ... .max)).txt"
    let path = FilePath(folder.path("missing/\(name)"))
    let text = TextFile.Text(document: TextDocument("text"), hasByteOrderMark: true)
    let copy = try await TextFile.rescue(text, of: path)
    defer { try? FileManager.default.removeItem(atPath: copy.text) }
    #expect(copy.text.hasSuffix("/\(name).save"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: copy.text)) == Data("\u{FEFF}text".utf8))
  }

  @Test("tells what may not be read from what may not be written")
  func permissionWords() {
    let path = FilePath("a.txt")
    #expect(
      "\(FileProblem(path, SystemError(EACCES), while: .reading))"
        == "a.txt cannot be read: you have no permission")
    #expect(
      "\(FileProblem(path, SystemError(EPERM), while: .writing))"
        == "a.txt cannot be written: you have no permission")
  }

  @Test("has room for the place of the cursor in a narrow window")
  func narrow() throws {
    try folder.write("one\ntwo", to: "a.txt")
    let screen = try screen("a.txt", columns: 20, rows: 5)
    screen.press(.down, .end)
    #expect(screen.shows("2:4"))
    screen.press(.function(12))
    #expect(screen.shows("Save as") && screen.shows("a.txt"))
  }

  @Test(
    "refuses what is no file of text, in clear words",
    arguments: [
      ("folder", "is a folder"), ("pipe", "is a pipe"), ("circle", "leads in a circle"),
    ])
  func refused(name: String, words: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("folder"), withIntermediateDirectories: true)
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("circle"), withDestinationPath: "circle")
    let error = #expect(throws: FileProblem.self) {
      _ = try TextFile.read(FilePath(folder.path(name)))
    }
    #expect(error.map { "\($0)".contains(words) } == true)
    let device = #expect(throws: FileProblem.self) { _ = try TextFile.read(FilePath("/dev/zero")) }
    #expect(device.map { "\($0)".contains("is a device") } == true)
  }
}
