import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import FileWork
@testable import file_manager

@MainActor @Suite("The look of the file manager") struct FileManagerLookTests {
  private func entry(
    _ name: String, _ kind: FileEntry.Kind = .file, permissions: UInt16 = 0o644
  ) -> FileEntry {
    FileEntry(
      path: RawPath("/x/\(name)"), kind: kind, size: 1, modified: .distantPast,
      permissions: permissions, isReadable: true, isEnterable: false)
  }

  @Test("has two lists, which count what is hidden, and the free room of the volume")
  func twoLists() async throws {
    let manager = try await FileManagerScreen(showsTree: false)
    let screen = manager.screen
    try await manager.waitForWork()
    let titles = screen.text.split(separator: "\n").first { $0.contains("Modified") }
    #expect(titles?.components(separatedBy: "Modified").count == 3)
    #expect(screen.shows("5 items  1 hidden"))
    #expect(screen.text.contains(/\d[KMGTP]? of \d+(\.\d)?[KMGTP] free/))
    screen.type(".")
    try await manager.wait("hidden files are shown") { $0.main.entries.count == 6 }
    #expect(!screen.shows("hidden"))
  }

  @Test("has lists as wide as two of them are at 80 columns, with times")
  func narrow() async throws {
    let manager = try await FileManagerScreen(columns: 80, rows: 24, showsTree: false)
    try await manager.waitForWork()
    #expect(manager.screen.text.contains(/main.swift +16 \d\d-\d\d \d\d:\d\d/))
  }

  @Test("shortens sizes and dates at 80 columns where names would be cut")
  func longNames() async throws {
    let manager = try await FileManagerScreen(columns: 80, rows: 24, showsTree: false)
    let screen = manager.screen
    try manager.folder.write("x", to: "tree/a name of 25 columns.txt")
    screen.press(.control("r"))
    try await manager.waitForWork()
    #expect(screen.text.contains(/a name of 25 columns.txt +1 \d\d:\d\d/))
    // Where there is room, the day and the time are there.
    screen.resize(columns: 200, rows: 24)
    #expect(screen.text.contains(/a name of 25 columns.txt +1 \d\d-\d\d \d\d:\d\d/))
  }

  @Test("shows the name of what is copied, and how far it is, at 80 columns")
  func progress() async throws {
    let manager = try await FileManagerScreen(columns: 80, rows: 24, showsTree: false)
    let screen = manager.screen
    var state = screen.state
    let path = state.main.folder.appending("main.swift")
    state.start(.perform(.copy([path], into: path.parent)))
    let job = try #require(state.jobs.shown)
    var progress = FileProgress(
      itemsDone: 3, itemsTotal: 20, bytesDone: 9_000_000_000, bytesTotal: 20_000_000_000)
    progress.current = path
    state.jobs[job.id]?.take(progress, after: .seconds(1))
    let line = TestScreen(StatusLine(state), columns: 80, rows: 1).text
    #expect(line.contains("Copying 3/20  45%  main.swift ") && line.contains("2 s left"))
    #expect(line.hasSuffix("Esc cancels"))
  }

  @Test("asks about a name that is taken with an answer in sight at 20×5")
  func smallQuestion() async throws {
    let manager = try await FileManagerScreen(columns: 20, rows: 5, showsTree: false)
    let screen = manager.screen
    try manager.folder.write("old", to: "tree/empty/notes.txt")
    screen.change { $0.enter($0.main.folder.appending("empty"), on: .other) }
    try await manager.waitForWork()
    try manager.select("notes.txt")
    screen.change { $0.go(to: .main) }
    screen.press(.function(5), .enter)
    try await manager.waitToShow("[ Skip ]")
    #expect(screen.shows("“notes.txt”"))
    screen.press(.enter)
    try await manager.waitForWork()
    #expect(try manager.text("empty/notes.txt") == "old")
  }

  @Test("says what Enter does where a path is asked for")
  func hint() async throws {
    let manager = try await FileManagerScreen(columns: 80, rows: 24)
    try manager.select("notes.txt")
    manager.screen.press(.function(5))
    #expect(manager.screen.shows("Enter copies"))
  }

  @Test("names the function keys in fields of one width, and runs them at a click")
  func functionKeys() async throws {
    let manager = try await FileManagerScreen(columns: 120, rows: 20, showsTree: false)
    let screen = manager.screen
    func last() -> String { String(screen.text.split(separator: "\n").last ?? "") }
    #expect(last().hasPrefix(" F1 Help    F2 Rename  F3 Preview F4 Edit    F5 Copy "))
    let column = last().distance(
      from: last().startIndex, to: try #require(last().range(of: "F7")).lowerBound)
    screen.click(column: column + 1, row: 19)
    #expect(screen.state.prompt == .newFolder)
    // The row says nothing that would not happen.
    #expect(!last().contains("F7"))
    screen.press(.escape)
    #expect(last().contains("F7 Folder"))
  }

  @Test("names the function keys as mc does at 80 columns, and asks for a name by a click")
  func shortFunctionKeys() async throws {
    let manager = try await FileManagerScreen(columns: 80, rows: 24, showsTree: false)
    let screen = manager.screen
    let last = String(screen.text.split(separator: "\n").last ?? "")
    #expect(
      last == " 1Help   2Rename 3View   4Edit   5Copy   6Move   7Folder 8Delete 9Tree  10Quit")
    try manager.select("notes.txt")
    screen.click(column: 10, row: 23)
    #expect(screen.state.prompt != nil && screen.state.typed == "notes.txt")
    screen.change { $0.typed = "list.txt" }
    screen.press(.enter)
    try await manager.waitForWork()
    #expect(manager.exists("list.txt") && !manager.exists("notes.txt"))
  }

