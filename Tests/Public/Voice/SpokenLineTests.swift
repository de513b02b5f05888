import Recurse
import RecurseTesting
import TestSupport
import Testing

@MainActor @Suite("The lines of a voice") struct SpokenLineTests {
  private static let keys: [Key] = [
    .tab, .tab, .tab, .shiftTab, .up, .down, .left, .right, .enter, .space, .escape, .home, .end,
    .pageDown, .backspace, .delete, .function(1), .function(2), .function(5), .function(6),
    .function(7), .down.with(.alt), .control("u"), .up.with(.shift),
  ]

  @Test(
    "have no controls, and are said once for a change, whatever is typed and shown",
    arguments: 0..<UInt64(2))
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let screen = TestScreen(Everything(), columns: 60, rows: 20, screenReader: true)
    var count = 0
    for step in 0..<60 where screen.quitStatus == nil && screen.failure == nil {
      switch random.below(8) {
      case 0: screen.typeAtOnce(random.pick(["1", "9", "-", "two"] + oddTexts))
      case 1: screen.paste(random.pick(oddTexts))
      case 2:
        var state = screen.state
        state.shake(&random)
        screen.change { [state] in $0 = state }
      default: screen.press(random.pick(Self.keys))
      }
      let lines = screen.takeSpoken()
      count += lines.count
      for line in lines {
        #expect(!line.isEmpty && line == line.terminalSafe, "seed \(seed), step \(step)")
        #expect(!line.contains { $0.isNewline || $0 == "\t" }, "seed \(seed), step \(step)")
      }
      screen.turn {}
      screen.change { _ in }
      #expect(screen.takeSpoken() == [], "seed \(seed), step \(step)")
    }
    #expect(count > 20)
  }

  private struct Door: Component {
    struct State: Equatable {
      var name = ""
      var code = ""
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      Form {
        TextField("Name", text: \.name)
        SecureField("Code", text: \.code).fieldError(state.code.count < 4 ? "Too short" : nil)
        Button("Open") { _ in }.keyboardShortcut(.defaultAction)
      }
    }
  }

  @Test("have nothing of a secret", arguments: 0..<UInt64(4))
  func secret(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let screen = TestScreen(Door(), columns: 40, rows: 10, screenReader: true)
    screen.press(.tab)
    for step in 0..<200 where screen.quitStatus == nil {
      if random.below(3) > 0, screen.focused?.label == "Code" {
        screen.typeAtOnce(random.pick(["Ж", "ЖΩ", "Ω Ж", "Ж\u{301}"]))
      } else {
        screen.press(random.pick(Self.keys))
      }
      for line in screen.takeSpoken() {
        #expect(!line.unicodeScalars.contains { $0 == "Ж" || $0 == "Ω" }, "step \(step): \(line)")
        #expect(!line.contains("•"), "step \(step): \(line)")
      }
    }
    #expect(!screen.state.code.isEmpty || screen.quitStatus != nil)
  }

  @Test("are one for each move of the focus by Tab", arguments: 0..<5)
  func tab(page: Int) {
    var state = Everything.State()
    state.tab = page
    let screen = TestScreen(
      Everything(), state: state, columns: 60, rows: 24, screenReader: true)
    #expect(screen.takeSpoken().count == 1)
    for key in [Key.tab, .shiftTab] {
      for step in 0..<20 {
        let before = screen.focused?.label
        screen.press(key)
        let lines = screen.takeSpoken()
        #expect(lines.count == 1, "page \(page), step \(step), from \(before ?? ""): \(lines)")
      }
    }
  }

  private struct Errand: Component {
    var initialState: Int { 0 }
    func render(state: Int) -> Node {
      Button("Weg") { $0 += 1 }
        .environment(
          \.words,
          Words(
            readScreen: "Alles vorlesen",
            spoken: SpokenWords(roles: ["button": "Schalter"])))
      Toggle("An", isOn: \.isEven)
    }
  }

  @Test("are in the words of the environment at the focus")
  func words() {
    let screen = TestScreen(Errand(), screenReader: true)
    let dialogue = """
      Weg, Schalter
      > tab
      An, toggle, on
      """
    #expect(screen.dialogue(dialogue) == dialogue)
  }
}

extension Int {
  fileprivate var isEven: Bool {
    get { isMultiple(of: 2) }
    set { self = newValue ? 0 : 1 }
  }
}
