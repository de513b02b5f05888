import Foundation
import RecurseCore
import RecurseReconciler
import RecurseTerminal
import RecurseTesting
import Testing

/// A component on a screen in memory that is inspected, and what an inspector was sent.
@MainActor final class InspectedScreen {
  let stage: Stage
  let inspection: Inspection
  private let sent = Sent()
  private(set) var lines: [String] = []

  final class Sent { var entries: [Inspection.Entry] = [] }

  /// The time of the inspection.
  private let time = Time()
  private var decoder = InputDecoder(terminfoKeys: [])

  final class Time { var now = Duration.zero }

  convenience init() { self.init(InspectedForm()) }

  init<Root: Component>(_ root: Root) {
    let stage = Stage(
      root, on: MemoryScreen(size: CellSize(columns: 40, rows: 10)), clock: ManualTime().clock)
    self.stage = stage
    inspection = Inspection(stage, now: { [time] in time.now }, clock: { .zero }) { [sent] in
      sent.entries += $0
    }
    stage.observer = inspection
    turn()
  }

  /// Handles what a person types, as one read, and ends the turn.
  func read(_ input: String) {
    inspection.take(RecordedEvent(time: .zero, code: "i", text: input))
    var events: [InputEvent] = []
    decoder.decode(Array(input.utf8), into: &events)
    for event in events { _ = stage.handle(event) }
    turn()
  }

  /// Handles a key that is not recorded.
  func press(_ key: Key) {
    _ = stage.handle(.key(KeyEvent(key)))
    turn()
  }

  /// No more input came for a while: what is unfinished ends.
  func expire() {
    inspection.take(RecordedEvent(time: .zero, code: "e", text: ""))
    var events: [InputEvent] = []
    decoder.expire(into: &events)
    for event in events { _ = stage.handle(event) }
    turn()
  }

  /// Records what the app has written to the terminal.
  func write(_ output: String) {
    inspection.take(RecordedEvent(time: .zero, code: "o", text: output))
  }

  func advance(by duration: Duration) { time.now += duration }

  func turn() {
    stage.present()
    inspection.flush()
  }

  var entries: [Inspection.Entry] { sent.entries }

  var inputs: [String] {
    entries.compactMap {
      if case .event(let event) = $0, event.code == "i" { event.text } else { nil }
    }
  }

  /// Everything that an inspector was sent, as it is written.
  var text: String {
    var history = InspectionHistory(header: "{}")
    return entries.map { history.add($0) }.joined(separator: "\n")
  }

  var outputs: [String] {
    entries.compactMap {
      if case .event(let event) = $0, event.code == "o" { event.text } else { nil }
    }
  }

  var steps: [InspectionStep] {
    entries.compactMap { if case .step(let step, _) = $0 { step } else { nil } }
  }

  /// The nodes of the last tree, by the differences of all steps.
  func nodes() throws -> [[String: Any]] {
    var lines: [String] = []
    for step in steps { step.tree.apply(to: &lines) }
    return try lines.map { line in
      let json = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return try #require(json as? [String: Any])
    }
  }

  func node(_ name: String) throws -> [String: Any] {
    let node = try nodes().first { ($0["name"] as? String)?.hasPrefix(name) == true }
    return try #require(node, "no node is called \(name)")
  }
}
