import FileWork

/// A part of the names to which a list is narrowed. With `*` or `?` it is a pattern of whole names.
/// Without capital letters it matches those as well.
struct NameFilter: Hashable, Sendable {
  let text: String

  /// Tells which names match. O(name) for each.
  func matcher() -> (RawName) -> Bool {
    if text.isEmpty { return { _ in true } }
    if text.contains("*") || text.contains("?") {
      let pattern = NamePattern(text)
      return { pattern.matches($0.bytes) }
    }
    let text = text
    if text.contains(where: \.isUppercase) { return { $0.description.contains(text) } }
    return { $0.description.lowercased().contains(text) }
  }
}
