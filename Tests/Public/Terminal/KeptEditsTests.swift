import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// The user list and its file: no edit is lost without a message, however the program ends and
/// whatever other programs write.
@Suite("Edits of the user list", .blocking) struct KeptEditsTests {
  /// A folder with a file of users.
  private final class UserFolder {
    private let folder: TemporaryFolder
    var path: String { folder.path }
    var file: String { folder.path("users.json") }

    init(users: Int = 3) throws {
      folder = try TemporaryFolder()
      try write(
        (0..<users).map { #"{"id": \#($0), "name": "User \#($0)"}"# }.joined(separator: ","))
    }

    func write(_ users: String) throws {
      try "[\(users)]".write(toFile: file, atomically: true, encoding: .utf8)
    }

    func text(_ path: String? = nil) throws -> String {
      try String(contentsOfFile: path ?? file, encoding: .utf8)
    }

    /// How many users the file has, and the other files of the folder.
    func contents() throws -> (users: Int, others: [String]) {
      let users = try JSONSerialization.jsonObject(with: Data(try text().utf8)) as? [Any]
      return (users?.count ?? -1, try folder.names().filter { $0 != "users.json" })
    }
  }

  /// Locks a folder, so that lists that write to it wait before they replace their files.
  private final class Hold {
    private let descriptor: Int32
    init(_ folder: UserFolder) {
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
    name == "TERM" ? .signaled(SIGTERM) : .exited(status)
  }

  @Test(
    "Quitting after forty edits of 20,000 users saves all of them and nothing else")
  func all() throws {
    for (name, end) in Self.ends {
      let folder = try UserFolder(users: 20_000)
      let app = try list(folder.file)
      try app.type(String(repeating: "a\r", count: 40))
      try app.waitUntil("the last") { $0.shows("Another User!") }
      try end(app)
      #expect(try app.waitForExit() == Self.status(name, 0), "\(name)")
      #expect(try folder.contents() == (20_040, []), "\(name)")
      #expect(!app.screen.shows("not saved"))
    }
  }

  @Test("A name that is half typed in a row is saved, whatever ends the list")
  func halfTyped() throws {
    for (name, end) in Self.endsWhileTyping {
      let folder = try UserFolder()
      let app = try list(folder.file)
      try app.press(.function(2))
      try app.type(" the Gr")
      try app.waitUntil("what is typed") { $0.shows("User 0 the Gr") }
      try end(app)
      let ended = Self.signals[name].map { RecurseTesting.ExitStatus.signaled($0) } ?? .exited(0)
      #expect(try app.waitForExit() == ended, "\(name)")
      #expect(try folder.text().contains("User 0 the Gr"), "\(name)")
      #expect(try folder.contents() == (3, []), "\(name)")
    }
  }

  /// All but the letter.
  private static let endsWhileTyping =
    ends.dropFirst() + [
      ("Ctrl+Q", { @Sendable (app: TerminalProcess) in try app.press(.control("q")) }),
      ("HUP", { @Sendable (app: TerminalProcess) in app.signal(SIGHUP) }),
      ("a closed window", { @Sendable (app: TerminalProcess) in app.closeTerminal() }),
    ]

  private static let signals = ["TERM": SIGTERM, "HUP": SIGHUP, "a closed window": SIGHUP]

  @Test("A name that is half typed while the list saves at its end is saved as well")
  func halfTypedMeanwhile() throws {
    let folder = try UserFolder()
    let hold = Hold(folder)
    let app = try list(folder.file)
    try app.type("a\r")
    // A signal may overtake keys.
    try app.waitUntil("the edit") { $0.shows("Another User!") }
    app.signal(SIGTERM)
    try app.waitUntil("the words") { $0.shows("Saving…") }
    try app.press(.function(2))
    try app.type("?")
    try app.waitUntil("what is typed") { $0.shows("Another User!?") }
    hold.end()
    #expect(try app.waitForExit() == .signaled(SIGTERM))
    #expect(try folder.text().contains("Another User!?"))
  }

  @Test("Closing the window loses no edit")
  func closed() throws {
    let folder = try UserFolder()
    let hold = Hold(folder)
    let app = try list(folder.file)
    try app.type("a\ra\ra\r")
    try app.waitUntil("the last") { screen in
      screen.lines.filter { $0.contains("Another User!") }.count == 3
    }
    app.closeTerminal()
    hold.end()
    #expect(try app.waitForExit() == .signaled(SIGHUP))
    #expect(try folder.contents() == (6, []))
  }

  #if os(Linux)
    /// The bytes that a program has read so far.
    private func bytesRead(by app: TerminalProcess) throws -> Int {
      let counts = try String(contentsOfFile: "/proc/\(app.processID)/io", encoding: .utf8)
      let first = try #require(counts.split(separator: "\n").first)
      return try #require(Int(first.split(separator: " ")[1]))
    }

    @Test(
      "A key that was read is handled, however soon the window closes",
      arguments: [nil, "dispatch"])
    func closedAtOnce(loop: String?) throws {
      for _ in 0..<10 {
        let folder = try UserFolder()
        let app = try TerminalProcess(
          builtProduct("user-list-demo"), [folder.file],
          environment: ["RECURSE_STRICT": "0", "RECURSE_LOOP": loop],
          size: CellSize(columns: 120, rows: 12))
        try app.waitUntil("the list") { $0.shows("[ Add Item ]") }
        // Once a key is answered, all that the terminal has told about itself was read.
        try app.type("/")
        try app.waitUntil("the filter") { $0.shows("Filter:") }
        try app.press(.escape)
        try app.waitUntil("no filter") { !$0.shows("Filter:") }
        let before = try bytesRead(by: app)
        try app.type("a")
        // A loop wakes by eight bytes, and the key is one.
        while try (bytesRead(by: app) - before) % 8 == 0, app.status == nil {}
        app.closeTerminal()
        #expect(try app.waitForExit() == .signaled(SIGHUP))
        #expect(try folder.contents() == (4, []))
      }
    }
  #endif

  @Test("The list shows that it saves, then ends")
  func saving() throws {
    for (name, end) in Self.ends {
      let folder = try UserFolder()
      let hold = Hold(folder)
      let app = try list(folder.file)
      try app.type("a\r")
      try app.waitUntil("the edit") { $0.shows("Another User!") }
      try end(app)
      try app.waitUntil("the words") { $0.shows("Saving…") }
      hold.end()
      #expect(try app.waitForExit() == Self.status(name, 0), "\(name)")
      #expect(try folder.contents() == (4, []), "\(name)")
    }
  }

  @Test("An edit that comes together with the end is saved, and the list shows that it saves")
  func editWithTheEnd() throws {
    let folder = try UserFolder()
    let hold = Hold(folder)
    let app = try list(folder.file)
    // The app finds the signal and the key at the same time, when it goes on.
    app.signal(SIGSTOP)
    try app.type("a")
    #if os(Linux)
      // A signal may overtake a key, which comes to the app's end of the terminal a little later.
      let input = open("/proc/\(app.processID)/fd/0", O_RDONLY | O_NOCTTY | O_CLOEXEC)
      defer { close(input) }
      var awaited = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      #expect(poll(&awaited, 1, 10_000) == 1)
    #endif
    app.signal(SIGTERM)
    app.signal(SIGCONT)
    try app.waitUntil("the words") { $0.shows("Saving…") }
    hold.end()
    #expect(try app.waitForExit() == .signaled(SIGTERM))
    #expect(try folder.contents() == (4, []))
  }

  @Test("Edits that cannot be saved are reported with an exit status")
  func failing() throws {
    for (name, end) in Self.ends {
      let folder = try UserFolder()
      let app = try list(folder.file, columns: 250)
      try FileManager.default.removeItem(atPath: folder.path)
      try app.type("a\rd")
      try app.waitUntil("the message") { $0.shows("Not saved") }
      try end(app)
      if name != "TERM" {
        try app.waitUntil("the advice") { $0.shows("Leave again to go without the changes.") }
        try end(app)
      }
      #expect(try app.waitForExit() == Self.status(name, 1), "\(name)")
      #expect(
        app.screen.text.replacing("\n", with: "").contains(
          "cannot be written: No such file or directory. The last 2 changes were not saved."),
        "\(name): \(app.screen.text)")
    }
  }

  @Test("A second q ends the wait and reports the lost edits")
  func impatient() throws {
    for (name, end) in Self.ends where name != "TERM" {
      let folder = try UserFolder()
      let before = try folder.text()
      let hold = Hold(folder)
      let app = try list(folder.file)
      try app.type("a\r")
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

  /// A list that asks what to keep, and what another program has written to its file.
  private func conflict(in folder: UserFolder) throws -> (TerminalProcess, theirs: String) {
    let app = try list(folder.file)
    try folder.write(#"{"id": 7, "name": "Theirs"}"#)
    let theirs = try folder.text()
    try app.type("a\r")
    try app.waitUntil("the question") { $0.shows("Another program has changed users.json.") }
    return (app, theirs)
  }

  @Test("Changes of another program are not overwritten without a decision")
  func conflict() throws {
    for (button, expected) in [("Keep mine", 5), ("Take theirs", 1)] {
      let folder = try UserFolder()
      let (app, theirs) = try conflict(in: folder)
      // The user goes on editing.
      try app.type("a\r")
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

  @Test("Leaving without a decision keeps both versions")
  func unanswered() throws {
    for (name, end) in Self.ends {
      let folder = try UserFolder()
      let (app, theirs) = try conflict(in: folder)
      try end(app)
      if name != "TERM" {
        try app.waitUntil("the advice") { $0.shows("Leave again to keep both.") }
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

  @Test("Two lists of one file do not overwrite each other")
  func twoInstances() throws {
    let folder = try UserFolder()
    let apps = [try list(folder.file), try list(folder.file)]
    try apps[0].type("d")
    try apps[0].type("q")
    #expect(try apps[0].waitForExit() == .exited(0))
    try apps[1].type("a")
    try apps[1].waitUntil("the question") { $0.shows("Another program has changed") }
    #expect(try folder.contents() == (2, []))
  }

  @Test("A file name may be invalid UTF-8")
  func bytes() throws {
    let folder = try UserFolder()
    let script = #"f=$(printf 'x\351.json'); cp users.json "$f"; "$0" "$f"; cat "$f" > copy"#
    let app = try TerminalProcess(
      "bash", ["-c", script, builtProduct("user-list-demo")], directory: folder.path)
    try app.waitUntil("the list") { $0.shows("User 2") }
    try app.type("a\rq")
    try app.waitForExit()
    #expect(try folder.text(folder.path + "/copy").contains("Another User!"))
    #expect(try folder.contents().others.count == 2)
  }

  @Test("Too few descriptors are reported, and the list goes on", arguments: 7...16)
  func fewDescriptors(count: Int) throws {
    let folder = try UserFolder()
    let app = try TerminalProcess(
      "bash", ["-c", "ulimit -n \(count); exec \"$0\" users.json", builtProduct("user-list-demo")],
      directory: folder.path, size: CellSize(columns: 120, rows: 12))
    // With few descriptors it cannot start, and says so.
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
    try app.type("a\r")
    try app.waitUntil("the edit") { $0.shows("Another User!") }
    try app.type("q")
    try? app.waitUntil("an end, or advice") { $0.shows("Leave again") }
    if app.status == nil { try app.type("q") }
    let status = try app.waitForExit()
    #expect(status == .exited(0) || status == .exited(1))
    #expect(try folder.contents().users == (status == .exited(0) ? 4 : 3))
  }

  @Test(
    "Too few descriptors do not end another demo without a message", arguments: [8, 10, 12, 14, 16])
  func fewDescriptorsElsewhere(count: Int) throws {
    for demo in ["books-demo", "quotes-demo", "tracks-demo"] {
      let app = try TerminalProcess(
        "bash", ["-c", "ulimit -n \(count); exec \"$0\"", builtProduct(demo)])
      try? app.waitUntil("the demo") { $0.shows("q Quit") }
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
