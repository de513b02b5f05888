import Recurse
import RecurseTesting
import Testing

/// A button in any state, also with the mouse over it.
private struct Sample: WidgetElement {
  let state: ControlState

  func makeWidget(_ sender: EventSender<Sample>) -> ElementWidget<Sample> {
    SampleWidget(self, sender)
  }
}

private final class SampleWidget: ElementWidget<Sample> {
  override func measure(_ proposal: LayoutProposal) -> CellSize {
    CellSize(columns: 8, rows: 1)
  }

  override func paint(_ context: GraphicsContext) { context.drawButton("Save", element.state) }
}

private struct States: Component {
  let purpose: ControlState

  func render(state: Void) -> Node {
    let changes: [(inout ControlState) -> Void] = [
      { _ in }, { $0.isHovered = true }, { $0.isFocused = true },
      { ($0.isFocused, $0.isPressed, $0.isHovered) = (true, true, true) }, { $0.isDisabled = true },
    ]
    ForEach(changes.indices, id: \.self) { index in
      VirtualNode(Sample(state: changed(changes[index])))
    }
  }

  private func changed(_ change: (inout ControlState) -> Void) -> ControlState {
    var state = purpose
    change(&state)
    return state
  }
}

@MainActor @Suite("The states of a button") struct ButtonStateTests {
  private static let purposes = [
    ControlState(), ControlState(isPrimary: true), ControlState(isDestructive: true),
    ControlState(isPrimary: true, isDestructive: true),
  ]

  @Test("look different pairwise, in every theme and with any number of colors")
  func pairwise() {
    for theme in Theme.all {
      for scheme in [ColorScheme.dark, .light, nil] {
        for level in ColorLevel.allCases {
          for purpose in Self.purposes {
            let screen = TestScreen(
              States(purpose: purpose), columns: 8, rows: 5, theme: theme, colorScheme: scheme,
              colors: level, isStrict: false)
            let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
            let looks = (0..<5).map { "\(lines[$0]) \(screen.style(row: $0, column: 3))" }
            #expect(
              Set(looks).count == 5,
              "\(theme.name) \(String(describing: scheme)) \(level): \(looks)")
          }
        }
      }
    }
  }
}
