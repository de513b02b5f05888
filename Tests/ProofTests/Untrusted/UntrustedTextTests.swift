import Recurse
import RecurseReconciler
import RecurseTerminal
import RecurseTesting
import Testing

@MainActor
@Suite("Text that attacks the terminal, in every element that shows text", .serialized)
struct UntrustedTextTests {
  /// What of a terminal no text may change.
  private struct Condition: Equatable {
    var title = "", bells = 0, modes: Set<Int> = [], shape = 0, kitty = 0
    var isAlternate = false, replies: [UInt8] = []

    init(_ emulator: TerminalEmulator) {
      title = emulator.title
      bells = emulator.bells
      modes = emulator.privateModes
      shape = emulator.cursorShape
      kitty = emulator.kittyFlags
      isAlternate = emulator.alternateScreenIsActive
      replies = emulator.takeReplies()
    }
  }

  @Test("changes neither title, clipboard, modes nor cursor, and is never sent raw")
  func page() async throws {
    var hostile = HostileText(Fuzz.random(6))
    func texts() -> [String] { (0..<HostilePage.places).map { _ in hostile.next() } }
    let followed = MutableProperty("")
    let page = HostilePage(initialState: .init(texts()), followed: followed)
    let app = EmulatedApp(page, size: CellSize(columns: 70, rows: 60))
    _ = try app.present()
    let before = Condition(app.emulator)
    for round in 0..<Fuzz.rounds(40) {
      let shown = texts()
      app.change { $0 = .init(shown) }
      followed.value = shown[25]
      app.stage.present()
      // Loads come back in tasks.
      for _ in 0..<8 { await Task.yield() }
      let bytes = try app.present()
      #expect(Condition(app.emulator) == before, "round \(round), seed \(Fuzz.seed)")
      #expect(Self.commands(in: bytes).isEmpty, "round \(round), seed \(Fuzz.seed)")
      if let cursor = app.stage.tree.cursor { #expect(app.emulator.cursor == cursor) }
    }
    #expect(app.emulator.shows("word"))
  }

  @Test("All that is shown is on the page: no place for text is forgotten")
  func places() async throws {
    let texts = (0..<HostilePage.places).map { "place-\($0)-" }
    let page = HostilePage(initialState: .init(texts), followed: MutableProperty(texts[25]))
    let screen = TestScreen(page, columns: 80, rows: 70)
    await screen.settle()
    for (index, text) in texts.enumerated() where index != 12 {
      #expect(screen.shows(text), "\(text) in\n\(screen.text)")
    }
    #expect(screen.shows("••••"))
  }

  @Test("Pasted and typed, it is text too")
  func typed() throws {
    var hostile = HostileText(Fuzz.random(7))
    let page = HostilePage(
      initialState: .init(Array(repeating: "", count: HostilePage.places)),
      followed: MutableProperty(""))
    let app = EmulatedApp(page, size: CellSize(columns: 70, rows: 60))
    _ = try app.present()
    let before = Condition(app.emulator)
    for _ in 0..<Fuzz.rounds(100) {
      _ = app.stage.handle(.key(KeyEvent(.tab)))
      _ = app.stage.handle(.paste(Paste(hostile.next())))
      for character in hostile.next() {
        _ = app.stage.handle(.key(KeyEvent(.character(character))))
      }
      let bytes = try app.present()
      #expect(Condition(app.emulator) == before, "seed \(Fuzz.seed)")
      #expect(Self.commands(in: bytes).isEmpty, "seed \(Fuzz.seed)")
    }
  }

  /// What would be a command that no frame has: a string, a reset, a C1 control.
  private static func commands(in bytes: [UInt8]) -> [String] {
    let text = String(decoding: bytes, as: UTF8.self)
    let found = text.unicodeScalars.filter { (0x80..<0xA0).contains($0.value) || $0 == "\u{7}" }
    let strings = ["\u{1B}]", "\u{1B}P", "\u{1B}_", "\u{1B}^", "\u{1B}X", "\u{1B}c", "\u{1B}#"]
    return found.map { "\($0.value)" } + strings.filter { text.contains($0) }
  }
}
