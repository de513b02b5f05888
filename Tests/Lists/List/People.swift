import Recurse

/// Somebody in a list.
struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
  var height = 1

  init(_ id: Int, _ name: String? = nil, height: Int = 1) {
    self.id = id
    self.name = name ?? "row \(id)"
    self.height = height
  }
}

struct People {
  var people: [Person]
  var selected: Int?
  var marked: Set<Int> = []
  var log: [String] = []
  var isOn = false
  var columns = TableColumns()

  init(_ range: Range<Int>) { people = range.map { Person($0) } }
  init(_ people: [Person]) { self.people = people }
}

/// A list of people that can do everything.
struct PeopleList: Component {
  let initialState: People

  init(_ range: Range<Int>) { initialState = People(range) }

  func render(state: People) -> Node {
    List(\.people) { person in
      Text(person.name)
        .onSelect { $0.log.append("select \(person.id)") }
        .onDeselect { $0.log.append("deselect \(person.id)") }
        .onDelete { $0.people.removeAll { $0.id == person.id } }
        .onMove { $0.people.move(id: person.id, by: $1.offset) }
        .onEdit(person.name) { $0.people[id: person.id]?.name = $1 }
    } placeholder: {
      Text("Nobody")
    }
    .scrollIndicators(.hidden)
  }
}
