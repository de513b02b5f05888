/// Decodes input, and knows when what is unfinished ends. It reads no clock.
struct TimedDecoder {
  private var decoder: InputDecoder
  private(set) var events: [InputEvent] = []
  /// The time at which an unfinished sequence ends. A lone Escape is then the key.
  private(set) var deadline: Duration?
  /// The time at which the unfinished sequence began, and its number.
  private var start = (time: Duration.zero, number: -1)
  /// The time at which an escape was taken for the key. The rest of a sequence can arrive soon
  /// after that.
  private var cutTime = Duration.zero
  /// The presses of Ctrl-C in an unfinished paste.
  private var interrupts = 0
  /// The time until which the terminal is expected to answer.
  private var answersUntil: Duration?
  /// The time until which the terminal is expected to tell the place of its cursor.
  private var placesUntil: Duration?

  /// Records the input.
  var recording: SessionRecording?

  init(decoder: InputDecoder) { self.decoder = decoder }

  mutating func takeEvents() -> [InputEvent] {
    defer { events = [] }
    return events
  }

  mutating func takeReplies() -> [TerminalReply] { decoder.takeReplies() }

  /// Expects the answer to a question until a time, or no answer if the time is `nil`.
  mutating func expectAnswer(until end: Duration?) {
    answersUntil = end
    decoder.expectsAnswer = end != nil
  }

  /// Expects the place of the cursor until a time, or not if the time is `nil`.
  mutating func expectPlace(until end: Duration?) {
    placesUntil = end
    decoder.expectsPlace = end != nil
  }

  /// Decodes what was read.
  mutating func take(_ bytes: UnsafeBufferPointer<UInt8>, at now: Duration) {
    endExpectation(at: now)
    let isTooLate = decoder.wasCut && !decoder.expectsAnswer && now - cutTime > .seconds(1)
    if isTooLate || decoder.isEscapeKey(before: bytes, after: now - start.time) { endUnfinished() }
    recording?.input(bytes)
    decoder.decode(bytes, into: &events)
    setDeadline(at: now)
  }

  /// Ends what is unfinished, if its time is over.
  mutating func expire(at now: Duration) {
    guard let passed = deadline, passed <= now else { return }
    endExpectation(at: now)
    endUnfinished()
    cutTime = now
    deadline = decoder.isLate ? answersUntil : nil
  }

  /// Ends a paste whose end has not come.
  ///
  /// - Returns: whether there was one.
  mutating func endPaste() -> Bool {
    guard !decoder.isBounded else { return false }
    endUnfinished()
    deadline = nil
    return true
  }

  private mutating func endUnfinished() {
    recording?.inputExpired()
    decoder.expire(into: &events)
  }

  private mutating func endExpectation(at now: Duration) {
    if let end = answersUntil, end <= now { expectAnswer(until: nil) }
    if let end = placesUntil, end <= now { expectPlace(until: nil) }
  }

  private mutating func setDeadline(at now: Duration) {
    guard let patience = decoder.patience else {
      deadline = nil
      start.number = -1
      return
    }
    // In a paste Ctrl-C does not extend the time limit: the end of the paste may be missing.
    if decoder.interrupts > interrupts, deadline != nil, start.number == decoder.sequenceNumber {
      interrupts = decoder.interrupts
      return
    }
    interrupts = decoder.interrupts
    if start.number != decoder.sequenceNumber { start = (now, decoder.sequenceNumber) }
    var end = now + patience
    if decoder.isBounded { end = min(end, start.time + InputDecoder.longestSequence) }
    // Without a question, no late answer is awaited.
    if decoder.isLate { end = min(end, answersUntil ?? now) }
    deadline = end
  }
}
