/// A key of the environment, with the type and the default of its value.
///
/// ```swift
/// struct AccentKey: EnvironmentKey { static let defaultValue = Color.blue }
///
/// extension EnvironmentValues {
///   var accent: Color {
///     get { self[AccentKey.self] }
///     set { self[AccentKey.self] = newValue }
///   }
/// }
/// ```
@MainActor
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a part of the tree inherits from above.
@MainActor
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// A Boolean value that indicates whether motion is turned off, so every change is shown at once.
  ///
  /// `RECURSE_REDUCE_MOTION=1` in the process's environment sets it for the whole app.
  public var reduceMotion = false

  /// A Boolean value that indicates whether the app was asked to end, by
  /// `Effect.quit(status:)`, Ctrl-C or a signal.
  ///
  /// The app then continues until the effects that must finish have finished. Unfinished input is
  /// in the state by then, as if its field had lost the focus, so save a draft when this changes.
  ///
  /// ```swift
  /// WithEnvironment(\.isEnding) { isEnding in
  ///   Text(isEnding ? "Saving…" : "").onChange(of: isEnding) { state, _ in state.save() }
  /// }
  /// ```
  public package(set) var isEnding = false

  /// The value that ``Modifiable/animation(_:)`` declares: nothing, no animation, or one.
  var animation: Animation??

  /// Creates the default values.
  public init() {}

  /// The value of a key: the nearest one provided above, or else the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Without the first step a value that is not there would read as a provided `nil`.
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as! Key.Value
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
