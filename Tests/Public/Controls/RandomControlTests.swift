import Recurse
import RecurseTesting
import TestSupport
import Testing

@MainActor @Suite("A form used at random") struct RandomFormTests {
  struct Everything: Component {
    struct State {
      var name = ""
      var code = "12"
      var size = 1
      var other = 2
      var extras: Set<Int> = []
      var level = 3
      var volume = 0.5
      var isOn = false
      var isOpen = false
      var page = 0
      var isOff = false
      var saved = 0
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      Form {
        Section("First") {
          TextField("Name", text: \.name).fieldError(state.name.isEmpty ? "Needed" : nil)
          if state.isOn { SecureField("A rather long title", text: \.code) }
          Picker("Menu", selection: \.other, options: 1..<4) { Text("\($0)") }
            .fieldError(state.other == 3 ? "Not three" : nil)
          Picker("Radio", selection: \.size, style: .radioGroup) {
            Text("one").tag(1)
            if state.isOpen { Text("two").tag(2) }
            Text("three").tag(3)
          }
          .disabled(state.isOff)
        }
        if state.level > 2 {
          Section("Second") {
            LabeledContent("Code") { TextField("", text: \.code) }
              .fieldError(state.code.count > 3 ? "Too long" : nil)
            MultiPicker("Many", selection: \.extras) {
              for tag in 1...2 { Text("\(tag)").tag(tag) }
            }
            DisclosureGroup("More", isExpanded: \.isOpen) {
              Stepper("Level", value: \.level, in: 0...9)
              Picker("Segments", selection: \.size, style: .segmented) {
                for tag in 1...3 { Text("\(tag)").tag(tag) }
              }
            }
          } footer: {
            Text("below")
          }
        }
        HStack {
          Stepper("Level", value: \.level, in: 0...9).fieldError(state.level == 5 ? "Not 5" : nil)
          Slider("Volume", value: \.volume)
        }
        Toggle("On", isOn: \.isOn)
        Toggle("Off", isOn: \.isOff)
        HStack {
          Button("Save") {
            $0.saved += 1
            $0.name = ""
          }
          .keyboardShortcut(.defaultAction)
          Button("Reset") { $0.level = 3 }.keyboardShortcut(.cancelAction)
        }
      }
    }
  }

  @Test("shows what a fresh one does, and is never submitted with a fault")
  func random() {
    let saves = (0..<8).reduce(0) { $0 + use(seed: $1) }
    #expect(saves > 0)
  }

  /// - Returns: how often the form was submitted.
  private func use(seed: UInt64) -> Int {
    var random = SplitMix64(seed: seed)
    let isSmall = seed.isMultiple(of: 2)
    var (columns, rows) = isSmall ? (20, 5) : (44, 18)
    let screen = TestScreen(Everything(), columns: columns, rows: rows)
    let keys: [Key] = [
      .tab, .shiftTab, .up, .down, .left, .right, .enter, .space, .escape, .home, .end, .pageDown,
      .character("a"), .character("7"), .backspace, .tab, .down,
    ]
    var saves = 0
    for _ in 0..<150 {
      let before = screen.state
      switch Int.random(in: 0..<10, using: &random) {
      case 0...6: screen.press(keys.randomElement(using: &random)!)
      case 7, 8:
        screen.click(
          column: .random(in: 0..<columns, using: &random),
          row: .random(in: 0..<rows, using: &random))
      case 9 where Bool.random(using: &random):
        // What is wrong is put right, so that the form is submitted now and then.
        screen.change {
          $0.name = "a"
          ($0.other, $0.level, $0.code) = (1, 4, "1")
        }
      default:
        columns = .random(in: 1..<50, using: &random)
        rows = .random(in: 1..<20, using: &random)
        screen.resize(columns: columns, rows: rows)
      }
      if screen.state.saved > before.saved {
        saves += 1
        let isTooLong = before.level > 2 && before.code.count > 3
        #expect(!before.name.isEmpty && before.other != 3 && before.level != 5 && !isTooLong)
      }
    }
    return saves
  }
}
