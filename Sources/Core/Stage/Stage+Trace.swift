import RecurseTerminal

extension Stage {
  /// Runs a stage of a frame, and records its duration if there is a trace.
  @inline(__always)
  func spanned<Result>(_ name: String, _ body: () -> Result) -> Result {
    guard let trace else { return body() }
    let start = trace.time
    defer { trace.span(name, since: start) }
    return body()
  }
}

extension InputEvent {
  /// The event without typed text, because a trace may be shown to others.
  var traceName: String {
    switch self {
    case .key(let event): event.text == nil ? "key \(event.key)" : "key of a character"
    case .paste(let paste): "paste of \(paste.text.utf8.count) bytes"
    case .mouse(let event): "mouse \(event.kind)"
    case .focus(let isFocused): "focus \(isFocused)"
    }
  }
}

/// Whether assertions are checked.
let isDebugBuild: Bool = {
  var isDebug = false
  assert(
    {
      isDebug = true
      return true
    }())
  return isDebug
}()
