import Foundation
import RecurseCore
import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@testable import inspect

/// The steps of a form in which a person types, as the library writes them.
///
///     step 0  the start
///     1…3     "ada" in the name
///     4       Tab
///     5…8     "word" in the secret field
@MainActor enum Sample {
  static let lines: [String] = {
    let screen = InspectedScreen()
    for key in ["a", "d", "a", "\t", "w", "o", "r", "d"] { screen.read(key) }
    var history = InspectionHistory(
      header:
        #"{"version": 2, "width": 40, "height": 10, "title": "form", "env": {"TERM": "xterm"}}"#)
    for entry in screen.entries { _ = history.add(entry) }
    return history.lines
  }()

  static var text: String { lines.joined(separator: "\n") + "\n" }

  static func events() throws -> [StreamEvent] {
    var parser = StreamParser()
    return try parser.take(Array(text.utf8))
  }

  static func timeline() throws -> StepTimeline {
    var timeline = StepTimeline()
    for event in try events() { timeline.take(event) }
    return timeline
  }
}

/// An inspector on a screen, of a file in a folder of its own.
@MainActor struct SampleScreen {
  let folder: TemporaryFolder
  let screen: TestScreen<InspectApp>

  init(columns: Int = 100, rows: Int = 24, text: String? = nil) async throws {
    folder = try TemporaryFolder()
    try folder.write(text ?? Sample.text, to: "form.cast")
    screen = TestScreen(
      InspectApp(folder.path("form.cast"), savesIn: folder.path), columns: columns, rows: rows)
    let screen = screen
    try await screen.waitUntil("the file is read") {
      screen.state.hasEnded || screen.state.obstacle != nil
    }
  }
}
