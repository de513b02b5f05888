import Recurse

struct AccentKey: EnvironmentKey { static let defaultValue = Color.info }

extension EnvironmentValues {
  var titleColor: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

struct EnvironmentExample: Component {
  func render(state: Void) -> Node {
    VStack { Title(text: "Report") }.environment(\.titleColor, .success)
    Title(text: "Notes")
  }

  struct Title: Component {
    let text: String

    func render(state: Void) -> Node {
      WithEnvironment(\.titleColor) { color in Text(text).foreground(color) }
    }
  }
}