  @Test("has a free column on both sides of a divider")
  func margins() async throws {
    let manager = try await FileManagerScreen(columns: 80, rows: 24, showsTree: false)
    let lines = manager.screen.text.split(separator: "\n").filter { $0.contains("│") }
    #expect(lines.count > 10)
    #expect(lines.allSatisfy { $0.contains(" │ ") || $0.hasSuffix(" │") })
  }

  @Test("calls what F2 does by its name where there is no room for a field")
  func rename() async throws {
    let manager = try await FileManagerScreen(columns: 70, rows: 24)
    manager.screen.press(.down)
    let hints = String(manager.screen.text.split(separator: "\n").last ?? "")
    #expect(hints.contains("F2 Rename"))
  }

  @Test("has properties in a column, with the time and sizes as in the list")
  func properties() async throws {
    let manager = try await FileManagerScreen()
    try manager.folder.write(String(repeating: "x", count: 27_000), to: "tree/notes.txt")
    manager.screen.press(.control("r"))
    try await manager.waitForWork()
    try manager.select("notes.txt")
    manager.screen.type("i")
    try await manager.waitToShow("Rights")
    let text = manager.screen.text
    #expect(text.contains(/Modified +20\d\d-\d\d-\d\d \d\d:\d\d/))
    #expect(text.contains(/Size +26K \(27.?000 bytes\)/) && !text.contains("Items"))
  }

  @Test("tells kinds of files apart by their permissions and names")
  func kinds() {
    #expect(FileLook(entry("a", .directory)) == .folder)
    #expect(FileLook(entry("a.zip")) == .archive && FileLook(entry("A.JSON")) == .data)
    #expect(FileLook(entry("run.json", permissions: 0o755)) == .program)
    #expect(FileLook(entry(".zip")) == .other && FileLook(entry("notes")) == .other)
    #expect(entry("run", permissions: 0o755).nameText == "run*")
    let link = FileEntry.Kind.link(target: RawPath("/y"), isDirectory: true, isBroken: true)
    #expect(FileLook(entry("a", link)) == .broken)
  }

  @Test("has the time of this year and the day of another one")
  func dates() throws {
    let calendar = Calendar.current
    let parts = DateComponents(year: 2025, month: 3, day: 7, hour: 9, minute: 5)
    let date = try #require(calendar.date(from: parts))
    let file = FileEntry(
      path: RawPath("/x/a"), kind: .file, size: 1, modified: date, permissions: 0o644,
      isReadable: true, isEnterable: false)
    #expect(file.dateText(now: date) == "03-07 09:05")
    let later = try #require(calendar.date(byAdding: .year, value: 1, to: date))
    #expect(file.dateText(now: later) == "2025-03-07")
    #expect(file.shortDateText(now: date) == "09:05" && file.shortDateText(now: later) == "2025")
    let tomorrow = try #require(calendar.date(byAdding: .day, value: 1, to: date))
    #expect(file.shortDateText(now: tomorrow) == "03-07")
  }

  @Test("has the sizes of the files of a folder beside their names in the preview")
  func folderPreview() async throws {
    let manager = try await FileManagerScreen()
    try manager.select("docs")
    try await manager.waitToShow("guide.md")
    let line = manager.screen.text.split(separator: "\n").first { $0.contains("guide.md") }
    #expect(line?.contains(/guide\.md +8/) == true, "\(line ?? "")")
    #expect(manager.screen.shows("deep/"))
  }

  @Test("breaks the prose of a preview between words")
  func prose() async throws {
    let manager = try await FileManagerScreen(columns: 120, rows: 20)
    let words = (1...60).map { "paragraph\($0)" }
    try manager.folder.write(words.joined(separator: " "), to: "tree/notes.txt")
    manager.screen.press(.control("r"))
    try await manager.waitForWork()
    try manager.select("notes.txt")
    try await manager.waitToShow("paragraph9")
    let shown = manager.screen.text.matches(of: /paragraph\d+/).map { String($0.output) }
    #expect(!shown.isEmpty && shown.allSatisfy(words.contains))
    // A word that was broken would leave its end at the begin of a row.
    #expect(manager.screen.text.contains(/paragraph\d+ paragraph/))
    #expect(!manager.screen.text.contains(/│(aragraph|ragraph|agraph|graph|raph|aph|ph|h)\d/))
  }
}
