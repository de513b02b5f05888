import RecurseCore

/// The items of a list, each with its marker beside it.
struct MarkdownListView: Component, Equatable {
  let list: MarkdownList
  let marks: [String]

  func render(state: Void) -> Node {
    VStack(alignment: .stretch, spacing: list.isTight ? 0 : 1) {
      ForEach(list.items.indices, id: \.self) { index in
        HStack(alignment: .top, spacing: 1) {
          Text(marker(index)).foreground(.accent)
          MarkdownBlocksView(
            blocks: list.items[index].blocks, marks: marks, spacing: list.isTight ? 0 : 1
          )
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }

  private func marker(_ index: Int) -> String {
    let task = list.items[index].task.map { $0 == .done ? "[x]" : "[ ]" }
    switch list.marker {
    case .bullet: return task ?? "•"
    case .number(let start, let delimiter):
      let sign = delimiter == .period ? "." : ")"
      // The markers of the list are as wide as the last, so their signs form one column.
      let last = "\(start + list.items.count - 1)"
      let number = "\(start + index)"
      let room = String(repeating: " ", count: max(0, last.count - number.count))
      return room + number + sign + (task.map { " " + $0 } ?? "")
    }
  }
}
