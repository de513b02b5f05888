import Recurse
import RecurseTesting
import Testing

@MainActor
@Suite("Warnings and errors of an app") struct ReportTests {
  private struct Twins: Component {
    func render(state: Void) -> Node {
      ForEach(["a", "b", "a"], id: \.self) { Text($0) }
    }
  }

  private struct Closed: Component {
    func render(state: Void) -> Node { Text("closed") }
  }

  private struct Page: Component {
    func render(state: Void) -> Node { Closed().content { Text("lost") } }
  }

  private struct Failing: Component {
    struct Broken: Error {}
    func render(state: Void) -> Node { Button("Break") { _ in throw Broken() } }
  }

  @Test("Warnings name duplicate keys and content that is never mounted")
  func reports() {
    let screen = TestScreen(Twins(), columns: 9, rows: 4)
    #expect(screen.text == "a\nb\na")
    #expect(screen.reports.count == 1)
    #expect(screen.reports.first?.contains("two siblings have the key") == true)
    #expect(tree(Twins()).reports == screen.reports)
    #expect(tree(Page()).reports.first?.contains("Closed") == true)
    #expect(TestScreen(Failing(), columns: 20, rows: 1).reports.isEmpty)
  }

  @Test("An uncaught error is kept with the path of its component")
  func failures() throws {
    let tree = tree(Failing())
    try tree.press("Break")
    #expect(tree.failure?.error is Failing.Broken)
    let screen = TestScreen(Failing(), columns: 20, rows: 1)
    #expect(screen.failure == nil)
    try screen.press("Break")
    #expect(screen.failure?.error is Failing.Broken)
    #expect(screen.failure?.path.hasPrefix("Failing") == true)
  }
}
