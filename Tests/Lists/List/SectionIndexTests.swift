import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@testable import RecurseLists

@MainActor
@Suite("The index of a list's sections") struct SectionIndexTests {
  private struct Letter: Identifiable {
    let id: String
    var people: [Person]
  }

  private func letters(_ letters: String, of count: Int = 3) -> [Letter] {
    letters.enumerated().map { place, letter in
      Letter(
        id: String(letter),
        people: (0..<count).map { Person(place * 100 + $0, "\(letter.lowercased())\($0)") })
    }
  }

  private func screen(
    _ letters: [Letter], rows: Int = 5, find: KeyPath<Person, String>? = nil
  ) -> TestScreen<Fixture<[Letter]>> {
    TestScreen(
      Fixture(letters) { letters in
        List {
          ForEach(letters) { letter in
            Section(letter.id, letter.people, find: find) { Text($0.name) }
              .sectionIndexLabel(letter.id)
          }
        }
        .scrollIndicators(.hidden)
      }, columns: 12, rows: rows)
  }

  @Test("It stands at the right edge, and the section that is seen is bold")
  func picture() {
    let screen = screen(letters("ABC"))
    #expect(screen.text == " A         A\n▌a0        B\n a1        C\n a2\n B")
    #expect(screen.style(row: 0, column: 11).attributes == .bold)
    #expect(screen.style(row: 1, column: 11).description == "#767676")
    screen.change { $0.removeLast(3) }
    #expect(screen.text == "")
  }

  @Test("A press on a label goes to its section, and so does a drag along them")
  func mouse() {
    let screen = screen(letters("ABC", of: 9))
    screen.click(column: 11, row: 1)
    #expect(screen.text.hasPrefix(" B         A\n▌b0 "))
    #expect(screen.style(row: 1, column: 1).attributes == .bold)
    screen.drag(from: CellPoint(column: 11, row: 1), to: CellPoint(column: 11, row: 2))
    #expect(screen.text.hasPrefix(" C         A\n▌c0 "))
    screen.drag(from: CellPoint(column: 11, row: 2), to: CellPoint(column: 3, row: 0))
    #expect(screen.text.hasPrefix(" A         A\n▌a0 "))
    // Below the labels there is nothing to press.
    screen.click(column: 11, row: 4)
    #expect(screen.text.hasPrefix(" A         A\n a0 "))
  }

  @Test("A character goes to the next section that begins with it; where rows are found, with Alt")
  func keys() {
    let plain = screen(letters("ABA", of: 9))
    plain.type("b")
    #expect(plain.text.hasPrefix(" B "))
    plain.type("a")
    #expect(plain.text.hasPrefix(" A ") && plain.text.contains("a0"))
    plain.type("a")
    #expect(plain.style(row: 0, column: 11).attributes == .bold)
    plain.type("x")
    #expect(plain.unhandled.count == 1)
    let finding = screen(letters("ABC", of: 9), find: \.name)
    finding.press(Key.character("c").with(.alt))
    #expect(finding.text.hasPrefix(" C         A\n▌c0 "))
    finding.type("b3")
    #expect(finding.text.contains("b3"))
  }

  @Test("Of more labels than lines some are shown, and each of those goes to its section")
  func tooMany() {
    let screen = screen(letters("ABCDEFGHIJKLMNOPQRSTUVWXYZ", of: 6), rows: 5)
    let labels = screen.text.split(separator: "\n").map { $0.suffix(1) }
    #expect(labels == ["A", "F", "K", "P", "U"])
    for (row, label) in labels.enumerated() {
      screen.click(column: 11, row: row)
      #expect(screen.text.hasPrefix(" \(label) "))
      #expect(screen.style(row: row, column: 11).attributes == .bold)
    }
  }

  @Test("Each line's label is on that line, and lines and labels go up together")
  func law() {
    for count in 1...30 {
      for lines in 1...12 {
        let index = SectionIndex(
          labels: (0..<count).map { "\($0)" }, sections: Array(0..<count), columns: 2)
        let shown = (0..<lines).compactMap { index.entry(onLine: $0, of: lines) }
        #expect(shown.count == min(count, lines))
        #expect(shown == Set(shown).sorted() && shown.first == 0)
        for (line, entry) in shown.enumerated() {
          #expect(index.line(of: entry, of: lines) == line)
        }
        for entry in 0..<count {
          let line = index.line(of: entry, of: lines)
          #expect(shown[line] <= entry && (line + 1 == shown.count || shown[line + 1] > entry))
        }
      }
    }
  }
}
