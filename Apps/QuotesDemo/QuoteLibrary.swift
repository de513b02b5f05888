/// The sample quotes, by topic.
enum QuoteLibrary {
  static let quotes: [(topic: Topic, quotes: [Quote])] = [
    (
      Topic("Programs"),
      [
        Quote(
          text: "Programs must be written for people to read, and only incidentally for "
            + "machines to execute.",
          author: "Abelson and Sussman"),
        Quote(
          text: "Let us change our traditional attitude to the construction of programs.",
          author: "Donald Knuth"),
        Quote(
          text: "A language that doesn’t affect the way you think about programming is "
            + "not worth knowing.",
          author: "Alan Perlis"),
        Quote(
          text: "Talk is cheap. Show me the code.",
          author: "Linus Torvalds"),
      ]
    ),
    (
      Topic("Simplicity"),
      [
        Quote(
          text: "Simplicity is prerequisite for reliability.",
          author: "Edsger W. Dijkstra"),
        Quote(
          text: "Controlling complexity is the essence of computer programming.",
          author: "Brian Kernighan"),
        Quote(
          text: "Simplicity does not precede complexity, but follows it.",
          author: "Alan Perlis"),
        Quote(
          text: "Perfection is attained not when there is nothing more to add, but when "
            + "there is nothing left to take away.",
          author: "Antoine de Saint-Exupéry"),
      ]
    ),
    (
      Topic("Computers"),
      [
        Quote(
          text: "We can only see a short distance ahead, but we can see plenty there that "
            + "needs to be done.",
          author: "Alan Turing"),
        Quote(
          text: "The Analytical Engine weaves algebraical patterns just as the Jacquard "
            + "loom weaves flowers and leaves.",
          author: "Ada Lovelace"),
        Quote(
          text: "Computers are useless. They can only give you answers.",
          author: "Pablo Picasso"),
      ]
    ),
    (Topic("Bugs"), []),
    (Topic("Silence"), []),
    (
      Topic("Learning"),
      [
        Quote(
          text: "What I cannot create, I do not understand.",
          author: "Richard Feynman"),
        Quote(
          text: "千里之行，始於足下。",
          author: "老子"),
        Quote(
          text: "Learning without thought is labour lost; thought without learning is "
            + "perilous.",
          author: "孔子 (Confucius)"),
        Quote(
          text: "I was taught that the way of progress is neither swift nor easy.",
          author: "Marie Skłodowska-Curie"),
      ]
    ),
  ]
}
