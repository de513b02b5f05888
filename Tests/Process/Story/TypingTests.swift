import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("Typing into the login demo", .blocking) struct TypingTests {
  @Test("Keys of one read act like single keys")
  func oneRead() throws {
    let keys: [Key] = [.character("x"), .tab, .character("y"), .enter]
    let fast = try TerminalProcess.login()
    try fast.press(keys)
    let slow = try TerminalProcess.login()
    let steps: [(TerminalEmulator) -> Bool] = [
      { $0.shows("x") }, { $0.cursor == $0.place(of: "Password") }, { $0.shows("•") },
      { $0.shows("Invalid Username!") },
    ]
    for (key, isDone) in zip(keys, steps) {
      try slow.press(key)
      try slow.waitUntil("\(key)", isDone)
    }
    try fast.waitUntil("the same picture") { $0.sight == slow.screen.sight }
    #expect(fast.screen.cursor == slow.screen.cursor)
    #expect(fast.screen.shows("Invalid Username!"))
  }

  @Test("A login in one read ends at the welcome, a sign-up at the users")
  func wholeStoryInOneRead() throws {
    let login = try TerminalProcess.login()
    try login.type("Test\tTest\r")
    try login.waitUntil("the welcome") { $0.shows("Welcome, Test") }
    let other = try TerminalProcess.login()
    try other.type("wrong\r\rx\t\t ")
    try other.waitUntil("the users") { $0.shows("User List") }
  }

  @Test("No key is lost in a burst", arguments: [1000, 10000])
  func burst(count: Int) throws {
    let app = try TerminalProcess.ending("quit", environment: ["RECURSE_STRICT": nil])
    try app.type(String(repeating: "+", count: count))
    try app.waitUntil("all keys") { $0.shows("Pressed \(count),") }
  }

  @Test("A burst of a thousand characters fills the field in their order")
  func burstOfText() throws {
    let letters = "abcdefghijklmnopqrstuvwxyz".map { String($0) }
    let text = (0..<1000).map { number in letters[number * number % 26] }.joined()
    let fast = try TerminalProcess.login(environment: ["RECURSE_STRICT": nil])
    try fast.type(text)
    try fast.waitUntil("the end of the text") { $0.shows(String(text.suffix(20))) }
    let slow = try TerminalProcess.login(environment: ["RECURSE_STRICT": nil])
    for character in text { try slow.type(String(character)) }
    try slow.waitUntil("the same end") { $0.shows(String(text.suffix(20))) }
    #expect(slow.screen.sight == fast.screen.sight)
    #expect(slow.screen.cursor == fast.screen.cursor)
    for login in [fast, slow] {
      try login.press(.home)
      try login.waitUntil("the start of the text") { $0.shows(String(text.prefix(21))) }
    }
  }

  @Test("A paste is text with any content")
  func paste() throws {
    let login = try TerminalProcess.login()
    try login.paste("Grüße\nan\tTest\u{1B}[31m\u{7}")
    try login.waitUntil("the pasted line") { $0.shows("Grüße an Test[31m") }
    #expect(login.screen.cursor.row == 8)
    #expect(login.screen.bells == 0)
    try login.press(.control("u"))
    try login.paste(String(repeating: "0123456789", count: 2000) + "end")
    try login.waitUntil("the end of a long one") { $0.shows("34567890123456789end") }
    try login.press(.tab)
    try login.paste("hidden")
    try login.waitUntil("a secret one") { $0.shows("••••") }
    #expect(!login.screen.shows("hidden"))
  }

  private static let sequences = [
    "\u{1B}[99~", "\u{1B}[1;5P", "\u{1B}[24~", "\u{1B}Oz", "\u{1B}[?62;22c", "\u{1B}[?2026;2$y",
    "\u{1B}[>41;390;0c", "\u{1B}]52;c;dGVzdA==\u{1B}\\",
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}[I", "\u{1B}[O", "\u{1B}[5;10R",
    "\u{1B}[<0;3;3M\u{1B}[<0;3;3m", "\u{1B}[<35;3;3M", "\u{1B}[<64;3;3M", "\u{0}", "\u{1B}x",
    "\u{1B}[57441u", "\u{1B}[999999999999999999999;5u", "\u{7}",
    "\u{1B}[A", "\u{1B}[5~", "\u{1B}[201~", "\u{1E}", "\u{1B}\u{1B}[A", "\u{1D}",
  ]

  @Test("Unexpected keys and sequences change nothing")
  func unexpected() throws {
    let login = try TerminalProcess.login(size: CellSize(columns: 40, rows: 12))
    try login.type("xy")
    try login.waitUntil("text") { $0.shows("xy") }
    let before = login.screen.sight
    let cursor = login.screen.cursor
    for sequence in Self.sequences {
      let name = sequence.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
      try login.type(sequence)
      try login.type("~")
      try login.waitUntil("the key after \(name)") { $0.shows("xy~") }
      try login.press(.backspace)
      try login.waitUntil("the picture before \(name)") { $0.cursor == cursor && !$0.shows("~") }
      #expect(login.screen.sight == before, "\(name)")
    }
  }
}
