import Recurse

/// A long list that changes a row, scrolls, or inserts and removes its first row.
package struct RowsScreen: Component {
  package struct State {
    var rows: [Row]
    /// The first visible row.
    var top = 0
    var keys = 0

    /// The rows from the first visible one.
    var shown: ArraySlice<Row> { rows[top...] }
  }

  let count: Int
  let visible: Int

  package init(count: Int, visible: Int) {
    self.count = count
    self.visible = visible
  }

  package var initialState: State { State(rows: (0..<count).map { Row(id: $0) }) }

  package func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Text("rows N=\(count)")
      List(\.shown) { row in
        Text(row.text).selectionDisabled()
      }
      .scrollIndicators(.hidden)
      Text("seq=\(state.keys)")
    }
    .onKey(.character("u")) { state in
      state.rows[state.keys % visible].version += 1
      state.keys += 1
    }
    .onKey(.character("j")) { state in
      state.top = state.top < count - visible ? state.top + 1 : 0
      state.keys += 1
    }
    .onKey(.character("i")) { state in
      state.keys += 1
      state.rows.insert(Row(id: -state.keys), at: 0)
    }
    .onKey(.character("d")) { state in
      state.keys += 1
      state.rows.removeFirst()
    }
  }
}

/// A row. Inserted rows have negative numbers.
package struct Row: Identifiable, Equatable {
  package var id: Int
  var version = 0

  var text: String {
    let kind = id < 0 ? "new" : "row"
    return "\(kind) \(abs(id).digits(6)) v\(version.digits(4)) "
      + "lorem ipsum dolor sit amet, consectetur adipiscing elit"
  }
}
