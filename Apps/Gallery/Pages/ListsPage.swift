import Recurse

/// A list in which one row is selected, and one in which several are.
struct ListsPage: GalleryContent {
  struct State: Equatable {
    var city: String? = "Lisbon"
    var chosen: Set<String> = ["Berlin", "Dublin"]
  }

  static let source = """
    List(Self.cities, id: \\.self, selection: \\.city) { city in
      HStack {
        Text(city).lineLimit(1)
        Spacer()
        Text("\\(city.count) letters").foreground(.secondaryText).lineLimit(1)
      }
    }
    List(Self.cities, id: \\.self, selection: \\.chosen) { Text($0).lineLimit(1) }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    FlowStack(spacing: 2) {
      Panel(title: "One").content { one.frame(height: 6) }.frame(width: 30)
      Panel(title: "Several").content { several.frame(height: 6) }.frame(width: 24)
    }
    Text("\(state.city ?? "None"), \(state.chosen.sorted().joined(separator: " and "))")
      .foreground(.secondaryText)
  }

  private var one: Node {
    List(Self.cities, id: \.self, selection: \.city) { city in
      HStack {
        Text(city).lineLimit(1)
        Spacer()
        Text("\(city.count) letters").foreground(.secondaryText).lineLimit(1)
      }
    }
  }

  private var several: Node {
    List(Self.cities, id: \.self, selection: \.chosen) { Text($0).lineLimit(1) }
  }

  private static let cities = [
    "Athens", "Berlin", "Cairo", "Dublin", "Lisbon", "Lagos", "Oslo", "Quito", "Rome", "Seoul",
  ]
}
