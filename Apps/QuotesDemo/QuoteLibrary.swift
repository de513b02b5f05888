/// The sample quotes, by topic.
enum QuoteLibrary {
  static let quotes: [(topic: Topic, quotes: [Quote])] = [
    (
      Topic("Programs"),
      [
        Quote(
          text: "Programs must be written for people to read, and only incidentally for machines "
            + "to execute.", author: "Abelson and Sussman"),
        Quote(
          text: "Let us change our traditional attitude to the construction of programs.",
          author: "Donald Knuth"),
      ]
    ),
    (
      Topic("Simplicity"),
      [
        Quote(text: "Simplicity is prerequisite for reliability.", author: "Edsger W. Dijkstra"),
        Quote(
          text: "Controlling complexity is the essence of computer programming.",
          author: "Brian Kernighan"),
      ]
    ),
    (
      Topic("Computers"),
      [
        Quote(
          text:
            "The Analytical Engine weaves algebraical patterns just as the Jacquard loom weaves "
            + "flowers and leaves.", author: "Ada Lovelace")
      ]
    ),
    (Topic("Bugs"), []),
    (Topic("Silence"), []),
  ]
}
