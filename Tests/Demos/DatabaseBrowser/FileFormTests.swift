import DatabaseWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import database_browser

@MainActor @Suite("The sheet of an export") struct FileFormTests {
  @Test("has the format of the name's ending, and the ending of the format")
  func ending() {
    var form = ExportForm(.statement("select 1"), name: "a b")
    #expect(form.path == "a_b.csv" && form.format == .csv)
    form.path = "out.js"
    #expect(form.format == .csv)
    form.path = "out.json"
    #expect(form.format == .json)
    form.path = "OUT.SQL"
    #expect(form.format == .sql)
    form.format = .csv
    #expect(form.path == "OUT.csv")
    // Another ending is a person's own, as is one that the contents cannot have.
    form.path = "out.txt"
    form.format = .json
    #expect(form.path == "out.txt" && form.format == .json)
    var whole = ExportForm(.database, name: "shop")
    #expect(whole.path == "shop.sql")
    whole.path = "shop.sqlite"
    #expect(whole.format == .sqlite)
    whole.path = "shop.csv"
    #expect(whole.format == .sqlite)
  }

  @Test("stays with the reason and what was typed, until the file is written")
  func failing() async throws {
    let browser = try await BrowserScreen(columns: 100, rows: 24)
    try await browser.show("people")
    let screen = browser.screen
    screen.type("x")
    screen.change { $0.exportPath = browser.folder.path + "/none/out.json" }
    #expect(screen.shows("Enter Write"))
    screen.press(.enter)
    try await screen.waitUntil("the reason is shown", timeout: .seconds(10)) {
      screen.shows("No such file or")
    }
    #expect(screen.shows("Write rows to a file"))
    #expect(screen.state.exportPath.hasSuffix("/none/out.json") && screen.state.work.isIdle)
    screen.change { $0.exportPath = browser.folder.path + "/out.json" }
    #expect(!screen.shows("No such file or"))
    screen.press(.enter)
    try await browser.wait("it is written") { $0.exportForm == nil && $0.work.isIdle }
    #expect(screen.shows("4 rows are in") && !screen.shows("Write rows to a file"))
    #expect(FileManager.default.fileExists(atPath: browser.folder.path + "/out.json"))
  }

  @Test("leaves an error no longer in the line of the status than until the next success")
  func status() async throws {
    let browser = try await BrowserScreen(isReadOnly: true)
    try await browser.show("people")
    for (key, next) in [("i", "y"), ("n", "x")] {
      browser.screen.type(key)
      #expect(browser.screen.shows("readonly database"))
      browser.screen.type(next)
      #expect(!browser.screen.shows("readonly database"))
    }
  }
}
