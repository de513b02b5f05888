import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("A record that is new, beside a list of all") struct NewRecordTests {
  private struct Patient: Identifiable, Equatable {
    var id = 0
    var name = ""
  }

  private struct Clinic: Component {
    struct State {
      var patients = [Patient(id: 1, name: "Ada"), Patient(id: 2, name: "Bob")]
      var selected: Int? = 1 { didSet { load() } }
      var draft = Patient(id: 1, name: "Ada")
      var showsDetail = false

      mutating func load() {
        draft = patients.first { $0.id == selected } ?? Patient(id: patients.count + 1)
      }
      mutating func save() {
        if let place = patients.firstIndex(where: { $0.id == draft.id }) {
          patients[place] = draft
        } else {
          patients.append(draft)
        }
        selected = draft.id
      }
      mutating func add() {
        selected = nil
        showsDetail = true
      }
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      NavigationSplitView(showsDetail: \.showsDetail) {
        VStack(alignment: .stretch) {
          List(\.patients, selection: \.selected) { patient in
            Text(patient.name).onSelect { $0.showsDetail = true }
          }
          Button("New") { $0.add() }
        }
      } detail: {
        Form {
          TextField("Name", text: \.draft.name)
          TextField("Mail", text: \.draft.name)
          Button("Save") { $0.save() }.keyboardShortcut(.defaultAction)
        }
        .key(state.selected)
      }
    }
  }

  @Test("leaves the focus in the form when it is saved", arguments: [40, 80, 120])
  func saved(columns: Int) throws {
    let screen = TestScreen(Clinic(), columns: columns, rows: 12)
    try screen.press("New")
    #expect(screen.focused?.label == "Name", "\(screen.text)")
    screen.type("Eve")
    screen.press(.enter, .enter)
    #expect(screen.state.patients.count == 3 && screen.state.selected == 3)
    #expect(screen.focused?.label == "Name", "\(screen.text)")
  }
}
