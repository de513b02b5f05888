import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor @Suite("The parts of an async view") struct AsyncPartsTests {
  private let desk = Desk()

  @Test("can all be replaced")
  func replaced() async throws {
    let screen = TestScreen(
      Fixture("a") { [desk] key in
        AsyncView(id: key, load: desk.load) { names in
          Text("names: \(names.joined(separator: ", "))")
        } loading: { status in
          Text("one moment" + (status.value == nil ? "" : ", again"))
        } failure: { status in
          Text("sorry: \(status.message)")
          Button("Again") { _ in status.reload() }
        } empty: { _ in
          Text("nobody here")
        }
      }, columns: 30, rows: 4)
    await screen.advance(by: .milliseconds(150))
    #expect(screen.text == "one moment")
    desk.answer("a", .failure(Offline()))
    await screen.advance(by: .milliseconds(300))
    #expect(screen.text == "sorry: offline\n[ Again ]")
    try screen.press("Again")
    await screen.settle()
    desk.answer("a", .success(["Ada", "Grace"]))
    await screen.settle()
    #expect(screen.text == "names: Ada, Grace")
    screen.change { $0 = "b" }
    await screen.settle()
    desk.answer("b", .success([]))
    await screen.settle()
    #expect(screen.text == "nobody here")
  }

  @Test("have no button where reloading is not allowed")
  func cannotReload() async {
    let screen = still(30, 4) { [desk] in
      AsyncView(id: "a", canReload: { _ in false }, noDataMessage: "no names", load: desk.load) {
        Text($0.joined())
      }
    }
    await screen.settle()
    desk.answer("a", .success([]))
    await screen.settle()
    #expect(screen.text == "no names")
  }

  @Test("keep the state of the content during a reload")
  func keepsState() async throws {
    let screen = TestScreen(
      Fixture(0) { [desk] reloads in
        AsyncView(id: "a", reloads: reloads, load: desk.load) { names in
          Tally(name: names.joined())
        }
      }, columns: 30, rows: 4)
    await screen.settle()
    desk.answer("a", .success(["one"]))
    await screen.settle()
    try screen.press("one 0")
    screen.change { $0 += 1 }
    await screen.advance(by: .milliseconds(150))
    #expect(screen.text == "[ one 1 ]\n⣿ Loading…")
    desk.answer("a", .success(["two"]))
    await screen.advance(by: .milliseconds(300))
    #expect(screen.text == "[ two 1 ]")
  }

  @Test("can contain another async view")
  func nested() async {
    let screen = still(30, 4) { [desk] in
      AsyncView(id: "outer", load: desk.load) { names in
        for name in names {
          AsyncView(id: name, load: desk.load) { Text($0.joined(separator: " ")) }
        }
      }
    }
    await screen.settle()
    desk.answer("outer", .success(["x", "y"]))
    await screen.settle()
    desk.answer("y", .success(["of", "y"]))
    await screen.settle()
    #expect(screen.text == "of y")
    desk.answer("x", .success(["of", "x"]))
    await screen.settle()
    #expect(screen.text == "of x\nof y")
  }
}

private struct Tally: Component {
  let name: String
  var initialState: Int { 0 }
  func render(state: Int) -> Node { Button("\(name) \(state)") { $0 += 1 } }
}
