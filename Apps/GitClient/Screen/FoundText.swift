import Foundation
import Recurse

/// A text in which the words of a search are marked, as a reader marks what it finds.
enum FoundText {
  /// - Parameter words: a part of the text, in any case; nothing if it is empty.
  static func marking(_ words: String, in text: String) -> Text {
    var (ranges, rest) = ([Range<String.Index>](), text[...])
    while let range = rest.range(of: words, options: .caseInsensitive), !range.isEmpty {
      ranges.append(range)
      rest = rest[range.upperBound...]
    }
    return Text(text, marking: ranges)
  }
}
