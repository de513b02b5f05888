import Recurse
import RecurseTesting
import TestSupport
import Testing
import WidgetFixture

@MainActor
@Suite("A list after any changes") struct ListLawTests {
  @Test(
    "A list that was scrolled and changed at random is the picture of its rows", arguments: 0..<12)
  func random(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let screen = TestScreen(
      Fixture(People((0..<40).map { Person($0, height: $0 % 3 + 1) })) { _ in
        List(\.people) { person in
          for line in 0..<person.height { Text("\(person.id).\(line)") }
        }
      }, columns: 10, rows: 7, isStrict: true)
    var next = 1_000
    for _ in 0..<60 {
      let keys: [Key] = [.up, .down, .pageUp, .pageDown, .home, .end]
      switch Int.random(in: 0..<6, using: &random) {
      case 0: screen.press(keys.randomElement(using: &random)!)
      case 1: screen.wheel(Bool.random(using: &random) ? .up : .down, column: 0, row: 0)
      case 2:
        let place = Int.random(in: 0...screen.state.people.count, using: &random)
        let person = Person(next, height: next % 4 + 1)
        next += 1
        screen.change { $0.people.insert(person, at: place) }
      case 3:
        guard let place = screen.state.people.indices.randomElement(using: &random) else {
          continue
        }
        screen.change { $0.people.remove(at: place) }
      case 4:
        let rows = screen.state.people.shuffled(using: &random)
        screen.change { $0.people = rows }
      default:
        guard let place = screen.state.people.indices.randomElement(using: &random) else {
          continue
        }
        let height = Int.random(in: 0...5, using: &random)
        screen.change { $0.people[place].height = height }
      }
      // A row that shows nothing is an empty line.
      let all = screen.state.people.flatMap { person in
        person.height == 0 ? [""] : (0..<person.height).map { "\(person.id).\($0)" }
      }
      // The line of the scrollbar stands in the last column.
      var shown = screen.text.split(separator: "\n", omittingEmptySubsequences: false).map {
        String($0.drop { " ▌".contains($0) }.prefix { !" ▕▐".contains($0) })
      }
      let count = min(7, all.count)
      #expect(shown.count <= count)
      while shown.count < count { shown.append("") }
      #expect((0...(all.count - count)).contains { all[$0..<($0 + count)].elementsEqual(shown) })
    }
  }
}
