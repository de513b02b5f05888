/// A container that disposes of its contents when it is released, usually with its owner.
///
/// ```swift
/// final class Player {
///   private let bag = DisposeBag()
///   init(volume: Property<Int>) {
///     volume.observe { [weak self] in self?.setVolume($0) }.disposed(by: bag)
///   }
/// }
/// ```
@MainActor
public final class DisposeBag {
  private var disposables: [Disposable] = []
  /// A Boolean value that indicates whether the bag was disposed of. Disposables inserted later are
  /// disposed of at once.
  public private(set) var isDisposed = false

  /// Creates an empty bag.
  public init() {}

  isolated deinit { for disposable in disposables { disposable.dispose() } }

  /// Adds a disposable, which ends with the bag, or at once if the bag was disposed of.
  ///
  /// - Complexity: amortized O(1).
  public func insert(_ disposable: Disposable) {
    if isDisposed { return disposable.dispose() }
    // Those that have ended already must not accumulate.
    if disposables.count == disposables.capacity { disposables.removeAll(where: \.isDisposed) }
    disposables.append(disposable)
  }

  /// Disposes of the contents, and of everything that is inserted later.
  public func dispose() {
    isDisposed = true
    let ended = disposables
    disposables = []
    for disposable in ended { disposable.dispose() }
  }
}
