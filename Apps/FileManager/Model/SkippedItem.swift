import FileWork

/// An item that an operation left where it is, and the reason.
struct SkippedItem: Identifiable, Hashable, Sendable {
  let path: RawPath
  let reason: String

  var id: String { path.id }
}

extension FileJob.Result {
  var skipped: [SkippedItem] {
    guard case .performed(_, let outcome) = self else { return [] }
    return outcome.troubles.map { SkippedItem(path: $0.item, reason: $0.reason.description) }
      + outcome.skipped.map { SkippedItem(path: $0, reason: "“\($0.name)” exists already.") }
  }
}
