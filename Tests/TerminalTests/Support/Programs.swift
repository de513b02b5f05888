import RecurseTerminal
import RecurseTesting
import Testing

extension TerminalProcess {
  /// The login demo, once its form is shown.
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

  /// The user list, once it is shown.
  static func userList(_ arguments: [String]) throws -> TerminalProcess {
    let list = try TerminalProcess(builtProduct("user-list-demo"), arguments)
    try list.waitUntil("the list") { $0.shows("[ Add Item ]") }
    return list
  }

  /// An app that does something once `!` is pressed, when it is shown.
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

  /// Every commit is compared with a tree and a picture that are made from nothing, and the C
  /// library overwrites memory that is freed, so that whoever reads it there is found out.
  static func strict(_ environment: [String: String?]) -> [String: String?] {
    environment.merging(["RECURSE_STRICT": "1", "MALLOC_PERTURB_": "165"]) { old, _ in old }
  }

  /// The terminal is as it was before the program began: its modes, and everything that stays set
  /// in an emulator.
  func expectRestored(_ location: SourceLocation = #_sourceLocation) throws {
    #expect(try modes == modesAtStart, sourceLocation: location)
    #expect(!screen.alternateScreenIsActive, sourceLocation: location)
    #expect(screen.cursorIsVisible, sourceLocation: location)
    #expect(screen.cursorShape == 0, sourceLocation: location)
    #expect(screen.privateModes == [], sourceLocation: location)
    #expect(screen.kittyFlags == 0, sourceLocation: location)
  }

  /// Waits for the end, and for the terminal to be as it was.
  func expectEnd(
    _ expected: RecurseTesting.ExitStatus, timeout: Double = 10,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try waitForExit(timeout: timeout) == expected, sourceLocation: location)
    // Had it never been another, there would be nothing to restore.
    let ours: Set = [1049, 1002, 1006, 2004]
    #expect(ours.isSubset(of: screen.privateModesSeen), sourceLocation: location)
    try expectRestored(location)
  }
}

extension TerminalEmulator {
  /// Where a text of narrow characters starts, at its first place.
  func place(of text: String) -> CellPoint? {
    for (row, line) in lines.enumerated() {
      if let range = line.firstRange(of: text) {
        return CellPoint(
          column: line.distance(from: line.startIndex, to: range.lowerBound), row: row)
      }
    }
    return nil
  }

  /// The cells from a place on.
  func cells(_ count: Int, at place: CellPoint) -> [EmulatedCell] {
    (0..<count).map { cell(row: place.row, column: place.column + $0) }
  }

  /// Everything that a user sees.
  var sight: [[EmulatedCell]] {
    (0..<size.rows).map { row in (0..<size.columns).map { cell(row: row, column: $0) } }
  }
}
