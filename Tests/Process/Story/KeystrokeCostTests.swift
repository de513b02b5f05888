import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("What a keystroke costs", .blocking) struct KeystrokeCostTests {
  private struct Cost: Equatable {
    var writes = 0, reads = 0, bytes = 0
    /// Cells that look different.
    var cells: [CellPoint] = []
  }

  /// Presses a key and waits until the program sleeps again.
  private func cost(
    of key: Key, in login: TerminalProcess, until isDone: (TerminalEmulator) -> Bool
  ) throws -> Cost {
    let before = try login.counts()
    let bytes = login.output.count
    let sight = login.screen.sight
    try login.press(key)
    try login.waitUntil("\(key)", isDone)
    let counts = try login.counts().since(before)
    login.readAvailable()
    var cost = Cost(
      writes: counts.writes, reads: counts.reads, bytes: login.output.count - bytes)
    for (row, pair) in zip(sight, login.screen.sight).enumerated() {
      for column in pair.0.indices where pair.0[column] != pair.1[column] {
        cost.cells.append(CellPoint(column: column, row: row))
      }
    }
    return cost
  }

  private func login() throws -> TerminalProcess {
    // Strictness paints everything twice, but sends nothing twice.
    let login = try TerminalProcess.login(environment: ["RECURSE_STRICT": nil])
    // What the start leaves to the main queue is no cost of a key.
    var last = try login.counts()
    while true {
      login.watch(seconds: 0.1)
      let now = try login.counts()
      if now.reads == last.reads { return login }
      last = now
    }
  }

  /// A frame is two writes of ncurses into memory and one to the terminal.
  private let frame = 3
  /// The writes of Dispatch to its own descriptors.
  private let others = LoopForm.ofPrograms == .poll ? 0...0 : 0...6
  /// A turn reads the input, and the count of the main queue's jobs. With Dispatch it reads the
  /// input and looks for signals; how often Dispatch reads its own descriptors differs.
  private let reads = LoopForm.ofPrograms == .poll ? 2...2 : 2...8

  @Test("A letter is one frame of a few bytes, and its own cell")
  func letters() throws {
    let login = try login()
    let place = try #require(login.screen.place(of: "Username"))
    var text = ""
    for character in "abcdefgh" {
      text.append(character)
      let cost = try cost(of: .character(character), in: login) {
        $0.cursor.column == place.column + text.count && $0.shows(text)
      }
      #expect(others.contains(cost.writes - frame))
      #expect(reads.contains(cost.reads))
      if text.count == 1 {
        // The placeholder goes.
        #expect(cost.cells.allSatisfy { $0.row == place.row })
        #expect(cost.bytes < 64)
      } else {
        #expect(cost.cells == [CellPoint(column: place.column + text.count - 1, row: place.row)])
        #expect(cost.bytes < 16, "\(text)")
      }
    }
  }

  @Test(
    "A key that moves the cursor is one frame of a few bytes, and no cell but of fields and hints")
  func cursor() throws {
    let login = try login()
    let place = try #require(login.screen.place(of: "Username"))
    try login.type("abc")
    try login.waitUntil("text") { $0.shows("abc") && $0.cursor.column == place.column + 3 }
    let left = try cost(of: .left, in: login) { $0.cursor.column == place.column + 2 }
    #expect(
      left.writes <= frame + others.upperBound && left.bytes <= 8 && left.cells.isEmpty, "\(left)")
    let tab = try cost(of: .tab, in: login) { $0.cursor.row == place.row + 2 }
    // The two fields, for what marks the one with the focus, and the hint for Enter, which logs in
    // from the last field. Each line is a write into memory.
    let hints = try #require(login.screen.place(of: "F1 Commands"))
    let rows = [place.row, place.row + 2, hints.row]
    #expect(tab.writes <= frame + rows.count + others.upperBound, "\(tab)")
    #expect(tab.bytes <= 150, "\(tab)")
    #expect(tab.cells.allSatisfy { rows.contains($0.row) }, "\(tab)")
  }

  @Test("A key that means nothing is read, and nothing is written")
  func nothing() throws {
    let login = try login()
    let before = try login.counts()
    try login.press(.function(9))
    try login.waitUntil("the key is read") { _ in
      try login.counts().since(before).reads > 0
    }
    let cost = try login.counts().since(before)
    #expect(reads.contains(cost.reads))
    #expect(others.contains(cost.writes))
    #expect(login.readAvailable() == 0)
  }
}
