/// Collects the effects of a state. `if`, `switch` and `for` work as in plain Swift.
@MainActor
@resultBuilder
public enum EffectBuilder<Owner: Component> {
  public static func buildExpression(
    _ effect: ComponentEffect<Owner>
  ) -> [ComponentEffect<Owner>] {
    [effect]
  }
  public static func buildExpression(
    _ effects: [ComponentEffect<Owner>]
  ) -> [ComponentEffect<Owner>] {
    effects
  }
  public static func buildBlock(_ parts: [ComponentEffect<Owner>]...) -> [ComponentEffect<Owner>] {
    parts.flatMap { $0 }
  }
  public static func buildOptional(
    _ part: [ComponentEffect<Owner>]?
  ) -> [ComponentEffect<Owner>] {
    part ?? []
  }
  public static func buildEither(
    first part: [ComponentEffect<Owner>]
  ) -> [ComponentEffect<Owner>] {
    part
  }
  public static func buildEither(
    second part: [ComponentEffect<Owner>]
  ) -> [ComponentEffect<Owner>] {
    part
  }
  public static func buildArray(
    _ parts: [[ComponentEffect<Owner>]]
  ) -> [ComponentEffect<Owner>] {
    parts.flatMap { $0 }
  }
}
