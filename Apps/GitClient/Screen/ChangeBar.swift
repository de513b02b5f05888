import Recurse

/// The lines that a file gains and loses, as a few signs: `+++--`.
enum ChangeBar {
  /// The most signs.
  static let most = 8

  /// - Parameter largest: the lines of the file that changes most, which has all of the signs.
  @MainActor
  static func text(added: Int, removed: Int, largest: Int) -> Text {
    let (plus, minus) = signs(added: added, removed: removed, largest: largest)
    return Text(String(repeating: "+", count: plus)).foreground(.success)
      + Text(String(repeating: "-", count: minus)).foreground(.error)
  }

  /// The numbers of signs: each line has one where there are few, and no change is without one.
  static func signs(added: Int, removed: Int, largest: Int) -> (added: Int, removed: Int) {
    let all = added + removed
    guard all > 0 else { return (0, 0) }
    guard largest > most else { return (added, removed) }
    let signs = max((added > 0 ? 1 : 0) + (removed > 0 ? 1 : 0), all * most / max(largest, all))
    let plus = min(max(added > 0 ? 1 : 0, (added * signs + all / 2) / all), signs)
    let minus = signs - plus
    return minus == 0 && removed > 0 ? (plus - 1, 1) : (plus, minus)
  }
}
