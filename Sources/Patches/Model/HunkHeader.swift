/// The line before a hunk: `@@ -1,2 +1,3 @@ heading`, with more signs for more parents.
struct HunkHeader {
  private(set) var parents: [LineSpan] = []
  private(set) var new = LineSpan(start: 0, count: 0)
  private(set) var heading = ""

  init?(_ line: ArraySlice<UInt8>) {
    let signs = line.prefix { $0 == UInt8(ascii: "@") }
    guard signs.count >= 2 else { return nil }
    var rest = line.dropFirst(signs.count)
    for _ in 1..<signs.count {
      guard let span = Self.span(&rest, after: " -") else { return nil }
      parents.append(span)
    }
    guard let span = Self.span(&rest, after: " +"), rest.first == .space else { return nil }
    new = span
    rest = rest.dropFirst()
    guard rest.starts(with: signs) else { return nil }
    rest = rest.dropFirst(signs.count)
    heading = (rest.first == .space ? rest.dropFirst() : rest).string
  }

  private static func span(_ rest: inout ArraySlice<UInt8>, after sign: StaticString) -> LineSpan? {
    guard let digits = rest.after(sign) else { return nil }
    rest = digits
    guard let start = number(&rest) else { return nil }
    guard rest.first == UInt8(ascii: ",") else { return LineSpan(start: start, count: 1) }
    rest = rest.dropFirst()
    return number(&rest).map { LineSpan(start: start, count: $0) }
  }

  /// Reads a number of as many digits as no file needs more of.
  private static func number(_ rest: inout ArraySlice<UInt8>) -> Int? {
    let digits = rest.prefix(while: \.isDigit)
    guard (1...15).contains(digits.count) else { return nil }
    rest = rest[digits.endIndex...]
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}
