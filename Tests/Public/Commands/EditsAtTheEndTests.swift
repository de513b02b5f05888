import Foundation
import Recurse
import RecurseFoundation
import RecurseTesting
import TestSupport
import Testing

/// What is half typed when the app is asked to end: by a key, which may lead to a question, or by a
/// signal, which does not.
@Suite("What is half typed at the end") @MainActor struct EditsAtTheEndTests {
  private struct Row: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  /// A list whose rows are edited in place, and a sheet with a list of its own over it.
  private struct Names: Component {
    struct State {
      var rows = ["Ada", "Grace"].enumerated().map { Row(id: $0, name: $1) }
      var selection: Int? = 0
      var isOpen = false
      var others = [Row(id: 0, name: "Alan")]
      var other: Int? = 0
      var isDone = false
    }
    var initialState: State { State() }
    func effects(state: State) -> [Effect] {
      if state.isDone { .quit() }
    }
    func render(state: State) -> Node {
      List(\.rows, selection: \.selection) { row in
        Text(row.name).onEdit(row.name) { state, name in state.rows[row.id].name = name }
      }
      .command("Open", key: "ctrl+o") { $0.isOpen = true }
      .sheet(isPresented: \.isOpen) {
        List(\.others, selection: \.other) { row in
          Text(row.name).onEdit(row.name) { state, name in state.others[row.id].name = name }
        }
      }
    }
  }

  private static let ways: [(name: String, end: @MainActor (TestScreen<Names>) -> Void)] = [
    ("Ctrl+Q", { $0.press(.control("q")) }), ("Ctrl-C", { $0.press(.control("c")) }),
    ("a signal", { $0.askToEnd() }), ("an effect", { $0.change { $0.isDone = true } }),
  ]

  @Test("in a row is taken, whatever ends the app")
  func row() {
    for (name, end) in Self.ways {
      let screen = TestScreen(Names(), columns: 30, rows: 6)
      screen.press(.function(2))
      screen.type(" L")
      end(screen)
      #expect(screen.state.rows.map(\.name) == ["Ada L", "Grace"], "\(name)")
      // The list has the focus, as after Enter.
      screen.press(.down, .function(2))
      screen.type(" H\n")
      #expect(screen.state.rows.map(\.name) == ["Ada L", "Grace H"], "\(name)")
    }
  }

  @Test("in a row that a sheet covers is taken with what is typed in the sheet")
  func covered() {
    for (name, end) in Self.ways {
      let screen = TestScreen(Names(), columns: 30, rows: 8)
      screen.press(.function(2))
      screen.type(" L")
      screen.press(.control("o"))
      screen.press(.function(2))
      screen.type(" T")
      end(screen)
      #expect(screen.state.rows[0].name == "Ada L", "\(name)")
      #expect(screen.state.others[0].name == "Alan T", "\(name)")
      screen.press(.escape)
      screen.press(.down, .function(2))
      screen.type(" H\n")
      #expect(screen.state.rows[1].name == "Grace H", "\(name)")
    }
  }

  /// The texts that are being edited, in the list and in the sheet, and what they were.
  private struct Model {
    var rows = ["Ada", "Grace"]
    var other = "Alan"
    var row = 0
    var draft: (text: String, index: Int)?
    var otherDraft: String?
    var isOpen = false

    /// Presses a random key that means the same in the model and on the screen.
    @MainActor
    mutating func press(_ screen: TestScreen<Names>, _ random: inout SplitMix64) {
      let isEditing = isOpen ? otherDraft != nil : draft != nil
      switch random.below(isEditing ? 8 : 4) {
      case 0 where !isEditing && !isOpen:
        screen.press(row == 0 ? .down : .up)
        row = 1 - row
      case 1 where !isEditing:
        screen.press(.function(2))
        if isOpen { otherDraft = other } else { draft = (rows[row], row) }
      case 0 where isEditing:
        screen.press(.enter)
        take()
      case 1 where isEditing:
        screen.press(.escape)
        if isOpen { otherDraft = nil } else { draft = nil }
      case 2 where !isOpen:
        screen.press(.control("o"))
        isOpen = true
      case 2 where !isEditing:
        screen.press(.escape)
        isOpen = false
      case let number where isEditing && number > 2:
        let letter = ["é", "x", " y", "日", "z"][number - 3]
        screen.type(letter)
        if isOpen { otherDraft? += letter } else { draft?.text += letter }
      default: break
      }
    }

    private mutating func take() {
      if isOpen {
        other = otherDraft ?? other
        otherDraft = nil
      } else {
        takeRow()
      }
    }

    mutating func takeRow() {
      if let draft { rows[draft.index] = draft.text }
      draft = nil
    }

    mutating func takeAll() {
      take()
      takeRow()
    }
  }

  @Test("is in the state after any keys, whatever ends the app", arguments: 0..<16)
  func law(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for way in Self.ways {
      let screen = TestScreen(Names(), columns: 30, rows: 8)
      var model = Model()
      for _ in 0..<random.below(40) { model.press(screen, &random) }
      #expect(screen.state.rows.map(\.name) == model.rows, "before \(way.name)")
      way.end(screen)
      model.takeAll()
      #expect(screen.state.rows.map(\.name) == model.rows, "\(way.name)\n\(screen.text)")
      #expect(screen.state.others.map(\.name) == [model.other], "\(way.name)\n\(screen.text)")
    }
  }

