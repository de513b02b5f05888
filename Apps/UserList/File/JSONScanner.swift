/// Finds the parts of JSON byte by byte, so that they can be kept as they were written: numbers of
/// any length, keys that differ in normalization only, every escape.
///
/// It is strict, linear and not recursive: the nesting is limited by a number, not by the stack.
struct JSONScanner {
  /// The maximal nesting of arrays and objects.
  static let deepest = 512

  let bytes: ArraySlice<UInt8>
  private(set) var place: Int
  /// The open containers, and whether each is an object.
  private var open: [Bool] = []
  /// The number of containers that surround the scanned bytes.
  private let depth: Int

  /// - Parameter depth: how many containers surround the bytes.
  init(_ bytes: ArraySlice<UInt8>, depth: Int = 0) {
    self.bytes = bytes
    self.depth = depth
    place = bytes.startIndex
  }

  /// The next byte; `nil` at the end.
  var next: UInt8? { place < bytes.endIndex ? bytes[place] : nil }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      place += 1
    }
  }

  /// Skips spaces and a character, if it comes next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  /// Skips a value, and returns its range.
  mutating func value() throws(JSONProblem) -> Range<Int> {
    skipSpace()
    let start = place
    open.removeAll(keepingCapacity: true)
    values: repeat {
      skipSpace()
      switch next {
      case UInt8(ascii: "{"):
        try enter(object: true)
        if !take("}") {
          try key()
          continue values
        }
        open.removeLast()
      case UInt8(ascii: "["):
        try enter(object: false)
        if !take("]") { continue values }
        open.removeLast()
      case UInt8(ascii: "\""): _ = try string()
      case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): try number()
      case UInt8(ascii: "t"): try word("true")
      case UInt8(ascii: "f"): try word("false")
      case UInt8(ascii: "n"): try word("null")
      default: throw missing("a value")
      }
      while let isObject = open.last {
        if take(",") {
          if isObject { try key() }
          continue values
        }
        guard take(isObject ? "}" : "]") else {
          throw missing(isObject ? "“,” or “}”" : "“,” or “]”")
        }
        open.removeLast()
      }
    } while !open.isEmpty
    return start..<place
  }

  private mutating func enter(object: Bool) throws(JSONProblem) {
    place += 1
    open.append(object)
    guard depth + open.count <= Self.deepest else {
      throw JSONProblem(
        at: place - 1, "arrays and objects are nested more than \(Self.deepest) levels deep")
    }
  }

  /// Skips a key and its colon, and returns the range of the key with its quotation marks.
  @discardableResult
  mutating func key() throws(JSONProblem) -> Range<Int> {
    skipSpace()
    guard next == UInt8(ascii: "\"") else { throw missing("a key in quotation marks") }
    let key = try string()
    guard take(":") else { throw missing("“:”") }
    return key
  }

  private mutating func string() throws(JSONProblem) -> Range<Int> {
    let start = place
    place += 1
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        return start..<place
      case UInt8(ascii: "\\"):
        place += 1
        try escape()
      case 0..<0x20:
        throw JSONProblem(at: place, "a text has a control character that is not escaped")
      default: place += 1
      }
    }
    throw missing("“\"”")
  }

  private mutating func escape() throws(JSONProblem) {
    let start = place - 1
    let kind = next
    place += 1
    switch kind {
    case nil: throw missing("“\"”")
    case UInt8(ascii: "u"):
      for _ in 0..<4 {
        guard let digit = next, Unicode.Scalar(digit).properties.isASCIIHexDigit else {
          throw JSONProblem(at: start, "“\\u” has to be followed by four hexadecimal digits")
        }
        place += 1
      }
    case let kind? where #""\/bfnrt"#.utf8.contains(kind): break
    default: throw JSONProblem(at: start, "JSON has no such escape")
    }
  }

  private mutating func number() throws(JSONProblem) {
    if next == UInt8(ascii: "-") { place += 1 }
    if next == UInt8(ascii: "0") { place += 1 } else { try digits() }
    if next == UInt8(ascii: ".") {
      place += 1
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      place += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { place += 1 }
      try digits()
    }
  }

  private mutating func digits() throws(JSONProblem) {
    let start = place
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { place += 1 }
    guard place > start else { throw missing("a digit") }
  }

  private mutating func word(_ word: StaticString) throws(JSONProblem) {
    let rest = bytes[place...].prefix(word.utf8CodeUnitCount)
    guard rest.elementsEqual(String(describing: word).utf8) else { throw missing("a value") }
    place += rest.count
  }

  /// Another byte is here than expected, or the end.
  func missing(_ expected: String) -> JSONProblem {
    JSONProblem(at: place, "expected \(expected)")
  }
}

/// A fault in JSON, and the byte at which it is.
struct JSONProblem: Error {
  let place: Int
  let reason: String

  init(at place: Int, _ reason: String) {
    self.place = place
    self.reason = reason
  }
}
