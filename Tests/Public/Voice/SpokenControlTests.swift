import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("A control that is heard") struct SpokenControlTests {
  private struct Choices: Component {
    struct State: Equatable {
      var city = ""
      var colors: Set<String> = []
      var size = "small"
      var isOpen = false
      var level = 2
      var isLocked = false

      var matches: [String] {
        city.isEmpty ? [] : ["Bergen", "Berlin", "Bonn"].filter { $0.hasPrefix(city) }
      }
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      VStack {
        TextField("City", text: \.city).suggestions(\.matches) { Text($0) }
        MultiPicker("Colors", selection: \.colors, options: ["red", "blue"]) { Text($0) }
        Picker("Size", selection: \.size, options: ["small", "large"]) { Text($0) }
        Picker("View", selection: \.size, options: ["small", "large"], style: .segmented) {
          Text($0)
        }
        DisclosureGroup("More", isExpanded: \.isOpen) { Text("Nothing else") }
        Stepper("Level", value: \.level, in: 0...9)
        Button("×") { $0.isLocked = true }.accessibilityLabel("Close").disabled(state.isLocked)
      }
    }
  }

  @Test("says its value, its place and its states, and then what changes of them")
  func controls() {
    let screen = TestScreen(Choices(), columns: 40, rows: 24, screenReader: true)
    let dialogue = """
      City, text field, empty
      > "B"
      B. suggestions: 3
      > "er"
      er. suggestions: 2
      > down
      Bergen
      > tab
      Bergen
      > tab
      City, Bergen. Colors, picker. red, 1 of 2
      > space
      selected
      > space
      not selected
      > down
      blue, 2 of 2
      > tab
      Size, picker, small
      > enter
      popover. Size, menu. small, 1 of 2, selected
      > down
      large, 2 of 2
      > enter
      Size, picker, large
      > tab
      View, picker, large, 2 of 2
      > left
      small
      > tab
      More, disclosure, collapsed
      > enter
      expanded
      > tab
      Level, stepper, 2
      > right
      3
      > tab
      Close, button
      > enter
      disabled
      """
    #expect(screen.dialogue(dialogue) == dialogue)
  }
}
