import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

/// The program itself, in a pseudo-terminal.
@Suite("Bytes of a key in the workloads", .blocking) struct WorkloadBytesTests {
  private func bytes(_ workload: String, _ keys: [Key]) throws -> [Int] {
    let program = try TerminalProcess(
      builtProduct("bench"), ["peer"],
      environment: [
        "BENCH_WORKLOAD": workload, "BENCH_N": "1000", "RECURSE_STRICT": nil, "RECURSE_TRACE": nil,
      ], size: CellSize(columns: 120, rows: 40))
    try program.waitUntil("the first frame") { $0.shows("seq=0") }
    _ = try program.counts()
    program.readAvailable()
    var counts: [Int] = []
    for (index, key) in keys.enumerated() {
      let before = program.output.count
      try program.press(key)
      try program.waitUntil("key \(index + 1)") { $0.shows("seq=\(index + 1)") }
      _ = try program.counts()
      program.readAvailable()
      counts.append(program.output.count - before)
    }
    return counts
  }

  @Test("Changing a counter or a row sends a few bytes")
  func small() throws {
    let key = Key.character("+")
    #expect(try bytes("w1", [key, key, key]).allSatisfy { $0 <= 16 })
    // With the hidden cursor that goes back to what has the focus.
    let update = Key.character("u")
    #expect(try bytes("w2", [update, update, update]).allSatisfy { $0 <= 24 })
  }

  @Test("Scrolling, and inserting or removing the first row, use the terminal's scrolling")
  func moved() throws {
    let down = Key.character("j")
    #expect(try bytes("w3", [down, down]).allSatisfy { $0 <= 120 })
    #expect(try bytes("w4", [.character("i"), .character("d")]).allSatisfy { $0 <= 120 })
  }

  @Test("Changing every cell sends little more than the cells and their colours")
  func full() throws {
    let key = Key.character("f")
    #expect(try bytes("w5", [key, key]).allSatisfy { $0 <= 8000 })
  }
}
