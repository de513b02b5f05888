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

  @Test(
    "64 controls with a typo cost at most three times what they cost without",
    arguments: [Typo.path, .value])
  func controls(typo: Typo) async throws {
    _ = try await compile(controlBody(nil), thorough: false)
    var ratio = Double.infinity
    for _ in 0..<5 where ratio > 3 {
      let correct = try await compile(controlBody(nil), thorough: false)
      #expect(correct.isClean, "\(correct.output)")
      let wrong = try await compile(controlBody(typo), thorough: false)
      #expect(wrong.errors.count == 1, "\(wrong.output)")
      #expect(wrong.errors.first?.message.contains("has no member 'wrong'") == true)
      print("64 controls: \(correct.userSeconds) s, with a typo \(wrong.userSeconds) s")
      ratio = min(ratio, wrong.userSeconds / correct.userSeconds)
    }
    #expect(ratio <= 3)
  }

  /// Eight groups of eight controls.
  private func controlBody(_ typo: Typo?) -> String {
    func name(_ name: String, _ place: Typo, _ group: Int) -> String {
      typo == place && group == 4 ? "wrong" : name
    }
    let groups = (0..<8).map { group in
      """
          GroupBox("Group \(group)") {
            Stepper("Count", value: \\.count, in: 0...10)
            Slider("Share", value: \\.share)
            Picker("Kind", selection: \\.\(name("kind", .path, group))) {
              ForEach(0..<3, id: \\.self) { kind in
                Text("\\(kind) \\(state.\(name("count", .value, group)))").tag(kind)
              }
            }
            TabView(selection: \\.count) {
              Tab("One", value: 1) { Text("one").bold() }.badge(state.count)
              if state.isOpen { Tab("Two", value: 2) { Button("Add") { $0.count += 1 } } }
            }
            DisclosureGroup("More", isExpanded: \\.isOpen) { Text("more") }
            LabeledContent("Name") { TextField("Name", text: \\.name, prompt: "none") }
            TextField("Count", value: \\.count, format: .number(in: 0...10))
            TextField("Share", value: \\.share, format: .number.places(2))
          }
      """
    }
    return """
      import Recurse
      struct Form: Component {
        struct State { var name = "", count = 0, share = 0.5, kind = 1, isOpen = false }
        var initialState: State { State() }
        func render(state: State) -> Node {
      \(groups.joined(separator: "\n"))
        }
      }
      """
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
