import Recurse
import RecurseTesting

/// The picture of a page of the reference: its example, in a window of a size.
struct ReferencePage: Sendable, CustomStringConvertible {
  /// The name of the page, without “Reference”, and of its pictures.
  let name: String
  /// Returns what a terminal shows that is dark or light.
  let svg: @MainActor @Sendable (ColorScheme) async throws -> String

  /// - Parameter use: what a person does before the picture is taken.
  init<Example: Component>(
    _ name: String, _ example: @autoclosure @escaping @MainActor @Sendable () -> Example,
    columns: Int, rows: Int,
    environment: @autoclosure @escaping @MainActor @Sendable () -> EnvironmentValues =
      EnvironmentValues(),
    use: @escaping @MainActor @Sendable (TestScreen<Example>) async throws -> Void = { _ in }
  ) {
    self.name = name
    svg = { scheme in
      let screen = TestScreen(
        example(), columns: columns, rows: rows, environment: environment(), colorScheme: scheme)
      try await use(screen)
      return screen.svg
    }
  }

  var description: String { name }
}
