/// What a line of ASCII has wherever a regular expression matches: texts that follow each other,
/// and one byte of each of some sets.
///
///     warn(ing)?: .*late   ─▶   warn, then ": ", then late
///     (cat|mouse) food     ─▶   cat or mouse, then " food"
///     [xy]+\d              ─▶   x or y, and a digit
///
/// Matching an expression takes some hundred times as long as looking for a text. So only lines
/// with all that are matched, and those beyond ASCII, where one character is written in several
/// ways.
struct RequiredTexts: Sendable {
  /// Of each item, a line has one text, behind that of the item before.
  private let texts: [[ByteText]]
  private let sets: [ByteSet]

  /// - Returns: `nil` if nothing is known of the expression.
  init?(of expression: String, ignoresCase: Bool) {
    var reader = ExpressionReader(expression)
    guard let needs = try? reader.all(), !needs.texts.isEmpty || !needs.sets.isEmpty else {
      return nil
    }
    texts = needs.texts.map { item in item.map { ByteText($0, ignoresCase: ignoresCase) } }
    sets = ignoresCase ? needs.sets.map(\.ignoringCase) : needs.sets
  }

  /// Returns whether the expression may match in a line. O(n) for each text and set.
  func mayBe(in line: UnsafeBufferPointer<UInt8>) -> Bool {
    hasTexts(line) && sets.allSatisfy { line.contains(where: $0.contains) } || !line.isASCII
  }

  private func hasTexts(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    var end = 0
    for item in texts {
      // The one that ends first leaves the most to the others.
      let ends = item.lazy.compactMap { text in
        text.firstPlace(in: line, from: end).map { $0 + text.count }
      }
      guard let first = ends.min() else { return false }
      end = first
    }
    return true
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var isASCII: Bool {
    let raw = UnsafeRawBufferPointer(self)
    var (bits, place) = (UInt64(0), 0)
    while place + 8 <= count {
      bits |= raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      place += 8
    }
    while place < count {
      bits |= UInt64(self[place])
      place += 1
    }
    return bits & 0x8080_8080_8080_8080 == 0
  }
}
