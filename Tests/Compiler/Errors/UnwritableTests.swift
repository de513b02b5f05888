import Foundation
import Testing

/// Controls and layers that write a part of the state. Each has a twin, which is unavailable, for a
/// part that cannot be written. With a typo in the path, the compiler's own first error would be
/// about the type of the path, in another place if a container is around it.
@Suite("A part of the state that cannot be written", .needsCompiler)
struct UnwritableTests {
  private static let lines = #"""
    Toggle("x", isOn: \.isEmpty)
    TextField("x", text: \.title)
    SecureField("x", text: \.title)
    TextField("x", value: \.total, format: .number)
    TextEditor("x", text: \.title)
    DateField("x", selection: \.tomorrow)
    TimeField("x", selection: \.tomorrow)
    DatePicker("x", selection: \.tomorrow)
    TabView(selection: \.total) { Tab("y", value: 1) { Text("z") } }
    HSplitView(\.halves) { Pane("y") { Text("z") } }
    VSplitView(\.halves) { Pane("y") { Text("z") } }
    DisclosureGroup("x", isExpanded: \.isEmpty) { Text("y") }
    Picker("x", selection: \.total) { Text("y").tag(1) }
    Picker("x", selection: \.total, options: [1, 2]) { Text("\($0)") }
    MultiPicker("x", selection: \.all) { Text("y").tag(1) }
    MultiPicker("x", selection: \.all, options: [1, 2]) { Text("\($0)") }
    Stepper("x", value: \.total)
    Slider("x", value: \.share)
    Slider("x", value: \.total, in: 0...10)
    NavigationStack(path: \.routes) { Text("y") } destination: { (route: Int) in Text("\(route)") }
    NavigationLink("x", to: 1, on: \.routes)
    NavigationLink(to: 1, on: \.routes) { Text("y") }
    NavigationSplitView(sidebarWidth: \.total) { Text("y") } detail: { Text("z") }
    NavigationSplitView(showsDetail: \.isEmpty) { Text("y") } detail: { Text("z") }
    Text("x").alert("y", isPresented: \.isEmpty) {}
    Text("x").alert("y", item: \.chosen) { (_: Int) in }
    Text("x").popover(isPresented: \.isEmpty) { Text("y") }
    Text("x").popover(item: \.chosen) { (_: Int) in Text("y") }
    Text("x").sheet(isPresented: \.isEmpty) { Text("y") }
    Text("x").sheet(item: \.chosen) { (_: Int) in Text("y") }
    VStack { Text("x") }.fileImporter(isPresented: \.isEmpty) { _, _ in }
    VStack { Text("x") }.fileExporter(isPresented: \.isEmpty) { _, _ in }
    """#.split(separator: "\n").map(String.init)

  /// Compiles each line as a part of a component.
  private func expectErrors(in lines: [String]) async throws {
    let parts = lines.enumerated().map { "  private var part\($0): Node {\n    \($1)\n  }\n" }
      .joined()
    try await expectCompiles(
      """
      import Foundation
      import Recurse
      import RecurseEditor
      import RecurseFiles
      import RecurseFoundation
      struct Form: Component {
        struct State {
          var name = ""
          var count = 0
          var title: String { name }
          var isEmpty: Bool { name.isEmpty }
          var total: Int { count }
          var share: Double { Double(count) }
          var tomorrow: Date { Date() }
          var halves: SplitSizes { SplitSizes() }
          var all: Set<Int> { [count] }
          var routes: [Int] { [count] }
          var chosen: Int? { count }
        }
        var initialState: State { State() }
        func render(state: State) -> Node { Text("x") }
      \(parts)}
      """)
  }

  @Test("is named by each control and layer that would write it, at its place")
  func named() async throws {
    try await expectErrors(
      in: Self.lines.map { "\($0) // error: that part of the state has to be a var" })
  }

  @Test("would be a matter of types in the compiler's own words, as at a text")
  func ownWords() async throws {
    try await expectErrors(in: [
      #"Text("x").fileImporter(isPresented: \.isEmpty) { _, _ in } // error: cannot convert value"#
    ])
  }

  @Test("has an error of its own at each twin in the sources")
  func complete() throws {
    let paths = Documents.files(below: "Sources").filter {
      $0.hasSuffix(".swift") && !$0.hasSuffix("+Overloads.swift")
    }
    var twins: [String: Int] = [:]
    let twin = /has to be a var"\s*\)(?:\s*@\w+)*\s*public func (\w+)/
    for path in paths {
      for match in try Documents.text(path).matches(of: twin) {
        twins[String(match.output.1), default: 0] += 1
      }
    }
    #expect(twins.count > 20)
    for (name, count) in twins {
      // A layer's twin for static content is the same text once more.
      let own = name.first?.isUppercase == true ? count : 1
      let shown = Self.lines.count { $0.hasPrefix("\(name)(") || $0.contains(".\(name)(") }
      #expect(shown >= own, "\(name): \(count) twins")
    }
  }
}
