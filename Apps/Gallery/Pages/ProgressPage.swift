import Recurse

/// A film that is downloaded: how far it is, and that it goes on.
struct ProgressPage: GalleryContent {
  static let source = """
    ProgressView(value: Double(state), total: 100)
    ProgressView(value: Double(state), total: 100).showsTimeLeft()
    ProgressView(value: 1).foreground(.success)
    ProgressView("Looking for a source…")
    """

  var initialState: Int { 30 }

  func render(state: Int) -> Node {
    Cards {
      Card("Metropolis.mkv", note: "\(state * 43) of 4,300 MB") {
        ProgressView(value: Double(state), total: 100)
        ProgressView(value: Double(state), total: 100).showsTimeLeft()
        HStack {
          Button("Less") { $0 = max(0, $0 - 7) }
          Button("More") { $0 = min(100, $0 + 7) }
          Text("\(state) %").foreground(.secondaryText)
        }
        .padding(.top)
      }
      .card(40)
      Card("Also in the queue") {
        Text("Nosferatu.mkv").lineLimit(1)
        ProgressView(value: 1).foreground(.success)
        Text("Faust.mkv").lineLimit(1).padding(.top)
        ProgressView("Looking for a source…")
      }
      .card(36)
    }
  }
}
