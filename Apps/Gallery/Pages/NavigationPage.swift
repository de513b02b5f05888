import Recurse

/// A guide to the planets: screens of which the last one is shown.
struct NavigationPage: GalleryContent {
  enum Route: Hashable {
    case planet(String)
    case moon(String)
  }

  struct State: Equatable {
    var path: [Route] = []
    var isVisited = false
  }

  static let source = """
    NavigationStack(path: \\.path) {
      NavigationLink("Mars", to: .planet("Mars"), on: \\.path)
      NavigationLink(to: .planet("Jupiter"), on: \\.path) {
        Text("Jupiter").bold()
        Text("with four large moons").foreground(.secondaryText)
      }
      NavigationLink("Pluto", to: .planet("Pluto"), on: \\.path).disabled()
        .navigationTitle("Planets")
    } destination: { route in
      switch route {
      case .planet(let name):
        Text(Self.facts[name] ?? "").padding(vertical: 1)
        NavigationLink("Its moon", to: .moon(name), on: \\.path)
          .navigationTitle(name)
      case .moon(let name):
        Toggle("Visited", isOn: \\.isVisited)
          .navigationTitle("A moon of \\(name)")
      }
    }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      NavigationStack(path: \.path) {
        NavigationLink("Mars", to: .planet("Mars"), on: \.path)
        NavigationLink(to: .planet("Jupiter"), on: \.path) {
          Text("Jupiter").bold()
          Text("with four large moons").foreground(.secondaryText)
        }
        NavigationLink("Pluto", to: .planet("Pluto"), on: \.path).disabled()
          .navigationTitle("Planets")
      } destination: { route in
        switch route {
        case .planet(let name):
          Text(Self.facts[name] ?? "").padding(vertical: 1)
          NavigationLink("Its moon", to: .moon(name), on: \.path)
            .navigationTitle(name)
        case .moon(let name):
          Toggle("Visited", isOn: \.isVisited)
            .navigationTitle("A moon of \(name)")
        }
      }
    }
    .padding(horizontal: 2).frame(maxHeight: .infinity).background(.surface)
  }

  private static let facts = [
    "Mars": "Half as wide as Earth, with a day that is 37 minutes longer.",
    "Jupiter": "Eleven times as wide as Earth. Its storm is older than our telescopes.",
  ]
}
