import Recurse

/// Names that are filtered by a prefix, made, changed and deleted.
struct CRUD: Component {
  struct Person: Identifiable {
    let id: Int
    var name: String
    var surname: String

    var listed: String {
      let names = [surname, name].filter { !$0.isEmpty }
      return names.isEmpty ? "(no name)" : names.joined(separator: ", ")
    }
  }

  struct State {
    var people = [
      Person(id: 0, name: "Hans", surname: "Emil"),
      Person(id: 1, name: "Max", surname: "Mustermann"),
      Person(id: 2, name: "Roman", surname: "Tisch"),
    ]
    var nextID = 3
    var prefix = ""
    var name = ""
    var surname = ""
    var selected: Int? {
      didSet {
        guard let person = people.first(where: { $0.id == selected }) else { return }
        (name, surname) = (person.name, person.surname)
      }
    }

    var shown: [Person] {
      people.filter { $0.surname.lowercased().hasPrefix(prefix.lowercased()) }
    }

    mutating func create() {
      people.append(Person(id: nextID, name: name, surname: surname))
      nextID += 1
    }

    mutating func update() {
      guard let index = people.firstIndex(where: { $0.id == selected }) else { return }
      people[index].name = name
      people[index].surname = surname
    }

    mutating func delete() { people.removeAll { $0.id == selected } }
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    WithEnvironment(\.windowSize) { window in
      VStack(alignment: .stretch, spacing: 1) {
        Form { TextField("Filter prefix:", text: \.prefix) }
        // Beside each other where there is room, else below.
        FlexBox(direction: window.columns >= 72 ? .row : .column, rowGap: 1, columnGap: 2) {
          List(state.shown, selection: \.selected) {
            Text($0.listed).lineLimit(1)
          }
          .border(.rounded)
          .frame(height: max(4, min(8, window.rows - 10)))
          .flex(grow: 1, basis: window.columns >= 72 ? 0 : nil)
          Form {
            TextField("Name:", text: \.name)
            Text("")
            TextField("Surname:", text: \.surname)
          }
          .flex(grow: 1, basis: window.columns >= 72 ? 0 : nil)
        }
        FlowStack {
          Button("Create") { $0.create() }
          Button("Update") { $0.update() }.disabled(state.selected == nil)
          Button("Delete", role: .destructive) { $0.delete() }.disabled(state.selected == nil)
        }
      }
    }
  }
}
