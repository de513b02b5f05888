import Recurse
import RecurseTesting
import Testing

private struct Book: Equatable {
  var title = "Emma"
  var isLiked = false
}

private enum BookEvent { case closed }

extension Action where State == Book, Event == BookEvent {
  fileprivate static var like: Action { Action("like") { $0.isLiked.toggle() } }
  fileprivate static var close: Action { Action("close") { _, emit in emit(.closed) } }
}

private struct BookPage: Component {
  let driver: Driver<Book, BookEvent>
  var initialState: Bool { false }

  func render(state isClosed: Bool) -> Node {
    if isClosed {
      Text("closed")
    } else {
      Text(driver.state.value.title).bold()
      Observing(driver.state.isLiked) { Text($0 ? "liked" : "not liked") }
      Button("Like") { _ in driver.perform(.like) }
      Button("Close") { _ in driver.perform(.close) }
    }
  }

  func effects(state: Bool) -> [Effect] {
    .observe(driver.events) { isClosed, _ in isClosed = true }
  }
}

@MainActor @Suite("Drivers in components") struct DriverComponentTests {
  @Test("a component shows a driver's state, performs actions and observes its events")
  func driver() throws {
    var log: [String] = []
    let driver = Driver<Book, BookEvent>(
      Book(), binders: [.onChange(of: \.isLiked) { isLiked, _ in log.append("liked: \(isLiked)") }])
    let screen = TestScreen(BookPage(driver: driver), columns: 20, rows: 5)
    #expect(screen.text.hasPrefix("Emma\nnot liked"))
    try screen.press("Like")
    #expect(screen.text.hasPrefix("Emma\nliked"))
    #expect(log == ["liked: true"])
    screen.turn { driver.perform("rename") { $0.title = "Persuasion" } }
    #expect(screen.text.hasPrefix("Persuasion\nliked"))
    try screen.press("Close")
    #expect(screen.text == "closed")
  }

  @Test("neither a component nor its screen keeps a driver alive")
  func leaks() {
    weak var driver: Driver<Book, BookEvent>?
    do {
      let made = Driver<Book, BookEvent>(Book())
      driver = made
      let screen = TestScreen(BookPage(driver: made), columns: 20, rows: 5)
      #expect(screen.text.hasPrefix("Emma"))
    }
    #expect(driver == nil)
  }
}
