import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("A form beside other content") struct FormRoomTests {
  struct State {
    var texts = [String](repeating: "", count: 6)
    var path: [Int] = []
  }

  @MainActor @NodeBuilder<Beside> static func fields() -> VirtualNode<Beside> {
    ForEach(0..<6, id: \.self) { index in
      TextField("Field \(index)", text: \.texts[index])
    }
  }

  struct Beside: Component {
    var initialState: State { State() }
    func render(state: State) -> Node {
      VStack(alignment: .stretch) {
        Form { FormRoomTests.fields() }
        Text("footer")
      }
    }
  }

  @Test("leaves room for it, and scrolls")
  func beside() {
    let screen = TestScreen(Beside(), columns: 30, rows: 4)
    #expect(screen.text.hasSuffix("footer"))
    for index in 0..<6 {
      #expect(screen.focused?.label == "Field \(index)")
      #expect(screen.text.contains("Field \(index)"), "\(screen.text)")
      screen.press(.tab)
    }
    let large = TestScreen(Beside(), columns: 30, rows: 10)
    #expect(large.text.split(separator: "\n").count == 7)
  }

  @Test("scrolls in a screen of a navigation stack, too")
  func stack() {
    struct Stacked: Component {
      var initialState: State { State() }
      func render(state: State) -> Node {
        NavigationStack(path: \.path) {
          Form {
            ForEach(0..<6, id: \.self) { index in
              TextField("Field \(index)", text: \.texts[index])
            }
          }
          .navigationTitle("Form")
        } destination: { _ in
          Text("")
        }
      }
    }
    let screen = TestScreen(Stacked(), columns: 30, rows: 4)
    for index in 0..<6 {
      #expect(screen.text.contains("Field \(index)"), "\(screen.text)")
      screen.press(.tab)
    }
  }

  @Test("keeps the field with the focus in sight in a smaller window")
  func smaller() {
    let screen = TestScreen(Beside(), columns: 30, rows: 10)
    for _ in 0..<4 { screen.press(.tab) }
    #expect(screen.focused?.label == "Field 4")
    screen.resize(columns: 20, rows: 4)
    #expect(screen.text.contains("Field 4"), "\(screen.text)")
    screen.resize(columns: 20, rows: 2)
    #expect(screen.text.contains("Field 4"), "\(screen.text)")
  }
}
