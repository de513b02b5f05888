import RecurseReconciler

/// The words that the library itself shows, in one place, for another language or another tone.
///
/// ```swift
/// extension Words {
///   static let german = Words(
///     ok: "OK", loading: "Wird geladen …", reload: "Neu laden", retry: "Noch einmal",
///     noData: "Nichts da")
/// }
///
/// Library().environment(\.words, .german)
/// ```
public struct Words: Equatable, Sendable {
  /// The button of an alert that has none.
  public var ok: String
  /// What is shown during a load.
  public var loading: String
  /// The button that loads again.
  public var reload: String
  /// The button that tries again what failed.
  public var retry: String
  /// What is shown for an empty value.
  public var noData: String

  /// Words, in English where nothing else is said.
  public init(
    ok: String = "OK", loading: String = "Loading…", reload: String = "Reload",
    retry: String = "Retry", noData: String = "No data"
  ) {
    self.ok = ok
    self.loading = loading
    self.reload = reload
    self.retry = retry
    self.noData = noData
  }
}

private struct WordsKey: EnvironmentKey {
  static let defaultValue = Words()
}

extension EnvironmentValues {
  /// The words that the library itself shows.
  public var words: Words {
    get { self[WordsKey.self] }
    set { self[WordsKey.self] = newValue }
  }
}
