import Recurse

/// A guide to the planets: screens of which the last one is shown.
struct NavigationPage: GalleryContent {
  enum Route: Hashable {
    case planet(String)
    case moon(String)
  }

  struct State: Equatable {
    var path: [Route] = []
    var visited: Set<String> = ["Moon"]

    subscript(isVisited moon: String) -> Bool {
      get { visited.contains(moon) }
      set { if newValue { visited.insert(moon) } else { visited.remove(moon) } }
    }
  }

  static let source = """
    NavigationStack(path: \\.path) {
      for planet in Planet.all {
        NavigationLink(to: .planet(planet.name), on: \\.path) {
          Text(planet.name).bold()
          Text(planet.line).foreground(.secondaryText)
        }
      }
      NavigationLink("Pluto", to: .planet("Pluto"), on: \\.path).disabled()
        .navigationTitle("Planets")
    } destination: { route in
      switch route {
      case .planet(let name): planet(named: name)
      case .moon(let name):
        Toggle("Visited", isOn: \\.[isVisited: name])
          .navigationTitle(name)
      }
    }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    let visited = state.visited.sorted().joined(separator: ", ")
    return Card("A guide to the planets", note: "visited: \(visited)") {
      NavigationStack(path: \.path) {
        for planet in Planet.all {
          NavigationLink(to: .planet(planet.name), on: \.path) {
            Text(planet.name).bold()
            Text(planet.line).foreground(.secondaryText)
          }
        }
        NavigationLink("Pluto", to: .planet("Pluto"), on: \.path).disabled()
          .navigationTitle("Planets")
      } destination: { route in
        switch route {
        case .planet(let name): planet(named: name)
        case .moon(let name):
          Toggle("Visited", isOn: \.[isVisited: name])
            .navigationTitle(name)
        }
      }
    }
    .frame(maxHeight: .infinity)
  }

  /// What is known of a planet, beside the largest of them, and its moons.
  @NodeBuilder<Self>
  private func planet(named name: String) -> Node {
    if let planet = Planet.all.first(where: { $0.name == name }) {
      Text(planet.fact).padding(vertical: 1)
      Form {
        LabeledContent("A day", value: planet.day)
        LabeledContent("A year", value: planet.year)
        Gauge("Width", value: planet.width, in: 0...11.2, caption: "\(planet.width) Earths")
        Gauge("Sun", value: planet.distance, in: 0...30.1, caption: "\(planet.distance) AU")
      }
      Text(planet.moons.isEmpty ? "It has no moon." : "Its moons").bold().padding(.top)
      for moon in planet.moons {
        NavigationLink(moon, to: .moon(moon), on: \.path).key(moon)
      }
      Text("").navigationTitle(name)
    }
  }
}
