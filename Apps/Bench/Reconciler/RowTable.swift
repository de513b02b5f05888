import Recurse

/// The table of js-framework-benchmark: rows with a number, a label that selects, and a cross that
/// removes.
struct RowTable: Component {
  struct State {
    var rows: [TableRow] = []
    var selected: Int?
    private var lastID = 0

    mutating func append(_ count: Int) {
      for _ in 0..<count {
        lastID += 1
        rows.append(TableRow(id: lastID, label: TableRow.labels[lastID % TableRow.labels.count]))
      }
    }
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      ForEach(state.rows) { row in
        RowCells(row: row, isSelected: state.selected == row.id).on { state, output in
          switch output {
          case .selected: state.selected = row.id
          case .removed: state.rows.removeAll { $0.id == row.id }
          }
        }
      }
    }
  }
}

struct TableRow: Identifiable, Equatable {
  let id: Int
  var label: String

  static let labels: [String] = ["pretty", "large", "big", "small", "tall", "short", "long"]
    .flatMap { size in ["red", "yellow", "blue", "green"].map { "\(size) \($0) table" } }
}

/// A row, which renders only if it changed.
struct RowCells: Component, Equatable {
  enum Output { case selected, removed }

  let row: TableRow
  let isSelected: Bool

  func render(state: Void) -> Node {
    HStack {
      Text(String(row.id))
      Button(row.label) { _, emit in emit(.selected) }
      Button("x") { _, emit in emit(.removed) }
    }
    .background(isSelected ? .red : nil)
  }
}
