extension Property {
  /// Returns a property that takes each value once it has not changed for a duration.
  ///
  /// ```swift
  /// let search = text.debounce(for: .milliseconds(300), clock: ContinuousClock())
  /// ```
  public func debounce(
    for duration: Duration, clock: some Clock<Duration>
  ) -> Property<Value> {
    delayed(duration, clock, extends: true)
  }

  /// Returns a property that changes at most once in a duration. The last change is delayed, never
  /// lost.
  public func throttle(
    for duration: Duration, clock: some Clock<Duration>
  ) -> Property<Value> {
    delayed(duration, clock, extends: false)
  }

  private func delayed<C: Clock>(
    _ duration: Duration, _ clock: C, extends: Bool
  ) -> Property<Value> where C.Duration == Duration {
    let output = SourceNode(node.committed, cutoff: .whenEqual)
    let period = QuietPeriod(output, clock: clock, duration: duration, extends: extends)
    let observer = Observer(node) { period.receive($0) }
    output.attachments = [period, Disposable { observer.end() }]
    return Property(node: output)
  }
}
