import Dispatch

/// A Dispatch source of a descriptor, on the main queue. Its handler is called once after each time
/// that it is armed.
@MainActor
final class DescriptorSource {
  private let source: any DispatchSourceProtocol
  private var isCancelled = false

  convenience init(readable descriptor: Int32, _ handler: @escaping @MainActor () -> Void) {
    self.init(DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main), handler)
  }

  convenience init(writable descriptor: Int32, _ handler: @escaping @MainActor () -> Void) {
    self.init(DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main), handler)
  }

  private init(
    _ source: any DispatchSourceProtocol, _ handler: @escaping @MainActor () -> Void
  ) {
    self.source = source
    source.setEventHandler { [weak self] in
      // The source's queue is the main queue, whose jobs run on the main actor.
      MainActor.assumeIsolated {
        guard let self, self.isArmed else { return }
        // The descriptor stays readable until the turn has read it.
        self.isArmed = false
        handler()
      }
    }
  }

  /// Whether the handler will be called. A source begins suspended.
  var isArmed = false {
    didSet {
      guard isArmed != oldValue, !isCancelled else { return }
      if isArmed { source.resume() } else { source.suspend() }
    }
  }

  /// Ends the source. A suspended source would never end.
  func cancel() {
    guard !isCancelled else { return }
    source.cancel()
    isArmed = true
    isCancelled = true
  }
}
