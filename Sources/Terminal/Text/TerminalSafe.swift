extension StringProtocol {
  /// The text without characters that control a terminal, for printing untrusted text.
  ///
  /// These characters are replaced with U+FFFD: controls other than newline and tab; the marks,
  /// embeddings, overrides and isolates of bidirectional text; and Unicode's separators of lines
  /// and paragraphs. `Text` shows any text safely; use this for text that a program prints itself.
  /// Linear.
  ///
  /// ```swift
  /// print("\(path.terminalSafe) cannot be read.")
  /// ```
  public var terminalSafe: String { replacing { $0.isHarmfulToTerminals } }

  /// The same text for one line: newlines and tabs are replaced, too.
  package var terminalSafeLine: String {
    replacing { $0.isHarmfulToTerminals || $0 == "\n" || $0 == "\t" }
  }

  /// The text with newlines as its line breaks, and without controls other than those and tabs. The
  /// marks of bidirectional text stay, because they are part of the written text.
  package var withoutControls: String {
    func isControl(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "\n", "\t": false
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": true
      default: false
      }
    }
    guard unicodeScalars.contains(where: isControl) else { return String(self) }
    var text = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      switch scalar {
      case "\n" where last == "\r": break
      case "\u{B}"..."\r", "\u{85}", "\u{2028}", "\u{2029}": text.append("\n")
      case _ where isControl(scalar): text.append("\u{FFFD}")
      default: text.append(scalar)
      }
      last = scalar
    }
    return String(text)
  }

  private func replacing(_ isHarmful: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: isHarmful) else { return String(self) }
    return String(String.UnicodeScalarView(unicodeScalars.map { isHarmful($0) ? "\u{FFFD}" : $0 }))
  }
}

extension String {
  /// Creates the text of a name whose bytes somebody else chose, as one line that is safe to show.
  ///
  /// The name of a file may be no text, break a line or hold an escape sequence. Invalid UTF-8
  /// becomes U+FFFD. A control of ASCII becomes its picture, such as "␊"; the other characters that
  /// `terminalSafe` replaces become U+FFFD. Different names may have the same text. O(n).
  ///
  /// ```swift
  /// print(String(terminalSafeName: Array("two\nlines".utf8)))  // two␊lines
  /// ```
  public init(terminalSafeName bytes: some Collection<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    self =
      isPlain ? text : String(String.UnicodeScalarView(text.unicodeScalars.map(\.shownInName)))
  }
}

extension Unicode.Scalar {
  fileprivate var shownInName: Unicode.Scalar {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    // Line separators break a line; direction marks let "txt.exe" look like "exe.txt".
    default: isHarmfulToTerminals ? "\u{FFFD}" : self
    }
  }

  fileprivate var isHarmfulToTerminals: Bool {
    switch self {
    case "\n", "\t", " "..."~": false
    case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": true
    default: properties.isBidiControl
    }
  }
}
