import Foundation
import Recurse
import RecurseCore
import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@testable import inspect

@MainActor @Suite("The inspector") struct InspectScreenTests {
  private typealias File = SampleScreen

  @Test("shows the tree, the selected node and the steps")
  func picture() async throws {
    let screen = try await File(columns: 80, rows: 16).screen
    #expect(
      screen.text == """
         form  key of a character                                                 ended
         ▾ InspectedForm ● state                │[Node]│ Step
         │   textField “Name” = “ada”           │ InspectedForm
         │   secureField “Word” = 4 secret char…│ component
         │   button “Copy”                      │ rendered: its state changed, 0 µs
         │   button “Send”                      │ State
         │ ▾ InspectedLabel                     │   name = "ada"
         │ │   text “hello ada”                 │   word = 3 secret characters → 4
                                                │ secret characters
                                                │   copy = ""
                                                │   isSending = false
                                                │
                                                │
                                                │
         Step ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━● 8  0.00 s  1 cell  1 rendered
        , Earlier  . Later  < First step  > Last step  / Find        F1 Commands  q Quit
        """)
  }

  @Test("leads back through the steps, and tells what each has changed")
  func back() async throws {
    let screen = try await File().screen
    for _ in 0..<5 { screen.press(.character(",")) }
    #expect(screen.state.timeline.step?.number == 3)
    #expect(screen.shows(#"name = "ad" → "ada""#) && screen.shows("looking back"))
    screen.press(.character("<"))
    #expect(screen.shows(#"name = """#) && screen.shows("start"))
    screen.press(.character(","))
    #expect(screen.state.place == 0)
    screen.press(.character(">"))
    #expect(screen.shows("4 secret characters"))
    try screen.focus("Step")
    screen.press(.home)
    #expect(screen.state.place == 0)
    screen.press(.right)
    #expect(screen.shows(#"name = "" → "a""#))
  }

  @Test("finds a node by its name or a value, and opens what is above it")
  func search() async throws {
    let screen = try await File().screen
    screen.change { $0.open = [] }
    #expect(!screen.shows("hello ada"))
    screen.press(.character("/"))
    screen.type("hello")
    #expect(screen.state.selectedLine?.name == "text “hello ada”")
    #expect(screen.shows("│ │   text “hello ada”"))
    screen.press(.escape)
    #expect(screen.state.focus == .tree)
    screen.press(.character("/"))
    screen.type("x")
    #expect(screen.shows("No node contains “hellox”."))
  }

  @Test("goes to the focused node and to what was rendered")
  func jumps() async throws {
    let screen = try await File().screen
    screen.press(.character("f"))
    #expect(screen.state.selectedLine?.name.hasPrefix("secureField") == true)
    for _ in 0..<6 { screen.press(.character(",")) }
    screen.press(.character("r"))
    #expect(screen.state.selectedLine?.name == "InspectedLabel")
    #expect(screen.shows("rendered: its parent gave it other props"))
    screen.press(.character("r"))
    #expect(screen.state.selectedLine?.name == "InspectedForm")
  }

  @Test("shows components only, and all nodes again")
  func componentsOnly() async throws {
    let screen = try await File().screen
    screen.press(.character("f"))
    screen.press(.character("c"))
    #expect(screen.state.selectedLine?.name == "InspectedForm")
    #expect(screen.state.nodes.first?.children?.map(\.line.name) == ["InspectedLabel"])
    #expect(!screen.shows("button"))
    screen.press(.character("f"))
    #expect(screen.state.selectedLine?.name == "InspectedForm")
    screen.press(.character(","))
    #expect(!screen.shows("button"))
    screen.press(.character("c"))
    #expect(screen.shows("button “Copy”"))
  }

  @Test("keeps closed what a person has closed, in all steps")
  func closed() async throws {
    let screen = try await File().screen
    screen.press(.left)
    #expect(!screen.shows("textField"))
    screen.press(.character(","))
    #expect(!screen.shows("textField"))
  }

  @Test("saves what led to the shown step, in new files of the user's own")
  func saves() async throws {
    let sample = try await File()
    let screen = sample.screen
    for _ in 0..<2 {
      screen.press(.character("s"))
      try await screen.waitUntil("it is saved") { screen.state.saving == nil }
    }
    #expect(screen.shows("Saved form-8-2.cast: a test replays it."))
    #expect(try sample.folder.names() == ["form-8-2.cast", "form-8.cast", "form.cast"])
    var facts = stat()
    try #require(stat(sample.folder.path("form-8.cast"), &facts) == 0)
    #expect(facts.st_mode & 0o7777 == 0o600)

    let replayed = TestScreen(InspectedForm(), columns: 40, rows: 10)
    await replayed.replay(try Recording(path: sample.folder.path("form-8.cast")))
    // There is a secret field: what was typed has as many characters, and others.
    #expect(replayed.state.name == "xxx" && replayed.state.word == "xxxx")
  }

  @Test("says why there is nothing to inspect, and tries again")
  func obstacle() async throws {
    let folder = try TemporaryFolder()
    try folder.write("hello\n", to: "text")
    let screen = TestScreen(InspectApp(folder.path("text")), columns: 70, rows: 12)
    try await screen.waitUntil("it is read") { screen.state.obstacle != nil }
    #expect(screen.shows("neither an inspected app nor a file"))
    try folder.write(Sample.text, to: "text")
    try screen.press("Try again")
    try await screen.waitUntil("it is read") { screen.state.hasEnded }
    #expect(screen.shows("InspectedForm"))

    let nothing = TestScreen(InspectApp(folder.path("none")), columns: 70, rows: 12)
    try await nothing.waitUntil("it is read") { nothing.state.obstacle != nil }
    #expect(nothing.shows("Start the app with RECURSE_INSPECT=1."))
  }

  @Test("follows an app that runs, until it ends")
  func live() async throws {
    let folder = try TemporaryFolder()
    let server = try #require(
      try InspectionServer(
        path: folder.path("socket"), history: InspectionHistory(header: Sample.lines[0])))
    server.start()
    let app = InspectedScreen()
    server.send(app.entries)
    let screen = TestScreen(InspectApp(folder.path("socket")), columns: 100, rows: 20)
    try await screen.waitUntil("the first step") { screen.state.timeline.steps.count == 1 }
    #expect(screen.shows("live"))
    let count = app.entries.count
    app.read("x")
    server.send(Array(app.entries[count...]))
    try await screen.waitUntil("the next") { screen.state.timeline.steps.count == 2 }
    #expect(screen.shows(#"name = "" → "x""#))
    server.close()
    try await screen.waitUntil("the end") { screen.state.hasEnded }
    #expect(screen.shows("ended"))
  }

  @Test("says that the app takes no more inspectors")
  func fifth() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("socket")
    let server = try #require(
      try InspectionServer(path: path, history: InspectionHistory(header: Sample.lines[0])))
    defer { server.close() }
    server.start()
    let others = try (0..<InspectionServer.mostConnections).map { _ in try SocketReader(path) }
    for other in others { try other.read { $0.hasSuffix("\n") } }
    let screen = TestScreen(InspectApp(path), columns: 90, rows: 12)
    try await screen.waitUntil("it is let go") { screen.state.obstacle != nil }
    #expect(screen.shows("Four others look into the app"))
    // Those that were released would have left.
    withExtendedLifetime(others) {}
  }

  @Test("shows what it can at any size")
  func sizes() async throws {
    let screen = try await File().screen
    for (columns, rows) in [(20, 5), (40, 10), (60, 20), (80, 24), (120, 40), (200, 60)] {
      screen.resize(columns: columns, rows: rows)
      #expect(screen.shows("InspectedForm"), "\(columns)×\(rows)")
      #expect(screen.shows("[Node]") == (columns >= 70), "\(columns)×\(rows)")
    }
    screen.resize(columns: 40, rows: 12)
    screen.press(.enter)
    #expect(screen.shows("[Node]") && !screen.shows("▾ InspectedForm"))
    screen.press(.escape)
    #expect(screen.shows("▾ InspectedForm"))
    // The other page is shown, wherever the tree was.
    screen.type("v")
    #expect(screen.shows("[Step]"))
  }
}
