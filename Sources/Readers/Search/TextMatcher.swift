/// A pattern that is ready to be looked for, used by one thread.
package struct TextMatcher {
  /// The bytes of a line in which a regular expression is looked for.
  ///
  /// Matching one takes some hundred times as long as matching a text.
  package static let regexBytes = LineCache.pieceBytes

  package let pattern: TextPattern
  private let wanted: ByteText
  private let regex: Regex<AnyRegexOutput>?
  private let required: RequiredTexts?

  /// - Returns: `nil` if the pattern is empty, or a regular expression that cannot be read.
  package init?(_ pattern: TextPattern) {
    self.pattern = pattern
    let ignoresCase = pattern.ignoresCase
    guard !pattern.text.isEmpty else { return nil }
    wanted = ByteText(pattern.text.utf8, ignoresCase: ignoresCase)
    if pattern.isRegularExpression {
      guard let regex = try? Regex(pattern.text) else { return nil }
      self.regex = ignoresCase ? regex.ignoresCase() : regex
      required = RequiredTexts(of: pattern.text, ignoresCase: ignoresCase)
    } else {
      (regex, required) = (nil, nil)
    }
  }

  /// Returns whether a text may have the pattern, as far as is known without matching a regular
  /// expression, which may take long.
  package func mayMatch(_ text: ArraySlice<UInt8>) -> Bool {
    guard regex != nil else { return firstMatch(in: text) != nil }
    guard let required else { return true }
    // The bytes are read in place; the pointer does not leave the closure.
    return text.withUnsafeBufferPointer { required.mayBe(in: $0) }
  }

  /// Returns whether a text has the pattern.
  package func matches(_ text: ArraySlice<UInt8>) -> Bool {
    guard let regex else { return firstMatch(in: text) != nil }
    guard mayMatch(text) else { return false }
    guard !pattern.options.contains(.wholeWords) else { return !regexMatches(in: text).isEmpty }
    return String(decoding: text.prefix(Self.regexBytes), as: UTF8.self).contains(regex)
  }

  /// Returns the byte ranges of the matches in a text, counted from its start, which do not
  /// overlap. Linear in the length of the text for most texts.
  package func matches(in text: ArraySlice<UInt8>) -> [Range<Int>] {
    guard regex == nil else { return regexMatches(in: text).map(\.range) }
    var matches: [Range<Int>] = []
    while let match = firstMatch(in: text, from: matches.last?.upperBound ?? 0) {
      matches.append(match)
    }
    return matches
  }

  // MARK: - Texts

  /// Returns the first match of a text at or after an offset.
  private func firstMatch(in text: ArraySlice<UInt8>, from offset: Int = 0) -> Range<Int>? {
    // The bytes are read in place; the pointer does not leave the closure.
    text.withUnsafeBufferPointer { text in
      var start = offset
      while let place = wanted.firstPlace(in: text, from: start) {
        let range = place..<place + wanted.count
        if !pattern.options.contains(.wholeWords) || text.isWord(range) { return range }
        start = place + 1
      }
      return nil
    }
  }

  // MARK: - Regular expressions

  /// A match of a regular expression: its byte range, and the texts of its groups.
  private struct RegexMatch {
    var range: Range<Int>
    var groups: [String]
  }

  /// Returns the matches of a regular expression in the first bytes of a text, without empty ones.
  private func regexMatches(in text: ArraySlice<UInt8>) -> [RegexMatch] {
    guard let regex, mayMatch(text) else { return [] }
    let line = String(decoding: text.prefix(Self.regexBytes), as: UTF8.self)
    var found: [RegexMatch] = []
    // Offsets are counted from the last match, so that the sum is linear.
    var (place, offset) = (line.startIndex, 0)
    for match in line.matches(of: regex) where !match.range.isEmpty {
      offset += line.utf8.distance(from: place, to: match.range.lowerBound)
      let length = line.utf8.distance(from: match.range.lowerBound, to: match.range.upperBound)
      let range = offset..<offset + length
      (place, offset) = (match.range.upperBound, range.upperBound)
      if accepts(range, in: text) {
        found.append(
          RegexMatch(range: range, groups: match.output.map { String($0.substring ?? "") }))
      }
    }
    return found
  }

  private func accepts(_ range: Range<Int>, in text: ArraySlice<UInt8>) -> Bool {
    guard pattern.options.contains(.wholeWords) else { return true }
    // The neighbors of the range are read in place; the pointer does not leave the closure.
    return text.withUnsafeBufferPointer { $0.isWord(range) }
  }

  // MARK: - Replacing

  /// Returns the matches in a text, with the texts that replace them.
  ///
  /// For a regular expression, `$1` to `$9` stand for its groups, `$0` for the match, and `$$` for
  /// a dollar sign.
  package func replacements(
    by replacement: String, in text: ArraySlice<UInt8>
  ) -> [(range: Range<Int>, text: String)] {
    guard regex != nil, replacement.contains("$") else {
      return matches(in: text).map { ($0, replacement) }
    }
    return regexMatches(in: text).map { ($0.range, Self.filled(replacement, by: $0)) }
  }

  private static func filled(_ replacement: String, by match: RegexMatch) -> String {
    var (result, isDollar) = ("", false)
    for character in replacement {
      guard isDollar else {
        if character == "$" { isDollar = true } else { result.append(character) }
        continue
      }
      isDollar = false
      if character == "$" {
        result.append(character)
      } else if let group = character.wholeNumberValue, match.groups.indices.contains(group) {
        result += match.groups[group]
      } else {
        result += "$\(character)"
      }
    }
    return isDollar ? result + "$" : result
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether a range begins and ends where a word does, or is next to no word.
  fileprivate func isWord(_ range: Range<Int>) -> Bool {
    !(isLetter(range.lowerBound - 1) && isLetter(range.lowerBound))
      && !(isLetter(range.upperBound - 1) && isLetter(range.upperBound))
  }

  /// Letters and digits of ASCII, `_`, and all characters beyond ASCII.
  private func isLetter(_ index: Int) -> Bool {
    guard indices.contains(index) else { return false }
    let byte = self[index]
    return byte >= 0x80 || byte == 0x5F || (0x30...0x39).contains(byte)
      || (0x61...0x7A).contains(byte | 0x20)
  }
}
