import Recurse
import RecurseTesting
import Testing

private struct Line: Identifiable { let id: Int }

/// What was made for a list.
@MainActor private final class Made { var headers = 0 }

private struct Index: Component {
  let sections: SectionedCollectionProperty<Int, Line>
  let made: Made

  func render(state: Void) -> Node {
    List(sections) { line in
      Text("line \(line.id)")
    } header: { number in
      made.counted { Text("section \(number)") }
    }
  }
}

extension Made {
  func counted<Content>(_ content: () -> Content) -> Content {
    headers += 1
    return content()
  }
}

/// Headers where the title is not empty.
private struct Titled: Component {
  let sections: SectionedCollectionProperty<String, Line>

  func render(state: Void) -> Node {
    List(sections) { line in
      Text("line \(line.id)")
    } header: { title in
      if !title.isEmpty { Text(title) }
    } placeholder: {
      Text("Nothing yet")
    }
    .scrollIndicators(.hidden)
  }
}

@MainActor @Suite("Headers of a collection with sections") struct SectionHeaderTests {
  @Test("are made where they can be seen: few for a key, in a list of 1,000 sections")
  func few() {
    let sections = SectionedCollectionProperty(
      (0..<1_000).map { ListSection($0, rows: [Line(id: 2 * $0), Line(id: 2 * $0 + 1)]) })
    let made = Made()
    let screen = TestScreen(
      Index(sections: sections, made: made), columns: 16, rows: 6, isStrict: false)
    #expect(screen.text.hasPrefix(" section 0     ▐"))
    for key in [Key.down, .down, .down, .down, .pageDown, .end, .up] {
      made.headers = 0
      screen.press(key)
      #expect(made.headers <= 16)
    }
    made.headers = 0
    screen.turn { sections.modify { $0[RowPath(section: 999, row: 1)] = Line(id: 7) } }
    #expect(screen.text.contains("line 7") && made.headers <= 16)
  }

  @Test("give way to the placeholder where no section has a row, and come with the first")
  func placeholder() {
    let sections = SectionedCollectionProperty<String, Line>([
      ListSection("A"), ListSection("B"),
    ])
    let screen = TestScreen(Titled(sections: sections), columns: 12, rows: 6)
    #expect(screen.text == " Nothing yet")
    screen.turn { sections.append(Line(id: 1), toSection: 1) }
    #expect(screen.text == " A\n B\n▌line 1")
    screen.press(.down)
    screen.turn { sections.remove(id: 1) }
    #expect(screen.text == " Nothing yet")
    screen.turn { sections.modify { $0.removeAll() } }
    #expect(screen.text == " Nothing yet")
  }

  @Test("stay where a list without rows has no placeholder")
  func noPlaceholder() {
    let sections = SectionedCollectionProperty<Int, Line>([ListSection(1), ListSection(2)])
    let screen = TestScreen(Index(sections: sections, made: Made()), columns: 12, rows: 3)
    #expect(screen.text == " section 1\n section 2")
  }

  @Test("of a body give way, too, and a row beside sections is a row")
  func body() {
    struct Page: Component {
      let names: [String]
      let isLoading: Bool
      func render(state: Void) -> Node {
        List {
          Section {
            for name in names { Text(name).key(name) }
          } header: {
            Text("Names")
          } footer: {
            Text("\(names.count)")
          }
          if isLoading { Text("more…") }
        } placeholder: {
          Text("Nobody")
        }
      }
    }
    func text(_ names: [String], isLoading: Bool = false) -> String {
      TestScreen(Page(names: names, isLoading: isLoading), columns: 10, rows: 5).text
    }
    #expect(text([]) == " Nobody")
    #expect(text(["Ada"]) == " Names\n▌Ada\n 1")
    #expect(text([], isLoading: true) == " Names\n 0\n▌more…")
  }

  @Test("take no line where they show nothing")
  func empty() {
    let sections = SectionedCollectionProperty([
      ListSection("", rows: [Line(id: 1)]), ListSection("B", rows: [Line(id: 2), Line(id: 3)]),
      ListSection("", rows: [Line(id: 4)]),
    ])
    let screen = TestScreen(Titled(sections: sections), columns: 12, rows: 6)
    #expect(screen.text == "▌line 1\n B\n line 2\n line 3\n line 4")
    screen.resize(columns: 12, rows: 2)
    screen.press(.end)
    #expect(screen.text == " B\n▌line 4")
    screen.press(.home)
    #expect(screen.text == "▌line 1\n B")
  }
}
