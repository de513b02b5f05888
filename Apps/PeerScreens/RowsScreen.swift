import Recurse

/// A long list of which a row changes, which is scrolled, or which gets and loses a first row.
package struct RowsScreen: Component {
  package struct State {
    var rows: [Row]
    /// The first row that is shown.
    var top = 0
    var keys = 0

    /// The rows from the first that is shown on.
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

/// A row; those that were put in later have numbers below zero.
package struct Row: Identifiable, Equatable {
  package var id: Int
  var version = 0

  var text: String {
    let kind = id < 0 ? "new" : "row"
    return "\(kind) \(abs(id).digits(6)) v\(version.digits(4)) "
      + "lorem ipsum dolor sit amet, consectetur adipiscing elit"
  }
}
