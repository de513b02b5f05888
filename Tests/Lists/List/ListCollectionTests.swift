import Recurse
import RecurseTesting
import Testing
import WidgetFixture

private struct Track: Identifiable, Equatable {
  let id: Int
  var title: String
}

@MainActor @Suite("A list of a collection that tells its changes") struct ListCollectionTests {
  private let tracks = CollectionProperty((0..<1_000).map { Track(id: $0, title: "track \($0)") })

  private func screen() -> TestScreen<Still> {
    still(20, 4) { [tracks] in
      List(tracks) { Text($0.title) }.scrollIndicators(.hidden)
    }
  }

  @Test("a change of a row that can be seen updates its text, and renders no component")
  func update() {
    let screen = screen()
    _ = screen.takeRecord()
    screen.turn { tracks[1].title = "changed" }
    #expect(screen.text.contains("changed"))
    let record = screen.takeRecord()
    #expect(record.update.renders == 0 && record.update.updated == 1)
    #expect(record.update.made == 0 && record.update.moved == 0)
  }

  @Test("what comes above the window moves it along, however much it is")
  func above() {
    let screen = screen()
    for _ in 0..<500 { screen.press(.down) }
    let before = screen.text
    #expect(before.contains("track 500"))
    _ = screen.takeRecord()
    screen.turn {
      tracks.modify { editor in
        for number in 0..<900 {
          editor.insert(Track(id: 10_000 + number, title: "new"), at: 0)
        }
      }
    }
    #expect(screen.text == before)
    #expect(screen.takeRecord().update.made < 60)
    screen.turn { tracks.modify { for _ in 0..<900 { $0.remove(at: 0) } } }
    #expect(screen.text == before)
  }

  @Test("a first row that comes where a placeholder stood is no wrong change")
  func placeholder() {
    let none = CollectionProperty<Track>()
    let screen = still(20, 3) {
      List(none) {
        Text($0.title)
      } placeholder: {
        Text("Nothing")
      }
    }
    #expect(screen.text == " Nothing")
    screen.turn { none.value = [Track(id: 1, title: "one")] }
    screen.turn { none.modify { $0.append(Track(id: 2, title: "two")) } }
    screen.turn { none.value = [] }
    #expect(screen.text == " Nothing" && screen.reports == [])
  }

  @Test("a derived collection is a source like any other")
  func derived() {
    let isOdd = MutableProperty(false)
    let shown = tracks.filter(isOdd.map { isOdd in { !isOdd || $0.id % 2 == 1 } })
    let screen = still(20, 3) { List(shown) { Text($0.title) } }
    screen.turn { isOdd.value = true }
    #expect(screen.text.contains("track 1") && screen.text.contains("track 3"))
    #expect(!screen.text.contains("track 0") && !screen.text.contains("track 2"))
  }
}
