import Testing

@Suite("Names of other libraries", .needsCompiler)
struct OtherNameTests {
  @Test("are errors at their line that say the name here, and no other")
  func names() async throws {
    try await expectErrors([
      (#"Text("x").foregroundColor(.red)"#, "renamed to 'foreground(_:)'"),
      (#"Text("x").foregroundStyle(.red) + Text("y")"#, "renamed to 'foreground(_:)'"),
      (#"VStack { Text("x") }.foregroundStyle(.red).bold()"#, "renamed to 'foreground(_:)'"),
      (#"Text("x").id(1)"#, "renamed to 'key(_:)'"),
      (#"VStack { Text("x") }.id(state.count)"#, "renamed to 'key(_:)'"),
      (#"Text("x").padding(bottom: 1)"#, "the edge comes first: .padding(.bottom, 1)"),
      (#"VStack { Text("x") }.padding(top: 1, left: 2)"#, "the edge comes first"),
      (#"Text("x").onTap { $0.count += 1 }"#, "renamed to 'onTapGesture(count:_:)'"),
      (#"VStack { Text("x") }.onTap { $0.count += 1 }"#, "renamed to 'onTapGesture(count:_:)'"),
      (#"Text("x").onKeyPress(.enter) { $0.count += 1 }"#, "renamed to 'onKey(_:_:)'"),
      (#"VStack { Text("x") }.onKeyPress("q") { $0.count += 1 }"#, "renamed to 'onKey(_:_:)'"),
      (#"Button("x") { $0.count += 1 }.keyboardShortcut("s")"#, "a key with a name is a command"),
      (#"ProgressView("x", value: 0.5)"#, "write Text(title) before ProgressView(value:total:)"),
      (#"Text("x").foreground(.primary)"#, "renamed to 'text'"),
      (#"Text("x").foreground(state.isOpen ? .secondary : nil)"#, "renamed to 'secondaryText'"),
      (#"Text("x").background(.accentColor)"#, "renamed to 'accent'"),
      (#"Text("x").foreground(.grey)"#, "renamed to 'gray'"),
      (#"Text("x").onKey(.ctrl("s")) { $0.count += 1 }"#, "renamed to 'control(_:)'"),
      (#"Text("x").onKey(.char("q")) { $0.count += 1 }"#, "renamed to 'character(_:)'"),
      (#"Text("x").onKey(.return) { $0.count += 1 }"#, "renamed to 'enter'"),
      (#"Text("x").onKey(.esc) { $0.count += 1 }"#, "renamed to 'escape'"),
      (#"Text("x").onKey(.backTab) { $0.count += 1 }"#, "renamed to 'shiftTab'"),
      (#"Text("x").onKey(.deleteForward) { $0.count += 1 }"#, "renamed to 'delete'"),
      (#"Text("x").onKey(.upArrow) { $0.count += 1 }"#, "renamed to 'up'"),
      (#"Text("x").onKey(.downArrow) { $0.count += 1 }"#, "renamed to 'down'"),
      (#"Text("x").onKey(.leftArrow) { $0.count += 1 }"#, "renamed to 'left'"),
      (#"Text("x").onKey(.rightArrow) { $0.count += 1 }"#, "renamed to 'right'"),
    ])
  }

  @Test("of function keys are errors that say how the key is written")
  func functionKeys() async throws {
    try await expectErrors(
      (1...12).map { number in
        (#"Text("x").onKey(.f\#(number)) { $0.count += 1 }"#, #"write .function(\#(number)) or "f"#)
      })
  }

  @Test("change no message of a typo beside them")
  func typos() async throws {
    try await expectErrors([
      (#"Text("x").padding(hroizontal: 1)"#, "extraneous argument label 'hroizontal:'"),
      (#"VStack { Text("x") }.padding(.horizontl, 1)"#, "has no member 'horizontl'"),
      (#"VStack { Text("x") }.padding(state.cuont)"#, "has no member 'cuont'"),
      (#"Text("x").foreground(.acent)"#, "has no member 'acent'"),
      (#"Text("x").onKey(.entre) { $0.count += 1 }"#, "has no member 'entre'"),
      (#"Text("x").onTap { $0.cuont += 1 }"#, "has no member 'cuont'"),
      (#"Button("x") { _ in }.keyboardShortcut(.defaultActoin)"#, "no member 'defaultActoin'"),
    ])
  }

  @Test("leave a component's own `id` alone")
  func identity() async throws {
    try await expectCompiles(
      """
      import Recurse
      struct Row: Component, Identifiable {
        let id: Int
        func render(state: Void) -> Node { Text("Row \\(id)").padding() }
      }
      struct Rows: Component {
        let rows: [Row]
        func render(state: Void) -> Node {
          for row in rows.sorted(by: { $0.id < $1.id }) { row.key(row.id) }
          ForEach(rows.map(\\.id), id: \\.self) { id in Text("\\(id)") }
        }
      }
      """)
  }

  /// Expects an error for each line of a body, in one compilation, with each in a body of its own.
  private func expectErrors(_ lines: [(code: String, message: String)]) async throws {
    let components = lines.enumerated().map { index, line in
      """
      struct Form\(index): Component {
        var initialState: FormState { FormState() }
        func render(state: FormState) -> Node {
          VStack {
            Text("before")
            \(line.code) // error: \(line.message)
            Text("after")
          }
        }
      }
      """
    }
    try await expectCompiles(
      """
      import Recurse
      struct FormState { var count = 0, isOpen = false }
      \(components.joined(separator: "\n"))
      """)
  }
}
