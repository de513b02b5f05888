/// A person's change of a text.
enum TypedChange: Equatable {
  /// A text was put in at one place.
  case inserted(String)
  /// A space was put in behind a word, which is complete.
  case completed(String)
  /// A text was deleted at one place.
  case deleted(String)
  /// Anything else.
  case replaced

  /// Compares two texts. Linear.
  init(from old: String, to new: String) {
    let (before, now) = (Array(old), Array(new))
    let least = min(before.count, now.count)
    var start = 0
    while start < least, before[start] == now[start] { start += 1 }
    var end = 0
    while end < least - start, before[before.count - 1 - end] == now[now.count - 1 - end] {
      end += 1
    }
    let removed = before[start..<(before.count - end)]
    let added = now[start..<(now.count - end)]
    switch (removed.isEmpty, added.isEmpty) {
    case (true, false):
      let word = now[..<start].reversed().prefix { !$0.isWhitespace }.reversed()
      self = added == [" "] && !word.isEmpty ? .completed(String(word)) : .inserted(String(added))
    case (false, true): self = .deleted(String(removed))
    default: self = .replaced
    }
  }
}
