import Foundation
import Testing

@testable import RecurseTerminal

@Suite("Terminfo entries are read, changed and written", .serialized) @MainActor
struct TerminfoTests {
  let search = TerminfoSearch(environment: [:])

  /// The terminals of the package ncurses-base.
  nonisolated static let names = [
    "xterm-256color", "xterm", "tmux-256color", "screen-256color", "linux", "rxvt-unicode-256color",
    "vt100", "vt220", "ansi", "rxvt", "vt52", "cygwin",
  ]

  @Test("A written entry reads back equal", arguments: names)
  func roundTrip(name: String) throws {
    guard let entry = search.entry(named: name) else { return }
    let again = try #require(TerminfoEntry(compiled: entry.compiled()))
    #expect(again == entry)
  }

  @Test("ncurses reads the patched entry", arguments: names)
  func patched(name: String) throws {
    guard search.entry(named: name) != nil else { return }
    let type = try TerminalType(environment: ["TERM": name])
    let screen = try NcursesScreen(
      type: type, size: CellSize(columns: 10, rows: 3),
      environment: ["COLORTERM": "truecolor"], write: { $0.count })
    defer { screen.close() }
    #expect(screen.capability("cup") != nil)
    #expect(screen.capability("rep") == nil)
    for other in ["vpa", "cuu1", "cuu", "cud"] {
      #expect(screen.capability(other) == nil, "a second way to another row")
    }
    if type.isXtermLike {
      #expect(screen.capability("smam") == Array("\u{1B}[?7h".utf8))
      #expect(screen.capability("sgr0") == Array("\u{1B}[m".utf8))
      #expect(screen.colorCount == 0x200_0000)
    }
  }

  /// What kitty's own entry shows the cursor with makes it blink, and xterm's makes it steady.
  @Test(
    "Whether the cursor blinks is left to the user",
    arguments: [
      ("\u{1B}[?12h\u{1B}[?25h", "\u{1B}[?25h"), ("\u{1B}[?12l\u{1B}[?25h", "\u{1B}[?25h"),
      ("\u{1B}[?25h", "\u{1B}[?25h"), ("\u{1B}[?25h\u{1B}[?0c", "\u{1B}[?25h\u{1B}[?0c"),
      ("\u{1B}[?12h", "\u{1B}[?12h"),
    ])
  func blinking(installed: String, patched: String) throws {
    var entry = try #require(search.entry(named: "xterm-256color"))
    entry.setString(TerminfoPatch.Slot.cursorNormal, to: installed)
    TerminfoPatch(size: CellSize(columns: 80, rows: 24)).apply(to: &entry)
    #expect(entry.string(TerminfoPatch.Slot.cursorNormal) == Array(patched.utf8))
    let terminal = try NcursesScreen(
      type: TerminalType(environment: ["TERM": "xterm-256color"]),
      size: CellSize(columns: 10, rows: 3), environment: [:], write: { $0.count })
    defer { terminal.close() }
    #expect(terminal.capability("cnorm") == Array("\u{1B}[?25h".utf8))
  }

  @Test("A capability with a name is added to the existing ones", arguments: names)
  func named(name: String) throws {
    guard let before = search.entry(named: name) else { return }
    var entry = before
    entry.setNamedBoolean("RGB")
    let once = entry
    entry.setNamedBoolean("RGB")
    #expect(entry == once)
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "recurse-\(UUID().uuidString)")
    let place = folder.appending(path: String(name.prefix(1)))
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(entry.compiled()).write(to: place.appending(path: name))
    // ncurses' own reader, with names without a slot.
    let (old, new) = (try described(name, in: nil), try described(name, in: folder.path))
    #expect(Set(new) == Set(old + ["RGB"]))
  }

  /// The capabilities of a terminal, from `infocmp`.
  private func described(_ name: String, in folder: String?) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["infocmp", "-x", "-1"] + (folder.map { ["-A", $0] } ?? []) + [name]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return text.split(separator: "\n").filter { $0.hasPrefix("\t") }
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\t,")) }
  }

  @Test("The environment is restored after ncurses has read the entry")
  func environmentIsRestored() throws {
    let before = processEnvironment()
    let screen = try NcursesScreen(
      type: TerminalType(environment: ["TERM": "xterm"]), size: CellSize(columns: 10, rows: 3),
      environment: [:], write: { $0.count })
    screen.close()
    #expect(processEnvironment() == before)
  }

  @Test("Bytes that are not an entry are refused", arguments: [0, 1, 11, 12, 100])
  func refusal(length: Int) throws {
    let entry = try #require(search.entry(named: "xterm-256color")).compiled()
    #expect(TerminfoEntry(compiled: Array(entry.prefix(length))) == nil)
    #expect(TerminfoEntry(compiled: Array(repeating: 0x41, count: length)) == nil)
  }

  @Test("A terminal like xterm without an entry has xterm's")
  func substitutes() throws {
    for name in ["xterm-kitty", "foot", "xterm-ghostty", "wezterm", "alacritty"] {
      guard search.entry(named: name) == nil else { continue }
      let type = try TerminalType(environment: ["TERM": name])
      #expect(type.name == name)
      #expect(type.entryName == "xterm-256color")
    }
  }

  @Test("Base64 equals Foundation's")
  func base64IsStandard() {
    for length in 0..<70 {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 * 37 + length) }
      #expect(base64(bytes) == Data(bytes).base64EncodedString())
    }
  }
}

@Suite("A terminal that cannot be used is an error of one line", .serialized) @MainActor
struct TerminalErrorTests {
  private func error(term: String?) -> TerminalError? {
    var environment: [String: String] = [:]
    environment["TERM"] = term
    do throws(TerminalError) {
      let type = try TerminalType(environment: environment)
      let screen = try NcursesScreen(
        type: type, size: CellSize(columns: 80, rows: 24), environment: environment,
        write: { $0.count })
      screen.close()
      return nil
    } catch {
      return error
    }
  }

  @Test("TERM unset, empty, unknown and dumb each have their own error")
  func kinds() {
    #expect(error(term: nil) == .terminalNotNamed)
    #expect(error(term: "") == .terminalNotNamed)
    #expect(error(term: "nonsense") == .terminalUnknown("nonsense"))
    #expect(error(term: "../x/xterm") == .terminalUnknown("../x/xterm"))
    #expect(error(term: "dumb") == .terminalTooSimple("dumb"))
    #expect(error(term: "xterm") == nil)
  }

  @Test("The line contains no control characters of the environment")
  func isOneLine() {
    let text = TerminalError.terminalUnknown("a\u{1B}[31m\nb").description
    #expect(text.contains("\"a\u{FFFD}[31m\u{FFFD}b\""))
    #expect(!text.contains("\n"))
  }
}
