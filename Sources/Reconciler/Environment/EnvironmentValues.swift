/// A value of the environment: its type and the default where none is provided.
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

/// What a part of the tree is given from above without passing it along.
@MainActor
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Whether nothing is to move on the screen: every change is shown at once.
  ///
  /// `RECURSE_REDUCE_MOTION=1` in the process's environment sets it for the whole app.
  public var reduceMotion = false

  /// Whether the app was asked to end, by ``ComponentEffect/quit(status:)``, Ctrl-C or a signal, and
  /// goes on until its effects that are to finish have. What was half typed is in the state by then, as
  /// if the focus had left it: a draft that is to be kept is kept when this changes.
  ///
  /// ```swift
  /// WithEnvironment(\.isEnding) { isEnding in
  ///   Text(isEnding ? "Saving…" : "").onChange(of: isEnding) { state, _ in state.save() }
  /// }
  /// ```
  public package(set) var isEnding = false

  /// What ``Modifiable/animation(_:)`` declares: nothing, no animation, or one.
  var animation: Animation??

  /// The default values.
  public init() {}

  /// The value of a key: the one that was provided nearest above, else the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Without the first step a value that is not there would read as a provided `nil`.
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as! Key.Value
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
