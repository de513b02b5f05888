/// Delivers several writes as one change.
///
/// ```swift
/// transaction {
///   first.value = "Grace"
///   last.value = "Hopper"
/// }                            // an observer of both is called once
/// ```
///
/// A written property has its new value at once. Derived properties follow when the outermost
/// transaction ends. If the body throws, its earlier writes stay and are delivered.
@MainActor
@discardableResult
public func transaction<Result, Failure: Error>(
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  DependencyGraph.shared.beginTransaction()
  defer { DependencyGraph.shared.endTransaction() }
  return try body()
}
