import Recurse

/// Attributes, spans, wrapping, truncation.
struct TextPage: GalleryContent, Equatable {
  static let source = """
    Text("bold").bold() + " " + Text("italic").italic() + " " + Text("underlined").underline()
    Text(Self.long).lineLimit(2)
    Text("/home/ada/notes/2026/november.md").truncationMode(.middle).lineLimit(1)
      .frame(width: 24)
    Text("in the middle").multilineTextAlignment(.center).frame(width: 24)
    """

  func render(state: Void) -> Node {
    Text("bold").bold() + " " + Text("italic").italic() + " " + Text("underlined").underline()
    Text(Self.long).lineLimit(2)
    Text("/home/ada/notes/2026/november.md").truncationMode(.middle).lineLimit(1)
      .frame(width: 24)
    Text("in the middle").multilineTextAlignment(.center).frame(width: 24)
    Text("日本語  한국어  👩‍💻  é  \(Text("עברית").foreground(.accent))")
  }

  private static let long = """
    The screen is a pure function of the state, and an event handler is a transition of the state. \
    What changed is found, and the cells that differ are sent in one write.
    """
}
