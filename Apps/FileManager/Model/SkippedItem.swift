import FileWork

/// An item that an operation left where it is, and the reason.
struct SkippedItem: Identifiable, Hashable, Sendable {
  let path: RawPath
  let reason: String

  var id: String { path.id }
}

extension FileJob.Result {
  var skipped: [SkippedItem] {
    switch self {
    case .performed(_, let outcome):
      outcome.troubles.map(SkippedItem.init)
        + outcome.skipped.map { SkippedItem(path: $0, reason: "“\($0.name)” exists already.") }
    case .compared(let comparison, _): comparison.troubles.map(SkippedItem.init)
    case .reversed, .emptied: []
    }
  }
}

extension SkippedItem {
  fileprivate init(_ trouble: FileTrouble) {
    self.init(path: trouble.item, reason: trouble.reason.description)
  }
}
