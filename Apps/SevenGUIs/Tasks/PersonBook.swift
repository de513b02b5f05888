/// People in the order in which they were made, and what was done with them, so that it can be
/// undone.
struct PersonBook {
  struct Person: Identifiable, Equatable {
    let id: Int
    var name: String
    var surname: String

    var listed: String {
      let names = [surname, name].filter { !$0.isEmpty }
      return names.isEmpty ? "(no name)" : names.joined(separator: ", ")
    }
  }

  private(set) var people: [Person]
  private var nextID: Int
  /// The people before each change.
  private var steps: [[Person]] = []

  init(_ names: [(name: String, surname: String)]) {
    people = names.enumerated().map {
      Person(id: $0.offset, name: $0.element.name, surname: $0.element.surname)
    }
    nextID = names.count
  }

  var canUndo: Bool { !steps.isEmpty }

  subscript(id: Int?) -> Person? { people.first { $0.id == id } }

  /// The place of a person among all, from 1.
  func place(of id: Int) -> Int { (people.firstIndex { $0.id == id } ?? -1) + 1 }

  /// Adds a person at the end.
  mutating func create(name: String, surname: String) -> Person {
    let person = Person(id: nextID, name: name, surname: surname)
    change { $0.append(person) }
    nextID += 1
    return person
  }

  mutating func update(_ id: Int, name: String, surname: String) {
    change { people in
      guard let index = people.firstIndex(where: { $0.id == id }) else { return }
      people[index].name = name
      people[index].surname = surname
    }
  }

  mutating func delete(_ id: Int) { change { $0.removeAll { $0.id == id } } }

  /// - Returns: a person who is there again, or is called as before.
  mutating func undo() -> Person? {
    guard let last = steps.popLast() else { return nil }
    let undone = last.first { !people.contains($0) }
    people = last
    return undone
  }

  private mutating func change(_ change: (inout [Person]) -> Void) {
    steps.append(people)
    change(&people)
  }

  static let sample = PersonBook([
    ("Hans", "Emil"), ("Max", "Mustermann"), ("Roman", "Tisch"), ("Aoife", "Ní Bhriain"),
    ("Benedikt", "Großmann"), ("Chiara", "Della Torre"), ("Dorothea", "von Lützow-Brandenfels"),
    ("Émile", "Durand"), ("Fatima", "Al-Rashid"), ("Gørild", "Åsheim"), ("伸子", "渡辺"),
    ("Ingeborg", "Tallqvist"), ("José María", "Ortega"), ("Katarzyna", "Wiśniewska"),
    ("Li", "Tan"), ("Mwangi", "Kamau"), ("Nguyễn", "Thị Hạnh"), ("Olena", "Shevchuk"),
    ("Pádraig", "Ó Súilleabháin"), ("Siobhán", "McCarthy-Oyelaran"), ("Thabo", "Dlamini"),
    ("Ülkü", "Yıldırım"), ("Zoë", "Brouwer"),
  ])
}
