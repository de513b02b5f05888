import RecurseReconciler
import RecurseWidgets

/// The rows of a collection at one moment.
///
/// The closures are made in the app, where the type of the collection is known: a row then costs
/// two calls and no look-up of generic types.
@MainActor
@usableFromInline
struct CollectionRows: LazyRows {
  @usableFromInline let count: Int
  @usableFromInline let keyAt: @MainActor (Int) -> NodeKey
  @usableFromInline let nodeAt: @MainActor (Int) -> AnyNode
  /// Returns the text by which a row is found; `nil` if rows have none.
  @usableFromInline let textAt: (@MainActor (Int) -> String)?

  /// - Parameters:
  ///   - text: the text by which a row is found.
  ///   - row: the row of an element.
  @inlinable @inline(__always)
  init<Data: RandomAccessCollection>(
    _ data: Data, key: @escaping @MainActor (Data.Element) -> NodeKey,
    text: KeyPath<Data.Element, String>?, row: @escaping @MainActor (Data.Element) -> AnyNode
  ) {
    let start = data.startIndex
    count = data.count
    keyAt = { key(data[data.index(start, offsetBy: $0)]) }
    nodeAt = { row(data[data.index(start, offsetBy: $0)]) }
    if let text {
      textAt = { data[data.index(start, offsetBy: $0)][keyPath: text] }
    } else {
      textAt = nil
    }
  }

  @usableFromInline func key(at index: Int) -> NodeKey { keyAt(index) }
  @usableFromInline func node(at index: Int) -> AnyNode { nodeAt(index) }
}
