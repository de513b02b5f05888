import Recurse
import RecurseTesting
import Testing

/// A package that may depend on itself by way of others.
@MainActor
private final class Package: @MainActor Identifiable {
  let id: String
  var dependencies: [Package] = []

  init(_ id: String) { self.id = id }

  /// `app` needs `net` and `text`; `net` needs `text` and, in a circle, `app`.
  static func circle() -> [Package] {
    let (app, net, text) = (Package("app"), Package("net"), Package("text"))
    app.dependencies = [net, text]
    net.dependencies = [text, app]
    return [app]
  }
}

private struct Dependencies: Component {
  struct State {
    var packages: [Package]
    var open: Set<[String]> = []
    var selected: [String]? = ["app"]
  }
  var initialState: State { State(packages: Package.circle()) }

  func render(state: State) -> Node {
    List(\.packages, children: \.dependencies, expanded: \.open, selection: \.selected) {
      Text($0.id)
    }
  }
}

@MainActor
@Suite("A tree whose nodes lead back to those above") struct TreeLinkTests {
  @Test("opens each of them once by *, and stops where one is below itself")
  func all() {
    let screen = TestScreen(Dependencies(), columns: 24, rows: 8)
    screen.type("*")
    #expect(screen.state.open == [["app"], ["app", "net"]])
    #expect(screen.text == " ▾ app\n │ ▾ net\n │ │   text\n │ │ ▸ app\n │   text")
  }

  @Test("opens further by →, as far as a person goes")
  func further() {
    let screen = TestScreen(Dependencies(), columns: 24, rows: 10)
    screen.type("*")
    screen.press([.down, .down, .down, .right])
    #expect(screen.state.open.contains(["app", "net", "app"]))
    #expect(screen.text.contains(" │ │ ▾ app\n │ │ │ ▸ net\n"))
  }
}
