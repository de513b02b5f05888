import DatabaseWork
import Recurse

/// The name of the file, its size, how it is kept, and what cannot be done to it.
struct TopBar: Component, Equatable {
  private let name: String
  private let facts: FileFacts?
  private let isReadOnly: Bool
  private let isInTransaction: Bool
  private let table: String?

  init(_ name: String, _ state: BrowserState) {
    self.name = name
    (facts, isReadOnly) = (state.facts, state.file?.isReadOnly ?? false)
    isInTransaction = state.sql.isInTransaction
    table = state.table.map { DisplayText.line($0.name) }
  }

  func render(state: Void) -> Node {
    HStack(spacing: 2) {
      Text(name).bold().foreground(.accent)
      if let table { Text(table) }
      Spacer()
      // A warning is whole, whatever gives way to it.
      if isInTransaction { Text("transaction open").bold().foreground(.warning).fixedSize() }
      if isReadOnly { Text("read-only").bold().foreground(.warning).fixedSize() }
      if facts?.isThere == false { Text("file is gone").bold().foreground(.error).fixedSize() }
      if let facts {
        Text("\(Self.size(facts.size))  journal: \(facts.journal)  SQLite \(facts.library)")
          .foreground(.secondaryText).flex(shrink: 100)
      }
    }
    .lineLimit(1).padding(horizontal: 1).frame(height: 1, maxWidth: .infinity)
    .background(.surface)
  }

  static func size(_ bytes: Int) -> String {
    let units = ["B", "KB", "MB", "GB", "TB"]
    var (number, unit) = (bytes, 0)
    while number >= 10_240, unit < units.count - 1 { (number, unit) = (number / 1024, unit + 1) }
    return "\(number) \(units[unit])"
  }
}
