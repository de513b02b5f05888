import Recurse

/// Swift source, each word in the color of what it is. A line that is too long goes on below, where
/// it begins.
struct SourceText: Component, Equatable {
  let source: String

  func render(state: Void) -> Node {
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == " " }.count
      Self.words(in: line.dropFirst(indent))
        .reduce(Text("")) { $0 + Text($1).foreground(Self.color(of: $1)) }
        .padding(.leading, indent)
    }
  }

  private static func color(of word: String) -> Color {
    switch word.first {
    case "\"": .success
    case let first? where keywords.contains(word) || first == "@": .accent
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

  /// The words, strings and signs of a source, in their order.
  private static func words(in source: Substring) -> [String] {
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
    return words
  }
}
