import Recurse

/// A page of texts to read next, which lead to an address, and a book that the program opens.
struct LinksPage: GalleryContent {
  struct State: Equatable {
    var chapter = 1
    var opened = 0

    mutating func open(_ chapter: Int) {
      self.chapter = chapter
      opened += 1
    }
  }

  static let source = """
    Link("The Swift language", destination: "https://swift.org")
    Link("Its standard library", destination: "https://swift.org/documentation")
    Link("A book that is not out yet", destination: "https://example.org").disabled()
    Link(title, destination: "https://example.org/\\(number)") { $0.open(number) }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    Cards {
      Card("Read on", note: "the terminal opens them") {
        Link("The Swift language", destination: "https://swift.org")
        Link("Its standard library", destination: "https://swift.org/documentation")
        Link("Its package registry", destination: "https://swiftpackageindex.com")
        Link("How it grows", destination: "https://www.swift.org/swift-evolution")
        Link("A book that is not out yet", destination: "https://example.org").disabled()
        Text("Ctrl and a click open a link where the terminal knows links; Enter copies it.")
          .foreground(.secondaryText).padding(.top)
      }
      Card("Short Lines", note: state.opened == 0 ? "the app opens it" : "\(state.opened) opened") {
        for (index, (title, _)) in Self.chapters.enumerated() {
          let number = index + 1
          HStack {
            Text(number == state.chapter ? "▸" : " ").foreground(.accent)
            Link(title, destination: "https://example.org/\(number)") { $0.open(number) }
          }
          .key(number)
        }
        Text("Enter opens a chapter beside; the address is for those who copy it.")
          .foreground(.secondaryText).padding(.top)
      }
      Card(Self.chapters[state.chapter - 1].title, note: "chapter \(state.chapter)") {
        Text(Self.chapters[state.chapter - 1].text)
        let next = state.chapter % Self.chapters.count + 1
        HStack {
          Text("Go on with").foreground(.secondaryText).lineLimit(1)
          Link(
            Self.chapters[next - 1].title, destination: "https://example.org/\(next)"
          ) { $0.open(next) }
        }
        .padding(.top)
      }
      Card("Where a link leads", note: "in words") {
        for (scheme, words) in Self.schemes {
          HStack {
            Text(scheme).foreground(.link).lineLimit(1).frame(width: 12)
            Text(words).foreground(.secondaryText).lineLimit(1)
          }
          .key(scheme)
        }
      }
    }
  }

  private static let schemes = [
    ("https:", "a page, in the browser"), ("mailto:", "a letter, to whom it names"),
    ("file:", "a file of this computer"), ("ssh:", "another computer"),
    ("git:", "a repository"), ("man:", "a page of the manual"),
  ]

  private static let chapters: [(title: String, text: String)] = [
    (
      "The width of a line",
      "Eighty columns were those of a punched card. A line that is longer is read, but its end is "
        + "not found again from its start."
    ),
    (
      "What a word is",
      "A word ends where a line may. Some scripts have no spaces, and their lines may end nearly "
        + "everywhere: whoever breaks lines has to know both."
    ),
    (
      "Air",
      "What is left out holds the rest together. A blank line says more than a rule, and two say "
        + "no more than one."
    ),
    (
      "Numbers",
      "They end at one edge, each below the other, and have as many digits after the point as "
        + "their neighbors. Then a look is enough to find the largest."
    ),
    (
      "The last line",
      "It says what can be done here. Whoever wrote the lines above it knows how few of them are "
        + "read before it."
    ),
  ]
}
