import Testing

@Suite("Positions of compiler errors", .needsCompiler)
struct TypoTests {
  @Test(
    "A mistake three levels down is an error at its line, and nowhere else",
    arguments: [
      #"Button("Send") { $0.sumbit() } // error: has no member 'sumbit'"#,
      #"TextField("Name", text: \.nmae) // error: has no member 'nmae'"#,
      #"Text("Name").blod() // error: has no member 'blod'"#,
      #"if state.isOpne { Text("Open") } // error: has no member 'isOpne'"#,
      #"Text(state.count) // error: cannot convert value of type 'Int'"#,
      #"Button("Save") { _, emit in emit(.svaed) } // error: member 'svaed'"#,
      #"TextField("Title", text: \.title) // error: that part of the state has to be a var"#,
      #"Toggle("Empty", isOn: \.isEmpty) // error: that part of the state has to be a var"#,
      #"Text("x").sheet(isPresented: \.isEmpty) { Text("y") } // error: that part of the state has to be a var"#,
      #"Text("x").toast(isPresented: \.isOpen) { Text("y") } // error: a toast shows an item"#,
      #"Text("x").alert("y", isPresented: \.isEmpty) {} // error: that part of the state has to be a var"#,
      #"Text("x").popover(isPresented: \.isEmpty) { Text("y") } // error: that part of the state has to be a var"#,
      #"Stepper("Count", value: \.cuont) // error: has no member 'cuont'"#,
      #"Slider("Count", value: \.total, in: 0...10) // error: that part of the state has to be a var"#,
      #"TextField("Count", value: \.cuont, format: .number) // error: has no member 'cuont'"#,
      #"TextField("Total", value: \.total, format: .number) // error: that part of the state has to be a var"#,
      #"TextField("Name", value: \.name, format: .number) // error: no exact matches in call to global function 'TextField'"#,
      #"DateField("Date", selection: \.dtae) // error: has no member 'dtae'"#,
      #"TimeField("Date", selection: \.tomorrow) // error: that part of the state has to be a var"#,
      #"DatePicker("Date", selection: \.dtae) // error: has no member 'dtae'"#,
      #"Slider("Count", value: \.count) // error: whole numbers have no range of their own"#,
      #"TabView(selection: \.cuont) { Tab("One", value: 1) { Text("x") } } // error: has no member 'cuont'"#,
      #"TabView(selection: \.count) { Tab("One", value: 1) { Text(state.nmae) } } // error: has no member 'nmae'"#,
      #"Picker("Count", selection: \.cuont) { Text("x").tag(1) } // error: has no member 'cuont'"#,
      #"Picker("Count", selection: \.count) { Text(state.nmae).tag(1) } // error: has no member 'nmae'"#,
      #"Picker("Count", selection: \.count) { ForEach(0..<3, id: \.self) { Text("\($0.nmae)").tag($0) } } // error: has no member 'nmae'"#,
      #"Picker("Total", selection: \.total) { Text("x").tag(1) } // error: that part of the state has to be a var"#,
      #"Picker("Count", selection: \.count, options: [1]) { Text("\($0.nmae)") } // error: has no member 'nmae'"#,
      #"DisclosureGroup("More", isExpanded: \.isOepn) { Text("x") } // error: has no member 'isOepn'"#,
      #"HStack(spacng: 1) { Text("x") } // error: expected 'spacing:_:'"#,
    ])
  func mistake(line: String) async throws {
    try await expectCompiles(
      """
      import Foundation
      import Recurse
      import RecurseFoundation
      struct Form: Component {
        struct State {
          var date = Date()
          var tomorrow: Date { date + 86400 }
          var name = ""
          var count = 0
          var isOpen = false
          var title: String { name }
          var isEmpty: Bool { name.isEmpty }
          var total: Int { count }
          mutating func submit() {}
        }
        enum Output { case saved }
        var initialState: State { State() }
        func render(state: State) -> Node {
          VStack {
            HStack {
              Center {
                TextField("Name", text: \\.name)
                \(line)
                Button("Clear") { $0.name = "" }
                Text("Name: \\(state.name)").bold()
              }
            }
          }
        }
      }
      """)
  }

  @Test(
    "A helper of several nodes without a builder is an error at its nodes, as its page quotes it")
  func helper() async throws {
    try await expectCompiles(
      """
      import Recurse
      struct Form: Component {
        var initialState: Int { 0 }
        func render(state: Int) -> Node { footer }
        private var footer: Node {
          Button("Add") { $0 += 1 } // error: generic parameter 'Owner' could not be inferred
          Button("Less") { $0 -= 1 } // error: generic parameter 'Owner' could not be inferred
        }
      }
      """)
  }
}
