import Recurse
import RecurseTesting
import Testing

@MainActor
@Suite("Focus of hidden elements") struct OutOfSightTests {
  struct Form: Component {
    var initialState: [String] { [] }
    func render(state: [String]) -> Node {
      HStack {
        for name in ["One", "Two", "Three", "Four"] { Button(name) { $0.append(name) } }
      }
      Button("Five") { $0.append("Five") }
      Button("Six") { $0.append("Six") }
    }
  }

  @Test("Tab skips hidden elements")
  func cut() {
    let screen = TestScreen(Form(), columns: 15, rows: 2)
    #expect(!screen.text.contains("Four") && !screen.text.contains("Six"))
    for _ in 0..<8 { screen.press(.tab, .enter) }
    #expect(Set(screen.state) == ["One", "Two", "Five"])
    for _ in 0..<8 { screen.press(.shiftTab, .enter) }
    #expect(Set(screen.state) == ["One", "Two", "Five"])
    screen.resize(columns: 60, rows: 5)
    for _ in 0..<6 { screen.press(.tab, .enter) }
    #expect(Set(screen.state).count == 6)
  }

  @Test(
    "Tab skips what is beside a scroll view that scrolls down only, and typing changes nothing there"
  )
  func beside() {
    struct Pair: Component {
      struct State { var first = "", second = "" }
      var initialState: State { State() }
      func render(state: State) -> Node {
        ScrollView {
          HStack {
            TextField("First", text: \.first).frame(width: 14)
            TextField("Second", text: \.second).frame(width: 14)
          }
          for number in 1...9 { Text("Line \(number)") }
        }
      }
    }
    let screen = TestScreen(Pair(), columns: 14, rows: 4)
    screen.type("a\tb")
    #expect(screen.state.second == "" && screen.state.first == "ab")
    screen.resize(columns: 40, rows: 4)
    screen.type("\tc")
    #expect(screen.state.second == "c")
  }

  @Test("Tab reaches elements that can be scrolled to")
  func scrolled() {
    struct Long: Component {
      var initialState: [Int] { [] }
      func render(state: [Int]) -> Node {
        ScrollView { for number in 1...9 { Button("b\(number)") { $0.append(number) } } }
      }
    }
    let screen = TestScreen(Long(), columns: 12, rows: 3)
    for _ in 0..<9 { screen.press(.enter, .tab) }
    #expect(screen.state == Array(1...9))
  }

  @Test("A double click on an element that removes itself removes one")
  func doubleTap() {
    struct Tags: Component {
      var initialState: [String] { ["a", "b", "c"] }
      func render(state: [String]) -> Node {
        VStack {
          ForEach(state, id: \.self) { tag in
            Text("x \(tag)").onTapGesture { $0.removeAll { $0 == tag } }
          }
        }
      }
    }
    let screen = TestScreen(Tags(), columns: 12, rows: 4)
    screen.click(column: 0, row: 0, count: 2)
    #expect(screen.state == ["b", "c"])
  }

  @Test("A second click does not act on an element that the first one moved under the mouse")
  func doubleClick() async {
    struct Wizard: Component {
      var initialState: Int { 0 }
      func render(state: Int) -> Node {
        Button("Step \(state)") { $0 += 1 }.key(state)
      }
    }
    let screen = TestScreen(Wizard(), columns: 12, rows: 2)
    screen.click(column: 3, row: 0, count: 2)
    #expect(screen.state == 1)
    await screen.advance(by: .seconds(1))
    screen.click(column: 3, row: 0)
    #expect(screen.state == 2)
  }
}
