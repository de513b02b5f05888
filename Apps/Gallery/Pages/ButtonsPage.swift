import Recurse

/// An article that is saved, published and discarded, the forms of a button, and small machines.
struct ButtonsPage: GalleryContent {
  struct State: Equatable {
    var saves = 0
    var isPublished = false
  }

  static let source = """
    FlowStack(spacing: 2) {
      Button("Save") { $0.saves += 1 }.keyboardShortcut(.defaultAction)
      Button("Publish") { $0.isPublished = true }
        .disabled(state.saves == 0 || state.isPublished)
      Button("Discard", role: .destructive) { $0 = State() }
    }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    Cards {
      Card("An article", note: state.isPublished ? "published" : "a draft") {
        Text("Why terminals stay").bold()
        Text("A terminal is the shortest way between a thought and a machine that does it.")
        Text(state.saves == 0 ? "Not saved yet" : "Saved \(state.saves) times")
          .foreground(.secondaryText).padding(vertical: 1)
        FlowStack(spacing: 2) {
          Button("Save") { $0.saves += 1 }.keyboardShortcut(.defaultAction)
          Button("Publish") { $0.isPublished = true }
            .disabled(state.saves == 0 || state.isPublished)
          Button("Discard", role: .destructive) { $0 = State() }
        }
      }
      Card("Its states", note: "as they are painted") {
        FlowStack(spacing: 3, lineSpacing: 1) {
          for (name, state) in Self.states {
            VStack {
              VirtualNode(ButtonSample(title: "Save", state: state))
              Text(name).foreground(.secondaryText)
            }
          }
        }
      }
      Card("A calculator") { Calculator() }
      Card("A record", note: "six titles") { Player() }
      Card("A basket", note: "asks before it acts") { Trash() }
      Card("A question", note: "a button each") { Poll() }
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
