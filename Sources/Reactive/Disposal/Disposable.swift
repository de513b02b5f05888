/// A subscription or other work that ends when it is disposed of or released.
///
/// ```swift
/// let subscription = count.observe { print($0) }   // prints until `subscription` is released
/// subscription.dispose()                           // or until now
/// ```
@MainActor
public final class Disposable {
  private var end: (() -> Void)?

  /// Creates a disposable.
  ///
  /// - Parameter end: ends the work; called once, when the object is disposed of or released.
  public init(_ end: @escaping () -> Void) { self.end = end }

  isolated deinit { end?() }

  /// A Boolean value that indicates whether the work has ended.
  public var isDisposed: Bool { end == nil }

  /// Ends the work. A second call does nothing.
  public func dispose() {
    let end = end
    self.end = nil
    end?()
  }

  /// Puts the disposable into a bag, which disposes of it when the bag is released.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
