/// What is known of something that has to be loaded.
///
///               begin                succeed ──▶ loaded ──┐
///     idle ────────────▶ loading ────succeed ──▶ empty  ──┤ begin: loading, the value is kept
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
  /// Nobody has asked for it.
  case idle
  /// It is on its way; what was there before can still be shown.
  case loading(previous: Value?)
  case loaded(Value)
  /// It was loaded, and there is nothing in it.
  case empty
  /// It could not be loaded; what was there before can still be shown.
  case failed(Failure, previous: Value?)
}

extension Loadable: Equatable where Value: Equatable, Failure: Equatable {}
extension Loadable: Hashable where Value: Hashable, Failure: Hashable {}
extension Loadable: Sendable where Value: Sendable {}
