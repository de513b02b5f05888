import Recurse
import RecurseTesting
import TestSupport
import Testing

/// Fields of values of each kind, some of which have the same value.
private struct Fields: Component {
  struct State {
    var port = 80
    var age: Int?
    var share = 0.5
    var top = 65535
    var isDisabled = false
    var error: String?
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      TextField("Port", value: \.port, format: .number(in: 1...state.top))
      HStack {
        TextField("Port again", value: \.port, format: .number(in: 1...state.top))
          .fieldError(state.error)
        TextField("Age", value: \.age, format: .number(in: 0...150))
      }
      TextField("Share", value: \.share, format: .number(in: 0...1).places(3).step(0.1))
        .disabled(state.isDisabled)
      Toggle("Disabled", isOn: \.isDisabled)
    }
  }
}

@MainActor @Suite("Fields of values, used at random") struct RandomFieldTests {
  @Test("give the state only what their formats read", arguments: 0..<10)
  func use(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let screen = TestScreen(Fields(), columns: 24, rows: 9, isStrict: true)
    let keys: [Key] = [
      .tab, .shiftTab, .up, .down, .left, .right, .home, .end, .enter, .escape, .backspace,
      .delete, .pageUp, .pageDown, Key.up.with(.shift), .control("u"), .control("k"), .space,
    ]
    let texts = ["1", "9", "0", "-", ".", "5", "x", "日", "\u{1B}[2J", "e", "1 234", " 7 ", "3.14"]
    for step in 0..<150 {
      switch Int.random(in: 0..<14, using: &random) {
      case 0...4: screen.press(keys.randomElement(using: &random)!)
      case 5...8: screen.type(texts.randomElement(using: &random)!)
      case 9: screen.paste(texts.randomElement(using: &random)!)
      case 10:
        screen.click(
          column: Int.random(in: 0..<24, using: &random), row: Int.random(in: 0..<9, using: &random)
        )
      case 11:
        let columns = Int.random(in: 1...30, using: &random)
        screen.resize(columns: columns, rows: Int.random(in: 1...9, using: &random))
      case 12:
        let error = [nil, "", "wrong"].randomElement(using: &random)!
        screen.change { $0.error = error }
      default:
        let port = Int.random(in: 1...99, using: &random)
        screen.change {
          $0.port = port
          $0.top = max(port, 99)
        }
      }
      #expect(screen.failure == nil, "seed \(seed), step \(step)")
      let state = screen.state
      #expect(1...state.top ~= state.port && 0...1 ~= state.share && 0...150 ~= state.age ?? 0)
      if screen.failure != nil { return }
    }
  }
}
