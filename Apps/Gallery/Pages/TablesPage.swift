import Recurse

/// Rows in columns that are sorted, made wider and put elsewhere.
package struct TablesPage: GalleryContent {
  package struct State {
    package var programs: [Program]
    package var columns = TableColumns()
    package var selected: Int?
  }

  static let source = """
    Table(\\.programs, selection: \\.selected, columns: \\.columns) {
      TableColumn("Id", sortedBy: \\.id) { Text("\\($0.id)") }.width(7).alignment(.trailing)
      TableColumn("Command", value: \\.command, truncation: .middle)
      TableColumn("User", sortedBy: \\.user) { program in
        Text(program.user).foreground(program.user == "root" ? .warning : nil).lineLimit(1)
      }
      .width(.percent(15))
      TableColumn("Memory", sortedBy: \\.memory) { memory(of: $0) }.width(18)
        .alignment(.trailing)
    } row: { program, row in
      row.command("End program", key: "delete") { state in
        state.programs.removeAll { $0.id == program.id }
      }
    } placeholder: {
      EmptyState("Nothing runs", message: "Every program has ended.")
    }
    """

  private let rows: Int

  package init(rows: Int = 40) { self.rows = rows }

  package var initialState: State {
    let programs = (0..<rows).map(Program.init(number:))
    return State(programs: programs, selected: programs.first?.id)
  }

  package func render(state: State) -> Node {
    WithEnvironment(\.windowSize.rows) { rows in
      VStack(alignment: .stretch) {
        if rows >= 24 { header(state) }
        table.border(rows >= 12 ? .rounded : nil).background(.surface)
      }
      // On a wide page the end of a row stays near its beginning.
      .frame(maxWidth: 140, maxHeight: .infinity)
    }
  }

  private var table: Node {
    Table(\.programs, selection: \.selected, columns: \.columns) {
      TableColumn("Id", sortedBy: \.id) { Text("\($0.id)") }.width(7).alignment(.trailing)
      TableColumn("Command", value: \.command, truncation: .middle)
      TableColumn("User", sortedBy: \.user) { program in
        Text(program.user).foreground(program.user == "root" ? .warning : nil).lineLimit(1)
      }
      .width(.percent(15))
      TableColumn("Memory", sortedBy: \.memory) { memory(of: $0) }.width(18)
        .alignment(.trailing)
    } row: { program, row in
      row.command("End program", key: "delete") { state in
        state.programs.removeAll { $0.id == program.id }
      }
    } placeholder: {
      EmptyState("Nothing runs", message: "Every program has ended.")
    }
    .accessibilityLabel("Programs")
  }

  private func header(_ state: State) -> Node {
    HStack {
      Text("Programs").bold().foreground(.accent).lineLimit(1)
      Spacer()
      Text("\(state.programs.count) running").foreground(.secondaryText).lineLimit(1)
    }
    .padding(horizontal: 1).background(.surface)
  }

  /// A bar, and the number at its end.
  private func memory(of program: Program) -> Node {
    HStack {
      ProgressView(value: Double(program.memory), total: Double(Program.mostMemory))
        .foreground(program.memory > 1_500 ? .warning : .accent)
      Text("\(program.memory) M").lineLimit(1).multilineTextAlignment(.trailing).frame(width: 6)
    }
  }
}

/// The content of a row.
package struct Program: Identifiable, Equatable {
  package let id: Int
  var command: String
  var user: String
  var memory: Int

  /// In megabytes.
  static let mostMemory = 2_000

  private static let commands = [
    "swift-build --build-tests", "vim Sources/Layout/Engine/LayoutEngine.swift", "htop", "sh",
    "git status", "ssh build.example.org",
  ]
  private static let users = ["ann", "bob", "root"]

  /// The same value for each number, in no particular order.
  init(number: Int) {
    id = 100 + number
    command = Program.commands[number * 7 % Program.commands.count]
    user = Program.users[number * 5 % Program.users.count]
    memory = 1 + number * 7_919 % Program.mostMemory
  }
}
