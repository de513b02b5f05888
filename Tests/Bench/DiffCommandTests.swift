import RecurseTesting
import TestSupport
import Testing
import bench

@Suite("bench diff", .blocking) struct DiffCommandTests {
  @Test("compares four kinds of changes with the standard library")
  func table() {
    var rows: [[String]] = []
    DiffCommand.measure(200) { rows.append($0.split(separator: "\t").map(String.init)) }
    #expect(rows.first == ["200 items", "changeset", "difference(from:)", "times faster"])
    #expect(
      rows.dropFirst().map { $0[0] } == ["shuffled", "reversed", "5 % deleted", "10 % inserted"])
    for row in rows.dropFirst() {
      #expect(row.count == 4 && row[1].hasSuffix(" ms") && row[2].hasSuffix(" ms"))
      #expect(Double(row[3]) != nil)
    }
  }

  @Test("is a subcommand without options")
  func usage() throws {
    let bench = try TerminalProcess(builtProduct("bench"), ["diff", "--help"])
    #expect(try bench.waitForExit() == .exited(0))
    #expect(bench.screen.text.contains("USAGE: bench diff\n"))
  }
}
