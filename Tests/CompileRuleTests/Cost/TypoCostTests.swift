import Testing

/// Correct code is not what makes overloads slow: a typo is, as the compiler then tries them all.
@Suite("Compile time of a large body with a typo", .needsCompiler, .serialized)
struct TypoCostTests {
  /// What is misspelt in the middle of the body.
  enum Typo: CaseIterable { case handler, path, value }

  @Test(
    "200 nodes with a typo cost at most three times what they cost without",
    arguments: Typo.allCases)
  func cost(typo: Typo) async throws {
    // The first compilation fills the module cache.
    _ = try await compile(body(nil), thorough: false)
    var ratio = Double.infinity
    for _ in 0..<5 where ratio > 3 {
      let correct = try await compile(body(nil), thorough: false)
      #expect(correct.isClean, "\(correct.output)")
      let wrong = try await compile(body(typo), thorough: false)
      #expect(wrong.errors.count == 1, "\(wrong.output)")
      #expect(wrong.errors.first?.message.contains("has no member 'wrong'") == true)
      print("200 nodes: \(correct.userSeconds) s, with a typo \(wrong.userSeconds) s")
      ratio = min(ratio, wrong.userSeconds / correct.userSeconds)
    }
    #expect(ratio <= 3)
  }

  /// 25 groups of eight nodes with modifiers of each kind.
  private func body(_ typo: Typo?) -> String {
    func name(_ name: String, _ place: Typo, _ group: Int) -> String {
      typo == place && group == 12 ? "wrong" : name
    }
    let groups = (0..<25).map { group in
      """
          VStack(spacing: 1) {
            Text("Row \(group): \\(state.\(name("count", .value, group)))").bold().padding(1)
            TextField("Name", text: \\.name).background(state.isOpen ? .red : nil)
            HStack {
              Button("Add \(group)") { $0.count += \(group) }.disabled(state.isOpen)
              Button("Reset") { $0.\(name("count", .handler, group)) = 0 }
                .onKey(.character("r")) { $0.count = 0 }
                .help("Back to 0")
            }
            if state.isOpen { Text("Open").foreground(.green) } else { Spacer() }
            Toggle("Open", isOn: \\.\(name("isOpen", .path, group))).onAppear { $0.count += 1 }
          }
      """
    }
    return """
      import Recurse
      struct Form: Component {
        struct State { var name = "", count = 0, isOpen = false }
        var initialState: State { State() }
        func render(state: State) -> Node {
      \(groups.joined(separator: "\n"))
        }
      }
      """
  }
}
