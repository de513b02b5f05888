import RecurseReconciler
import RecurseWidgets

/// The rows of a collection at one moment.
///
/// The closures are made in the app, where the type of the collection is known: a row then costs
/// two calls and no look-up of generic types.
@MainActor
@usableFromInline
struct CollectionRows: ListedRows {
  @usableFromInline let count: Int
  @usableFromInline let keyAt: @MainActor (Int) -> NodeKey
  @usableFromInline let nodeAt: @MainActor (Int) -> AnyNode
  /// Returns the text by which a row is found; `nil` if rows have none.
  @usableFromInline let textAt: (@MainActor (Int) -> String)?
  /// Returns whether a row can be selected; `nil` if all can.
  @usableFromInline let selectableAt: (@MainActor (Int) -> Bool)?

  /// - Parameters:
  ///   - text: the text by which a row is found.
  ///   - selectable: whether a row can be selected.
  ///   - row: the row of an element.
  @inlinable @inline(__always)
  init<Data: RandomAccessCollection>(
    _ data: Data, key: @escaping @MainActor (Data.Element) -> NodeKey,
    text: KeyPath<Data.Element, String>?, selectable: ((Data.Element) -> Bool)?,
    row: @escaping @MainActor (Data.Element) -> AnyNode
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
    if let selectable {
      selectableAt = { selectable(data[data.index(start, offsetBy: $0)]) }
    } else {
      selectableAt = nil
    }
  }

  @usableFromInline func key(at index: Int) -> NodeKey { keyAt(index) }
  @usableFromInline func node(at index: Int) -> AnyNode { nodeAt(index) }
}
