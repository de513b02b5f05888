import Recurse
import RecurseTesting
import Testing

private struct Library: Component {
  struct State { var isAsking = true }
  struct Failed: Error {}
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      AsyncView(id: 0, load: { _ -> [Int] in [] }) { _ in Text("never") }
      AsyncView(id: 0, load: { _ -> Int in throw Failed() }) { _ in Text("never") }
      LoadingRow(Loadable<Int, Failed>.loading(previous: nil)) { _ in }
      LoadingRow(Loadable<Int, Failed>.failed(Failed(), previous: nil)) { _ in }
    }
    .alert("Frage", isPresented: \.isAsking) {}
    .environment(
      \.words,
      Words(ok: "Gut", loading: "Lädt", reload: "Neu", retry: "Noch einmal", noData: "Leer"))
  }
}

@MainActor @Suite("The library's words") struct WordsTests {
  @Test("come from one table in the environment")
  func table() async throws {
    let screen = TestScreen(Library(), columns: 40, rows: 12)
    await screen.settle()
    #expect(screen.alert?.all(.button).map(\.label) == ["Gut"])
    screen.press(.enter)
    #expect(screen.hasText("Leer") && screen.hasText("Lädt"))
    #expect(screen.all(.button).map(\.label) == ["Neu", "Neu", "Noch einmal"])
  }
}
