import Files
import Foundation
import Recurse
import RecurseEditor
import RecurseTesting
import TestSupport
import Testing

@testable import editor

@MainActor @Suite("A file that another program writes") struct ChangedFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func screen(_ names: String...) throws -> TestScreen<EditorApp> {
    let files = try names.enumerated().map { id, name in
      let path = FilePath(folder.path(name))
      return EditedFile(id: id, path: path, contents: try TextFile.read(path))
    }
    return TestScreen(EditorApp(files), columns: 80, rows: 12)
  }

  /// Lets the app look at its files.
  private func look(_ screen: TestScreen<EditorApp>) async { await screen.advance(by: .seconds(2)) }

  @Test("is read again without a word where nothing was edited, and keeps the cursor")
  func clean() async throws {
    try folder.write("one\ntwo\nthree\n", to: "a.txt")
    let screen = try screen("a.txt")
    screen.press(.down, .down, .end)
    // The last letter and the line end are those of the last line, too.
    try folder.write("zero\none\ntwo\nthree\nfree\n", to: "a.txt")
    await look(screen)
    try await screen.waitUntil("the new text") { screen.shows("free") }
    #expect(screen.shows("Line 4 of 6") && screen.shows("Column 6") && !screen.shows("•"))
    screen.type("!")
    #expect(screen.shows("three!"))
    screen.press(.control("z"), .control("q"))
    await screen.settle()
    #expect(screen.quitStatus == 0)
  }

  @Test("keeps the cursor in its line where the text around it changed, too")
  func surrounded() async throws {
    try folder.write("a\nb\nc\nd\n", to: "a.txt")
    let screen = try screen("a.txt")
    screen.press(.down, .end, .home.with(.shift))
    try folder.write("x\ny\na!\nb\nc!\nd\nz\n", to: "a.txt")
    await look(screen)
    try await screen.waitUntil("the new text") { screen.shows("z") }
    screen.type("B")
    #expect(screen.state.current.document.text == "x\ny\na!\nB\nc!\nd\nz\n")
    try folder.write("1\n2\n", to: "a.txt")
    screen.press(.control("z"))
    await look(screen)
    try await screen.waitUntil("the new text") { screen.shows("Line 3 of 3") }
  }

  @Test("is told where the text was edited, which stays")
  func edited() async throws {
    try folder.write("one", to: "a.txt")
    let screen = try screen("a.txt")
    screen.type("my ")
    try folder.write("theirs", to: "a.txt")
    await look(screen)
    try await screen.waitUntil("it is told") { screen.shows("Another program has changed a.txt") }
    #expect(screen.shows("my one") && screen.shows("Column 4"))
    await screen.advance(by: .seconds(10))
    #expect(!screen.shows("Another program") && screen.shows("Changed by another program"))
    screen.press(.control("s"))
    try await screen.waitUntil("it asks") { screen.shows("Another program has changed the file") }
    try screen.press("Reload")
    try await screen.waitUntil("their text is shown") { screen.shows("theirs") }
    #expect(!screen.shows("Changed by another program"))
  }

  @Test("has unsaved changes if it is gone, and is made anew")
  func gone() async throws {
    try folder.write("one", to: "a.txt")
    let screen = try screen("a.txt")
    try FileManager.default.removeItem(atPath: folder.path("a.txt"))
    await look(screen)
    try await screen.waitUntil("it is told") { screen.shows("has removed a.txt") }
    #expect(screen.shows("a.txt •"))
    screen.press(.control("s"))
    try await screen.waitUntil("it is there again") { (try? folder.text("a.txt")) == "one" }
    try await screen.waitUntil("it is saved") { !screen.shows("•") }
  }

  @Test("is not told after the app itself has written it")
  func own() async throws {
    try folder.write("one", to: "a.txt")
    let screen = try screen("a.txt")
    screen.type("my ")
    screen.press(.control("s"))
    try await screen.waitUntil("it is saved") { screen.shows("Saved a.txt") }
    screen.type("own ")
    await look(screen)
    await screen.settle()
    await look(screen)
    #expect(screen.shows("my own one") && !screen.shows("nother program"))
    // The version on the disk is known, so that this is a change of another program.
    try folder.write("theirs", to: "a.txt")
    await look(screen)
    try await screen.waitUntil("it is told") { screen.shows("Another program has changed a.txt") }
  }

  /// Saves the text of `a.txt` with another name.
  private func saveAs(_ name: String, in screen: TestScreen<EditorApp>) {
    screen.press(.function(12), .control("a"), .control("k"))
    screen.type(folder.path(name))
    screen.press(.enter)
  }

  @Test("is replaced by a text that takes its name only after a question")
  func renamed() async throws {
    try folder.write("theirs", to: "b.txt")
    try folder.write("mine", to: "a.txt")
    let screen = try screen("a.txt")
    saveAs("b.txt", in: screen)
    try await screen.waitUntil("it asks") { screen.shows("Replace “b.txt” by this text?") }
    await look(screen)
    await screen.settle()
    screen.press(.escape)
    // The text is still that of its own file.
    #expect(screen.shows("mine") && screen.shows("a.txt") && !screen.shows("b.txt"))
    #expect(!screen.shows("•") && (try? folder.text("b.txt")) == "theirs")
    saveAs("b.txt", in: screen)
    try await screen.waitUntil("it asks") { screen.shows("Replace “b.txt” by this text?") }
    try screen.press("Replace")
    try await screen.waitUntil("it is written") { (try? folder.text("b.txt")) == "mine" }
    await screen.settle()
    #expect(screen.shows("b.txt") && !screen.shows("•"))
  }

  @Test("keeps its name where another one is refused, which stays for correction")
  func refusedName() async throws {
    try folder.write("mine", to: "a.txt")
    let screen = try screen("a.txt")
    saveAs("none/b.txt", in: screen)
    try await screen.waitUntil("the reason") { screen.shows("not exist") }
    #expect(screen.shows("Save as") && screen.shows("none/b.txt") && !screen.shows("Not saved"))
    screen.press(.escape)
    #expect(screen.shows("a.txt") && !screen.shows("b.txt") && !screen.shows("•"))
  }
}
