import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("The mouse in the login demo", .blocking) struct MouseStoryTests {
  @Test("A click puts the cursor into a field, and another presses the button")
  func clicks() throws {
    let login = try TerminalProcess.login()
    let password = try #require(login.screen.place(of: "Password"))
    try login.click(column: password.column + 3, row: password.row)
    try login.type("xyz")
    try login.waitUntil("the password") { $0.shows("•••") }
    try login.click(column: password.column + 1, row: password.row)
    try login.waitUntil("the cursor on the second dot") {
      $0.cursor == CellPoint(column: password.column + 1, row: password.row)
    }
    let button = try #require(login.screen.place(of: "[ Login ]"))
    try login.click(column: button.column + 2, row: button.row)
    try login.waitUntil("the answer") { $0.shows("Invalid Username!") }
    try login.press(.control("c"))
    try login.expectEnd(.exited(130))
  }

  @Test("A held button is highlighted, and is not pressed if the mouse is released elsewhere")
  func held() throws {
    let login = try TerminalProcess.login()
    let button = try #require(login.screen.place(of: "[ Login ]"))
    let away = CellPoint(column: button.column, row: button.row - 1)
    func isBold(_ screen: TerminalEmulator) -> Bool {
      let attributes = screen.cell(row: button.row, column: button.column).style.attributes
      return attributes.isSuperset(of: [.bold, .reverse])
    }
    try login.mouse(MouseEvent(.press(.left), at: button))
    try login.waitUntil("the armed look", isBold)
    try login.mouse(MouseEvent(.drag(.left), at: away), MouseEvent(.release(.left), at: away))
    try login.waitUntil("the plain look") { !isBold($0) }
    #expect(!login.screen.shows("Invalid Username!"))
  }

  @Test("An app can leave the mouse to the terminal")
  func none() throws {
    let app = try TerminalProcess.ending("no-mouse")
    #expect(app.screen.privateModesSeen.isDisjoint(with: [1000, 1002, 1003, 1006]))
    try app.type("q")
    #expect(try app.waitForExit() == .exited(0))
    try app.expectRestored()
  }
}
