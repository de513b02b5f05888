import Recurse
import RecurseMarkdown
import RecurseReaders

/// An answer in Markdown that arrives word by word, and code in the colors of its language.
struct MarkdownPage: GalleryContent {
  static let source = """
    HStack {
      Button("Next words") { $0.stream() }
      Button("Again") { $0.answer = "" }
    }
    Markdown(streaming: \\.answer)
    Code("let days = (1...12).map(Month.init)", language: .swift)
    Code(Self.code, language: .swift)
    """

  private static let code = """
    struct Person: Comparable {
      var name: String
      var age: Int

      // The oldest one comes first.
      static func < (a: Person, b: Person) -> Bool {
        a.age > b.age
      }
    }

    let people = [
      Person(name: "Ada", age: 36),
      Person(name: "Tove", age: 86),
    ]
    for person in people.sorted() {
      print("\\(person.name) is \\(person.age)")
    }
    """

  struct State {
    var answer = ""

    /// The words of the answer that have not arrived yet come in pieces of a few characters, as the
    /// tokens of a model do.
    mutating func stream() {
      guard answer.count < MarkdownPage.text.count else { return }
      answer = String(MarkdownPage.text.prefix(answer.count + 24))
    }
  }

  private nonisolated static let text = """
    ## Sorting

    `sorted()` returns a **new** array, and *stable* order is kept. See
    [the documentation](https://swift.org/documentation).

    1. Take the values.
    2. Call it:

       ```swift
       let names = ["Tove", "Ada"].sorted()
       print(names)  // Ada first
       ```

    - [x] fast
    - [ ] in place

    | Call       | Result |
    |------------|-------:|
    | `sorted()` |  a new array |
    | `sort()`   |  nothing |

    > The order of equal values is kept, as they came.

    ### Other orders

    A closure says what comes first: `sorted { $0.age < $1.age }`, or `sorted(by: >)` for the last
    one first.
    """

  var initialState: State { State(answer: Self.text) }

  func render(state: State) -> Node {
    Cards {
      Card("How do I sort an array?", note: "\(state.answer.count) characters") {
        HStack {
          Button("Next words") { $0.stream() }
          Button("Again") { $0.answer = "" }
        }
        Text("What is there is parsed, also while a list or a table is half written.")
          .foreground(.secondaryText).padding(vertical: 1)
        Markdown(streaming: \.answer)
      }
      Card("Code alone", note: "in the colors of its language") {
        Code("let days = (1...12).map(Month.init)", language: .swift)
        Text("Longer code").bold().padding(.top)
        Code(Self.code, language: .swift)
      }
    }
  }
}
