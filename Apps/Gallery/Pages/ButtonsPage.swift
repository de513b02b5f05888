import Recurse

/// The forms of a button.
struct ButtonsPage: GalleryContent {
  static let source = """
    Button("Save") { $0 += 1 }.keyboardShortcut(.defaultAction)
    Button("Cancel") { $0 = 0 }
    Button("Delete", role: .destructive) { $0 -= 1 }
    Button("Not now") { $0 += 1 }.disabled()
    """

  var initialState: Int { 0 }

  func render(state: Int) -> Node {
    FlowStack(spacing: 2, lineSpacing: 1) {
      Button("Save") { $0 += 1 }.keyboardShortcut(.defaultAction)
      Button("Cancel") { $0 = 0 }
      Button("Delete", role: .destructive) { $0 -= 1 }
      Button("Not now") { $0 += 1 }.disabled()
    }
    Text("Pressed: \(state)").foreground(.secondaryText).padding(vertical: 1)
    FlowStack(spacing: 2, lineSpacing: 1) {
      for (name, state) in Self.states {
        VStack {
          VirtualNode(ButtonSample(title: "Save", state: state))
          Text(name).foreground(.secondaryText)
        }
      }
    }
  }

  private static let states = [
    ("normal", ControlState()), ("hovered", ControlState(isHovered: true)),
    ("focused", ControlState(isFocused: true)), ("pressed", ControlState(isPressed: true)),
    ("disabled", ControlState(isDisabled: true)),
    ("default", ControlState(isPrimary: true)),
    ("destructive", ControlState(isDestructive: true)),
    ("destructive, focused", ControlState(isFocused: true, isDestructive: true)),
  ]
}
