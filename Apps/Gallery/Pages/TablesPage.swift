import Recurse

/// Columns that are sorted, made wider and put elsewhere.
struct TablesPage: GalleryContent {
  struct State: Equatable {
    var planets = Planet.all
    var selected: String? = "Earth"
    var columns = TableColumns()
  }

  struct Planet: Identifiable, Equatable {
    let id: String
    let radius: Int
    let moons: Int

    static let all = [
      Planet(id: "Mercury", radius: 2_440, moons: 0), Planet(id: "Venus", radius: 6_052, moons: 0),
      Planet(id: "Earth", radius: 6_371, moons: 1), Planet(id: "Mars", radius: 3_390, moons: 2),
      Planet(id: "Jupiter", radius: 69_911, moons: 97),
      Planet(id: "Saturn", radius: 58_232, moons: 274),
    ]
  }

  static let source = """
    Table(\\.planets, selection: \\.selected, columns: \\.columns) {
      TableColumn("Planet", value: \\.id)
      TableColumn("Radius", sortedBy: \\.radius) { Text("\\($0.radius) km").lineLimit(1) }
        .alignment(.trailing)
      TableColumn("Moons", sortedBy: \\.moons) { Text("\\($0.moons)") }.alignment(.trailing)
    }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    Table(\.planets, selection: \.selected, columns: \.columns) {
      TableColumn("Planet", value: \.id)
      TableColumn("Radius", sortedBy: \.radius) { Text("\($0.radius) km").lineLimit(1) }
        .alignment(.trailing)
      TableColumn("Moons", sortedBy: \.moons) { Text("\($0.moons)") }.alignment(.trailing)
    }
    .frame(height: 8)
  }
}
