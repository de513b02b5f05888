/// Delivers several writes as one change.
///
/// ```swift
/// transaction {
///   first.value = "Grace"
///   last.value = "Hopper"
/// }                            // an observer of both is called once
/// ```
///
/// A property that was written has its new value at once; derived properties follow when the
/// outermost transaction ends. Where the body throws, what it wrote before stays and is delivered.
@MainActor
@discardableResult
public func transaction<Result, Failure: Error>(
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  DependencyGraph.shared.beginTransaction()
  defer { DependencyGraph.shared.endTransaction() }
  return try body()
}
