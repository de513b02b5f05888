import Recurse
import RecurseTesting
import Testing
import login_demo

@MainActor
@Suite("Login demo") struct LoginAppTests {
  private func screen(_ columns: Int = 40, _ rows: Int = 12) -> TestScreen<LoginApp> {
    TestScreen(LoginApp(delay: .milliseconds(500)), columns: columns, rows: rows)
  }

  @Test("The first frame shows the form")
  func first() {
    let screen = screen()
    #expect(
      screen.text == """


               ╭─ Log in ────────────────╮
               │  Username               │
               │                         │
               │  Password               │
               │                         │
               │  [ Login ]  [ Signup ]  │
               ╰─────────────────────────╯


                        F1 Commands  Ctrl+Q Quit
        """)
    #expect(screen.cursor == CellPoint(column: 10, row: 3))
  }

  @Test("In a large window the form is a card in the middle, with words about it")
  func large() throws {
    let screen = TestScreen(
      LoginApp(delay: .zero), columns: 120, rows: 36, colorScheme: .dark)
    #expect(screen.text.contains("│                       Quillon                       │"))
    #expect(screen.text.contains("│      Try the name Test with the password Test.      │"))
    let surface = Theme.standard.dark.surface
    let rows = (0..<35).filter { screen.style(row: $0, column: 60).background == surface }
    #expect(rows.first.map { abs($0 - (34 - (rows.last ?? 0))) <= 1 } == true && rows.count < 20)
    screen.type("x\n\n")
    #expect(screen.shows("✗ Invalid Username!"))
    // The field keeps its text and the focus when the window becomes small.
    screen.resize(columns: 40, rows: 12)
    #expect(screen.shows("✗ Invalid Username!") && screen.text.contains("│  x  "))
  }

  @Test("In a small window the buttons come closer, and neither is cut")
  func small() {
    let screen = screen(20, 5)
    screen.type("x\nx\n")
    #expect(
      screen.text == """
        x
        ✗ Invalid Username!
        •
        [ Login ] [ Signup ]
                 Ctrl+Q Quit
        """)
  }

  @Test("The window says which screen it is")
  func title() throws {
    let screen = screen()
    #expect(screen.windowTitle == "Log in")
    screen.type("Test\tTest\n")
    #expect(screen.windowTitle == "Welcome, Test")
  }

  @Test("What is wrong is below its field; the right input logs in")
  func loggingIn() {
    let screen = screen()
    screen.type("Test\nwrong\n")
    #expect(
      screen.styledText == """


               ╭─ Log in ────────────────╮
               │  Test                   │
               │                         │
               │  •••••                  │
               │  ✗ Invalid Password!    │
               │  [ Login ]  [ Signup ]  │
               ╰─────────────────────────╯


        Enter Login     F1 Commands  Ctrl+Q Quit
        -----


               aaaaaaaaaaaaaaaaaaaaaaaaaaa
               a  bbbbbbbbbbbbbbbbbbbbb  a
               a                         a
               a  cccccdddddddddddddddd  a
               a  eeeeeeeeeeeeeeeeeee    a
               a  aaaaaaaaa              a
               aaaaaaaaaaaaaaaaaaaaaaaaaaa


        aaaaa fffff     aa ffffffff  aaaaaa ffff
        -----
        a: bold #3b70e1
        b: underline
        c: bold underline
        d: bold underline #3b70e1
        e: #d24247
        f: #767676
        """)
    screen.press(.control("u"))
    #expect(!screen.text.contains("Invalid"))
    screen.type("Test\n")
    #expect(
      screen.text == """


              ╭──────────────────────────╮
              │                          │
              │      ✓ Welcome, Test     │
              │                          │
              │  [ Users ]  [ Log out ]  │
              │                          │
              ╰──────────────────────────╯


        Esc Log out     F1 Commands  Ctrl+Q Quit
        """)
  }

  @Test("The welcome leads to the users and back to the form")
  func wayOn() async throws {
    let screen = screen()
    screen.type("Test\tTest\n\n")
    // Enter twice logs in, and does nothing else.
    #expect(screen.state == .welcome("Test"))
    await screen.advance(by: .milliseconds(500))
    screen.press(.enter)
    #expect(screen.state == .users("Test"))
    screen.press(.escape)
    #expect(screen.state == .welcome("Test"))
    screen.press(.escape)
    #expect(screen.state == .form)
    try screen.press("Signup")
    screen.press(.escape)
    #expect(screen.state == .form && screen.runningEffects.isEmpty)
  }

  @Test("The password is never shown")
  func secret() {
    let screen = screen()
    screen.type("a\ts3cret")
    #expect(screen.text.contains("••••••"))
    // Without the line of hints.
    let form = screen.text.split(separator: "\n").dropLast().joined()
    #expect(!form.contains("s") && !form.contains("3"))
  }

  @Test("Signing up takes half a second, shows the users, and returns")
  func signingUp() async throws {
    let screen = screen()
    try screen.press("Signup")
    #expect(
      screen.text == """





                      ⣿ Signing up…





        Esc Stop        F1 Commands  Ctrl+Q Quit
        """)
    await screen.advance(by: .milliseconds(499))
    #expect(screen.state == .signingUp)
    await screen.advance(by: .milliseconds(1))
    #expect(screen.state == .users(nil))
    #expect(
      screen.text == """
         [ Back ] User List        [ Add Item ]
         Ada Lovelace                          ▐
         Grace Hopper                          ▐
         Barbara Liskov                        ▐
         Mehmet Yıldırım                       ▐
         Zoë van der Heijden                   ▕
         Oluwaseun Adébáyọ̀                     ▕
         佐藤 陽子                             ▕
         Ignacio Fernández-Quiroga             ▕
         Ruth Abara                            ▕
         Łukasz Szczepański                    ▕
        Del/d Delete    F1 Commands  Ctrl+Q Quit
        """)
    screen.press(.escape)
    #expect(screen.state == .form)
    try screen.press("Signup")
    await screen.advance(by: .seconds(1))
    screen.press(.tab, .enter)
    #expect(screen.state == .form)
    #expect(screen.runningEffects.isEmpty)
  }

  @Test("The form is centred on a large screen and clipped at its end on a small one")
  func sizes() {
    let large = screen(300, 80).text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(large.count == 80)
    #expect(large[36...39].contains { $0.contains("│      Username  ") })
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
