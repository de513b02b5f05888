/// Events that were read and wait for the app.
///
/// Events keep their order. A Ctrl-C that has waited for a second shows that the app is too slow
/// for what was typed before it, which is then dropped.
package struct PendingInput {
  package private(set) var events: ArraySlice<InputEvent> = []
  /// The place of the first Ctrl-C among the events, and since when it has waited.
  private var interrupt: (offset: Int, since: Duration)?
  /// The number of events that were searched for it.
  private var searched = 0

  /// The longest wait of a Ctrl-C, or of a signal, for the events before it.
  package static let patience = Duration.seconds(1)
  /// While so many events wait, nothing is read. A terminal keeps about as many bytes.
  static let most = 4096

  package init() {}

  package mutating func add(_ new: [InputEvent]) {
    if events.isEmpty { events = new[...] } else { events += new }
  }

  /// Removes the first events, which the app has handled.
  package mutating func handled(_ count: Int, now: @autoclosure () -> Duration) {
    events = events.dropFirst(count)
    searched = max(0, searched - count)
    if let found = interrupt {
      interrupt = found.offset < count ? nil : (found.offset - count, found.since)
      if interrupt == nil { searched = 0 }
    }
    guard !events.isEmpty, interrupt == nil else { return }
    let offset = events.dropFirst(searched).firstIndex { $0.isInterrupt }
    interrupt = offset.map { ($0 - events.startIndex, now()) }
    searched = events.count
  }

  /// Drops what was typed before a Ctrl-C that has waited long enough.
  ///
  /// - Returns: the number of events before the Ctrl-C, if any was dropped; else 0.
  package mutating func dropTyped(now: @autoclosure () -> Duration) -> Int {
    guard let found = interrupt, found.offset > 0, now() - found.since >= Self.patience,
      events.prefix(found.offset).contains(where: \.isTyped)
    else { return 0 }
    events = Self.events(Array(events), afterDroppingFrom: found.offset)[...]
    interrupt = events.firstIndex { $0.isInterrupt }.map { ($0, found.since) }
    searched = events.count
    return found.offset
  }

  /// The events without those among the first `count` that were typed or done with the mouse. The
  /// release of a button ends what a press has begun, and stays.
  package static func events(
    _ events: [InputEvent], afterDroppingFrom count: Int
  ) -> [InputEvent] {
    events.prefix(count).filter { !$0.isTyped } + events.dropFirst(count)
  }
}

extension InputEvent {
  fileprivate var isTyped: Bool {
    switch self {
    case .key, .paste: return true
    case .mouse(let mouse):
      if case .release = mouse.kind { return false }
      return true
    case .focus: return false
    }
  }
}
