import Recurse

/// A page in place of the text of a file, as long as that is read.
struct OpeningPage: Component, Equatable {
  let name: String
  /// The part that is read, up to 1.
  let fraction: Double

  func render(state: Void) -> Node {
    VStack(alignment: .leading) {
      Text("Opening \(name)…").lineLimit(1)
      ProgressView(value: fraction).frame(maxWidth: 40)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .center)
  }
}
