import DatabaseWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import database_browser

@MainActor @Suite("A file that the database browser cannot use") struct BrowserObstacleTests {
  private func screen(_ path: String) -> TestScreen<DatabaseBrowserApp> {
    TestScreen(DatabaseBrowserApp(path), columns: 80, rows: 24)
  }

  @Test("is told, and tried again")
  func obstacles() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.sqlite"
    let screen = screen(path)
    try await screen.waitUntil("it is told", timeout: .seconds(30)) {
      screen.shows("The file cannot be read")
    }
    #expect(screen.shows("No such file or directory"))
    try Data(String(repeating: "no database ", count: 200).utf8).write(to: URL(filePath: path))
    try screen.press("Try again")
    try await screen.waitUntil("it is told", timeout: .seconds(30)) {
      screen.shows("The file is no SQLite database")
    }
    // It is told once, in the middle.
    #expect(!screen.shows("file is not a database"))
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[8...14].contains { $0.contains("The file is no SQLite database") })
    try Data().write(to: URL(filePath: path))
    try screen.press("Try again")
    try await screen.waitUntil("it is open", timeout: .seconds(30)) { screen.state.file != nil }
    try screen.runCommand("Quit")
    await screen.settle()
    #expect(screen.quitStatus == 0)
  }

  @Test("since it is locked is opened once it is not, without a key")
  func lockedAtStart() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.sqlite"
    try Data().write(to: URL(filePath: path))
    let other = try await DatabaseFile.open(path)
    _ = try await other.run("CREATE TABLE t(a); BEGIN EXCLUSIVE")
    let screen = screen(path)
    try await screen.waitUntil("it is told", timeout: .seconds(30)) {
      screen.shows("The database is locked")
    }
    _ = try await other.run("ROLLBACK")
    await screen.advance(by: .seconds(1))
    try await screen.waitUntil("it is open", timeout: .seconds(30)) { screen.state.file != nil }
    #expect(screen.state.obstacle == nil)
  }

  @Test("and is only to be read shows rows, and changes none")
  func readOnly() async throws {
    let browser = try await BrowserScreen(isReadOnly: true)
    try await browser.show("people", column: "name")
    #expect(browser.screen.shows("read-only"))
    browser.screen.press(.enter)
    browser.screen.type("D")
    #expect(browser.screen.shows("attempt to write a readonly database"))
    #expect(try await browser.values("SELECT count(*) FROM people") == ["4"])
  }

  @Test("since it was deleted is told, is not changed, and is opened again")
  func gone() async throws {
    let browser = try await BrowserScreen()
    let screen = browser.screen
    try await browser.show("people", column: "age")
    let kept = browser.folder.path + "/kept"
    try FileManager.default.moveItem(atPath: browser.path, toPath: kept)
    await screen.advance(by: .seconds(1))
    try await browser.wait("it is told") { $0.work.problem != nil }
    #expect(screen.shows("The file is gone: what is changed is lost."))
    #expect(screen.shows("file is gone"))
    screen.press(.escape, .delete)
    #expect(screen.shows("The file is gone") && screen.state.work.isIdle)
    screen.press(.control("l"))
    try await browser.wait("it is not there") { $0.obstacle != nil }
    try FileManager.default.moveItem(atPath: kept, toPath: browser.path)
    try screen.press("Try again")
    try await browser.wait("it is open") { $0.file != nil && $0.facts != nil }
    try await browser.waitForRows()
    #expect(screen.shows("Ada") && !screen.shows("file is gone"))
  }

  @Test("for itself, in another program, is read again once that ends")
  func exclusive() async throws {
    let browser = try await BrowserScreen()
    try await browser.show("people")
    _ = try await browser.other.run("BEGIN EXCLUSIVE")
    browser.screen.press(.control("l"))
    try await browser.wait("it is told") { $0.work.problem != nil }
    #expect(browser.screen.shows("database is locked"))
    _ = try await browser.other.run("CREATE TABLE later(a); COMMIT")
    await browser.screen.advance(by: .seconds(1))
    try await browser.wait("the schema is read") { $0.schema.table("later") != nil }
    try await browser.waitForRows()
    #expect(!browser.screen.shows("database is locked"))
  }

  @Test("since another program has locked it, and then works")
  func locked() async throws {
    let browser = try await BrowserScreen()
    try await browser.show("people", column: "age")
    _ = try await browser.other.run("BEGIN IMMEDIATE")
    browser.screen.press(.delete)
    try await browser.wait("it is told") { $0.work.problem != nil }
    #expect(browser.screen.shows("Set age to NULL: database is locked"))
    _ = try await browser.other.run("ROLLBACK")
    browser.screen.press(.escape, .delete)
    try await browser.waitForRows()
    #expect(try await browser.values("SELECT age FROM people WHERE id = 1") == ["NULL"])
  }
}
