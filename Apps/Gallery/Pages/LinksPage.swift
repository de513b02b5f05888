import Recurse

/// Texts that lead to an address.
struct LinksPage: GalleryContent {
  static let source = """
    Link("Swift", destination: "https://swift.org")
    Link("Chapter 2", destination: "https://example.org/2") { $0 += 1 }
    Link("Not today", destination: "https://example.org").disabled()
    """

  var initialState: Int { 0 }

  func render(state: Int) -> Node {
    VStack(spacing: 1) {
      Link("Swift", destination: "https://swift.org")
      Link("Chapter 2", destination: "https://example.org/2") { $0 += 1 }
      Link("Not today", destination: "https://example.org").disabled()
      Text("Chapter 2 was opened \(state) times.").foreground(.secondaryText)
    }
  }
}
