import Recurse

struct TableExample: Component {
  struct Program: Identifiable, Equatable {
    let id: Int
    var command: String
    var memory: Int
  }
  struct State {
    var programs = [
      Program(id: 311, command: "swift-build", memory: 812),
      Program(id: 207, command: "sourcekit-lsp", memory: 420),
      Program(id: 118, command: "tmux", memory: 9),
    ]
    var columns = TableColumns(sort: .init(column: "Memory", isAscending: false))
    var selected: Program.ID? = 207
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Table(\.programs, selection: \.selected, columns: \.columns) {
      TableColumn("Id", sortedBy: \.id) { Text("\($0.id)") }.width(7).alignment(.trailing)
      TableColumn("Command", value: \.command, truncation: .middle)
      TableColumn("Memory", sortedBy: \.memory) { Text("\($0.memory) M") }.width(10)
    }
  }
}
