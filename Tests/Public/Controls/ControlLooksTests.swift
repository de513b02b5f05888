import Recurse
import RecurseTesting
import Testing

/// A control below a button that has the focus first.
private struct Page: Component {
  enum Control: CaseIterable {
    case stepper, slider, menu, radioGroup, segmented, inline, several, disclosure, tabs, link

    /// Where a press has an effect that is seen before the release.
    var point: CellPoint {
      switch self {
      case .stepper: CellPoint(column: 8, row: 1)
      case .radioGroup, .inline, .several: CellPoint(column: 5, row: 3)
      case .segmented: CellPoint(column: 20, row: 1)
      case .tabs: CellPoint(column: 9, row: 1)
      default: CellPoint(column: 12, row: 1)
      }
    }
  }

  struct State {
    var number = 1
    var numbers: Set<Int> = [1]
    var isOpen = false
    var path: [Int] = []
    var isDisabled = false
  }
  let control: Control
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Button("First") { _ in }
      VStack(alignment: .stretch) { shown }.disabled(state.isDisabled)
    }
  }

  @NodeBuilder<Self> private var shown: Node {
    switch control {
    case .stepper: Stepper("Count", value: \.number, in: 0...2)
    case .slider: Slider("Count", value: \.number, in: 0...20)
    case .menu: picker(.menu)
    case .radioGroup: picker(.radioGroup)
    case .segmented: picker(.segmented)
    case .inline: picker(.inline)
    case .several:
      MultiPicker("Count", selection: \.numbers) {
        for number in 1...2 { Text("number \(number)").tag(number) }
      }
    case .disclosure: DisclosureGroup("A long title", isExpanded: \.isOpen) { Text("x") }
    case .tabs:
      TabView(selection: \.number) {
        Tab("One", value: 1) { Text("x") }
        Tab("Two", value: 2) { Text("y") }
      }
    case .link: NavigationLink("A long title", to: 1, on: \.path)
    }
  }

  private func picker(_ style: PickerStyle) -> Node {
    Picker("Count", selection: \.number, options: 1...2, style: style) { Text("number \($0)") }
  }
}

@MainActor @Suite("The states of a control") struct ControlLooksTests {
  @Test(
    "look different, in the colors of a theme and without any", arguments: Page.Control.allCases)
  private func states(control: Page.Control) {
    for (level, scheme) in [(ColorLevel.none, nil), (.trueColor, ColorScheme.dark)] {
      let screen = TestScreen(
        Page(control: control), columns: 30, rows: 6, theme: .nord, colorScheme: scheme,
        colors: level)
      // Without the first row, which shows that the button has the focus.
      func look() -> String { screen.styledText.split(separator: "\n").dropFirst().description }
      var looks = ["normal": look()]
      screen.change { $0.isDisabled = true }
      looks["disabled"] = look()
      screen.change { $0.isDisabled = false }
      screen.press(.tab)
      looks["focused"] = look()
      screen.mouse(MouseEvent(.press(.left), at: control.point))
      looks["pressed"] = look()
      #expect(Set(looks.values).count == looks.count, "\(level): \(looks)")
      screen.mouse(MouseEvent(.release(.left), at: CellPoint(column: 29, row: 5)))
      #expect(screen.failure == nil)
    }
  }
}
