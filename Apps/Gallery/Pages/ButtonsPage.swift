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
    FlowStack(spacing: 2) {
      Button("Save") { $0 += 1 }.keyboardShortcut(.defaultAction)
      Button("Cancel") { $0 = 0 }
      Button("Delete", role: .destructive) { $0 -= 1 }
      Button("Not now") { $0 += 1 }.disabled()
    }
    Text("")
    Text("Pressed: \(state)").foreground(.secondaryText)
  }
}
