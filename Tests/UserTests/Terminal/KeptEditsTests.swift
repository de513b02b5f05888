import Foundation
import Recurse
import RecurseTesting
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// The user list and its file: no edit is lost without a word, whatever ends the program and whoever
/// else writes.
@Suite("Edits of the user list") struct KeptEditsTests {
  /// A folder with a file of users, gone after the test.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    var file: String { path + "/users.json" }

    init(users: Int = 3) throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try write(
        (0..<users).map { #"{"id": \#($0), "name": "User \#($0)"}"# }.joined(separator: ","))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ users: String) throws {
      try "[\(users)]".write(toFile: file, atomically: true, encoding: .utf8)
    }

    func text(_ path: String? = nil) throws -> String {
      try String(contentsOfFile: path ?? file, encoding: .utf8)
    }

    /// How many users it has, and what else the folder has.
    func contents() throws -> (users: Int, others: [String]) {
      let users = try JSONSerialization.jsonObject(with: Data(try text().utf8)) as? [Any]
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
      return (users?.count ?? -1, names.filter { $0 != "users.json" }.sorted())
    }
  }

  /// Keeps the lists that write to a folder from replacing their files, for as long as they wait.
  private final class Hold {
    private let descriptor: Int32
    init(_ folder: Folder) {
      descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
      #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    }
    func end() { flock(descriptor, LOCK_UN) }
    deinit { close(descriptor) }
  }

  private func list(_ file: String, columns: Int = 120) throws -> TerminalProcess {
    let app = try TerminalProcess(
      builtProduct("user-list-demo"), [file], environment: ["RECURSE_STRICT": "0"],
      size: CellSize(columns: columns, rows: 12))
    try app.waitUntil("the list") { $0.shows("[ Add Item ]") }
    return app
  }

  private static let ends: [(name: String, end: @Sendable (TerminalProcess) throws -> Void)] = [
    ("q", { try $0.type("q") }),
    ("Ctrl-C", { try $0.press(.control("c")) }),
    ("TERM", { $0.signal(SIGTERM) }),
  ]

  private static func status(_ name: String, _ status: Int32) -> RecurseTesting.ExitStatus {
    name == "q" ? .exited(status) : .signaled(name == "TERM" ? SIGTERM : SIGINT)
  }

  @Test(
    "Forty edits of 20,000 users and the end: all are in the file, and nothing else is")
  func all() throws {
    for (name, end) in Self.ends {
      let folder = try Folder(users: 20_000)
      let app = try list(folder.file)
      try app.type(String(repeating: "a", count: 40))
      try app.waitUntil("the last") { $0.shows("Another User!") }
      try end(app)
      #expect(try app.waitForExit(timeout: 60) == Self.status(name, 0), "\(name)")
      #expect(try folder.contents() == (20_040, []), "\(name)")
      #expect(!app.screen.shows("not saved"))
    }
  }

  @Test("Who closes the window loses nothing")
  func closed() throws {
    let folder = try Folder()
    let hold = Hold(folder)
    let app = try list(folder.file)
    try app.type("aaa")
    try app.waitUntil("the last") { screen in
      screen.lines.filter { $0.contains("Another User!") }.count == 3
    }
    app.closeTerminal()
    hold.end()
    #expect(try app.waitForExit() == .signaled(SIGHUP))
    #expect(try folder.contents() == (6, []))
  }

  @Test("It shows that it saves, and ends when that is done")
  func saving() throws {
    for (name, end) in Self.ends {
      let folder = try Folder()
      let hold = Hold(folder)
      let app = try list(folder.file)
      try app.type("a")
      try end(app)
      try app.waitUntil("the words") { $0.shows("Saving…") }
      hold.end()
      #expect(try app.waitForExit() == Self.status(name, 0), "\(name)")
      #expect(try folder.contents() == (4, []), "\(name)")
    }
  }

  @Test("What cannot be saved is told, with a status")
  func failing() throws {
    for (name, end) in Self.ends {
      let folder = try Folder()
      let app = try list(folder.file, columns: 250)
      try FileManager.default.removeItem(atPath: folder.path)
      try app.type("ad")
      try app.waitUntil("the message") { $0.shows("Not saved") }
      try end(app)
      if name == "q" {
        try app.waitUntil("the advice") { $0.shows("Press q again to leave without the changes") }
        try end(app)
      }
      #expect(try app.waitForExit() == Self.status(name, 1), "\(name)")
      #expect(
        app.screen.text.replacing("\n", with: "").contains(
          "cannot be written: No such file or directory. The last 2 changes were not saved."),
        "\(name): \(app.screen.text)")
    }
  }

