/// A result builder that collects the effects of a state. `if`, `switch` and `for` work as in plain
/// Swift.
@MainActor
@resultBuilder
public enum EffectBuilder<Owner: Component> {
  /// Adds an element of the body.
  public static func buildExpression(
    _ effect: ComponentEffect<Owner>
  ) -> [ComponentEffect<Owner>] {
    [effect]
  }
  /// Adds an element of the body.
  public static func buildExpression(
    _ effects: [ComponentEffect<Owner>]
  ) -> [ComponentEffect<Owner>] {
    effects
  }
  /// Combines all elements of the body, in order.
  public static func buildBlock(_ parts: [ComponentEffect<Owner>]...) -> [ComponentEffect<Owner>] {
    parts.flatMap { $0 }
  }
  /// Builds an `if` without an `else`.
  public static func buildOptional(
    _ part: [ComponentEffect<Owner>]?
  ) -> [ComponentEffect<Owner>] {
    part ?? []
  }
  /// Builds a branch of an `if` with an `else`, or of a `switch`.
  public static func buildEither(
    first part: [ComponentEffect<Owner>]
  ) -> [ComponentEffect<Owner>] {
    part
  }
  /// Builds a branch of an `if` with an `else`, or of a `switch`.
  public static func buildEither(
    second part: [ComponentEffect<Owner>]
  ) -> [ComponentEffect<Owner>] {
    part
  }
  /// Combines the elements of a `for` loop.
  public static func buildArray(
    _ parts: [[ComponentEffect<Owner>]]
  ) -> [ComponentEffect<Owner>] {
    parts.flatMap { $0 }
  }
}
