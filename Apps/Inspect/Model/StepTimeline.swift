import Foundation
import Recurse

/// The last steps of an inspected app, and the tree at one of them.
///
///     base ── step 41 ── step 42 ── … ── step 57 ── step 58      the tree is moved to a step by
///                          ▲ shown                     ▲ last    the changes in between
package struct StepTimeline: Sendable {
  /// The name of the program.
  package private(set) var title = ""
  package private(set) var steps: [Step] = []
  /// The tree after the shown step.
  package private(set) var tree: [TreeLine] = []
  /// The place of the shown step; -1 before the first one.
  package private(set) var shown = -1
  /// Whether the session was too long, so that it cannot be replayed.
  package private(set) var isCut = false

  private var header = ""
  /// The lines of the session, and the number of the last step before each.
  private var session: [(step: Int, line: String)] = []
  /// The lines of the steps.
  private var stepLines: [String] = []
  /// The lines of the tree that each step removed.
  private var removed: [[TreeLine]] = []
  /// The tree after the last step, which may not be the shown one.
  private var last: [TreeLine] = []
  private let most: Int

  /// - Parameter most: the most steps that are kept.
  package init(most: Int = 1_000) { self.most = most }

  // MARK: - Steps

  /// Adds what came. If the last step is shown, the new last one is shown.
  package mutating func take(_ event: StreamEvent) {
    switch event {
    case .header(let line, let title): (header, self.title) = (line, title)
    case .session(let line): if !isCut { session.append((steps.last?.number ?? -1, line)) }
    case .cut: (isCut, session) = (true, [])
    case .step(let step, let line): add(step, line)
    }
  }

  private mutating func add(_ step: Step, _ line: String) {
    if let known = steps.last, step.number == known.number, step.frames > known.frames {
      return update(step, line)
    }
    // What a broken file tells of lines that are not there is left out.
    guard step.index >= 0, step.removedCount >= 0, step.index + step.removedCount <= last.count,
      step.number > (steps.last?.number ?? -1)
    else { return }
    let follows = isAtLast
    let range = step.index..<(step.index + step.removedCount)
    removed.append(Array(last[range]))
    last.replaceSubrange(range, with: step.inserted)
    steps.append(step)
    stepLines.append(line)
    if follows { (shown, tree) = (steps.count - 1, last) }
    if steps.count > most { dropFirst() }
  }

  /// Replaces the last step by the same one with more frames, which left the tree as it was.
  private mutating func update(_ step: Step, _ line: String) {
    var step = step
    let known = steps[steps.count - 1]
    (step.index, step.removedCount, step.inserted) =
      (known.index, known.removedCount, known.inserted)
    steps[steps.count - 1] = step
    stepLines[steps.count - 1] = line
  }

  private mutating func dropFirst() {
    // The shown step stays, so the first one that is kept is shown in its place.
    if shown == 0 { show(1) }
    steps.removeFirst()
    stepLines.removeFirst()
    removed.removeFirst()
    shown -= 1
  }

  /// Whether the last step is shown.
  package var isAtLast: Bool { shown == steps.count - 1 }

  package var step: Step? { steps.indices.contains(shown) ? steps[shown] : nil }

  /// Shows the step at a place.
  package mutating func show(_ place: Int) {
    let place = min(max(place, 0), steps.count - 1)
    while shown < place {
      shown += 1
      let step = steps[shown]
      tree.replaceSubrange(step.index..<(step.index + step.removedCount), with: step.inserted)
    }
    while shown > place, shown > 0 { undo() }
  }

  private mutating func undo() {
    tree = before
    shown -= 1
  }

  /// The tree before the shown step.
  package var before: [TreeLine] {
    guard let step else { return [] }
    var before = tree
    before.replaceSubrange(
      step.index..<(step.index + step.inserted.count), with: removed[shown])
    return before
  }

  // MARK: - Saving

  /// What led to the shown step, as a recording that a test replays and that can be opened again;
  /// `nil` if the session was too long.
  package var recording: String? {
    guard !isCut, let number = step?.number else { return nil }
    var lines = [header]
    if let base { lines.append(base) }
    var place = 0
    // Behind the last step is what it has written.
    for (step, line) in session where step < number || isAtLast {
      while place < steps.count, steps[place].number <= step {
        lines.append(stepLines[place])
        place += 1
      }
      lines.append(line)
    }
    if place <= shown { lines += stepLines[place...shown] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The tree before the first step that is kept, as the line of a step.
  private var base: String? {
    guard let first = steps.first, first.number > 0 else { return nil }
    var copy = self
    copy.show(0)
    let tree = copy.before
    let encoder = JSONEncoder()
    let lines = tree.compactMap { line in
      (try? encoder.encode(line)).map { String(decoding: $0, as: UTF8.self) }
    }
    guard !lines.isEmpty else { return nil }
    var step = InspectionStep(number: first.number - 1, cause: "earlier steps")
    step.tree = TreeChange(from: [], to: lines)
    return RecordedEvent(time: .zero, code: "s", text: step.json).line
  }
}