  @Test("in a field whose text may go on is taken, and the field keeps the focus")
  func field() {
    struct Times: Component {
      enum Field { case first, second }
      struct State {
        var text = ""
        var number = 5
        var focus: Field? = .second
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        Form {
          TextField("Text", text: \.text).focused(\.focus, equals: .first)
          TextField("Number", value: \.number, format: StyleFormat(IntegerFormatStyle<Int>()))
            .focused(\.focus, equals: .second)
        }
      }
    }
    let screen = TestScreen(Times(), columns: 40, rows: 6)
    screen.press(.control("u"))
    // Not as it is written: more may follow.
    screen.type("07")
    #expect(screen.state.number != 7)
    screen.askToEnd()
    #expect(screen.state.number == 7 && screen.state.focus == .second)
    screen.press(.end, .backspace)
    screen.type("08")
    screen.askToEnd()
    #expect(screen.state.number == 8 && screen.state.focus == .second)
  }

  /// Controls in which a value can be half typed.
  private struct Controls: Component {
    struct State {
      var rows = [Row(id: 0, name: "Ada")]
      var selection: Int? = 0
      var volume = 5.0
      var day = date(2026, 11, 23, 14, 30)
      var isDone = false
    }
    var initialState: State { State() }
    func effects(state: State) -> [Effect] {
      if state.isDone { .quit() }
    }
    func render(state: State) -> Node {
      VStack(alignment: .stretch) {
        Table(\.rows, selection: \.selection) {
          TableColumn("Name") { row in
            Text(row.name).onEdit(row.name) { state, name in state.rows[0].name = name }
          }
        }
        .frame(height: 4)
        Slider("Volume", value: \.volume, in: 0...200)
        DateField("Day", selection: \.day)
        TimeField("Time", selection: \.day)
      }
      .environment(\.calendar, testCalendar())
    }
  }

  @Test(
    "in a cell, a slider, a day or a time is taken, whatever ends the app",
    arguments: ["cell", "slider", "day", "time"])
  func controls(name: String) throws {
    let ways: [(String, @MainActor (TestScreen<Controls>) -> Void)] = [
      ("Ctrl+Q", { $0.press(.control("q")) }), ("Ctrl-C", { $0.press(.control("c")) }),
      ("a signal", { $0.askToEnd() }), ("an effect", { $0.change { $0.isDone = true } }),
    ]
    for (way, end) in ways {
      let screen = TestScreen(Controls(), columns: 40, rows: 10)
      switch name {
      case "cell":
        screen.press(.function(2))
        screen.type(" L")
      case "slider":
        try screen.focus("Volume")
        screen.type("12")
      case "day":
        try screen.focus("Day")
        screen.press(.control("u"))
        // A month with one digit may go on.
        screen.type("2026-12-1")
      default:
        try screen.focus("Time")
        screen.press(.control("u"))
        screen.type("930")
      }
      end(screen)
      let state = screen.state
      switch name {
      case "cell": #expect(state.rows[0].name == "Ada L", "\(way)")
      case "slider": #expect(state.volume == 12, "\(way)")
      case "day": #expect(state.day == date(2026, 12, 1, 14, 30), "\(way)")
      default: #expect(state.day == date(2026, 11, 23, 9, 30), "\(way)")
      }
    }
  }

  /// A draft in a sheet. A key that quits asks, a signal keeps the draft.
  private struct Notes: Component {
    struct Note: Equatable { var title: String }
    struct State {
      var title = "Old"
      var draft: Note?
      var isAsking = false
      var isDone = false
      var hasChanges: Bool { draft != nil && draft?.title != title }
      mutating func keep() {
        if let draft { title = draft.title }
      }
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      WithEnvironment(\.isEnding) { isEnding in
        Button("Edit") { $0.draft = Note(title: $0.title) }
          .onChange(of: isEnding) { state, _ in state.keep() }
      }
      .command("Quit") { state in
        if state.hasChanges { state.isAsking = true } else { state.isDone = true }
      }
      .sheet(editing: \.draft) { $note in TextField("Title", text: $note.title) }
      .alert("Keep the changes?", isPresented: \.isAsking) {
        Button("Keep") { state in
          state.keep()
          state.isDone = true
        }
        Button("Stay", role: .cancel)
      }
    }
    func effects(state: State) -> [Effect] {
      if state.isDone { .quit() }
    }
  }

  @Test("in a draft is asked for by a key, and kept at a signal, as the app says")
  func draft() throws {
    for key in [Key.control("q"), .control("c")] {
      let screen = TestScreen(Notes(), columns: 40, rows: 10)
      screen.press(.enter)
      screen.type("er")
      screen.press(key)
      #expect(screen.alert != nil && screen.quitStatus == nil)
      screen.press(.escape)
      // The person goes on where they were.
      screen.type("!")
      #expect(screen.state.draft?.title == "Older!")
      screen.press(key)
      try screen.press("Keep")
      #expect(screen.state.title == "Older!" && screen.quitStatus == 0)
    }
    let screen = TestScreen(Notes(), columns: 40, rows: 10)
    screen.press(.enter)
    screen.type("er")
    screen.askToEnd()
    #expect(screen.state.title == "Older" && screen.alert == nil)
  }
}
