import Recurse

/// Swift source, each word in the color of what it is.
struct SourceText: Component, Equatable {
  let source: String

  func render(state: Void) -> Node {
    ScrollView(.horizontal) {
      Self.words(in: source).reduce(Text("")) { $0 + Text($1).foreground(Self.color(of: $1)) }
        .wrap(.none)
    }
    // A line more, for the scrollbar.
    .frame(height: source.split(separator: "\n", omittingEmptySubsequences: false).count + 1)
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
  private static func words(in source: String) -> [String] {
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
