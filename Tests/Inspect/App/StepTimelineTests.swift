import RecurseTesting
import TestSupport
import Testing

@testable import inspect

@MainActor @Suite("A timeline") struct TimelineTests {
  /// Random steps, and the tree after each, made of all lines anew.
  private func random(
    _ count: Int, seed: UInt64
  ) -> (events: [StreamEvent], trees: [[TreeLine]]) {
    var random = SplitMix64(seed: seed)
    var tree: [TreeLine] = []
    var events: [StreamEvent] = [.header("{\"version\": 2}", title: "random")]
    var trees: [[TreeLine]] = []
    for number in 0..<count {
      var step = Step(number: number, cause: "key \(number)")
      step.index = Int.random(in: 0...tree.count, using: &random)
      step.removedCount = Int.random(in: 0...(tree.count - step.index), using: &random)
      step.inserted = (0..<Int.random(in: 0...3, using: &random)).map { index in
        TreeLine(id: number * 10 + index, depth: 0, kind: "element", name: "node \(number)")
      }
      tree =
        Array(tree[..<step.index]) + step.inserted
        + Array(tree[(step.index + step.removedCount)...])
      trees.append(tree)
      events.append(.step(step, "[0, \"s\", \"step \(number)\"]"))
    }
    return (events, trees)
  }

  @Test("shows the tree of any step, in any order", arguments: 0..<8 as Range<UInt64>)
  func law(seed: UInt64) {
    let (events, trees) = random(30, seed: seed)
    var timeline = StepTimeline()
    for event in events { timeline.take(event) }
    var generator = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let place = Int.random(in: 0..<30, using: &generator)
      timeline.show(place)
      #expect(timeline.shown == place && timeline.tree == trees[place])
      #expect(timeline.before == (place == 0 ? [] : trees[place - 1]))
    }
  }

  @Test("follows the last step until another is shown, and again at its end")
  func follows() {
    let (events, trees) = random(12, seed: 1)
    var timeline = StepTimeline()
    for event in events.prefix(5) { timeline.take(event) }
    #expect(timeline.shown == 3 && timeline.isAtLast)
    timeline.show(1)
    timeline.take(events[5])
    #expect(timeline.shown == 1 && timeline.tree == trees[1] && !timeline.isAtLast)
    timeline.show(99)
    timeline.take(events[6])
    #expect(timeline.shown == 5 && timeline.tree == trees[5])
  }

  @Test("forgets the first steps, and shows the others as before", arguments: [1, 2, 5])
  func bounded(most: Int) {
    let (events, trees) = random(20, seed: 3)
    var timeline = StepTimeline(most: most)
    for event in events { timeline.take(event) }
    #expect(timeline.steps.count == most && timeline.steps.last?.number == 19)
    for place in (0..<most).reversed() {
      timeline.show(place)
      #expect(timeline.tree == trees[20 - most + place])
    }
  }

  @Test("keeps a shown step in view until it is forgotten")
  func shownIsForgotten() {
    let (events, trees) = random(20, seed: 4)
    var timeline = StepTimeline(most: 4)
    for event in events.prefix(5) { timeline.take(event) }
    timeline.show(1)
    let number = timeline.step?.number
    timeline.take(events[5])
    #expect(timeline.step?.number == number && timeline.shown == 0)
    timeline.take(events[6])
    #expect(timeline.shown == 0 && timeline.step?.number == 2 && timeline.tree == trees[2])
  }

  @Test("takes more frames of its last step, and keeps its tree")
  func frames() {
    var timeline = StepTimeline()
    var step = Step(number: 0, cause: "a frame")
    step.inserted = [TreeLine(id: 1, depth: 0, kind: "element", name: "spinner")]
    timeline.take(.step(step, "first"))
    (step.frames, step.cause) = (2, "2 frames")
    timeline.take(.step(step, "second"))
    #expect(timeline.steps.count == 1 && timeline.step?.cause == "2 frames")
    #expect(timeline.tree.count == 1 && timeline.before.isEmpty)
    timeline.take(.step(step, "third"))
    #expect(timeline.steps.count == 1 && timeline.tree.count == 1)
  }

  @Test("leaves out steps that cannot be")
  func broken() {
    var timeline = StepTimeline()
    for (number, index, removed) in [(0, 1, 0), (0, 0, 1), (0, -1, 0), (0, 0, -1)] {
      var step = Step(number: number, cause: "")
      (step.index, step.removedCount) = (index, removed)
      timeline.take(.step(step, ""))
    }
    #expect(timeline.steps.isEmpty && timeline.shown == -1 && timeline.tree.isEmpty)
    timeline.show(3)
    #expect(timeline.step == nil && timeline.before.isEmpty)
  }

  @Test("saves what led to the shown step, and opens it again")
  func saves() throws {
    var timeline = try Sample.timeline()
    timeline.show(3)
    let text = try #require(timeline.recording)
    var opened = StepTimeline()
    var parser = StreamParser()
    for event in try parser.take(Array(text.utf8)) { opened.take(event) }
    #expect(opened.tree == timeline.tree && opened.steps.count == 4)
    #expect(opened.title == "form")
    let inputs = try Recording(asciicast: text).events.map(\.kind)
    // There is a secret field, so all that is typed is an `x`.
    #expect(inputs == ["x", "x", "x"].map { .input(Array($0.utf8)) })
  }

  @Test("saves the tree before the first step that it has")
  func savesBase() throws {
    var timeline = StepTimeline(most: 3)
    for event in try Sample.events() { timeline.take(event) }
    let text = try #require(timeline.recording)
    var opened = StepTimeline()
    var parser = StreamParser()
    for event in try parser.take(Array(text.utf8)) { opened.take(event) }
    #expect(opened.tree == timeline.tree)
    #expect(opened.steps.map(\.number) == [5, 6, 7, 8])
    #expect(opened.steps.first?.cause == "earlier steps")
    #expect(try Recording(asciicast: text).events.count == 8)
  }

  @Test("saves nothing of a session that is too long")
  func cut() throws {
    var timeline = try Sample.timeline()
    timeline.take(.cut)
    timeline.take(.session("more"))
    #expect(timeline.recording == nil && timeline.isCut)
  }
}
