import RecurseEditing
import RecurseTerminal

/// A text as an array of characters, edited in the most obvious way.
struct PlainEditor {
  var characters: [[UInt8]]
  /// Numbers of characters.
  var anchor: Int
  var head: Int

  var bytes: [UInt8] { characters.flatMap(\.self) }

  func offset(of place: Int) -> Int { characters[..<place].reduce(0) { $0 + $1.count } }

  var selection: EditSelection {
    EditSelection(anchor: offset(of: anchor), head: offset(of: head))
  }

  init(_ bytes: [UInt8], anchor: Int, head: Int) {
    characters = Self.characters(of: bytes)
    (self.anchor, self.head) = (0, 0)
    self.anchor = place(atOrAfter: anchor)
    self.head = place(atOrAfter: head)
  }

  func place(atOrAfter offset: Int) -> Int {
    var (place, start) = (0, 0)
    while start < offset, place < characters.count {
      start += characters[place].count
      place += 1
    }
    return place
  }

  /// Returns the characters of bytes, found one scalar after the other.
  static func characters(of bytes: [UInt8]) -> [[UInt8]] {
    var valid: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let length = (1...4).first { length in
        guard index + length <= bytes.count else { return false }
        return String(validating: bytes[index..<index + length], as: UTF8.self) != nil
      }
      valid += length.map { Array(bytes[index..<index + $0]) } ?? [0x1A]
      index += length ?? 1
    }
    return Graphemes.clusters(of: String(decoding: valid, as: UTF8.self)).map {
      Array(bytes[$0.range])
    }
  }

  // MARK: - Words and lines

  private enum Kind { case word, han, space, other }

  private func kind(_ place: Int) -> Kind {
    switch String(decoding: characters[place], as: UTF8.self).unicodeScalars.first {
    case let scalar? where scalar.properties.isIdeographic: .han
    case let scalar? where scalar.properties.isAlphabetic || scalar == "\u{301}": .word
    case let scalar? where scalar.properties.isWhitespace: .space
    default: .other
    }
  }

  private func isWord(_ place: Int) -> Bool { kind(place) == .word || kind(place) == .han }

  private func isLineFeed(_ place: Int) -> Bool { characters[place].last == 0x0A }

  func place(_ motion: TextMotion) -> Int {
    var place = head
    switch motion {
    case .left: return max(0, head - 1)
    case .right: return min(characters.count, head + 1)
    case .wordLeft:
      while place > 0, !isWord(place - 1) { place -= 1 }
      guard place > 0 else { return 0 }
      let run = kind(place - 1)
      while place > 0, kind(place - 1) == run { place -= 1 }
    case .wordRight:
      while place < characters.count, !isWord(place) { place += 1 }
      guard place < characters.count else { return place }
      let run = kind(place)
      while place < characters.count, kind(place) == run { place += 1 }
    case .spaceLeft:
      while place > 0, kind(place - 1) == .space { place -= 1 }
      while place > 0, kind(place - 1) != .space { place -= 1 }
    case .lineStart: while place > 0, !isLineFeed(place - 1) { place -= 1 }
    case .lineEnd: while place < characters.count, !isLineFeed(place) { place += 1 }
    case .paragraphDown:
      let empty = emptyLines.filter { $0 > head }
      for place in empty where characters[lineStart..<place].contains(where: { $0.last != 0x0A }) {
        return place
      }
      return characters.count
    case .paragraphUp:
      for place in emptyLines.reversed()
      where place < head && characters[place..<head].contains(where: { $0.last != 0x0A }) {
        return place
      }
      return 0
    case .textStart: return 0
    case .textEnd: return characters.count
    }
    return place
  }

  private var lineStart: Int {
    var place = head
    while place > 0, !isLineFeed(place - 1) { place -= 1 }
    return place
  }

  /// The places of lines without a character.
  private var emptyLines: [Int] {
    (0...characters.count).filter { place in
      (place == 0 || isLineFeed(place - 1))
        && (place == characters.count || isLineFeed(place))
    }
  }

  // MARK: - Editing

  mutating func move(_ motion: TextMotion, extends: Bool) {
    if !extends, anchor != head, motion == .left || motion == .right {
      head = motion == .left ? min(anchor, head) : max(anchor, head)
    } else {
      head = place(motion)
    }
    if !extends { anchor = head }
  }

  /// Replaces characters with bytes. Characters are found anew.
  mutating func replace(_ range: Range<Int>, with new: [UInt8]) {
    let before = characters[..<range.lowerBound].flatMap(\.self)
    let after = characters[range.upperBound...].flatMap(\.self)
    let end = before.count + new.count
    self = PlainEditor(before + new + after, anchor: end, head: end)
  }

  mutating func insert(_ new: [UInt8]) { replace(min(anchor, head)..<max(anchor, head), with: new) }

  mutating func delete(to motion: TextMotion) -> [UInt8] {
    let place = anchor != head ? anchor : place(motion)
    let range = min(place, head)..<max(place, head)
    let removed = characters[range].flatMap(\.self)
    if !range.isEmpty { replace(range, with: []) }
    return removed
  }
}
