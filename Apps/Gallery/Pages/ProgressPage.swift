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

  /// `1,290`
  private static func megabytes(_ number: Int) -> String {
    guard number >= 1000 else { return "\(number)" }
    let rest = "\(number % 1000)"
    return "\(number / 1000),\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }

  /// The films, and how much of each is there; that of the page where it is not said.
  private static let films = [
    ("Nosferatu.mkv", 1.0), ("Metropolis.mkv", nil), ("Faust.mkv", 0.0), ("Der Golem.mkv", 0),
  ]
  private static let steps = [
    "Ask for the list", "Take the first part", "Take the rest", "Compare the sums", "Show it",
  ]

  func render(state: Int) -> Node {
    Cards {
      Card("Metropolis.mkv", note: "\(Self.megabytes(state * 43)) of 4,300 MB") {
        ProgressView(value: Double(state), total: 100)
        ProgressView(value: Double(state), total: 100).showsTimeLeft()
        HStack {
          Button("Less") { $0 = max(0, $0 - 7) }
          Button("More") { $0 = min(100, $0 + 7) }
          Text("\(state) %").foreground(.secondaryText)
        }
        .padding(.top)
      }
      Card("Also in the queue") {
        Text("Nosferatu.mkv").lineLimit(1)
        ProgressView(value: 1).foreground(.success)
        Text("Faust.mkv").lineLimit(1).padding(.top)
        ProgressView("Looking for a source…")
      }
      Card("All of the evening", note: "four films") {
        for (film, share) in Self.films {
          HStack {
            Text(film).lineLimit(1).frame(width: 18)
            ProgressView(value: share ?? Double(state) / 100)
              .foreground(share == 1 ? .success : .accent)
          }
          .key(film)
        }
        HStack {
          Text("Free on the disk").foreground(.secondaryText).lineLimit(1)
          Spacer()
          Text("\(Self.megabytes(12_400 - state * 43)) MB").lineLimit(1)
        }
        .padding(.top)
      }
      Card("What comes next") {
        for (number, step) in Self.steps.enumerated() {
          // The film of the page is between these two.
          let isDone = state >= [0, 20, 100, 100, 101][number]
          Text(isDone ? "✓ " : "· ").foreground(isDone ? .success : .secondaryText)
            + Text(step).foreground(isDone ? nil : .secondaryText)
        }
        Text("An end that is known has a bar. One that is not has a sign that moves.")
          .foreground(.secondaryText).padding(.top)
      }
    }
  }
}
