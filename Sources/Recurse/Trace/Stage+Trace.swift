import RecurseTerminal

extension Stage {
  /// Does something, and notes how long it took where somebody wants to know.
  @inline(__always)
  func spanned<Result>(_ name: String, _ body: () -> Result) -> Result {
    guard let trace else { return body() }
    let start = trace.time
    defer { trace.span(name, since: start) }
    return body()
  }
}

extension InputEvent {
  /// What happened, without what was typed into fields: a trace may be shown to others.
  var traceName: String {
    switch self {
    case .key(let event): event.text == nil ? "key \(event.key)" : "key of a character"
    case .paste(let paste): "paste of \(paste.text.utf8.count) bytes"
    case .mouse(let event): "mouse \(event.kind)"
    case .focus(let isFocused): "focus \(isFocused)"
    }
  }
}