  @Test("Who does not want to wait says so a second time, and is told what is lost")
  func impatient() throws {
    for (name, end) in Self.ends where name != "TERM" {
      let folder = try Folder()
      let before = try folder.text()
      let hold = Hold(folder)
      let app = try list(folder.file)
      try app.type("a")
      try end(app)
      try app.waitUntil("the words") { $0.shows("Saving…") }
      try end(app)
      #expect(try app.waitForExit() == Self.status(name, 1), "\(name)")
      hold.end()
      #expect(
        app.screen.text.replacing("\n", with: "").contains("The last change was not saved."),
        "\(name): \(app.screen.text)")
      #expect(try folder.text() == before)
      #expect(try folder.contents().others == [])
    }
  }

  @Test("What another program wrote is not overwritten before a person says so")
  func conflict() throws {
    for (button, expected) in [("Keep mine", 5), ("Take theirs", 1)] {
      let folder = try Folder()
      let app = try list(folder.file)
      try folder.write(#"{"id": 7, "name": "Theirs"}"#)
      let theirs = try folder.text()
      try app.type("a")
      try app.waitUntil("the question") { $0.shows("Another program has changed users.json.") }
      // One goes on meanwhile.
      try app.type("a")
      try app.waitUntil("both") {
        $0.lines.filter { $0.contains("Another User!") }.count == 2
      }
      #expect(try folder.text() == theirs)
      let place = try #require(app.screen.lines.firstIndex { $0.contains(button) })
      let line = app.screen.lines[place]
      let start = try #require(line.firstRange(of: button)?.lowerBound)
      try app.click(column: line.distance(from: line.startIndex, to: start), row: place)
      try app.waitUntil("no question") { !$0.shows("Another program") }
      if button == "Take theirs" { try app.waitUntil("theirs") { $0.shows("Theirs") } }
      try app.type("q")
      #expect(try app.waitForExit() == .exited(0))
      #expect(try folder.contents() == (expected, []))
    }
  }

  @Test("Who leaves without an answer keeps both")
  func unanswered() throws {
    for (name, end) in Self.ends {
      let folder = try Folder()
      let app = try list(folder.file)
      try folder.write(#"{"id": 7, "name": "Theirs"}"#)
      let theirs = try folder.text()
      try app.type("a")
      try app.waitUntil("the question") { $0.shows("Another program has changed users.json.") }
      try end(app)
      if name == "q" {
        try app.waitUntil("the advice") { $0.shows("Press q again to leave and keep both.") }
        try end(app)
      }
      #expect(try app.waitForExit() == Self.status(name, 1), "\(name)")
      #expect(
        app.screen.text.replacing("\n", with: "")
          .contains("Your list is in \(folder.file).mine."), "\(name): \(app.screen.text)")
      #expect(try folder.text() == theirs)
      #expect(try folder.text(folder.file + ".mine").contains("Another User!"))
    }
  }

  @Test("Of two lists of one file none overwrites the other's")
  func twoInstances() throws {
    let folder = try Folder()
    let apps = [try list(folder.file), try list(folder.file)]
    try apps[0].type("d")
    try apps[0].type("q")
    #expect(try apps[0].waitForExit() == .exited(0))
    try apps[1].type("a")
    try apps[1].waitUntil("the question") { $0.shows("Another program has changed") }
    #expect(try folder.contents() == (2, []))
  }

  @Test("A file whose name is no UTF-8 is read and written")
  func bytes() throws {
    let folder = try Folder()
    let script = #"f=$(printf 'x\351.json'); cp users.json "$f"; "$0" "$f"; cat "$f" > copy"#
    let app = try TerminalProcess(
      "bash", ["-c", script, builtProduct("user-list-demo")], directory: folder.path)
    try app.waitUntil("the list") { $0.shows("User 2") }
    try app.type("aq")
    try app.waitForExit()
    #expect(try folder.text(folder.path + "/copy").contains("Another User!"))
    #expect(try folder.contents().others.count == 2)
  }

  @Test("Too few descriptors are told, and the list goes on", arguments: 7...16)
  func fewDescriptors(count: Int) throws {
    let folder = try Folder()
    let app = try TerminalProcess(
      "bash", ["-c", "ulimit -n \(count); exec \"$0\" users.json", builtProduct("user-list-demo")],
      directory: folder.path, size: CellSize(columns: 120, rows: 12))
    // With few it cannot begin, which it says.
    var isShown = false
    try? app.waitUntil("the list") {
      isShown = $0.shows("[ Add Item ]")
      return isShown
    }
    guard isShown else {
      #expect(try app.waitForExit() == .exited(1))
      #expect(!app.screen.text.isEmpty)
      return
    }
    try app.type("a")
    try app.waitUntil("the edit") { $0.shows("Another User!") }
    try app.type("q")
    try? app.waitUntil("an end, or advice") { $0.shows("Press q again") }
    if app.status == nil { try app.type("q") }
    let status = try app.waitForExit()
    #expect(status == .exited(0) || status == .exited(1))
    #expect(try folder.contents().users == (status == .exited(0) ? 4 : 3))
  }

  @Test("Nor do they end another demo without a word", arguments: [8, 10, 12, 14, 16])
  func fewDescriptorsElsewhere(count: Int) throws {
    for demo in ["books-demo", "quotes-demo", "tracks-demo"] {
      let app = try TerminalProcess(
        "bash", ["-c", "ulimit -n \(count); exec \"$0\"", builtProduct(demo)])
      try? app.waitUntil("the demo") { $0.shows("q quit") }
      guard app.status == nil else {
        #expect(try app.waitForExit() == .exited(1), "\(demo)")
        #expect(!app.screen.text.isEmpty)
        continue
      }
      try app.type("q")
      #expect(try app.waitForExit() == .exited(0), "\(demo)")
    }
  }
}
