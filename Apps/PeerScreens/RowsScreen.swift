import RecurseCore

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
  /// Whether the list's closure describes each row; else a row is a component that is compared.
  let isDescribed: Bool

  package init(count: Int, visible: Int, isDescribed: Bool = false) {
    self.count = count
    self.visible = visible
    self.isDescribed = isDescribed
  }

  package var initialState: State { State(rows: (0..<count).map { Row(id: $0) }) }

  package func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Text("rows N=\(count)")
      if isDescribed {
        List(\.shown, selectable: { _ in false }) { Text($0.text) }.scrollIndicators(.hidden)
      } else {
        List(\.shown, selectable: { _ in false }) { RowLine(row: $0) }.scrollIndicators(.hidden)
      }
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

/// A line of the list, which is not rendered where its row is the same.
struct RowLine: Component, Equatable {
  let row: Row

  func render(state: Void) -> Node { Text(row.text) }
}

/// A row. Inserted rows have negative numbers.
package struct Row: Identifiable, Equatable {
  package var id: Int
  var version = 0

  // Written into its memory, as a C program would: the benchmark is about the list.
  var text: String {
    String(unsafeUninitializedCapacity: 96) { buffer in
      var end = 0
      func write(_ text: StaticString) {
        for place in 0..<text.utf8CodeUnitCount { buffer[end + place] = text.utf8Start[place] }
        end += text.utf8CodeUnitCount
      }
      func write(_ number: Int, digits: Int) {
        var rest = number
        for place in (0..<digits).reversed() {
          buffer[end + place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
          rest /= 10
        }
        end += digits
      }
      write(id < 0 ? "new " : "row ")
      write(abs(id), digits: max(6, abs(id).digitCount))
      write(" v")
      write(version, digits: max(4, version.digitCount))
      write(" lorem ipsum dolor sit amet, consectetur adipiscing elit")
      return end
    }
  }
}

extension Int {
  fileprivate var digitCount: Int {
    var count = 1
    var rest = self
    while rest >= 10 {
      count += 1
      rest /= 10
    }
    return count
  }
}
