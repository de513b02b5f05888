import RecurseReconciler
import RecurseTerminal

/// A record of what an app does and how long it takes, as a file in Chrome's trace format.
///
/// `RECURSE_TRACE=file` writes one. Each event of the terminal, each stage of a frame and each
/// render, with its reason, is a span:
///
///     event key "a" ┬ commit ┬ render LoginForm (state)
///                   │        └ …
///     frame ────────┴ layout ─ paint ─ cells ─ ncurses ─ write
///
/// Viewers still read a file that ends in the middle, after a crash.
@MainActor
package final class Trace {
  private var bytes: [UInt8] = []
  private let write: (UnsafeRawBufferPointer) -> Void
  private let now: () -> Duration
  private var isFirst = true

  /// - Parameters:
  ///   - now: the time of a clock that never jumps.
  ///   - write: takes the text of the file, piece by piece.
  package init(
    now: @escaping () -> Duration, write: @escaping (UnsafeRawBufferPointer) -> Void
  ) {
    self.now = now
    self.write = write
    text("[")
  }

  /// Creates a trace that is written to a file.
  convenience init(_ file: SideFile) {
    self.init(now: { MonotonicTime.now }) { file.write($0) }
  }

  package var time: Duration { now() }

  /// Records a span from a time until now.
  package func span(
    _ name: String, since start: Duration, _ details: [(name: String, value: Detail)] = []
  ) {
    let end = now()
    text(isFirst ? "\n" : ",\n")
    isFirst = false
    text("{\"ph\":\"X\",\"pid\":1,\"tid\":1,\"name\":")
    JSONText.append(name, to: &bytes)
    text(",\"ts\":\(Self.microseconds(start)),\"dur\":\(Self.microseconds(end - start))")
    if !details.isEmpty {
      text(",\"args\":{")
      for (index, detail) in details.enumerated() {
        if index > 0 { text(",") }
        JSONText.append(detail.name, to: &bytes)
        text(":")
        switch detail.value {
        case .text(let value): JSONText.append(value, to: &bytes)
        case .number(let value): text("\(value)")
        }
      }
      text("}")
    }
    text("}")
    if bytes.count > Self.pieceSize { flush() }
  }

  /// A detail of a span.
  package enum Detail {
    case text(String)
    case number(Int)
  }

  private static let pieceSize = 1 << 15

  /// Writes out the recorded spans.
  package func flush() {
    bytes.withUnsafeBytes(write)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Ends the file.
  package func close() {
    text("\n]\n")
    flush()
  }

  private func text(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Returns microseconds with three digits after the decimal point.
  private static func microseconds(_ duration: Duration) -> String {
    let nanoseconds = duration / .nanoseconds(1)
    let whole = Int64(nanoseconds)
    let rest = String(abs(whole % 1000))
    return "\(whole / 1000)." + String(repeating: "0", count: 3 - rest.utf8.count) + rest
  }
}

extension Trace: StageObserver {
  package func willHandle(_ event: InputEvent) -> Duration { now() }

  package func didHandle(_ event: InputEvent, since start: Duration) {
    span("event", since: start, [("event", .text(event.traceName))])
  }

  package func didCommit(since start: Duration) { span("commit", since: start) }

  package func didRun(_ part: String, since start: Duration) { span(part, since: start) }

  package func didPresent(cells: Int, bytes: Int, since start: Duration) {
    span("frame", since: start, [("cells", .number(cells)), ("bytes", .number(bytes))])
  }

  package func willRender() -> Duration { now() }

  package func didRender(
    _ component: ComponentInstance, _ reason: RenderReason, since start: Duration
  ) {
    span(
      "render \(component.name)", since: start,
      [("why", .text(reason.rawValue)), ("path", .text(component.componentPath))])
  }
}
