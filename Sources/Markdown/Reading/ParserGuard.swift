/// Keeps cmark from work that grows faster than the text.
///
/// Each line costs the depth of the blocks it is in. So a line that starts more than ``depthLimit``
/// quotes and items gets a backslash before the next mark, and the rest is text. Each row of a
/// table costs its columns, so a wider one gets a backslash under its header: it is a paragraph.
/// For each `<?`, `<![` and `<!A` all of the text behind it may be read, so only the first
/// ``openLimit`` of them can be HTML. In code at the top level nothing is changed.
struct ParserGuard {
  /// More than a block keeps of its depth, and so many that no one writes them.
  static let depthLimit = 256
  static let openLimit = 500

  private let lines: LineTable
  private var fence: OpenFence?
  /// The number of instructions and declarations of HTML that were begun.
  private var opens = 0
  /// The offsets before which a backslash comes.
  private var places: [Int] = []

  /// Returns the text to parse instead of one, or `nil` if none of its lines is such a one.
  static func guarded(_ lines: LineTable) -> [UInt8]? {
    var parser = ParserGuard(lines)
    for line in 0..<lines.count { parser.read(lines.content(line)) }
    return parser.places.isEmpty ? nil : parser.result
  }

  private init(_ lines: LineTable) { self.lines = lines }

  private var result: [UInt8] {
    var result: [UInt8] = []
    var start = 0
    for place in places {
      result += lines.bytes[start..<place]
      result.append(0x5C)
      start = place
    }
    return result + lines.bytes[start...]
  }

  private mutating func read(_ line: Range<Int>) {
    let content = lines.bytes[line]
    if let open = fence {
      if open.closes(content) { fence = nil }
    } else if line.count > Self.depthLimit, let place = mark(after: Self.depthLimit, in: content) {
      places.append(place)
    } else if line.count > MarkdownTable.columnLimit, let place = wideTable(in: content) {
      places.append(place)
    } else {
      fence = OpenFence(content)
      if fence == nil { limitOpens(in: content) }
    }
  }

  private mutating func limitOpens(in line: ArraySlice<UInt8>) {
    Self.forEachOpen(in: line) { place in
      opens += 1
      if opens > Self.openLimit { places.append(place) }
    }
  }

  /// Returns the number of instructions and declarations of HTML that a text may begin.
  static func opens(in text: ArraySlice<UInt8>) -> Int {
    var opens = 0
    forEachOpen(in: text) { _ in opens += 1 }
    return opens
  }

  private static func forEachOpen(in text: ArraySlice<UInt8>, _ action: (Int) -> Void) {
    var rest = text
    while let place = rest.firstIndex(of: 0x3C) {
      rest = rest[(place + 1)...]
      guard let next = rest.first, next == "?" || next == "!" else { continue }
      let isComment = next == "!" && rest.dropFirst().first == 0x2D
      if !isComment { action(place) }
    }
  }

  /// Returns the first bar of a line that makes the one before it the header of a wide table.
  private func wideTable(in line: ArraySlice<UInt8>) -> Int? {
    guard let bar = line.firstIndex(of: 0x7C) else { return nil }
    let isRule = line[bar...].allSatisfy { $0.isBlank || $0 == "|" || $0 == "-" || $0 == ":" }
    let bars = line[bar...].count { $0 == "|" }
    return isRule && bars > MarkdownTable.columnLimit ? bar : nil
  }

  /// Returns where a backslash takes its meaning from the mark after a number of others.
  private func mark(after count: Int, in line: ArraySlice<UInt8>) -> Int? {
    var rest = line
    for number in 0...count {
      rest = rest.drop { $0.isBlank }
      guard let mark = rest.first else { return nil }
      let digits = rest.prefix { $0.isDigit }.count
      let after = rest.dropFirst(digits + 1).first
      let isItem =
        digits > 0
        ? ".)".utf8.contains(rest.dropFirst(digits).first ?? 0) : "-+*".utf8.contains(mark)
      guard mark == ">" || isItem && after?.isBlank ?? true else { return nil }
      if number == count { return isBreak(rest) ? nil : rest.startIndex + digits }
      rest = rest.dropFirst(digits + 1)
    }
    return nil
  }

  /// Returns whether a line's rest is a part of a thematic break, which nests nothing.
  private func isBreak(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let mark = rest.first, mark == "-" || mark == "*" else { return false }
    return rest.allSatisfy { $0 == mark || $0.isBlank }
  }
}
