/// The words of a Swift source, without its comments and the contents of its literals.
struct SwiftWords {
  struct Word {
    let text: String
    /// How many braces are open before it.
    let depth: Int
    /// Whether it is a member of what stands before it: `Button` in `MouseButton`.
    let isMember: Bool
    /// Whether an opening parenthesis follows.
    let isCalled: Bool
    let line: Int
  }

  private(set) var words: [Word] = []
  private let source: [UInt8]
  private var place = 0
  private var depth = 0
  private var line = 1
  private var isAfterDot = false

  /// O(n)
  init(of text: String) {
    source = Array(text.utf8)
    while place < source.count { readNext() }
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    place + offset < source.count ? source[place + offset] : 0
  }

  private mutating func readNext() {
    let first = byte()
    let begin = place
    defer { if place == begin { place += 1 } }
    if Self.isLetter(first) { return readWord() }
    switch first {
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""): skipLiteral()
    case UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "}"): depth -= 1
    case UInt8(ascii: "\n"): line += 1
    default: break
    }
    if first > UInt8(ascii: " ") { isAfterDot = first == UInt8(ascii: ".") }
  }

  private mutating func readWord() {
    let begin = place
    while Self.isLetter(byte()) || Self.isDigit(byte()) { place += 1 }
    words.append(
      Word(
        text: String(decoding: source[begin..<place], as: UTF8.self), depth: depth,
        isMember: isAfterDot, isCalled: byte() == UInt8(ascii: "("), line: line))
    isAfterDot = false
  }

  private mutating func skipLine() {
    while place < source.count, byte() != UInt8(ascii: "\n") { place += 1 }
  }

  private mutating func skipComment() {
    var open = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        open += 1
        place += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        open -= 1
        place += 2
      } else {
        if byte() == UInt8(ascii: "\n") { line += 1 }
        place += 1
      }
    } while open > 0 && place < source.count
  }

  /// Skips a literal, whose escapes hold no quote that ends it. Of `#"…"#` the marks count as
  /// signs.
  private mutating func skipLiteral() {
    let quote = UInt8(ascii: "\"")
    let isLong = byte(1) == quote && byte(2) == quote
    let isRaw = place > 0 && source[place - 1] == UInt8(ascii: "#")
    place += isLong ? 3 : 1
    while place < source.count {
      if byte() == UInt8(ascii: "\\"), !isRaw {
        place += 1
      } else if byte() == UInt8(ascii: "\n") {
        line += 1
      } else if byte() == quote, !isLong || byte(1) == quote && byte(2) == quote {
        if !isRaw || byte(isLong ? 3 : 1) == UInt8(ascii: "#") {
          place += isLong ? 3 : 1
          return
        }
      }
      place += 1
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
  }
}
