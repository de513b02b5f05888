/// A side effect of a driver, such as network, storage or analytics. It is attached from outside
/// and ends with the driver.
///
/// ```swift
/// extension Binder where State == Book, Event == BookEvent {
///   static func analytics(_ log: Log) -> Binder {
///     .onChange(of: \.isLiked) { isLiked, _ in log.write("liked: \(isLiked)") }
///   }
///   static func api(_ client: Client) -> Binder {
///     .task(for: \.query) { query, driver in
///       let found = await client.search(query)
///       driver.perform("found") { $0.results = found }
///     }
///   }
/// }
/// ```
@MainActor
public struct Binder<State, Event> {
  let attach: (DriverHandle<State, Event>, DisposeBag) -> Void

  /// Creates a custom side effect.
  ///
  /// - Parameter attach: starts the effect. Subscriptions that it puts into the bag end with the
  ///   driver.
  public init(_ attach: @escaping (DriverHandle<State, Event>, DisposeBag) -> Void) {
    self.attach = attach
  }

  /// Runs for each new value of a part of the state, but not for the first value.
  public static func onChange<Part: Equatable>(
    of part: @escaping (State) -> Part,
    _ effect: @escaping (Part, DriverHandle<State, Event>) -> Void
  ) -> Binder {
    Binder { driver, bag in
      driver.state.map(part).observeChanges { effect($0, driver) }.disposed(by: bag)
    }
  }

  /// Runs for each event.
  public static func onEvent(
    _ effect: @escaping (Event, DriverHandle<State, Event>) -> Void
  ) -> Binder {
    Binder { driver, bag in
      driver.events.observe { effect($0, driver) }.disposed(by: bag)
    }
  }

  /// Follows a collection: runs for its elements, as insertions into an empty list, and then for
  /// each change, with its steps.
  ///
  /// ```swift
  /// .following(downloads) { change, driver in
  ///   driver.perform("count downloads") { $0.downloads = change.current.count }
  /// }
  /// ```
  public static func following<Element>(
    _ collection: ObservableCollection<Element>,
    _ effect: @escaping (CollectionChange<Element>, DriverHandle<State, Event>) -> Void
  ) -> Binder {
    Binder { driver, bag in collection.observe { effect($0, driver) }.disposed(by: bag) }
  }

  /// Runs for the value of a part of the state, and again for each new value.
  ///
  /// A new value cancels the work for the previous one. Actions that the cancelled work still
  /// performs are dropped.
  public static func task<Part: Equatable>(
    for part: @escaping (State) -> Part,
    _ work: @escaping @MainActor (Part, DriverHandle<State, Event>) async -> Void
  ) -> Binder {
    latest(work) { driver, start in driver.state.map(part).observe(start) }
  }

  /// Runs for each new value of a part of the state, but not for the first value.
  ///
  /// ```swift
  /// .task(onChangeOf: \.likes) { likes, driver in await store.write(likes) }
  /// ```
  ///
  /// A new value cancels the work for the previous one. Actions that the cancelled work still
  /// performs are dropped.
  public static func task<Part: Equatable>(
    onChangeOf part: @escaping (State) -> Part,
    _ work: @escaping @MainActor (Part, DriverHandle<State, Event>) async -> Void
  ) -> Binder {
    latest(work) { driver, start in driver.state.map(part).observeChanges(start) }
  }

  /// Runs work for each observed value, and ends the work for the previous one.
  private static func latest<Part>(
    _ work: @escaping @MainActor (Part, DriverHandle<State, Event>) async -> Void,
    observe: @escaping (DriverHandle<State, Event>, @escaping (Part) -> Void) -> Disposable
  ) -> Binder {
    Binder { driver, bag in
      let running = RunningTask()
      observe(driver) { value in
        running.replace { isCurrent in
          let guarded = DriverHandle(state: driver.state, events: driver.events) { action in
            if isCurrent() { driver.perform(action) }
          }
          await work(value, guarded)
        }
      }.disposed(by: bag)
      Disposable { running.cancel() }.disposed(by: bag)
    }
  }
}

/// The latest of several tasks, each of which cancels the previous one.
@MainActor
final class RunningTask {
  private var task: Task<Void, Never>?
  private var number = 0

  func replace(_ work: @escaping @MainActor (@escaping () -> Bool) async -> Void) {
    cancel()
    let own = number
    task = Task { [weak self] in await work { self?.number == own } }
  }

  func cancel() {
    number += 1
    task?.cancel()
    task = nil
  }
}
