import Recurse
import RecurseTesting
import Testing

private struct Refused: Error {}

/// A lookup with a callback, as a library of C has: it knows of no cancellation.
@MainActor
private final class Desk {
  private var waiting: [String: CheckedContinuation<String, any Error>] = [:]

  func find(_ query: String) async throws -> String {
    try await withCheckedThrowingContinuation { waiting[query] = $0 }
  }
  func answer(_ query: String) { waiting.removeValue(forKey: query)?.resume(returning: query) }
  func refuse(_ query: String) { waiting.removeValue(forKey: query)?.resume(throwing: Refused()) }

  /// A sequence that ignores cancellation: its values are the answers to a query, asked again and
  /// again.
  func answers(to query: String) -> Answers { Answers(desk: self, query: query) }

  struct Answers: AsyncSequence, AsyncIteratorProtocol, Sendable {
    let desk: Desk
    let query: String
    func makeAsyncIterator() -> Answers { self }
    mutating func next() async throws -> String? { try await desk.find(query) }
  }
}

/// What an effect of the search does with the answer.
private enum WayBack: CaseIterable {
  case sends, emits, sendsQuietly, sendsFromAnotherTask, listens, nodeSends, nodeEmits
  /// Not cancelled: it completes.
  case finishes

  var isOfNode: Bool { self == .nodeSends || self == .nodeEmits }
}

/// A search whose effect's key is the query.
private struct Search: App {
  struct State { var query = "", found: [String] = [] }
  typealias Output = String
  let desk: Desk
  var kind = WayBack.sends
  init(desk: Desk, kind: WayBack) { (self.desk, self.kind) = (desk, kind) }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      field.task(id: state.query) { [query = state.query] in
        if kind.isOfNode { try await run(query, $0) }
      }
      Text("found: \(state.found.joined(separator: " "))")
    }
  }

  private var field: Node { TextField("Search", text: \.query) }

  func effects(state: State) -> [Effect] {
    let query = state.query
    if query.isEmpty || kind.isOfNode { return [] }
    switch kind {
    case .listens: return [.values(of: desk.answers(to: query), id: query) { $0.found.append($1) }]
    case .finishes: return [.task(id: query, onCancel: .finish) { try await run(query, $0) }]
    default: return [.task(id: query) { try await run(query, $0) }]
    }
  }

  private func run(_ query: String, _ search: Sender<Search>) async throws {
    guard !query.isEmpty else { return }
    if kind == .sendsFromAnotherTask {
      Task {
        let found = try await desk.find(query)
        search.send { $0.found.append(found) }
      }
      return
    }
    let found = try await desk.find(query)
    switch kind {
    case .emits, .nodeEmits: search.send { _, emit in emit(found) }
    case .sendsQuietly: search.send(update: .silent) { $0.found.append(found) }
    default: search.send { $0.found.append(found) }
    }
  }
}

@MainActor
@Suite("What an ended effect still does") struct EndedEffectTests {
  private let desk = Desk()

  /// A search for "a" that became one for "ab" before an answer came.
  private func search(_ kind: WayBack) async -> TestScreen<Search> {
    let screen = TestScreen(Search(desk: desk, kind: kind), columns: 30, rows: 5)
    screen.type("a")
    await screen.settle()
    screen.type("b")
    await screen.settle()
    return screen
  }

  private func results(_ screen: TestScreen<Search>) -> [String] {
    screen.outputs + screen.state.found
  }

  @Test("A late answer of an ended effect is dropped", arguments: WayBack.allCases)
  private func lateAnswer(kind: WayBack) async {
    let screen = await search(kind)
    desk.answer("ab")
    await screen.settle()
    desk.answer("a")
    await screen.settle()
    #expect(results(screen) == (kind == .finishes ? ["ab", "a"] : ["ab"]))
    #expect(screen.failure == nil && screen.reports == [])
  }

