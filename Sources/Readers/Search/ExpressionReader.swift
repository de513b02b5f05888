/// A reader of regular expressions that tells what they need. It understands texts, sets, groups,
/// choices and repeats, and gives up where it meets more.
struct ExpressionReader {
  /// What every match has.
  struct Needs {
    /// Texts that follow each other, of each item one.
    var texts: [[[UInt8]]] = []
    /// Sets of which it has a byte each.
    var sets: [ByteSet] = []

    /// The item whose texts are the longest; `nil` if no text is known.
    fileprivate var longest: [[UInt8]]? { texts.max { Self.length(of: $0) < Self.length(of: $1) } }

    private static func length(of item: [[UInt8]]) -> Int { item.map(\.count).min() ?? 0 }

    /// Takes the needs of the next part into account.
    mutating func add(_ part: Needs) {
      texts += part.texts.filter { Self.length(of: $0) > 0 }
      for set in part.sets where !sets.contains(set) && sets.count < Self.mostSets {
        sets.append(set)
      }
    }

    /// Each more is another look at the line.
    private static let mostSets = 3
  }

  struct Unknown: Error {}

  private var rest: ArraySlice<Unicode.Scalar>

  init(_ expression: String) { rest = Array(expression.unicodeScalars)[...] }

  mutating func all() throws(Unknown) -> Needs {
    let needs = try choices()
    guard rest.isEmpty else { throw Unknown() }
    return needs
  }

  /// Reads sequences with `|` between them. One text of any of them is needed, and no set, as each
  /// may need other ones.
  private mutating func choices() throws(Unknown) -> Needs {
    let first = try sequence()
    guard rest.first == "|" else { return first }
    var either = first.longest
    while take("|") {
      let others = try sequence().longest
      either = if let one = either, let others { one + others } else { nil }
    }
    return Needs(texts: either.map { [$0] } ?? [])
  }

  /// Reads parts that follow each other.
  private mutating func sequence() throws(Unknown) -> Needs {
    var needs = Needs()
    var run: [UInt8] = []
    func endRun() {
      needs.add(Needs(texts: [[run]]))
      run = []
    }
    while let scalar = rest.first, scalar != "|", scalar != ")" {
      rest.removeFirst()
      let part = try part(beginningWith: scalar)
      let times = try repeats()
      switch part {
      case .text(let byte):
        // The byte goes on with the text only where it is there once.
        if times != .optional { run.append(byte) }
        if times != .once { endRun() }
      case .other(let others):
        endRun()
        if times != .optional { needs.add(others) }
      }
    }
    endRun()
    return needs
  }

  private enum Part {
    case text(UInt8)
    /// A group, a character of some kind, or a place in the line.
    case other(Needs)
  }

  private mutating func part(beginningWith scalar: Unicode.Scalar) throws(Unknown) -> Part {
    switch scalar {
    case "(":
      // What else a question mark says, as of the case, is for all that follows.
      if take("?"), !take(":") { throw Unknown() }
      guard rest.first != "*" else { throw Unknown() }
      let needs = try choices()
      guard take(")") else { throw Unknown() }
      return .other(needs)
    case "[": return .other(Needs(sets: try set().map { [$0] } ?? []))
    case "\\":
      guard let next = rest.popFirst() else { throw Unknown() }
      if next == "d" { return .other(Needs(sets: [.digits])) }
      if "DwWsSbBAzZtnrhHvVR".unicodeScalars.contains(next) { return .other(Needs()) }
      guard let byte = Self.byte(escapedBy: next) else { throw Unknown() }
      return .text(byte)
    case "*", "+", "?", "{": throw Unknown()
    case ".", "^", "$": return .other(Needs())
    default:
      guard scalar.isASCII, scalar.value >= 0x20 else { return .other(Needs()) }
      return .text(UInt8(scalar.value))
    }
  }

  /// The byte that a backslash before it takes as it is; `nil` if it means something else.
  private static func byte(escapedBy scalar: Unicode.Scalar) -> UInt8? {
    guard scalar.isASCII, scalar.value > 0x20, !scalar.properties.isAlphabetic,
      !("0"..."9").contains(scalar)
    else { return nil }
    return UInt8(scalar.value)
  }

  private enum Repeats { case once, oftener, optional }

  private mutating func repeats() throws(Unknown) -> Repeats {
    var times = Repeats.once
    switch rest.first {
    case "*", "?": times = .optional
    case "+": times = .oftener
    case "{":
      guard let end = rest.firstIndex(of: "}") else { throw Unknown() }
      // `{0}`, `{0,3}` and `{,3}` need nothing.
      let least = rest[rest.startIndex + 1]
      times = ("1"..."9").contains(least) ? .oftener : .optional
      rest = rest[end...]
    default: return .once
    }
    rest.removeFirst()
    if !take("?") { _ = take("+") }
    return times
  }

  /// Reads a set up to its end.
  ///
  /// - Returns: `nil` if it has what is not in it, or kinds of characters.
  private mutating func set() throws(Unknown) -> ByteSet? {
    var isKnown = !take("^")
    // A bracket that is no end, sets in sets, and what combines sets are rare.
    guard rest.first != "]" else { throw Unknown() }
    var set = ByteSet()
    while let scalar = rest.popFirst() {
      if scalar == "]" { return isKnown ? set : nil }
      guard scalar != "[", !Self.combines(scalar, with: rest.first) else { throw Unknown() }
      var first = scalar
      if scalar == "\\" {
        guard let next = rest.popFirst(), next != "Q" else { throw Unknown() }
        if next == "d" {
          set.formUnion(.digits)
          continue
        }
        if Self.byte(escapedBy: next) == nil {
          isKnown = false
          continue
        }
        first = next
      }
      var last = first
      if rest.first == "-", rest.dropFirst().first != "]" {
        rest.removeFirst()
        guard let end = rest.popFirst(), end != "\\", end != "[" else { throw Unknown() }
        last = end
      }
      // Of a line of ASCII, what is beyond it matches nothing.
      guard first.isASCII, first <= last else { continue }
      set.insert(UInt8(first.value)...UInt8(min(0x7F, last.value)))
    }
    throw Unknown()
  }

  /// Whether two characters in a set combine what is around them.
  private static func combines(_ first: Unicode.Scalar, with next: Unicode.Scalar?) -> Bool {
    first == next && (first == "&" || first == "-" || first == "~")
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }
}
