import Recurse
import RecurseTesting
import Testing
import WidgetFixture

/// Counts what is rendered, from outside the runtime.
@MainActor
private final class Count {
  var renders: [String: Int] = [:]
  func add(_ name: String) { renders[name, default: 0] += 1 }
}

/// The login form, in a component with other things.
private struct Page: Component {
  let count: Count

  func render(state: Void) -> Node {
    let _ = count.add("page")
    Counted(name: "head", count: count)
    Form(count: count)
    Counted(name: "foot", count: count)
  }
}

private struct Counted: Component {
  let name: String
  let count: Count
  func render(state: Void) -> Node {
    let _ = count.add(name)
    Text(name)
  }
}

private struct Form: Component {
  struct State {
    var name = "", password = ""
    var focus: Int? = 1
  }
  let count: Count
  var initialState: State { State() }

  func render(state: State) -> Node {
    let _ = count.add("form")
    VStack(spacing: 1) {
      TextField("Username", text: \.name).background(.blue).focused(\.focus, equals: 1)
      SecureField("Password", text: \.password).background(.blue).focused(\.focus, equals: 2)
      Button("Login") { _ in }
    }.padding().border(title: "Login")
  }
}

@MainActor
@Suite("What changes cost") struct CostTests {
  @Test("A character typed renders one component, sends the field's cells, makes one frame")
  func typing() {
    let count = Count()
    let screen = TestScreen(Page(count: count), columns: 60, rows: 20, isStrict: false)
    screen.type("a")
    count.renders = [:]
    _ = screen.takeRecord()
    let before = screen.received
    screen.type("b")
    #expect(count.renders == ["form": 1])
    let record = screen.takeRecord()
    #expect(record.update.renders == 1)
    #expect(record.update.updated == 1)
    #expect(record.painted == 1)
    #expect(record.frames == 1)
    #expect(screen.received.frames == before.frames + 1)
    #expect(screen.received.spans == before.spans + 1)
    #expect(screen.received.cells == before.cells + 1)
    #expect(record.cells == 1)
  }

  @Test("Tab sends at most the cells of the two fields")
  func tab() {
    let count = Count()
    let screen = TestScreen(Page(count: count), columns: 60, rows: 20, isStrict: false)
    count.renders = [:]
    _ = screen.takeRecord()
    let before = screen.received
    screen.press(.tab)
    #expect(count.renders == ["form": 1])
    #expect(screen.received.cells - before.cells <= 2 * 56)
    let record = screen.takeRecord()
    #expect(record.painted == 2)
    #expect(record.frames == 1)
    #expect(record.update.made == 0)
  }

  @Test("A turn without events costs nothing")
  func idle() {
    let screen = TestScreen(Page(count: Count()), columns: 60, rows: 20)
    _ = screen.takeRecord()
    let before = screen.received
    for _ in 0..<3 { screen.send([]) }
    screen.press(.function(12))
    #expect(screen.received == before)
    #expect(screen.takeRecord() == FrameRecord())
  }

  /// A label with a state of its own, among others.
  private struct Labels: Component {
    let count: Int
    func render(state: Void) -> Node {
      VStack {
        for index in 0..<(count / 2) { Text("label \(index)") }
        Changing()
        for index in 0..<(count / 2) { Text("label \(index)") }
      }
    }
  }

  private struct Changing: Component {
    var initialState: Int { 0 }
    func render(state: Int) -> Node {
      Text("changed \(state)").onKey(.character("+")) { $0 += 1 }
    }
  }

  @Test("A label that changes costs the same among a hundred and among a thousand")
  func label() {
    func cost(_ count: Int) -> FrameRecord {
      let screen = TestScreen(Labels(count: count), columns: 40, rows: 1200)
      screen.type("+")
      _ = screen.takeRecord()
      let before = screen.received
      screen.type("+")
      let record = screen.takeRecord()
      #expect(screen.received.cells - before.cells == record.cells)
      return record
    }
    let record = cost(1000)
    #expect(record == cost(100))
    #expect(record.update.renders == 1)
    #expect(record.update.nodesCompared == 1)
    #expect(record.painted == 1)
    #expect(record.laidOut <= 4)
    #expect(record.cells == 1)
  }

  @Test("Rows that are reordered are painted where they move, and nothing else is")
  func moving() {
    let screen = TestScreen(
      Fixture([1, 2, 3]) { state in
        VStack {
          ForEach(0..<20, id: \.self) { Text("above \($0)") }
          ForEach(state, id: \.self) { Text("row \($0)") }
          ForEach(0..<20, id: \.self) { Text("below \($0)") }
        }.onKey(.enter) { $0 = [2, 1, 3] }
      }, columns: 20, rows: 50)
    _ = screen.takeRecord()
    screen.press(.enter)
    let record = screen.takeRecord()
    #expect(record.update.moved == 1)
    #expect(record.cells == 2)
    #expect(record.painted <= 6)
  }
}
