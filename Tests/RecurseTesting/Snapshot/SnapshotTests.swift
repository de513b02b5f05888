import Foundation
import Recurse
import TestSupport
import Testing

@testable import RecurseTesting

@MainActor
@Suite("Snapshots") struct SnapshotTests {
  private struct Greeting: Component {
    var initialState: String { "Ada" }
    func render(state: String) -> Node {
      HStack {
        Text("Hello")
        Text(state).bold().foreground(.red)
      }
    }
  }

  @Test("A snapshot is a picture with styles, stored beside the test")
  func kept() throws {
    try TestScreen(Greeting(), columns: 20, rows: 2).expectSnapshot("greeting")
  }

  @Test("A mismatch shows a diff, the file, and how to update it")
  func mismatch() throws {
    let screen = TestScreen(Greeting(), state: "Eve", columns: 20, rows: 2)
    let error = try #require(throws: SnapshotMismatch.self) {
      try screen.expectSnapshot("greeting", file: #filePath, updates: false)
    }
    #expect(error.expected?.hasPrefix("Hello Ada\n") == true)
    #expect(error.path.hasSuffix("/Snapshots/SnapshotTests/greeting.txt"))
    #expect(
      error.description.hasSuffix(
        """
        /Snapshots/SnapshotTests/greeting.txt; RECURSE_SNAPSHOTS=update stores what is shown now
        - Hello Ada
        + Hello Eve
          -----
                aaa
          -----
          a: bold red
        """))
  }

  private struct Palette: Component {
    var order: [UInt8]
    func render(state: Void) -> Node {
      HStack {
        for value in order { Text("x").foreground(.rgb(value, 0, 0)) }
      }
    }
  }

  @Test("Any number of styles is told apart")
  func manyStyles() {
    // The last two occur a second time, in another order.
    let order = Array(0..<(100 as UInt8))
    let pictures = [[98, 99], [99, 98]].map {
      TestScreen(Palette(order: order + $0), columns: 300, rows: 1).styledText
    }
    #expect(pictures[0] != pictures[1])
    #expect(pictures[0].hasSuffix(": #630000"))
  }

  @Test("A missing snapshot throws, and is not written")
  func missing() throws {
    let error = try #require(throws: SnapshotMismatch.self) {
      try TestScreen(Greeting(), columns: 20, rows: 2)
        .expectSnapshot("nothing", file: #filePath, updates: false)
    }
    #expect(error.expected == nil)
    #expect(error.description.contains("there is no picture "))
    #expect(!FileManager.default.fileExists(atPath: error.path))
  }

  @Test("An update writes the file, under a name that is valid on every file system")
  func updated() throws {
    let folder = try TemporaryFolder()
    let test = folder.path("LoginTests.swift")
    let file = SnapshotFile(named: "a/b: c", testFile: test)
    #expect(file.path.hasSuffix("/Snapshots/LoginTests/a_b_ c.txt"))
    try file.compare(with: "one\ntwo", updates: true)
    try file.compare(with: "one\ntwo", updates: false)
    #expect(throws: SnapshotMismatch.self) { try file.compare(with: "one", updates: false) }
    try file.compare(with: "one", updates: true)
    try file.compare(with: "one", updates: false)
  }
}
