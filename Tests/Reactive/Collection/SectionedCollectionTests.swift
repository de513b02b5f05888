import RecurseReactive
import TestSupport
import Testing

@Suite("A collection with sections")
@MainActor
struct SectionedCollectionTests {
  typealias Library = SectionedCollectionProperty<String, Int>
  typealias Sections = [ListSection<String, Int>]

  @Test("A change has the position of each row, and all edits together are one change")
  func deep() {
    let library = Library([ListSection("a", rows: [1, 2]), ListSection("b")])
    var events: [[SectionedStep<String, Int>]] = []
    let observation = library.observeChanges { events.append($0.steps) }
    library.modify {
      $0.append(3, toSection: 1)
      $0[RowPath(section: 0, row: 1)] = 20
      $0.move(from: RowPath(section: 0, row: 0), to: RowPath(section: 1, row: 0))
      $0.setHeader("B", at: 1)
    }
    library.modify { _ in }
    #expect(
      events == [
        [
          .insertRow(at: RowPath(section: 1, row: 0), 3),
          .updateRow(at: RowPath(section: 0, row: 1), old: 2, new: 20),
          .moveRow(from: RowPath(section: 0, row: 0), to: RowPath(section: 1, row: 0), 1),
          .updateSection(at: 1, old: "b", new: "B"),
        ]
      ])
    #expect(library.value == [ListSection("a", rows: [20]), ListSection("B", rows: [1, 3])])
    observation.dispose()
  }

  @Test("A new observer receives the current sections between a beginning and an end")
  func late() {
    let library = Library([ListSection("a", rows: [1])])
    var events: [SectionedEvent<String, Int>] = []
    let observation = library.observeEvents { events.append($0) }
    #expect(events == [.begin, .step(.insertSection(at: 0, ListSection("a", rows: [1]))), .end])
    events = []
    library.modify { $0.removeSection(at: 0) }
    #expect(events == [.begin, .step(.removeSection(at: 0, ListSection("a", rows: [1]))), .end])
    observation.dispose()
  }

  @Test("An observer may leave the current sections out")
  func notReplayed() {
    let library = Library([ListSection("a", rows: [1])])
    var events: [SectionedEvent<String, Int>] = []
    let observation = library.observeEvents(replaying: false) { events.append($0) }
    #expect(events == [])
    library.modify { $0.append(2, toSection: 0) }
    #expect(events == [.begin, .step(.insertRow(at: RowPath(section: 0, row: 1), 2)), .end])
    observation.dispose()
  }

  @Test("A caller's changeset is applied step by step")
  func callersChanges() {
    let library = Library([ListSection("a", rows: [1, 2]), ListSection("b", rows: [3])])
    let path = RowPath(section: 1, row: 0)
    library.modify { $0.apply(SectionedChangeset(steps: [.removeRow(at: path, 3)])) }
    #expect(library.value == [ListSection("a", rows: [1, 2]), ListSection("b")])
  }

  @Test("A changeset that does not fit is reported at its step, in debug builds")
  func misfits() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let library = SectionedCollectionProperty([ListSection("a", rows: [1, 2])])
        let path = RowPath(section: 0, row: 1)
        library.modify { $0.apply(SectionedChangeset(steps: [.removeRow(at: path, 1)])) }
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let list = CollectionProperty([1, 2])
        list.modify { $0.apply(Changeset(steps: [.remove(at: 0, 2)], oldCount: 2)) }
      }
    }
  }

  @Test("The steps of random edits turn the previous sections into the current ones")
  func law() {
    var random = SplitMix64(seed: 11)
    let library = Library()
    var mirror: Sections = []
    var previous: Sections = []
    let observation = library.observe { change in
      #expect(change.previous == previous)
      for step in change.steps { step.apply(to: &mirror) }
      previous = change.current
    }
    for _ in 0..<300 {
      library.modify { editor in
        for _ in 0..<Int.random(in: 0...4, using: &random) { edit(&editor, &random) }
      }
      #expect(mirror == library.value)
    }
    observation.dispose()
  }

  private func edit(_ editor: inout SectionedEditor<String, Int>, _ random: inout SplitMix64) {
    func row(_ section: Int, with random: inout SplitMix64, adding: Int) -> Int? {
      let count = editor.sections[section].rows.count + adding
      return count > 0 ? Int.random(in: 0..<count, using: &random) : nil
    }
    guard let section = editor.sections.indices.randomElement(using: &random) else {
      return editor.appendSection("first", rows: [0])
    }
    switch Int.random(in: 0..<7, using: &random) {
    case 0:
      editor.insertSection("s\(random.next() % 100)", rows: [1, 2], at: section)
    case 1 where editor.count > 5:
      editor.removeSection(at: section)
    case 2:
      editor.moveSection(from: section, to: Int.random(in: 0..<editor.count, using: &random))
    case 3:
      editor.setHeader("h\(random.next() % 100)", at: section)
    case 4:
      if let row = row(section, with: &random, adding: 0) {
        editor.remove(at: RowPath(section: section, row: row))
      }
    case 5:
      if let from = row(section, with: &random, adding: 0) {
        let target = Int.random(in: 0..<editor.count, using: &random)
        let adding = target == section ? 0 : 1
        if let to = row(target, with: &random, adding: adding) {
          editor.move(
            from: RowPath(section: section, row: from), to: RowPath(section: target, row: to))
        }
      }
    default:
      if let row = row(section, with: &random, adding: 1) {
        editor.insert(Int(random.next() % 1_000), at: RowPath(section: section, row: row))
      }
    }
  }

  @Test("Replacing all sections delivers their difference")
  func replace() {
    let library = SectionedCollectionProperty([
      ListSection(Item(id: 1), rows: [Item(id: 10), Item(id: 11)]),
      ListSection(Item(id: 2), rows: []),
    ])
    var steps = 0
    let observation = library.observeChanges { steps = $0.steps.count }
    let next = [
      ListSection(Item(id: 2), rows: [Item(id: 10)]),
      ListSection(Item(id: 1), rows: [Item(id: 11)]),
    ]
    library.replace(with: next)
    #expect(library.value == next)
    #expect(steps == 2)
    observation.dispose()
  }

  @Test("A row is found, appended and removed by its identity, in the property as in its editor")
  func identities() {
    let library = SectionedCollectionProperty<String, Item>()
    #expect(library.isEmpty && library.path(of: 10) == nil)
    library.appendSection("a", rows: [Item(id: 10)])
    library.appendSection("b")
    library.append(Item(id: 11), toSection: 1)
    #expect(library.count == 2 && library.path(of: 11) == RowPath(section: 1, row: 0))
    var steps: [SectionedStep<String, Item>] = []
    let observation = library.observeChanges { steps += $0.steps }
    #expect(library.remove(id: 10) == Item(id: 10) && library.remove(id: 10) == nil)
    #expect(steps == [.removeRow(at: RowPath(section: 0, row: 0), Item(id: 10))])
    let left = library.modify { editor in
      editor.append(Item(id: 12), toSection: 0)
      editor.remove(id: 11)
      return editor.path(of: 12)
    }
    #expect(left == RowPath(section: 0, row: 0))
    library[RowPath(section: 0, row: 0)] = Item(id: 13)
    #expect(library.remove(at: RowPath(section: 0, row: 0)) == Item(id: 13))
    #expect(library.value.map(\.rows) == [[], []] && steps.count == 5)
    observation.dispose()
  }
}
