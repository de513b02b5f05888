import Recurse
import RecurseTesting
import TestSupport
import Testing

/// Every control, with some that come, go and are disabled.
private struct Controls: Component {
  struct State {
    var level = 3
    var volume = 0.5
    var choice: Int? = 1
    var choices: Set<Int> = [2]
    var page = 0
    var isOpen = true
    var isDisabled = false
    var count = 4
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      TabView(selection: \.page) {
        Tab("Values", value: 0) {
          Stepper("Level", value: \.level, in: 0...10).disabled(state.isDisabled)
          Slider("Volume 日本語", value: \.volume, in: -1...1, step: 0.25)
          Gauge("Level", value: Double(state.level), in: 0...10)
          Toggle("Disabled", isOn: \.isDisabled)
          Link("Level \(state.level)", destination: "https://example.org/\(state.level)")
          ProgressView(value: Double(state.level), total: 10).showsTimeLeft()
          Gauge("Parts", segments: [BarSegment("日本", value: state.level)], total: 12).labelsInside()
          BigText("\(state.level * state.level) 日", rows: 5)
        }
        Tab("Choices", value: 1) { choices(state) }.badge(state.level)
        if state.level > 2 {
          Tab("Groups", value: 2) { groups(state) }.keepsState(state.isOpen)
        }
      }
      StatusBar {
        Text("page \(state.page)")
        KeyHints()
      }
    }
    .onKey(.control("a")) { $0.count = ($0.count + 1) % 6 }
  }

  @NodeBuilder<Self> private func choices(_ state: State) -> Node {
    ScrollView {
      for style in [PickerStyle.menu, .radioGroup, .segmented, .inline] {
        Picker("Choice", selection: \.choice, options: 0..<state.count, style: style) {
          Text("option \($0) 🙂").disabled($0 == state.level % 3)
        }
        .disabled(state.isDisabled)
      }
      MultiPicker("Some", selection: \.choices, options: 0..<state.count) {
        Text("option \($0)").disabled($0 != state.level)
      }
      MultiPicker("Several", selection: \.choices) {
        ForEach(0..<state.count, id: \.self) { Text("option \($0)").tag($0) }
      }
    }
  }

  @NodeBuilder<Self> private func groups(_ state: State) -> Node {
    GroupBox("Group") {
      LabeledContent("Level") { Stepper("", value: \.level, in: 0...10) }
      DisclosureGroup("Open", isExpanded: \.isOpen) { Skeleton(lines: 2) }
      DisclosureGroup("Own") { Slider(value: \.volume, in: -1...1) }
    }
  }
}

@MainActor @Suite("Random use of controls in strict mode") struct RandomControlTests {
  @Test("Controls handle keys, mouse events, pastes, resizes and time in any order")
  func use() async {
    var input = RandomInput(Fuzz.random(21))
    for round in 0..<Fuzz.rounds(4) {
      var size = CellSize(columns: 40, rows: 14)
      let screen = TestScreen(
        Controls(), columns: size.columns, rows: size.rows, isStrict: true)
      for step in 0..<80 where screen.quitStatus == nil {
        switch input.random.below(40) {
        case 0, 1:
          size = input.size()
          screen.resize(columns: size.columns, rows: size.rows)
        case 2: await screen.advance(by: .milliseconds(input.random.below(600)))
        case 3:
          let page = input.random.below(4)
          screen.change { $0.page = page }
        default: screen.send([input.event(in: size)])
        }
        let failure = screen.failure
        #expect(failure == nil, "step \(step) of round \(round), seed \(Fuzz.seed)")
        let state = screen.state
        #expect(0...10 ~= state.level && -1...1 ~= state.volume)
        if failure != nil { return }
      }
    }
  }
}
