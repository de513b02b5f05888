import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing
import login_demo

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("A session that is recorded", .blocking) struct RecordingTests {
  private let path = NSTemporaryDirectory() + "recurse-\(UUID().uuidString).cast"

  private func record(
    delay: Int = 0, _ story: (TerminalProcess) throws -> Void
  ) throws -> (recording: Recording, process: TerminalProcess) {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let login = try TerminalProcess.login(
      size: CellSize(columns: 40, rows: 12), delay: delay,
      // What turns shows when it was painted, which may be long after what led to that.
      environment: ["RECURSE_RECORD": path, "RECURSE_REDUCE_MOTION": "1"])
    try story(login)
    return (try Recording(path: path), login)
  }

  @Test("plays again on a screen in memory, time, sizes, pastes and lone Escapes included")
  @MainActor func replays() async throws {
    let (recording, _) = try record(delay: 120) { login in
      try login.type("Tést")
      try login.press([.left, .backspace])
      try login.waitUntil("the text") { $0.shows("Tét") }
      try login.paste("one\ntwo")
      try login.resize(CellSize(columns: 60, rows: 14))
      try login.send([0x1B])
      try login.waitUntil("the size") { $0.size.columns == 60 && $0.shows("Téone") }
      try login.waitUntil("the Escape") { _ in
        try Recording(path: path).events.contains { $0.kind == .silence }
      }
      try login.send([0xFF, 0xC3])
      try login.press([.tab, .tab])
      try login.press(.tab)
      try login.press(.enter)
      try login.waitUntil("the users") { $0.shows("Ada Lovelace") }
      try login.press(.control("c"))
      try login.expectEnd(.exited(130))
    }
    let kinds = recording.events.map(\.kind)
    #expect(kinds.contains(.silence) && kinds.contains(.timers))
    #expect(kinds.contains(.resize(CellSize(columns: 60, rows: 14))))
    var still = EnvironmentValues()
    still.reduceMotion = true
    let screen = TestScreen(
      LoginApp(delay: .milliseconds(120)), environment: still, animates: true)
    var pictures = 0
    await screen.replay(recording) { index in
      // What stood there when the next thing happened. Two that came at once have one frame.
      guard index + 1 < recording.events.count, case .output = recording.events[index + 1].kind
      else { return }
      let next = recording.events[(index + 1)...].firstIndex {
        if case .output = $0.kind { false } else { true }
      }
      guard let next else { return }
      #expect(screen.text == recording.shown(after: next).text, "after event \(index)")
      pictures += 1
    }
    #expect(screen.state == .users(nil))
    #expect(screen.unhandled.contains(.key(KeyEvent(.control("c")))))
    #expect(pictures >= 4)
  }

  @Test("plays the same twice")
  @MainActor func deterministic() async throws {
    let (recording, _) = try record { login in
      try login.type("Test\tTest\r")
      try login.waitUntil("the welcome") { $0.shows("Welcome, Test") }
      login.signal(SIGTERM)
      try login.expectEnd(.signaled(SIGTERM))
    }
    var runs: [[String]] = []
    for _ in 0..<2 {
      let screen = TestScreen(LoginApp(delay: .zero))
      var pictures: [String] = []
      await screen.replay(recording) { _ in pictures.append(screen.styledText) }
      runs.append(pictures)
    }
    #expect(runs[0] == runs[1])
    #expect(runs[0].last?.contains("Welcome, Test") == true)
  }

  @Test("is an asciicast with the terminal's output, from the start to the restored terminal")
  func asciicast() throws {
    let (recording, login) = try record { login in
      try login.type("abc")
      try login.waitUntil("the text") { $0.shows("abc") }
      try login.press(.control("c"))
      try login.expectEnd(.exited(130))
    }
    let output = recording.events.reduce(into: [UInt8]()) { bytes, event in
      if case .output(let text) = event.kind { bytes += Array(text.utf8) }
    }
    // Output is processed by the line: but for a newline's return, the bytes are the terminal's.
    #expect(output == login.output)
    let end = recording.shown()
    #expect(!end.alternateScreenIsActive && end.privateModes == [] && end.cursorIsVisible)
    #expect(recording.size == CellSize(columns: 40, rows: 12))
    #expect(recording.terminal == "xterm-256color")
    #expect(recording.events.map(\.time) == recording.events.map(\.time).sorted())
  }

  @Test(
    "can be read after any end of the app",
    arguments: [SIGKILL, SIGTERM, SIGHUP, SIGSEGV, SIGABRT, SIGQUIT])
  func endings(number: Int32) throws {
    let (recording, _) = try record { login in
      try login.type("abc")
      try login.waitUntil("the text") { $0.shows("abc") }
      login.signal(number)
      #expect(try login.waitForExit() == .signaled(number))
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.hasSuffix("]\n"))
    }
    let typed = recording.events.compactMap { event -> [UInt8]? in
      if case .input(let bytes) = event.kind { bytes } else { nil }
    }
    // What the terminal answered comes first.
    #expect(typed.joined().suffix(3).elementsEqual("abc".utf8))
  }

  @Test("can be read when a flood of keys and frames was killed")
  func killedInAFlood() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let app = try TerminalProcess.ending(
      "flood", environment: ["RECURSE_STRICT": nil, "RECURSE_RECORD": path])
    try app.type(String(repeating: "+", count: 3000))
    try app.waitUntil("some events in the file") { _ in
      (try? Recording(path: path).events.count) ?? 0 > 2
    }
    app.signal(SIGKILL)
    try app.waitForExit()
    #expect(try Recording(path: path).events.count > 2)
  }

  @Test("has the parts in which a flood was handled")
  func parts() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let app = try TerminalProcess.ending(
      "slow", environment: ["RECURSE_STRICT": nil, "RECURSE_RECORD": path])
    try app.type(String(repeating: "!", count: 30))
    try app.waitUntil("all keys") { $0.shows("Pressed 30,") }
    try app.type("q")
    #expect(try app.waitForExit() == .exited(0))
    let parts = try Recording(path: path).events.compactMap { event -> Int? in
      if case .handled(let count) = event.kind { count } else { nil }
    }
    // Each key takes 20 ms: three are 50 ms at least.
    #expect(parts.count >= 10 && parts.allSatisfy { $0 <= 3 })
    #expect(parts.reduce(0, +) == 30)
  }

  @Test("A Ctrl-C drops the keys that have waited before it, and the file says which")
  func interruptOfSlowKeys() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let app = try TerminalProcess.ending("slow", environment: ["RECURSE_RECORD": path])
    // 20 ms each: eight seconds, of which one passes.
    try app.send(Array(repeating: UInt8(ascii: "!"), count: 400) + [3])
    try app.expectEnd(.exited(130))
    let recording = try Recording(path: path)
    let dropped = recording.events.compactMap {
      if case .dropped(let count) = $0.kind { count } else { nil }
    }
    let handled = recording.events.reduce(0) {
      if case .handled(let count) = $1.kind { $0 + count } else { $0 }
    }
    #expect(dropped.count == 1 && handled < 400, "\(dropped) \(handled)")
    // The Ctrl-C is handled, too.
    #expect(dropped.reduce(handled - 1, +) == 400)
  }

  @Test("is readable only by its user, and nothing is shown if it cannot be written")
  func files() throws {
    _ = try record { login in
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect((mode as? NSNumber)?.intValue == 0o600)
      // A program that the app starts has the same environment.
      let second = try TerminalProcess(
        builtProduct("login-demo"), environment: ["RECURSE_RECORD": path])
      #expect(try second.waitForExit() == .exited(1))
      #expect(second.screen.shows("another program writes to it"))
    }
  }

  @Test(
    "that cannot be written is an error of one line, before the screen opens",
    arguments: [
      ("/nowhere/x.cast", "No such file or directory"), ("/", "Is a directory"),
      ("/dev/full", "it is no regular file"), ("/dev/tty", "it is no regular file"),
    ])
  func refused(path: String, reason: String) throws {
    let login = try TerminalProcess(
      builtProduct("login-demo"), environment: ["RECURSE_RECORD": path])
    #expect(try login.waitForExit() == .exited(1))
    #expect(login.screen.text == "RECURSE_RECORD: \(path) cannot be written: \(reason)")
    #expect(login.screen.privateModesSeen == [])
    try login.expectRestored()
  }

  @Test("An empty name means no recording")
  func empty() throws {
    let login = try TerminalProcess.login(environment: ["RECURSE_RECORD": ""])
    try login.press(.control("c"))
    try login.expectEnd(.exited(130))
  }

  @Test("An error of the file ends the recording, not the app, and what is kept can be read")
  func full() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let login = try TerminalProcess(
      "bash", ["-c", "ulimit -f 200; exec \"$0\" --delay 0", builtProduct("login-demo")],
      environment: ["RECURSE_RECORD": path])
    try login.waitUntil("the form") { $0.shows("[ Signup ]") && $0.shows("Password") }
    for _ in 0..<10 {
      try login.paste(String(repeating: "some text ", count: 2500))
      try login.waitUntil("the text") { $0.shows("some text") }
      try login.press(.control("u"))
      try login.waitUntil("it is cleared") { $0.shows("Username") }
    }
    try login.press(.control("c"))
    try login.expectEnd(.exited(130))
    #expect(login.screen.text.hasPrefix("RECURSE_RECORD: the recording is incomplete: "))
    let kept = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(kept.count == 200 << 10)
    let recording = try Recording(asciicast: String(decoding: kept, as: UTF8.self))
    #expect(
      recording.events.contains {
        if case .input(let bytes) = $0.kind { bytes.count > 1000 } else { false }
      })
  }

  @Test("A file that is not a recording is refused with its line; unknown lines are ignored")
  func parsing() throws {
    for text in ["", "x", "{}", #"{"version": 3, "width": 1, "height": 1}"#] {
      #expect(throws: RecordingError.self) { try Recording(asciicast: text) }
    }
    let header = #"{"version": 2, "width": 10, "height": 2}"#
    let events = try Recording(
      asciicast: header
        + "\n[0.5, \"m\", \"mark\"]\n[1, \"i\", \"\\u001b\"]\n[2, \"b\", \"ff0a\"]\n[3, \"o")
    #expect(
      events.events == [
        Recording.Event(time: .seconds(1), kind: .input([0x1B])),
        Recording.Event(time: .seconds(2), kind: .input([0xFF, 0x0A])),
      ])
    #expect(throws: RecordingError.self) {
      try Recording(asciicast: header + "\n[1]\n[2, \"i\", \"\"]")
    }
  }
}
