import Foundation
import Recurse

/// A text in which the words of a search are marked, as a reader marks what it finds.
enum FoundText {
  /// - Parameter words: a part of the text, in any case; nothing if it is empty.
  static func marking(_ words: String, in text: String) -> Text {
    guard !words.isEmpty else { return Text(text) }
    var (marked, rest) = (Text(""), text[...])
    while let range = rest.range(of: words, options: .caseInsensitive), !range.isEmpty {
      marked += Text(String(rest[..<range.lowerBound]))
      marked += Text(String(rest[range])).bold().underline()
      rest = rest[range.upperBound...]
    }
    return marked + Text(String(rest))
  }
}
