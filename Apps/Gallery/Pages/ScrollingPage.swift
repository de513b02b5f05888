import Recurse

/// A part of something larger.
struct ScrollingPage: GalleryContent, Equatable {
  static let source = """
    ScrollView([.horizontal, .vertical]) {
      for row in 1...30 {
        Text((1...30).map { "\\(row * $0)" }.joined(separator: "  ")).wrap(.none)
      }
    }
    """

  func render(state: Void) -> Node {
    Panel(title: "Times").content {
      ScrollView([.horizontal, .vertical]) {
        for row in 1...30 {
          Text((1...30).map { "\(row * $0)" }.joined(separator: "  ")).wrap(.none)
        }
      }
      .frame(height: 10)
    }
  }
}
