import Foundation
import Recurse
import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("The colors of a program in a terminal", .blocking) struct ThemeStoryTests {
  private func login(_ environment: [String: String?] = [:]) throws -> TerminalProcess {
    let login = try TerminalProcess(
      builtProduct("login-demo"),
      environment: TerminalProcess.strict(
        ["COLORTERM": "truecolor"].merging(environment) { $1 }),
      size: CellSize(columns: 40, rows: 12))
    try login.waitUntil("the form") { $0.shows("Username") && $0.shows("Commands") }
    return login
  }

  /// The color of the key in the line of hints.
  private func accent(_ screen: TerminalEmulator) -> Color? {
    screen.place(of: "F1 Commands").flatMap {
      screen.cell(row: $0.row, column: $0.column).style.foreground
    }
  }

  private func answer(_ color: String, to login: TerminalProcess) throws {
    try login.type("\u{1B}]11;rgb:\(color)\u{1B}\\")
  }

  @Test("are the terminal's own until it tells its background, and follow it")
  func answers() throws {
    let login = try self.login()
    #expect(String(decoding: login.output, as: UTF8.self).contains("\u{1B}]11;?"))
    let unknown = try #require(accent(login.screen))
    #expect(unknown != Theme.standard.dark.accent && login.screen.shows("[ Login ]"))
    for ground in [Color.rgb(0x000000), .rgb(0xFFFFFF)] {
      #expect(unknown.contrast(with: ground) >= 4.4)
    }
    try answer("1616/1818/1d1d", to: login)
    try login.waitUntil("the dark theme") {
      accent($0) == Theme.standard.dark.accent && $0.shows("  Login  ")
    }
    try answer("ff/ff/ff", to: login)
    try login.waitUntil("the light theme") { accent($0) == Theme.standard.light.accent }
    // It is asked anew when it tells that it became dark.
    let asked = String(decoding: login.output, as: UTF8.self).components(separatedBy: "]11;?").count
    try login.type("\u{1B}[?997;1n")
    try login.waitUntil("another question") { _ in
      String(decoding: login.output, as: UTF8.self).components(separatedBy: "]11;?").count > asked
    }
    try login.press([.control("q")])
    try login.expectEnd(.exited(0))
  }

  @Test("of 256 are those of the palette that no user changes")
  func palette256() throws {
    let login: TerminalProcess = try self.login(["COLORTERM": nil])
    try answer("0000/0000/0000", to: login)
    try login.waitUntil("the dark theme") { $0.shows("  Login  ") }
    #expect(accent(login.screen)?.index.map { $0 >= 16 } == true)
    try login.press([.control("q")])
    try login.expectEnd(.exited(0))
  }

  @Test("are as many as the terminal has, where only its name tells")
  func namedLate() throws {
    for environment: [String: String?] in [
      ["COLORTERM": nil], ["COLORTERM": nil, "TERM": "xterm"], ["FORCE_COLOR": "2"],
    ] {
      let login = try self.login(environment)
      let isAsked = environment["FORCE_COLOR"] == nil
      #expect(String(decoding: login.output, as: UTF8.self).contains("\u{1B}[>c") == isAsked)
      try login.type("\u{1B}[>41;379;0c")
      try answer("0000/0000/0000", to: login)
      try login.type("x")
      try login.waitUntil("the dark theme and the text") { $0.shows("  Login  ") && $0.shows("x") }
      #expect((accent(login.screen) == Theme.standard.dark.accent) == isAsked)
      try login.press([.control("q")])
      try login.expectEnd(.exited(0))
    }
  }

  @Test("give way to a line where the terminal shows no line in color")
  func lines() throws {
    let login: TerminalProcess = try self.login(["TERM": "linux", "COLORTERM": nil])
    let place = try #require(login.screen.place(of: "(Username)"))
    for column in [0, 12] {
      let style = login.screen.cell(row: place.row, column: place.column + column).style
      #expect(style.attributes.contains(.underline), "\(column): \(style)")
    }
    try login.press([.control("q")])
    #expect(try login.waitForExit() == .exited(0))
  }

  @Test("are guessed by what the environment says of a terminal that does not tell")
  func hinted() throws {
    for (hint, accent) in [
      ("0;default;15", Theme.standard.light.accent), ("15;0", Theme.standard.dark.accent),
    ] {
      let login = try self.login(["COLORFGBG": hint])
      try login.waitUntil("the theme") { self.accent($0) == accent }
      try login.press([.control("q")])
      try login.expectEnd(.exited(0))
    }
  }

  @Test("may be chosen by the person at the terminal")
  func chosen() throws {
    for (choice, accent) in [
      ("nord", Theme.nord.dark.accent), ("gruvbox light", Theme.gruvbox.light.accent),
      ("dark", Theme.standard.dark.accent),
    ] {
      let login: TerminalProcess = try self.login(["RECURSE_THEME": choice])
      // Without an answer, a theme with a background of its own is dark.
      try login.waitUntil("the theme") { self.accent($0) == accent }
      try login.press([.control("q")])
      try login.expectEnd(.exited(0))
    }
    let login: TerminalProcess = try self.login(["RECURSE_THEME": "nrod drak", "NO_COLOR": "1"])
    try answer("0000/0000/0000", to: login)
    #expect(accent(login.screen) == nil && login.screen.shows("[ Login ]"))
    try login.press([.control("q")])
    try login.expectEnd(.exited(0))
    #expect(login.screen.lines.joined().contains("no theme is called nrod or drak"))
  }
}
