import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("What a field of a value shows") struct ShownValueTests {
  private struct Page: Component {
    struct State { var budget = 100.0 }
    var initialState: State { State() }
    func render(state: State) -> Node {
      TextField("Budget", value: \.budget, format: .number.places(2))
      Button("Next") { _ in }
    }
  }

  @Test("is its value for a test and for a screen reader, also where it means nothing")
  func value() throws {
    let screen = TestScreen(Page(), columns: 20, rows: 4)
    #expect(try screen.field("Budget").value == "100.00")
    screen.type("abc")
    #expect(try screen.field("Budget").value == "100.00abc")
    #expect(screen.elements(containing: "00abc").count == 1)
    screen.press(.tab)
    #expect("\(try screen.field("Budget"))".contains("100.00abc"))
    screen.change { $0.budget = 7 }
    #expect(try screen.field("Budget").value == "7.00")
    try screen.type("007", into: "Budget")
    #expect(try screen.field("Budget").value == "007")
  }
}
