import Recurse
import RecurseTesting
import Testing
import books_demo

/// A catalogue that answers at once or never.
@MainActor
private final class Shelf: Catalogue {
  var books = [
    Book(
      id: "emma", title: "Emma", author: "Jane Austen", year: 1815, about: "A matchmaker is wrong."),
    Book(id: "kokoro", title: "こころ", author: "夏目漱石", year: 1914, about: "A letter."),
  ]
  var isClosed = false

  func books(matching query: String) async throws(Unreachable) -> [Book] {
    if isClosed { throw Unreachable("The shelf is locked.") }
    return books.filter { $0.matches(query) }
  }
}

@MainActor
private final class Store: LikeStore {
  var likes: Set<Book.ID> = []
  var problem: LikeProblem?

  func write(_ likes: Set<Book.ID>) throws(LikeProblem) {
    if let problem { throw problem }
    self.likes = likes
  }
}

@MainActor @Suite("Books demo") struct BooksTests {
  private let shelf = Shelf()
  private let store = Store()
  private let notes = RecentNotes()

  private func screen(
    columns: Int = 40, rows: Int = 18, screenReader: Bool = false
  ) async -> TestScreen<BooksApp> {
    let driver = BooksDriver(
      BooksState(likes: store.likes), binders: [.api(shelf), .storage(store), .analytics(notes)])
    let screen = TestScreen(
      BooksApp(driver, notes: notes.notes), columns: columns, rows: rows,
      screenReader: screenReader)
    await screen.settle()
    return screen
  }

  @Test("Enter tells a person who does not see it of the book, and then that it is liked")
  func heard() async {
    let screen = await screen(screenReader: true)
    screen.press(.down, .up)
    _ = screen.takeSpoken()
    screen.press(.enter)
    #expect(screen.takeSpoken().first == "Emma, Jane Austen, 1815. A matchmaker is wrong.")
    screen.press(.enter)
    await screen.settle()
    #expect(screen.takeSpoken().contains { $0.hasPrefix("liked, Emma") })
  }

