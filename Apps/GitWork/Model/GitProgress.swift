/// A line of progress that git writes while it talks to another repository.
package struct GitProgress: Hashable, Sendable {
  /// The name of the work, such as "Receiving objects".
  package var phase: String
  /// The share of it, from 0 to 1, if git knows.
  package var fraction: Double?
  package var done: Int?
  package var total: Int?
  /// The line as git wrote it.
  package var text: String
}
