/// Text as a flat list of runs, each of one look.
///
/// A line break in the source is a space, and a hard one is a line feed. Control characters and
/// escape sequences are kept. The view that paints the text makes them harmless.
package struct MarkdownText: Equatable, Sendable {
  /// The runs, in order. Neighbors differ in look.
  package private(set) var runs: [MarkdownRun] = []

  package init() {}

  package init(_ text: String) { append(MarkdownRun(text)) }

  package init(_ runs: [MarkdownRun]) {
    for run in runs { append(run) }
  }

  package var isEmpty: Bool { runs.isEmpty }

  /// The text without its looks.
  package var string: String {
    runs.count == 1 ? runs[0].text : runs.reduce(into: "") { $0 += $1.text }
  }

  /// Adds a run. One of the same look as the last run lengthens that one.
  package mutating func append(_ run: MarkdownRun) {
    if let last = runs.last, run.image == nil, run.hasLook(of: last) {
      runs[runs.count - 1].text += run.text
    } else if !run.text.isEmpty || run.link != nil || run.image != nil {
      runs.append(run)
    }
  }
}
