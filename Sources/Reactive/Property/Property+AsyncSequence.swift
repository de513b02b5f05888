extension Property where Value: Sendable {
  /// The values as an asynchronous sequence, beginning with the current one. A slow reader gets
  /// only the latest value. The sequence ends with the task that reads it.
  ///
  /// ```swift
  /// for await isStoring in driver.state.isStoring.values where !isStoring { break }
  /// ```
  public var values: AsyncStream<Value> {
    let (values, continuation) = AsyncStream.makeStream(
      of: Value.self, bufferingPolicy: .bufferingNewest(1))
    let observation = observe { continuation.yield($0) }
    continuation.onTermination = { _ in Task { @MainActor in observation.dispose() } }
    return values
  }
}

extension Property {
  /// Creates a property with the last value of a sequence, which it follows while it is retained or
  /// observed.
  ///
  /// ```swift
  /// let temperature = Property(initial: 20, then: sensor.readings)
  /// ```
  ///
  /// The property is finished when the sequence is. Its task is cancelled when the property is
  /// released.
  public convenience init<Values: AsyncSequence>(initial: Value, then values: Values)
  where Values.Element == Value, Values.Failure == Never {
    let node = SourceNode(initial, cutoff: .whenEqual)
    let task = Task { [weak node] in
      for await value in values {
        guard let node, !Task.isCancelled else { return }
        node.write(value)
      }
      node?.finish()
    }
    node.attachments.append(Disposable { task.cancel() })
    self.init(node: node)
  }
}
