import Recurse

/// A line of source as it is shown.
struct SourceLine: Equatable {
  var indent: Int
  var words: [SourceWord]

  var width: Int { words.reduce(indent) { $0 + $1.text.count } }

  /// The lines of a source in a width, in cells.
  static func lines(of source: String, width: Int) -> [SourceLine] {
    source.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      let indent = line.prefix { $0 == " " }.count
      let words = SourceWord.words(in: line.dropFirst(indent))
      return SourceLine(indent: indent, words: words).wrapped(width)
    }
  }

  /// The line, and what goes on below it.
  private func wrapped(_ width: Int) -> [SourceLine] {
    var lines: [SourceLine] = []
    var rest = self
    while let end = rest.lineBreak(width) {
      lines.append(SourceLine(indent: rest.indent, words: Array(rest.words[..<end])))
      rest.words = Array(rest.words[end...].drop { $0.text == " " })
      rest.indent = indent + 2
    }
    return lines + [rest]
  }

  /// The word before which a line that is too long ends; `nil` where it is not. Of all that fit,
  /// one with few open brackets around it is better, and a later one.
  private func lineBreak(_ width: Int) -> Int? {
    guard self.width > width else { return nil }
    var best: (index: Int, score: Int)?
    var column = indent
    var depth = 0
    for (index, word) in words.enumerated() {
      let score = column - 12 * depth
      if index > 0, word.beginsLine(after: words[index - 1]), score >= best?.score ?? .min {
        best = (index, score)
      }
      if "([{".contains(word.text) { depth += 1 }
      if ")]}".contains(word.text) { depth -= 1 }
      column += word.text.count
      if column > width { break }
    }
    return best?.index
  }
}

/// A word, a string or a sign of a source.
struct SourceWord: Equatable {
  let text: String

  /// Whether a line may go on with it after another.
  func beginsLine(after last: SourceWord) -> Bool {
    if text == "." { return ")}".contains(last.text) }
    return last.text == " " && text != "{"
  }

  var color: Color {
    switch text.first {
    case "\"": .success
    case let first? where Self.keywords.contains(text) || first == "@": .accent
    case let first? where first.isUppercase: .info
    case let first? where first.isNumber || first == "$": .warning
    case "\\", ".": .secondaryText
    default: .text
    }
  }

  private static let keywords: Set = [
    "case", "else", "false", "for", "func", "if", "in", "let", "nil", "self", "Self", "struct",
    "switch", "true", "var",
  ]

  /// All of them, in their order.
  static func words(in source: Substring) -> [SourceWord] {
    var words: [String] = []
    var isString = false
    for character in source {
      let isPart = character.isLetter || character.isNumber || "$@".contains(character)
      if isString {
        words[words.count - 1].append(character)
      } else if isPart, let last = words.last?.last, last.isLetter || last.isNumber || last == "$" {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
      if character == "\"" { isString.toggle() }
    }
    return words.map { SourceWord(text: $0) }
  }
}
