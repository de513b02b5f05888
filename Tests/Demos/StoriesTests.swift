import Recurse
import RecurseTesting
import Testing
import stories_demo

/// Pages that a test answers.
@MainActor
private final class Shelf: StorySource {
  private var waiting: [CheckedContinuation<Result<[Entry], StoryFailure>, Never>] = []
  private(set) var asked: [Int] = []

  func page(_ number: Int) async throws(StoryFailure) -> [Entry] {
    asked.append(number)
    return try await withCheckedContinuation { waiting.append($0) }.get()
  }

  func answer(_ result: Result<[Entry], StoryFailure>) {
    waiting.removeFirst().resume(returning: result)
  }
}

@MainActor @Suite("Stories demo") struct StoriesTests {
  private let table = StoryTable()
  private let shelf = Shelf()

  private func screen(_ columns: Int = 64, _ rows: Int = 12) async -> TestScreen<StoriesApp> {
    let screen = TestScreen(
      StoriesApp(table: table, source: shelf), columns: columns, rows: rows)
    await screen.settle()
    return screen
  }

  private func stories(_ ids: Int...) -> [Entry] {
    ids.map { Entry(id: "story \($0)", text: "Story \($0)") }
  }

  private func lines(_ screen: TestScreen<StoriesApp>) -> [String] {
    screen.text.split(separator: "\n").dropLast().map { $0.trimming(" │▐█▕") }
  }

  @Test("A story that is saved already stays where it is when it is saved again")
  func savedTwice() {
    table.append(stories(1, 2))
    table.save("story 2")
    table.save("story 1")
    let saved = table.sections.value
    table.save("story 2")
    #expect(table.sections.value == saved)
  }

  @Test("Grey lines stand for the stories until they are there")
  func placeholders() async {
    let screen = await screen()
    #expect(screen.text.contains("Stories\n ░░░"))
    shelf.answer(.success(stories(0, 1)))
    await screen.settle()
    #expect(!screen.text.contains("░"))
    #expect(screen.text.contains("Stories\n Story 0\n Story 1"))
  }

  @Test("More stories come at the end; a failure is shown, and tried again on demand")
  func pages() async throws {
    let screen = await screen(64, 30)
    shelf.answer(.success(stories(0)))
    await screen.settle()
    #expect(shelf.asked == [0, 1] && screen.text.contains("More stories…"))
    shelf.answer(.failure(StoryFailure("The line was busy.")))
    await screen.settle()
    #expect(screen.text.contains("The line was busy."))
    try screen.click("Retry")
    await screen.settle()
    shelf.answer(.success([]))
    await screen.settle()
    #expect(shelf.asked == [0, 1, 1] && screen.state.isComplete)
    #expect(!screen.text.contains("More") && !screen.text.contains("busy"))
  }

  @Test("Pages come while the end is looked at, with animations", arguments: [0, 50])
  func animatedPages(pause: Int) async throws {
    let screen = TestScreen(
      StoriesApp(table: table, source: shelf), columns: 80, rows: 24, animates: true)
    await screen.settle()
    for page in 0..<4 {
      shelf.answer(.success((0..<12).flatMap { stories(page * 12 + $0) }))
      await screen.settle()
      for _ in 0..<4 {
        screen.press(.end)
        await screen.advance(by: .milliseconds(pause))
      }
    }
    shelf.answer(.failure(StoryFailure("The line was busy.")))
    await screen.advance(by: .seconds(1))
    #expect(screen.text.contains("The line was busy."))
    try screen.click("Retry")
    await screen.settle()
    shelf.answer(.success(stories(100, 101)))
    await screen.advance(by: .seconds(1))
    #expect(screen.focused?.role == .list)
    screen.press(.home)
    await screen.advance(by: .seconds(1))
    #expect(
      screen.text.contains(
        "\n │  Users                                                                   ▐ │\n"))
    #expect(screen.state.selected == "ada")
  }

  @Test("Some rows may not be selected, edited or deleted")
  func rules() async {
    let screen = await screen()
    shelf.answer(.success([Entry(id: "ad", text: "Advertisement", rules: [])] + stories(0)))
    await screen.settle()
    screen.press(.home, .down, .down)
    #expect(screen.state.selected == "you")
    screen.press(.delete)
    #expect(screen.hasText("You"))
    screen.press(.down)
    #expect(screen.state.selected == "story 0")
    screen.press(.delete)
    #expect(!screen.hasText("Story 0") && screen.hasText("Advertisement"))
  }

  @Test("A section comes with the first saved story, and goes with the last")
  func savedSection() async {
    let screen = await screen()
    shelf.answer(.success(stories(0, 1)))
    await screen.settle()
    screen.press(.home, .down, .down, .down)
    screen.press(.left)
    #expect(screen.text.contains("[ Save ]") && screen.text.contains("[ Delete ]"))
    screen.press(.enter)
    #expect(table.sections.value.map(\.header) == [.users, .saved, .stories])
    #expect(screen.text.contains("Saved\n Story 0\n Stories\n Story 1"))
    #expect(screen.state.selected == "story 0")
    screen.press(Key.down.with(.alt))
    #expect(table.sections.value.map(\.header) == [.users, .stories])
    #expect(screen.text.contains("Stories\n Story 0\n Story 1"))
  }

  @Test("In a large window the selected row is beside the list, with its author and beginning")
  func detail() async {
    let screen = await screen(120, 36)
    #expect(screen.shows("Follows 12 authors."))
    shelf.answer(
      .success([
        Entry(
          id: "story 0", text: "Half a story", note: "3 min", author: "Jens Aarup",
          about: "It was late.")
      ]))
    await screen.settle()
    screen.press(.home, .down, .down, .down)
    #expect(screen.shows("Jens Aarup, 3 min") && screen.shows("It was late."))
    screen.press(.delete)
    #expect(!screen.shows("It was late."))
  }

  @Test("The samples have titles of their own, and an advertisement in ten")
  func samples() async throws {
    let source = SampleStories(pace: .zero)
    var entries: [Entry] = []
    for page in [0, 1, 3, 4] { entries += try await source.page(page) }
    let stories = entries.filter { !$0.rules.isEmpty }
    #expect(Set(stories.map(\.text)).count == stories.count && entries.count == 48)
    #expect(stories.allSatisfy { !$0.author.isEmpty && !$0.about.isEmpty && !$0.note.isEmpty })
  }

  @Test("Users stay among users")
  func moving() async {
    let screen = await screen()
    shelf.answer(.success(stories(0)))
    await screen.settle()
    screen.press(.home, .down, .down, Key.down.with(.alt))
    #expect(table.sections.value[0].rows.map(\.id) == ["ada", "grace", "you"])
    screen.press(Key.up.with(.alt))
    #expect(table.sections.value[0].rows.map(\.id) == ["ada", "you", "grace"])
  }

  @Test("A row is edited in place, and another is added")
  func editing() async {
    let screen = await screen()
    screen.press(.home)
    screen.type("e")
    screen.press(.control("u"))
    screen.type("Ada L.\n")
    #expect(screen.hasText("Ada L."))
    screen.type("a")
    #expect(
      table.sections.value[0].rows.map(\.text) == [
        "Ada L.", "Grace Lindqvist-Ferreira", "You", "Another",
      ])
  }
}

extension Substring {
  /// Without some characters at both ends.
  fileprivate func trimming(_ characters: String) -> String {
    var text = self
    while let last = text.last, characters.contains(last) { text.removeLast() }
    return String(text)
  }
}
