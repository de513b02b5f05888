/// Something that goes on until it is disposed of, or released.
///
/// ```swift
/// let observation = count.observe { print($0) }   // prints until `observation` goes
/// observation.dispose()                           // or until now
/// ```
@MainActor
public final class Disposable {
  private var end: (() -> Void)?

  /// - Parameter end: called once, at the latest when the object is released.
  public init(_ end: @escaping () -> Void) { self.end = end }

  isolated deinit { end?() }

  /// Whether it has ended.
  public var isDisposed: Bool { end == nil }

  /// Ends it. A second call does nothing.
  public func dispose() {
    let end = end
    self.end = nil
    end?()
  }

  /// Hands it to a bag, which ends it when the bag's owner goes.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
