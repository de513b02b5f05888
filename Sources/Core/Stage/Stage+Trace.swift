extension Stage {
  /// Runs a part of a frame, and tells the observer of it if there is one.
  @inline(__always)
  func spanned<Result>(_ name: String, _ body: () -> Result) -> Result {
    guard let observer else { return body() }
    let start = observer.time
    defer { observer.didRun(name, since: start) }
    return body()
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