  @Test("An answer to a search that was emptied is dropped", arguments: WayBack.allCases)
  private func emptied(kind: WayBack) async {
    let screen = await search(kind)
    screen.press(.backspace)
    screen.press(.backspace)
    await screen.settle()
    desk.answer("ab")
    desk.answer("a")
    await screen.settle()
    #expect(results(screen).sorted() == (kind == .finishes ? ["a", "ab"] : []))
  }

  @Test("What an ended effect throws ends nothing", arguments: WayBack.allCases)
  private func lateError(kind: WayBack) async {
    let screen = await search(kind)
    desk.refuse("a")
    await screen.settle()
    #expect((screen.failure != nil) == (kind == .finishes))
    #expect(screen.reports == [])
    guard kind != .finishes else { return }
    desk.answer("ab")
    await screen.settle()
    #expect(results(screen) == ["ab"])
  }

  @Test("A request that throws its own error when it is cancelled ends nothing")
  func cancelledRequest() async {
    struct Requesting: App {
      var initialState: [String] { [""] }
      func render(state: [String]) -> Node {
        TextField("Search", text: \.[0])
        ForEach(state.dropFirst().map { $0 }, id: \.self) { Text($0) }
      }
      func effects(state: [String]) -> [Effect] {
        if !state[0].isEmpty {
          .task(id: state[0]) { [query = state[0]] app in
            do { try await app.clock.sleep(for: .milliseconds(500)) } catch { throw Refused() }
            app.send { $0.append("found \(query)") }
          }
        }
      }
    }
    let screen = TestScreen(Requesting(), columns: 30, rows: 5)
    screen.type("a")
    await screen.advance(by: .milliseconds(100))
    screen.type("b")
    await screen.advance(by: .seconds(1))
    #expect(screen.failure == nil)
    #expect(screen.shows("found ab") && !screen.shows("found a\n"))
  }

  @Test(
    "What an ended effect throws replaces no content of a boundary", arguments: WayBack.allCases)
  private func boundary(kind: WayBack) async {
    struct Guarded: Component {
      let desk: Desk
      let kind: WayBack
      var initialState: Int { 0 }
      func render(state: Int) -> Node {
        ErrorBoundary {
          Search(desk: desk, kind: kind).on { _, _ in }
        } fallback: { failure in
          Text("failed: \(failure.message)")
        }
      }
    }
    let screen = TestScreen(Guarded(desk: desk, kind: kind), columns: 30, rows: 5)
    screen.type("a")
    await screen.settle()
    screen.type("b")
    await screen.settle()
    desk.refuse("a")
    await screen.settle()
    #expect(screen.shows("failed") == (kind == .finishes), "\(screen.text)")
    #expect(screen.shows("found:") == (kind != .finishes))
  }

  @Test(
    "What the effect of a component that is gone throws ends nothing", arguments: WayBack.allCases)
  private func unmounted(kind: WayBack) async {
    struct Leaving: Component {
      let desk: Desk
      let kind: WayBack
      var initialState: Bool { true }
      func render(state: Bool) -> Node {
        VStack {
          if state { Search(desk: desk, kind: kind).on { _, _ in } }
          Button("Leave") { $0 = false }
        }
      }
    }
    let screen = TestScreen(Leaving(desk: desk, kind: kind), columns: 30, rows: 5)
    screen.type("a")
    await screen.settle()
    screen.change { $0 = false }
    await screen.settle()
    desk.refuse("a")
    await screen.settle()
    #expect(screen.failure == nil)
    // One that was to finish is told of: nobody is left to handle its error.
    #expect(screen.reports.count == (kind == .finishes ? 1 : 0))
  }

  @Test("A sender of a running effect counts after its operation has returned")
  func returned() async {
    let screen = TestScreen(
      Search(desk: desk, kind: .sendsFromAnotherTask), columns: 30, rows: 5)
    screen.type("a")
    await screen.settle()
    desk.answer("a")
    await screen.settle()
    #expect(screen.state.found == ["a"])
  }
}
