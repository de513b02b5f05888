/// The state of a value that is loaded.
///
///               begin                succeed ──▶ loaded ──┐
///     idle ────────────▶ loading ────succeed ──▶ empty  ──┤ begin: loading, the value stays
///       ▲                   │        fail ─────▶ failed ──┘
///       └── reset ──────────┴──────────────────────┘
///
/// ```swift
/// var quotes = Loadable<[Quote], LoadFailure>.idle
/// quotes.begin()                                  // .loading(previous: nil)
/// quotes.succeed(with: loaded, isEmpty: \.isEmpty)
/// quotes.begin()                                  // .loading(previous: loaded): keep showing it
/// quotes.fail(with: .offline)                     // .failed(.offline, previous: loaded)
/// ```
public enum Loadable<Value, Failure: Error> {
  /// No load has begun.
  case idle
  /// A load is in progress. The previous value can still be shown.
  case loading(previous: Value?)
  /// The load brought a value.
  case loaded(Value)
  /// The load brought nothing to show.
  case empty
  /// The load failed. The previous value can still be shown.
  case failed(Failure, previous: Value?)
}

extension Loadable: Equatable where Value: Equatable, Failure: Equatable {}
extension Loadable: Hashable where Value: Hashable, Failure: Hashable {}
extension Loadable: Sendable where Value: Sendable {}
