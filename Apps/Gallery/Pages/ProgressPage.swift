import Recurse

/// The progress of work, and signs that it goes on.
struct ProgressPage: GalleryContent {
  static let source = """
    ProgressView(value: Double(state), total: 100)
    ProgressView(value: Double(state), total: 100).foreground(.success)
    ProgressView(value: Double(state), total: 100).showsTimeLeft()
    ProgressView("Working…")
    """

  var initialState: Int { 30 }

  func render(state: Int) -> Node {
    VStack(alignment: .stretch, spacing: 1) {
      ProgressView(value: Double(state), total: 100)
      ProgressView(value: Double(state), total: 100).foreground(.success)
      ProgressView(value: Double(state), total: 100).showsTimeLeft()
      ProgressView("Working…")
    }
    Text("")
    HStack {
      Button("Less") { $0 = max(0, $0 - 7) }
      Button("More") { $0 = min(100, $0 + 7) }
      Text("\(state) %").foreground(.secondaryText)
    }
  }
}
