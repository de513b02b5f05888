import RecurseCore
import RecurseReconciler
import RecurseTerminal

extension TestScreen {
  /// Replays a recording on a screen of its size.
  ///
  /// The app's time follows the recording: timers fire when they did, and each read is handled at
  /// once. Work that waits for something other than the clock may return earlier or later than it
  /// did.
  ///
  /// - Parameter step: a function to call after each event other than output, with the event's
  ///   index.
  public func replay(_ recording: Recording, _ step: (Int) -> Void = { _ in }) async {
    resize(columns: recording.size.columns, rows: recording.size.rows)
    var decoder = InputDecoder(terminfoKeys: terminfoKeys(of: recording.terminal))
    let start = time.now
    // Decoded, but not handled yet.
    var waiting: [InputEvent] = []
    // Until when the terminal could answer the app's question.
    var answersUntil: Duration?
    await settle()
    for (index, event) in recording.events.enumerated() {
      time.move(to: start + event.time)
      if let end = answersUntil, event.time >= end {
        answersUntil = nil
        decoder.expectsAnswer = false
      }
      var count = recording.isHandledInParts(after: index) ? 0 : Int.max
      switch event.kind {
      case .output(let text):
        guard text.contains(ColorQuery.text) else { continue }
        answersUntil = event.time + Questions.answerTimeout
        decoder.expectsAnswer = true
        continue
      case .input(let bytes): decoder.decode(bytes, into: &waiting)
      case .silence: decoder.expire(into: &waiting)
      case .handled(let part): count = part
      case .dropped(let part):
        waiting = PendingInput.events(waiting, afterDroppingFrom: part)
        count = 0
      case .resize(let size):
        resize(columns: size.columns, rows: size.rows)
        count = 0
      case .timers:
        turn { time.clock.timeline.fire() }
        count = 0
      }
      for reply in decoder.takeReplies() { receive(reply) }
      let events = waiting.prefix(count)
      if !events.isEmpty {
        waiting.removeFirst(events.count)
        send(Array(events))
      }
      await settle()
      step(index)
    }
  }

  /// Returns the keys in a terminal's description, in addition to those that every terminal sends.
  private func terminfoKeys(of terminal: String) -> [(bytes: [UInt8], key: Key)] {
    let environment = ["TERM": terminal]
    guard let type = try? TerminalType(environment: environment),
      let screen = try? NcursesScreen(
        type: type, size: CellSize(columns: 80, rows: 24), environment: environment,
        write: { $0.count })
    else { return [] }
    defer { screen.close() }
    return screen.terminfoKeys
  }
}
