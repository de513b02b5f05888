import Foundation
import Recurse
import RecurseTesting
import Testing

@testable import app_name

@MainActor @Suite("The form") struct AppNameTests {
  @Test("shows its fields, and what keys do")
  func picture() {
    let screen = TestScreen(AppName(target: "x.csv") { _ in }, columns: 50, rows: 14)
    #expect(
      screen.text == """
         Expenses  x.csv
        Expense
        For        train to Lyon

        Amount

        Kind       [ travel   ▾ ]
        Paid back  [ ]

        [ Save ] [ Clear ]



        Enter Save  Esc Clear     F1 Commands  Ctrl+Q Quit
        """)
  }

  @Test("says what is wrong, and saves nothing")
  func faults() throws {
    let screen = TestScreen(AppName(target: "x.csv") { _ in })
    try screen.press("Save")
    #expect(try screen.field("For").error == "Say what it was for.")
    #expect(try screen.field("Amount").error == "An amount is needed.")
    #expect(screen.focused?.label == "For")
    #expect(screen.state.sending == nil)
  }

  @Test("keeps what is right, and is empty for the next")
  func saving() async throws {
    let screen = TestScreen(AppName(target: "x.csv") { _ in })
    screen.type("Train\t12.5")
    screen.press(.enter)
    await screen.settle()
    #expect(screen.state.kept == [Expense(purpose: "Train", amount: 12.5)])
    #expect(screen.shows("1 kept, 12.50") && screen.state.isEmpty)
    #expect(screen.focused?.label == "For")
  }

  @Test("loses nothing when a save fails")
  func failing() async throws {
    struct Full: Error, CustomStringConvertible { var description: String { "The disk is full" } }
    let screen = TestScreen(AppName(target: "x.csv") { _ in throw Full() })
    screen.type("Train\t12.5")
    screen.press(.enter)
    await screen.settle()
    #expect(screen.shows("✗ The disk is full"))
    #expect(screen.state.draft == Expense(purpose: "Train", amount: 12.5))
  }

  @Test("asks before what was typed is lost")
  func leaving() throws {
    let screen = TestScreen(AppName(target: "x.csv") { _ in })
    screen.type("T")
    screen.press(.control("q"))
    let alert = try #require(screen.alert)
    #expect(screen.focused?.label == "Stay" && screen.quitStatus == nil)
    try screen.press(alert.button("Leave"))
    #expect(screen.quitStatus == 0)
  }

  @Test("writes lines that a spreadsheet reads")
  func file() throws {
    let url = URL.temporaryDirectory.appending(path: "\(UUID()).csv")
    defer { try? FileManager.default.removeItem(at: url) }
    let file = ExpenseFile(path: url.path)
    try file.append(Expense(purpose: "A \"quick\" lunch", amount: 1234.5, kind: .meals))
    try file.append(Expense(purpose: "Train", amount: 3))
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].hasSuffix(",meals,1234.50,no,\"A \"\"quick\"\" lunch\""))
  }
}
