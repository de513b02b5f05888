import Testing

@Suite("Parts of a body", .needsCompiler)
struct BodyTests {
  @Test("Text, spacers and dividers are values whose type is inferred, with modifiers or without")
  func values() async throws {
    try await expectCompiles(
      """
      import Recurse
      let line = { @MainActor in Divider() }
      struct Form: Component {
        let title = Text("x")
        func render(state: Void) -> Node {
          let title = Text("x")
          let bold = title.bold().padding()
          let gap = Spacer()
          title
          bold
          gap
          Divider()
          self.title.lineLimit(1).foreground(.red)
        }
      }
      """)
  }

  @Test("if, if let, else if, switch, for, let, local functions and availability work")
  func statements() async throws {
    try await expectCompiles(
      """
      import Recurse
      struct Form: Component {
        enum Status { case idle, failed(String), done(Int) }
        struct State {
          var status = Status.idle, name: String?, names = ["a"], counts = [1: 2]
        }
        var initialState: State { State() }
        func render(state: State) -> Node {
          let names = state.names.sorted()
          if names.isEmpty { Text("none") }
          if let name = state.name { Text(name) } else { Spacer() }
          if let name = state.name, !name.isEmpty {
            Text(name)
          } else if names.count > 1 {
            Button("Clear") { $0.names = [] }
          } else {
            Divider()
          }
          if case .failed(let reason) = state.status { Text(reason).foreground(.red) }
          switch state.status {
          case .idle: Text("idle")
          case .failed(let reason) where reason.isEmpty:
            Text("failed")
            Button("Retry") { $0.status = .idle }
          case .failed(let reason): Text(reason)
          case .done(let count):
            for number in 0..<count { Text("\\(number)") }
          }
          for (index, name) in names.enumerated() {
            let label = "\\(index): \\(name)"
            Button(label) { $0.names.remove(at: index) }
          }
          for name in names where name != "a" { Text(name).key(name) }
          ForEach(names, id: \\.self) { name in
            Text(name)
            if name == "a" { Button("Remove") { $0.names.removeAll { $0 == name } } }
          }
          if #available(macOS 99, *) { Text("later") }
        }
      }
      """)
  }

  @Test("Functions may be generic over the owner, and bodies may be split into methods")
  func helpers() async throws {
    try await expectCompiles(
      """
      import Recurse

      @MainActor func card<O: Component>(
        _ title: String = "", @NodeBuilder<O> content: () -> VirtualNode<O>
      ) -> VirtualNode<O> {
        VStack {
          Text(title).bold()
          content()
        }
        .border(.rounded)
      }

      extension VirtualNode {
        func framed() -> VirtualNode { padding().border() }
      }
      extension Modifiable where Modified: Modifiable, Modified.Modified == Modified {
        func warning() -> Modified { foreground(.red).bold() }
      }

      struct Form: Component {
        struct State { var count = 0 }
        enum Output { case done }
        var initialState: State { State() }

        func render(state: State) -> Node {
          header
          Text("!").warning()
          Button("!") { $0.count = 0 }.warning()
          card("Count") {
            row(state.count)
            Button("Add") { $0.count += 1 }
          }
          .padding()
          card { Button("Done") { _, emit in emit(.done) } }.framed()
          if state.count > 0 { footer(state) }
        }

        @NodeBuilder<Self> private var header: Node {
          Text("Form")
          Divider()
        }
        @NodeBuilder<Self> private func footer(_ state: State) -> Node {
          if state.count > 2 { Button("Reset") { $0.count = 0 } }
          row(2)
        }
        private func row(_ number: Int) -> Node {
          Button("\\(number)") { $0.count = number }.padding()
        }
      }
      """)
  }

  @Test("A component may render itself")
  func recursion() async throws {
    try await expectCompiles(
      """
      import Recurse
      struct Branch: Identifiable { let id: Int; var branches: [Branch] = [] }
      struct Tree: Component {
        struct State { var isOpen = false }
        enum Output { case selected(Int) }
        let branch: Branch
        var initialState: State { State() }
        func render(state: State) -> Node {
          Button(state.isOpen ? "-" : "+") { $0.isOpen.toggle() }
          Button("Select") { _, emit in emit(.selected(branch.id)) }
          if state.isOpen {
            ForEach(branch.branches) { branch in
              Tree(branch: branch).on { _, output, emit in emit(output) }.padding()
            }
          }
        }
      }
      struct Plain: Component {
        let depth: Int
        func render(state: Void) -> Node {
          Text("\\(depth)")
          if depth > 0 { Plain(depth: depth - 1).padding() }
        }
      }
      """)
  }
}