  @Test("Enter looks at a book, and likes it the second time, which is stored and reported once")
  func like() async {
    let screen = await screen()
    #expect(!screen.text.contains("Analytics"))
    screen.press(.down, .up, .enter)
    #expect(screen.text.contains("│ look “Emma”") && store.likes == [])
    #expect(
      screen.text == """
         Books ♥ 0 Search
           Emma                      Jane Austen
           こころ                       夏目漱石






        ────────────────────────────────────────
        Emma
        Jane Austen, 1815
        A matchmaker is wrong.
        [ Like ] [ Close ]
        ╭─ Analytics ──────────────────────────╮
        │ look “Emma”                          │
        ╰──────────────────────────────────────╯
        Esc Close  / Search  F1 Commands  q Quit
        """)
    _ = screen.takeRecord()
    screen.press(.enter)
    #expect(screen.text.contains("♥ Emma") && screen.text.contains("Books ♥ 1"))
    #expect(screen.text.contains("│ like “Emma”"))
    #expect(screen.text.contains("\nYou like “Emma”. ") && screen.text.contains("[ Unlike ]"))
    await screen.settle()
    #expect(store.likes == ["emma"])
    await screen.advance(by: .seconds(3))
    #expect(!screen.text.contains("You like"))
    screen.press(.enter)
    await screen.settle()
    #expect(store.likes == [] && screen.text.contains("You no longer like “Emma”."))
  }

  @Test("One click looks, a second likes; the detail has like and close of its own")
  func mouse() async throws {
    let screen = await screen()
    screen.click(column: 4, row: 2)
    #expect(screen.text.contains("夏目漱石, 1914") && screen.text.contains("♥ 0"))
    screen.click(column: 4, row: 2)
    #expect(screen.text.contains("♥ こころ"))
    try screen.click("Unlike")
    #expect(screen.text.contains("♥ 0"))
    try screen.click("Close")
    #expect(!screen.text.contains("夏目漱石, 1914"))
    #expect(screen.state.focus == .books)
    screen.press(.enter, .escape)
    #expect(!screen.text.contains("夏目漱石, 1914") && screen.quitStatus == nil)
  }

  @Test("In a large window the book under the cursor is announced, and is not looked at by that")
  func announcement() async {
    let screen = await screen(columns: 120, rows: 36)
    screen.press(.down, .up)
    #expect(screen.shows("Jane Austen, 1815") && screen.shows("Enter looks at it"))
    #expect(screen.text.contains("Jane Austen 1815 │") && notes.notes.value.isEmpty)
    screen.press(.down)
    #expect(screen.shows("夏目漱石, 1914"))
    screen.press(.enter)
    #expect(notes.notes.value == ["look “こころ”"] && screen.shows("[ Like ]"))
    // What is looked at stays while the cursor goes on.
    screen.press(.up)
    #expect(screen.shows("夏目漱石, 1914") && !screen.shows("Jane Austen, 1815"))
    screen.press(.escape)
    #expect(screen.shows("Jane Austen, 1815") && screen.shows("Enter looks at it"))
  }

  @Test("The demo starts with the stored likes")
  func kept() async {
    store.likes = ["kokoro"]
    let screen = await screen()
    #expect(screen.text.contains("Books ♥ 1") && screen.text.contains("♥ こころ"))
    #expect(notes.notes.value.isEmpty)
  }

  @Test("Typing searches, and an empty result is shown as such")
  func search() async {
    let screen = await screen()
    screen.type("/ko")
    await screen.settle()
    #expect(!screen.text.contains("Emma"))
    screen.type("q!")
    await screen.settle()
    #expect(screen.quitStatus == nil)
    #expect(screen.text.contains("No book is called so"))
    screen.press(.backspace, .backspace, .backspace, .backspace)
    await screen.settle()
    #expect(screen.text.contains("Emma"))
    screen.press(.escape)
    screen.type("q")
    #expect(screen.quitStatus == 0)
  }

  @Test("A failed reload keeps the books and shows why")
  func failure() async {
    let screen = await screen()
    shelf.isClosed = true
    screen.type("r")
    await screen.settle()
    #expect(screen.text.contains("Emma"))
    #expect(screen.text.contains("The shelf is locked."))
    shelf.isClosed = false
    screen.type("r")
    await screen.settle()
    #expect(!screen.text.contains("locked"))
  }

  @Test("A like that cannot be stored stays, with a message")
  func notKept() async {
    let screen = await screen()
    store.problem = LikeProblem("The disk is full.")
    screen.press(.down, .up, .enter, .enter)
    await screen.settle()
    #expect(screen.text.contains("♥ Emma") && screen.text.contains("Not kept: The disk is full."))
    store.problem = nil
    screen.press(.down, .enter, .enter)
    await screen.settle()
    #expect(!screen.text.contains("Not kept"))
    #expect(store.likes == ["emma", "kokoro"])
  }

  @Test("A like is tried again on demand, and leaving without it needs a second q")
  func leaving() async {
    let screen = await screen()
    store.problem = LikeProblem("The disk is full.")
    screen.press(.down, .up, .enter, .enter)
    screen.type("q")
    #expect(screen.quitStatus == nil && screen.text.contains("Keeping the likes…"))
    await screen.settle()
    #expect(screen.quitStatus == nil && screen.text.contains("Not kept"))
    screen.type("s")
    await screen.settle()
    #expect(screen.text.contains("Not kept"))
    screen.type("q")
    #expect(screen.quitStatus == 1)
  }

  @Test("A like that is kept at the second try leaves no failure behind")
  func keptAtLast() async {
    let screen = await screen()
    store.problem = LikeProblem("The disk is full.")
    screen.press(.down, .up, .enter, .enter)
    screen.type("q")
    await screen.settle()
    store.problem = nil
    screen.type("s")
    await screen.settle()
    #expect(store.likes == ["emma"])
    screen.type("q")
    #expect(screen.quitStatus == 0)
  }

  @Test("Liking a book renders no component for the likes")
  func cost() async {
    let driver = BooksDriver(BooksState(), binders: [.api(shelf)])
    let screen = TestScreen(BooksApp(driver), columns: 40, rows: 6)
    await screen.settle()
    _ = screen.takeRecord()
    screen.turn { driver.perform("like") { $0.likes = ["emma"] } }
    let record = screen.takeRecord()
    #expect(record.update.renders == 0)
    // The row of that book, and the number at the top.
    #expect(record.update.regions == 2)
    #expect(screen.text.contains("♥ Emma") && screen.text.contains("♥ 1"))
  }

  @Test("The demo fits a small window, fills a large one, and is clipped in a tiny one")
  func sizes() async {
    let screen = await screen(columns: 20, rows: 5)
    screen.press(.down, .up)
    #expect(
      screen.text == """
         Books ♥ 0 Search
           Emma
           こころ

         F1 Commands  q Quit
        """)
    screen.press(.enter)
    #expect(
      screen.text == """
         Books ♥ 0 Search
           Emma
           こころ
        [ Like ] [ Close ]
         F1 Commands  q Quit
        """)
    screen.resize(columns: 300, rows: 80)
    #expect(screen.text.split(separator: "\n", omittingEmptySubsequences: false).count == 80)
    #expect(screen.text.contains("Jane Austen, 1815"))
    screen.resize(columns: 1, rows: 1)
    screen.press(.down, .enter, .delete, .function(7), .pageDown, .tab)
    screen.type("/🙂")
    await screen.settle()
    screen.resize(columns: 40, rows: 10)
    #expect(screen.text.contains("No book is called so"))
  }
}
