import Recurse

/// On, off, and neither to be changed.
struct TogglesPage: GalleryContent {
  struct State: Equatable {
    var wraps = true
    var numbers = false
  }

  static let source = """
    Toggle("Wrap lines", isOn: \\.wraps)
    Toggle("Line numbers", isOn: \\.numbers)
    Toggle("Read only", isOn: \\.wraps).disabled()
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    Toggle("Wrap lines", isOn: \.wraps)
    Toggle("Line numbers", isOn: \.numbers)
    Toggle("Read only", isOn: \.wraps).disabled()
  }
}
