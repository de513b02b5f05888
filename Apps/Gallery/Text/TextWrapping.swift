import Recurse

/// A text in several lines, wrapped by words, by characters or only at newlines, with each
/// alignment.
struct TextWrapping: Component, Equatable {
  let width: Int
  let wrap: TextWrap
  let alignment: TextAlignment

  func render(state: Void) -> Node {
    text.wrap(wrap).multilineTextAlignment(alignment)
      .frame(width: width).background(.field)
  }

  private var text: Text {
    """
    Words wrap \(Text("in the middle of a styled part").bold().foreground(.success)) as well. 日本語は\
    \(Text("どこでも").underline())切れます。 Hyphens-break-words, 10\u{A0}km stay together, \
    long\u{200B}words\u{200B}may\u{200B}say\u{200B}where, \
    \(Text("Donaudampfschifffahrtsgesellschaft").reverse()) is split.
    A new line,\ta tab, and the end.
    """
  }
}
