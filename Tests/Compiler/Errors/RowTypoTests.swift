import Testing

@Suite("Compiler errors in rows", .needsCompiler)
struct RowTypoTests {
  @Test(
    "A mistake in a list or a table is an error at its line, and nowhere else",
    arguments: [
      #"List(state.names, id: \.self) { Text($0.nmae) } // error: has no member 'nmae'"#,
      #"List(state.names, id: \.self, selection: \.name) { Text($0.nmae) } // error: has no member 'nmae'"#,
      #"List(\.rows, matching: \.query, in: \.name) { Text($0.nmae) } // error: has no member 'nmae'"#,
      #"List(\.rows, matching: \.query, in: \.name, selection: \.selected) { Text($0.nmae) } // error: has no member 'nmae'"#,
      #"List(\.rows, matching: \.qurey, in: \.name) { Text($0.name) } // error: has no member 'qurey'"#,
      #"List(\.rows, matching: \.query, in: \.nmae) { Text($0.name) } // error: has no member 'nmae'"#,
      #"List(books) { Text($0.nmae) } header: { Text($0) } // error: has no member 'nmae'"#,
      #"List(books) { Text($0.name) } header: { Text($0.nmae) } // error: has no member 'nmae'"#,
      #"List(\.files, children: \.children, expanded: \.open) { Text($0.nmae) } // error: has no member 'nmae'"#,
      #"List(\.files, children: \.children, expanded: \.open, selection: \.selected) { Text($0.nmae) } // error: has no member 'nmae'"#,
      #"List(\.files, children: \.chlidren, expanded: \.open) { Text($0.name) } // error: has no member 'chlidren'"#,
      #"List(tree: \.tree) { Text($0.nmae) } // error: has no member 'nmae'"#,
      #"List(\.rows) { row in Text(row.name).onSelect { $0.slected = row.id } } // error: has no member 'slected'"#,
      #"List(\.rows) { row in if row.isOpne { Text(row.name) } } // error: has no member 'isOpne'"#,
      #"List(\.rows) { Text($0.name) } placeholder: { Text(state.nmae) } // error: has no member 'nmae'"#,
      #"List(\.rows) { Text($0.name) } footer: { Text(state.nmae) } // error: has no member 'nmae'"#,
      #"List(\.rows) { Text($0.name).blod() } // error: has no member 'blod'"#,
      #"List(\.rows) { Text($0.id) } // error: cannot convert value of type 'Int'"#,
      #"Table(\.rows) { TableColumn("Name", value: \.name) } row: { _, row in row.onDelete { $0.wrong = 1 } } // error: has no member 'wrong'"#,
    ])
  func mistake(line: String) async throws {
    try await expectCompiles(
      """
      import Recurse
      struct Row: Identifiable, Hashable { var id: Int; var name: String; var isOpen = false }
      struct File: Identifiable { var id: Int; var name: String; var children: [File]? }
      struct Page: Component {
        struct State {
          var rows: [Row] = []
          var names: [String] = []
          var files: [File] = []
          var tree: TreeRows<File>
          var open: Set<Int> = []
          var selected: Int?
          var name: String?
          var query = ""
        }
        let initialState: State
        let books: SectionedCollectionProperty<String, Row>
        func render(state: State) -> Node {
          VStack {
            Text("Rows")
            \(line)
            Button("Clear") { $0.query = "" }
          }
        }
      }
      """)
  }
}
