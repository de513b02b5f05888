import RecurseReactive
import Testing

@Suite("Collections in collections")
@MainActor
struct NestedCollectionTests {
  private typealias Outline = NestedCollectionProperty<String>

  @Test("Changes on every level are told with their path, and all edits together as one event")
  func deep() {
    let outline = Outline([NestedElement("a", children: [NestedElement("b")]), NestedElement("c")])
    var events: [[NestedStep<String>]] = []
    let observation = outline.observeChanges { events.append($0.steps) }
    outline.modify {
      $0.append("d", below: [0, 0])
      $0[[0, 0, 0]] = "D"
      $0.move(from: [0, 0], to: [1, 0])
      $0.remove(at: [0])
    }
    outline.modify { _ in }
    let moved = NestedElement("b", children: [NestedElement("D")])
    #expect(
      events == [
        [
          .insert(at: [0, 0, 0], NestedElement("d")),
          .update(at: [0, 0, 0], old: "d", new: "D"),
          .move(from: [0, 0], to: [1, 0], moved),
          .remove(at: [0], NestedElement("a")),
        ]
      ])
    #expect(outline.value == [NestedElement("c", children: [moved])])
    observation.dispose()
  }

  @Test("A place on any level is told whole: the last index is that among the siblings")
  func paths() {
    let outline = Outline([NestedElement("a", children: [NestedElement("b"), NestedElement("c")])])
    var paths: [NestedPath] = []
    let observation = outline.observeChanges { change in
      for case .insert(let path, _) in change.steps { paths.append(path) }
    }
    outline.modify { $0.insert("x", at: [0, 1]) }
    outline.modify { $0.append("y", below: [0, 2]) }
    #expect(paths == [[0, 1], [0, 2, 0]])
    #expect(([0] as NestedPath) < [0, 1] && ([0, 1] as NestedPath) < [1])
    observation.dispose()
  }

  @Test("A late observer gets what is there, between a beginning and an end")
  func late() {
    let tree = NestedElement("a", children: [NestedElement("b")])
    let outline = Outline([tree])
    var events: [NestedEvent<String>] = []
    let observation = outline.observeEvents { events.append($0) }
    #expect(events == [.begin, .step(.insert(at: [0], tree)), .end])
    events = []
    outline.modify { $0.removeAll() }
    #expect(events == [.begin, .step(.remove(at: [0], tree)), .end])
    observation.dispose()
  }

  @Test("The steps applied to what was before give what is now, through random edits")
  func law() {
    var random = SplitMix64(seed: 12)
    let outline = NestedCollectionProperty<Int>()
    var mirror: [NestedElement<Int>] = []
    var previous: [NestedElement<Int>] = []
    let observation = outline.observe { change in
      #expect(change.previous == previous)
      for step in change.steps { step.apply(to: &mirror) }
      previous = change.current
    }
    for _ in 0..<300 {
      outline.modify { editor in
        for _ in 0..<Int.random(in: 0...4, using: &random) { edit(&editor, &random) }
      }
      #expect(mirror == outline.value)
    }
    observation.dispose()
  }

  /// A place of an element that is there, going deeper half of the time.
  private func place(
    in elements: [NestedElement<Int>], _ random: inout SplitMix64
  ) -> NestedPath? {
    guard let index = elements.indices.randomElement(using: &random) else { return nil }
    if Bool.random(using: &random), let below = place(in: elements[index].children, &random) {
      return NestedPath([index] + below.indices)
    }
    return [index]
  }

  private func edit(_ editor: inout NestedEditor<Int>, _ random: inout SplitMix64) {
    let value = Int.random(in: 0..<100, using: &random)
    guard let path = place(in: editor.elements, &random) else { return editor.append(value) }
    switch Int.random(in: 0..<7, using: &random) {
    case 0: editor.append(value, below: path)
    case 1: editor.insert(value, children: [NestedElement(1)], at: path)
    case 2: editor[path] = value
    case 3: editor.remove(at: path)
    case 4, 5:
      // The place to go to is looked for without the element.
      var without = editor.elements
      NestedStep.remove(at: path, NestedElement(0)).apply(to: &without)
      let target = place(in: without, &random) ?? [0]
      editor.move(from: path, to: target)
    default: editor.append(value)
    }
  }

  @Test("Edits are made in place, and an observer of the elements is told once")
  func cost() {
    let outline = NestedCollectionProperty((0..<10).map { NestedElement($0) })
    let recorder = Recorder(changesOf: outline.elements.map(\.count))
    let address = outline.value.withUnsafeBufferPointer { $0.baseAddress }
    outline.modify {
      $0[[3]] = 30
      $0[[4]] = 40
    }
    #expect(outline.value.withUnsafeBufferPointer { $0.baseAddress } == address)
    outline.modify { for value in 0..<3 { $0.append(value) } }
    #expect(recorder.values == [13])
  }
}
