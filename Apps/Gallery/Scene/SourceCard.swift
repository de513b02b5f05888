import Recurse

/// The source of a page, all of it, on a surface below its scene.
@MainActor
struct SourceCard {
  private let source: String

  init(_ source: String) { self.source = source }

  /// The rows of the card: its lines, the title, and what is free around them. A window that has
  /// room for the card has room for each line.
  var rows: Int { source.split(separator: "\n", omittingEmptySubsequences: false).count + 4 }

  var node: GalleryApp.Node {
    VStack(alignment: .stretch) {
      HStack(spacing: 2) {
        Text("Source").bold().lineLimit(1)
        Spacer()
        Text("of what is above").foreground(.secondaryText).lineLimit(1)
      }
      .padding(.bottom)
      VirtualNode(SourceText(source: source))
    }
    .padding(horizontal: 2, vertical: 1).background(.surface)
    .padding(.top)
  }
}
