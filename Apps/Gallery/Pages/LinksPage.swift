import Recurse

/// A page of texts to read next, which lead to an address.
struct LinksPage: GalleryContent {
  static let source = """
    Link("The Swift language", destination: "https://swift.org")
    Link("Its standard library", destination: "https://swift.org/documentation")
    Link("A book that is not out yet", destination: "https://example.org").disabled()
    Link("Chapter 2", destination: "https://example.org/2") { $0 += 1 }
    """

  var initialState: Int { 0 }

  func render(state: Int) -> Node {
    Cards {
      Card("Read on", note: "the terminal opens them") {
        Link("The Swift language", destination: "https://swift.org")
        Link("Its standard library", destination: "https://swift.org/documentation")
        Link("A book that is not out yet", destination: "https://example.org").disabled()
        Text("Ctrl and a click open a link where the terminal knows links; Enter copies it.")
          .foreground(.secondaryText).padding(.top)
      }
      .card(40)
      Card("In this program", note: "the app opens it") {
        Link("Chapter 2", destination: "https://example.org/2") { $0 += 1 }
        Text(state == 0 ? "Not opened yet" : "Opened \(state) times").foreground(.secondaryText)
      }
      .card(34)
    }
  }
}
