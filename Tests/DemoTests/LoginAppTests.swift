import Recurse
import RecurseTesting
import Testing
import login_demo

@MainActor
@Suite("The login demo on a screen") struct LoginAppTests {
  private func screen(_ columns: Int = 40, _ rows: Int = 12) -> TestScreen<LoginApp> {
    TestScreen(LoginApp(delay: .milliseconds(500)), columns: columns, rows: rows)
  }

  @Test("looks like this at first")
  func first() {
    let screen = screen()
    #expect(
      screen.text == """




                  Username

                  Password

                  [ Login ]  [ Signup ]
        """)
    #expect(screen.cursor == CellPoint(column: 10, row: 4))
  }

  @Test("turns red for the wrong words, and lets in with the right ones")
  func loggingIn() {
    let screen = screen()
    screen.type("Test\nwrong\n")
    #expect(
      screen.styledText == """



                    Invalid Username!

                  Test

                  •••••

                  [ Login ]  [ Signup ]
        -----



                    aaaaaaaaaaaaaaaaa

                  bbbbbbbbbbbbbbbbbbbbb

                  bbbbbbbbbbbbbbbbbbbbb
        -----
        a: red
        b: underline on red
        """)
    screen.press(.control("u"))
    screen.type("Test\n")
    #expect(
      screen.text == """






                      Welcome, Test
        """)
  }

  @Test("never shows the password")
  func secret() {
    let screen = screen()
    screen.type("a\ts3cret")
    #expect(screen.text.contains("••••••"))
    #expect(!screen.text.contains("s") && !screen.text.contains("3"))
  }

  @Test("signs up in half a second, shows the users, and comes back")
  func signingUp() async throws {
    let screen = screen()
    try screen.press("Signup")
    #expect(
      screen.text == """






                       Signing up…
        """)
    await screen.advance(by: .milliseconds(499))
    #expect(screen.state == .signingUp)
    await screen.advance(by: .milliseconds(1))
    #expect(screen.state == .users)
    #expect(
      screen.text == """
        User List                       [ Back ]
        ────────────────────────────────────────
        Ada Lovelace
        Grace Hopper
        Barbara Liskov
        """)
    screen.press(.escape)
    #expect(screen.state == .form)
    try screen.press("Signup")
    await screen.advance(by: .seconds(1))
    screen.press(.tab, .enter)
    #expect(screen.state == .form)
    #expect(screen.runningEffects.isEmpty)
  }

  @Test("stands in the middle of a large screen, and shows its beginning on a small one")
  func sizes() {
    let large = screen(300, 80).text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(large.count == 43)
    #expect(large[38] == String(repeating: " ", count: 140) + "Username")
    let small = screen(10, 3)
    #expect(
      small.text == """
        Username

        Password
        """)
    small.type("x")
    small.resize(columns: 40, rows: 12)
    let grown = screen()
    grown.type("x")
    #expect(small.styledText == grown.styledText)
  }
}
