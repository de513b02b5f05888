extension TerminalProcess {
  /// Reads until the program has been idle for a time: it wrote nothing, read nothing and woke no
  /// thread. Linux only, like ``counts(of:timeout:)``.
  ///
  /// The length of a start, an animation or the end of a thread depends on the machine. So the
  /// program fails only if it was busy in each of twenty such periods.
  ///
  /// - Parameter mayWake: whether its threads may wake up for a timer, if they do nothing then.
  /// - Throws: ``TerminalFailure`` with the picture and the program's counts in the last period.
  public func waitUntilIdle(seconds: Double, mayWake: Bool = false) throws {
    var spent: ProcessCounts?
    for _ in 0..<20 {
      let before = try counts()
      let bytes = watch(seconds: seconds)
      let now = try counts().since(before)
      let sleeps = now.contextSwitches == 0 && now.processorTime == 0
      if bytes == 0, now.writes == 0, now.reads == 0, sleeps || mayWake { return }
      spent = now
    }
    throw failure("\(seconds) s in which it is idle: at last \(spent.debugDescription)")
  }
}
