import Testing

/// The compiler solves a body as one system and copies its solution for each statement. So the cost
/// is quadratic in the number of elements, with any library; conditions, interpolations, modifiers
/// and ternaries cost most, as they do with plain functions.
/// The library must not add a power or a large factor of its own, such as overloads that are tried
/// against each other.
@Suite("Compile time of large bodies", .needsCompiler, .serialized)
struct BodyCostTests {
  @Test("240 elements in one body cost at most 2.5 times what 120 cost")
  func growth() async throws {
    let bodies = [library(forms(120)), library(forms(240))]
    let ratio = try await ratio("forms, 120 and 240 elements", bodies, within: 2.5)
    #expect(ratio <= 2.5)
  }

  @Test("With modifiers, conditions and ternaries they cost at most four times as much")
  func conditions() async throws {
    let bodies = [library(conditionalForms(120)), library(conditionalForms(240))]
    let ratio = try await ratio("conditional forms, 120 and 240 elements", bodies, within: 4)
    #expect(ratio <= 4)
  }

  @Test("A body costs at most twice what the same body costs with plain functions")
  func overhead() async throws {
    let body = conditionalForms(240)
    let bodies = [plain(body), library(body)]
    let ratio = try await ratio("240 as plain functions and as Recurse", bodies, within: 2)
    #expect(ratio <= 2)
  }

  /// The cost of the second source relative to the first. Other work on the machine may disturb a
  /// round, but a slower compiler is slower in each of five.
  private func ratio(
    _ name: String, _ sources: [String], within limit: Double
  ) async throws -> Double {
    var best = Double.infinity
    for _ in 0..<5 where best > limit {
      let seconds = try await least(sources)
      print("type-checking \(name): \(seconds[0]) s and \(seconds[1]) s")
      best = min(best, seconds[1] / seconds[0])
    }
    return best
  }

  /// The fastest of three alternating compilations of each source, which was disturbed least.
  private func least(_ sources: [String]) async throws -> [Double] {
    var seconds = [[Double]](repeating: [], count: sources.count)
    // The first compilation fills the module cache.
    _ = try await compile(sources[0], thorough: false)
    for _ in 0..<3 {
      for (index, source) in sources.enumerated() {
        let compilation = try await compile(source, thorough: false)
        #expect(compilation.isClean, "\(compilation.output)")
        seconds[index].append(compilation.userSeconds)
      }
    }
    return seconds.map { $0.min() ?? .infinity }
  }

  /// Groups of eight: a stack, three texts, two fields, two buttons with handlers.
  private func forms(_ count: Int) -> String {
    (0..<count / 8).map { group in
      """
          VStack(spacing: 1) {
            Text("Form \(group)")
            TextField("Name", text: \\.name)
            Button("Add \(group)") { $0.count += \(group) }
            Text("Again")
            TextField("Name", text: \\.name)
            Button("Reset") { $0.count = 0 }
            Text("Done")
          }
      """
    }.joined(separator: "\n")
  }

  /// Groups of eight: two stacks, a text, a field, two buttons, an `if` with a text in it.
  private func conditionalForms(_ count: Int) -> String {
    (0..<count / 8).map { group in
      """
          VStack(spacing: 1) {
            Text("Row \(group): \\(state.count)").bold().padding(1)
            TextField("Name", text: \\.name).background(state.isOpen ? .red : nil)
            HStack {
              Button("Add \(group)") { $0.count += \(group) }
              Button("Reset") { state, _ in state.count = 0 }
            }
            if state.isOpen { Text("Open").foreground(.green) } else { Spacer() }
          }
      """
    }.joined(separator: "\n")
  }

  private func library(_ body: String) -> String {
    """
    import Recurse
    struct Form: Component {
      struct State { var name = "", count = 0, isOpen = false }
      var initialState: State { State() }
      func render(state: State) -> Node {
    \(body)
      }
    }
    """
  }

  /// The same names as functions of one plain type, with a builder that knows nothing else.
  private func plain(_ body: String) -> String {
    """
    struct State { var name = "", count = 0, isOpen = false }
    enum Color { case red, green }
    struct Node {
      func bold() -> Node { self }
      func padding(_ cells: Int) -> Node { self }
      func background(_ color: Color?) -> Node { self }
      func foreground(_ color: Color?) -> Node { self }
    }
    struct Emit {}
    @resultBuilder enum Builder {
      static func buildExpression(_ node: Node) -> Node { node }
      static func buildBlock(_ nodes: Node...) -> Node { Node() }
      static func buildEither(first node: Node) -> Node { node }
      static func buildEither(second node: Node) -> Node { node }
    }
    func Text(_ text: String) -> Node { Node() }
    func Spacer() -> Node { Node() }
    func TextField(_ title: String, text: WritableKeyPath<State, String>) -> Node { Node() }
    func Button(_ title: String, _ action: (inout State) -> Void) -> Node { Node() }
    func Button(_ title: String, _ action: (inout State, inout Emit) -> Void) -> Node { Node() }
    func VStack(spacing: Int = 0, @Builder content: () -> Node) -> Node { content() }
    func HStack(spacing: Int = 0, @Builder content: () -> Node) -> Node { content() }
    struct Form {
      @Builder func render(state: State) -> Node {
    \(body)
      }
    }
    """
  }
}
