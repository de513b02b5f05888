import RecurseReconciler
import RecurseTerminal

/// Is told of the work of a stage: by a trace it becomes spans, by an inspection steps.
@MainActor
package protocol StageObserver: RenderObserver {
  /// The time of a clock that never jumps.
  var time: Duration { get }
  /// An event will be handled. Returns the time.
  func willHandle(_ event: InputEvent) -> Duration
  func didHandle(_ event: InputEvent, since start: Duration)
  func didCommit(since start: Duration)
  /// A part of a frame ended: `layout`, `paint`, `cells` or `ncurses`.
  func didRun(_ part: String, since start: Duration)
  func didPresent(cells: Int, bytes: Int, since start: Duration)
  /// A turn of the loop that could show a frame ended.
  func flush()
  func close()
}

/// Two observers of one stage.
@MainActor
package final class StageObservers: StageObserver {
  private let first: any StageObserver
  private let second: any StageObserver

  package init(_ first: any StageObserver, _ second: any StageObserver) {
    self.first = first
    self.second = second
  }

  private func tell(_ body: (any StageObserver) -> Void) {
    body(first)
    body(second)
  }

  package var time: Duration { first.time }

  package func willHandle(_ event: InputEvent) -> Duration {
    _ = first.willHandle(event)
    return second.willHandle(event)
  }

  package func didHandle(_ event: InputEvent, since start: Duration) {
    tell { $0.didHandle(event, since: start) }
  }

  package func didCommit(since start: Duration) { tell { $0.didCommit(since: start) } }

  package func didRun(_ part: String, since start: Duration) {
    tell { $0.didRun(part, since: start) }
  }

  package func didPresent(cells: Int, bytes: Int, since start: Duration) {
    tell { $0.didPresent(cells: cells, bytes: bytes, since: start) }
  }

  package func flush() { tell { $0.flush() } }

  package func close() { tell { $0.close() } }

  package func willRender() -> Duration {
    _ = first.willRender()
    return second.willRender()
  }

  package func didRender(
    _ component: ComponentInstance, _ reason: RenderReason, since start: Duration
  ) {
    tell { $0.didRender(component, reason, since: start) }
  }
}

extension InputEvent {
  /// The event without typed text, because a trace may be shown to others.
  package var traceName: String {
    switch self {
    // The release of a key has no text, and a key that has one.
    case .key(let event):
      KeyEvent(event.key).text == nil ? "key \(event.key)" : "key of a character"
    case .paste(let paste): "paste of \(paste.text.utf8.count) bytes"
    case .mouse(let event): "mouse \(event.kind)"
    case .focus(let isFocused): "focus \(isFocused)"
    }
  }
}
