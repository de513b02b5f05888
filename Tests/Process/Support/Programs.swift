import RecurseTerminal
import RecurseTesting
import Testing

extension TerminalProcess {
  /// The login demo, after its first frame.
  static func login(
    size: CellSize = CellSize(columns: 80, rows: 24), delay: Int = 0,
    environment: [String: String?] = [:]
  ) throws -> TerminalProcess {
    let login = try TerminalProcess(
      builtProduct("login-demo"), ["--delay", "\(delay)"], environment: strict(environment),
      size: size)
    try login.waitUntil("the form") { $0.shows("[ Signup ]") && $0.shows("Password") }
    return login
  }

  /// The user list, after its first frame.
  static func userList(_ arguments: [String]) throws -> TerminalProcess {
    let list = try TerminalProcess(builtProduct("user-list-demo"), arguments)
    try list.waitUntil("the list") { $0.shows("[ Add Item ]") }
    return list
  }

  /// An app that ends in one of several ways once `!` is pressed, after its first frame.
  static func ending(
    _ name: String, _ business: String = "nothing",
    size: CellSize = CellSize(columns: 80, rows: 24), environment: [String: String?] = [:]
  ) throws -> TerminalProcess {
    let app = try TerminalProcess(
      builtProduct("ending-fixture"), [name, business], environment: strict(environment), size: size
    )
    try app.waitUntil("the fixture") { $0.shows("Pressed 0, interrupted 0") }
    return app
  }

  /// In strict mode, and with a C library that overwrites freed memory, so that reads of it fail.
  static func strict(_ environment: [String: String?]) -> [String: String?] {
    environment.merging(["RECURSE_STRICT": "1", "MALLOC_PERTURB_": "165"]) { old, _ in old }
  }

  /// Expects the terminal to be as it was before the program: its modes, and all state that an
  /// emulator keeps.
  func expectRestored(_ location: SourceLocation = #_sourceLocation) throws {
    #expect(try modes == modesAtStart, sourceLocation: location)
    #expect(!screen.alternateScreenIsActive, sourceLocation: location)
    #expect(screen.cursorIsVisible, sourceLocation: location)
    #expect(screen.cursorShape == 0, sourceLocation: location)
    #expect(screen.privateModes == [], sourceLocation: location)
    #expect(screen.kittyFlags == 0, sourceLocation: location)
  }

  /// Waits for the program to end, and expects the terminal to be as it was before.
  func expectEnd(
    _ expected: RecurseTesting.ExitStatus, _ location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try waitForExit() == expected, sourceLocation: location)
    // These modes were set, so that there was something to restore.
    let ours: Set = [1049, 1002, 1006, 2004]
    #expect(ours.isSubset(of: screen.privateModesSeen), sourceLocation: location)
    try expectRestored(location)
  }
}

extension TerminalEmulator {
  /// The cell where a text starts, of the first occurrence.
  func place(of text: String) -> CellPoint? { occurrences(of: text).first }

  /// The cells from a point on.
  func cells(_ count: Int, at place: CellPoint) -> [EmulatedCell] {
    (0..<count).map { cell(row: place.row, column: place.column + $0) }
  }

  /// All cells that a user sees.
  var sight: [[EmulatedCell]] {
    (0..<size.rows).map { row in (0..<size.columns).map { cell(row: row, column: $0) } }
  }
}

extension Color {
  /// That of errors where the terminal does not tell its background.
  static let errorTone = Color.rgb(0xD24247)
}
