/// Ends what it holds when its owner goes.
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
  /// Whether the bag has been emptied for good: what comes later ends at once.
  public private(set) var isDisposed = false

  /// A bag with nothing in it.
  public init() {}

  isolated deinit { for disposable in disposables { disposable.dispose() } }

  /// Puts something in, which ends with the bag; in a bag that has been emptied it ends at once.
  public func insert(_ disposable: Disposable) {
    if isDisposed { return disposable.dispose() }
    // What has ended by itself need not pile up.
    if disposables.count == disposables.capacity { disposables.removeAll(where: \.isDisposed) }
    disposables.append(disposable)
  }

  /// Ends everything in it, and everything that is put into it from now on.
  public func dispose() {
    isDisposed = true
    let ended = disposables
    disposables = []
    for disposable in ended { disposable.dispose() }
  }
}
