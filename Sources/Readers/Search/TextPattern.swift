/// A text that is searched for in lines.
///
/// Letters of ASCII match in either case, unless the text has a capital one.
package struct TextPattern: Hashable, Sendable {
  /// The ways in which a text matches.
  package struct Options: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Small letters match small ones only.
    package static let matchesCase = Options(rawValue: 1)
    /// A match begins and ends where a word does.
    package static let wholeWords = Options(rawValue: 2)
    /// The text is a regular expression in the syntax of Swift's `Regex`.
    package static let regularExpression = Options(rawValue: 4)
  }

  package var text: String
  package var options: Options

  package init(_ text: String, options: Options = []) {
    self.text = text
    self.options = options
  }

  package var isRegularExpression: Bool { options.contains(.regularExpression) }

  /// What is wrong with the text as a regular expression, in the words of Swift's `Regex`; `nil` if
  /// nothing is.
  ///
  ///     a(   ─▶   expected ')'
  package var fault: String? {
    guard isRegularExpression, !text.isEmpty else { return nil }
    do {
      _ = try Regex(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  package var isMalformed: Bool { fault != nil }

  /// Whether a letter matches its other case. A letter after a backslash is none of the text.
  var ignoresCase: Bool {
    guard !options.contains(.matchesCase) else { return false }
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if scalar.isASCIICapital, !(isEscaped && isRegularExpression) { return false }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return true
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIICapital: Bool { ("A"..."Z").contains(self) }
}
