import Recurse
import RecurseEditor
import RecurseReconciler
import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@MainActor
@Suite("Text that attacks the terminal", .serialized)
struct UntrustedTextTests {
  /// The state of a terminal that no text may change.
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

  private func app() throws -> (app: EmulatedApp<HostilePage>, followed: FollowedTexts) {
    let followed = FollowedTexts()
    let page = HostilePage(initialState: .init([:]), followed: followed)
    let app = EmulatedApp(page, size: CellSize(columns: 80, rows: 130))
    _ = try app.present()
    return (app, followed)
  }

  @Test(
    "Hostile text in any element changes neither title, clipboard, modes nor cursor, and is never sent raw"
  )
  func page() async throws {
    var hostile = HostileText(Fuzz.random(6))
    let (app, followed) = try app()
    let before = Condition(app.emulator)
    var texts = 0
    for round in 0..<Fuzz.rounds(25) {
      let shown = Dictionary(
        uniqueKeysWithValues: HostileParameter.allCases.map { ($0, hostile.next()) })
      texts += shown.count
      followed.show(shown)
      app.change { $0 = .init(shown) }
      app.stage.present()
      // Loads end in tasks.
      for _ in 0..<8 { await Task.yield() }
      // The page, the swipe actions of its first row, and the field that edits that row.
      for keys in [[Key.left], [.escape, .function(2)], [.escape]] {
        let bytes = try app.present()
        #expect(Condition(app.emulator) == before, "round \(round), seed \(Fuzz.seed)")
        #expect(Self.commands(in: bytes).isEmpty, "round \(round), seed \(Fuzz.seed)")
        if let cursor = app.stage.tree.cursor { #expect(app.emulator.cursor == cursor) }
        for key in keys { #expect(app.stage.handle(.key(KeyEvent(key)))) }
      }
    }
    #expect(app.emulator.shows("word"))
    Figures.note("\(texts) hostile texts in \(HostileParameter.allCases.count) parameters")
  }

  @Test("The page contains every parameter that takes a text")
  func places() async throws {
    // Short, because the index at the edge of a list is narrow.
    let texts = Dictionary(
      uniqueKeysWithValues: HostileParameter.allCases.enumerated().map { ($1, "place-\($0)-") })
    let followed = FollowedTexts()
    followed.show(texts)
    let page = HostilePage(initialState: .init(texts), followed: followed)
    let screen = TestScreen(page, columns: 80, rows: 130)
    await screen.settle()
    var pictures = [screen.text]
    for key in [Key.left, .escape, .function(2)] {
      screen.press(key)
      pictures.append(screen.text)
    }
    let unreadable = [
      ("number", "x"), ("number", "1.5"), ("number", "99"), ("refusing", "x"), ("silent", "x"),
      ("day", "x"),
      ("day", "2026-02-30"), ("time", "x"), ("style", "x"), ("style with words", "x"),
    ]
    for (field, text) in unreadable {
      try screen.focus(on: screen.field(field))
      screen.press(.control("u"))
      screen.type(text)
      screen.press(.enter)
      pictures.append(screen.text)
    }
    screen.change { $0.isAsking = true }
    pictures.append(screen.text)
    screen.press(.escape)
    try screen.moveMouse(to: screen.text("helped"))
    await screen.advance(by: .seconds(1))
    pictures.append(screen.text)
    screen.press(.function(1))
    pictures.append(screen.text)
    screen.press(.escape)
    try screen.focus(on: screen.element(.tabBar, ""))
    screen.press(.function(1))
    pictures.append(screen.text)
    screen.type("nothing is called so")
    pictures.append(screen.text)
    screen.press(.escape)
    try screen.focus(on: screen.element(.textEditor, "note"))
    screen.press(.alt("r"))
    screen.type("e")
    screen.press(.tab)
    pictures.append(screen.text)
    screen.press(.alt("a"))
    pictures.append(screen.text)
    screen.press(.escape, .control("g"))
    pictures.append(screen.text)
    for (place, text) in texts
    where place != .secureField && place != .secureFieldText {
      #expect(pictures.contains { $0.contains(text) }, "\(place), \(text) in\n\(pictures[0])")
    }
    #expect(screen.shows("••••"))
  }

  @Test("The list of parameters matches the public functions that take a text")
  func parameters() throws {
    let found = try PublicTexts.names()
    let parameters = Set(HostileParameter.allCases.map(\.rawValue).filter { !$0.hasPrefix("(") })
    #expect(found.subtracting(parameters).subtracting(HostileParameter.neverShown) == [])
    #expect(parameters.union(HostileParameter.neverShown).subtracting(found) == [])
    let source = """
      public struct Sign: Modifiable {
        // public init(_ comment: String)
        public init<Value>(
          _ title: String = "a, b", of value: Value, text path: WritableKeyPath<Value, String>,
          onEdit: @escaping (String) -> Void
        ) {}
        init(_ hidden: String) {}
      }
      public func sign(bound text: MutableProperty<String>, count: Int) {}
      """
    #expect(PublicTexts.names(in: source) == ["Sign.title", "Sign.path", "sign.text"])
  }

  @Test("Hostile text that is pasted and typed is text")
  func typed() throws {
    var hostile = HostileText(Fuzz.random(7))
    let (app, _) = try app()
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

  /// Bytes of a command that no frame contains: a string other than a link, a reset, a C1 control.
  private static func commands(in bytes: [UInt8]) -> [String] {
    let text = String(decoding: withoutLinks(bytes), as: UTF8.self)
    let found = text.unicodeScalars.filter { (0x80..<0xA0).contains($0.value) || $0 == "\u{7}" }
    let strings = ["\u{1B}]", "\u{1B}P", "\u{1B}_", "\u{1B}^", "\u{1B}X", "\u{1B}c", "\u{1B}#"]
    return found.map { "\($0.value)" } + strings.filter { text.contains($0) }
  }

  /// The bytes without those that begin and end the library's links, whose addresses are printable
  /// ASCII.
  private static func withoutLinks(_ bytes: [UInt8]) -> [UInt8] {
    let (opening, closing) = (Array("\u{1B}]8;id=".utf8), Array("\u{1B}]8;;\u{1B}\\".utf8))
    var rest = bytes[...]
    var kept: [UInt8] = []
    while let first = rest.first {
      if rest.starts(with: closing) {
        rest = rest.dropFirst(closing.count)
        continue
      }
      if rest.starts(with: opening) {
        let end = rest.dropFirst(opening.count).drop { (0x21..<0x7F).contains($0) }
        if end.starts(with: [0x1B, 0x5C]) {
          rest = end.dropFirst(2)
          continue
        }
      }
      kept.append(first)
      rest = rest.dropFirst()
    }
    return kept
  }
}
