import RecurseReconciler
import RecurseWidgets

/// The candidates of a list that takes a query, as they are at one moment: a collection, and the
/// text of each element.
///
/// An object that holds them holds the collection. While it is held, no edit can be made in its
/// storage, so the storage alone tells whether a collection is still the same.
@MainActor
@usableFromInline
struct Candidates {
  @usableFromInline let data: Any
  @usableFromInline let count: Int
  /// Returns the text in which the query is looked for.
  @usableFromInline let textAt: @MainActor (Int) -> String
  /// Returns whether another collection has the same storage.
  @usableFromInline let isStored: @MainActor (Any) -> Bool

  @inlinable
  init<Data: RandomAccessCollection>(_ data: Data, text: KeyPath<Data.Element, String>) {
    let start = data.startIndex
    self.data = data
    count = data.count
    textAt = { data[data.index(start, offsetBy: $0)][keyPath: text] }
    isStored = { other in (other as? Data).map { sharesStorage(data, $0) } ?? false }
  }
}

/// Returns whether two collections lie in the same memory, and so have the same elements.
///
/// Both are looked at together: what is in two places of the memory then has two addresses, also
/// if a collection keeps its elements in itself.
@inlinable
package func sharesStorage<Data: RandomAccessCollection>(_ first: Data, _ second: Data) -> Bool {
  let answer = first.withContiguousStorageIfAvailable { first in
    second.withContiguousStorageIfAvailable { second in
      first.baseAddress == second.baseAddress && first.count == second.count
    }
  }
  return answer.flatMap { $0 } ?? false
}

/// The source of the rows of a list that takes a query. It reads the query and the collection for a
/// state at each update.
///
/// The closures are made in the app, where the type of the collection is known.
@MainActor
@usableFromInline
struct CandidateSource<State> {
  @usableFromInline let query: @MainActor (State) -> String
  /// The query, if the list can write it.
  @usableFromInline let typedQuery: WritableKeyPath<State, String>?
  @usableFromInline let candidates: @MainActor (State) -> Candidates
  /// Returns the rows of all candidates in their order.
  @usableFromInline let rows: @MainActor (State) -> CollectionRows
  /// Returns the rows of candidates that were read earlier; `nil` if they are of another type.
  @usableFromInline let earlierRows: @MainActor (Any, State) -> CollectionRows?

  @inlinable @inline(__always)
  init<Data: RandomAccessCollection>(
    _ path: KeyPath<State, Data>, matching query: KeyPath<State, String>,
    in text: KeyPath<Data.Element, String>, selectable: ((Data.Element) -> Bool)?,
    row: @escaping @MainActor (Data.Element, State) -> AnyNode
  ) where Data.Element: Identifiable {
    func rows(of data: Data, _ state: State) -> CollectionRows {
      CollectionRows(data, key: { NodeKey($0.id) }, text: nil, selectable: selectable) {
        row($0, state)
      }
    }
    self.query = { $0[keyPath: query] }
    // A literal key path of a mutable property is writable, whatever type it is passed as.
    typedQuery = query as? WritableKeyPath<State, String>
    candidates = { Candidates($0[keyPath: path], text: text) }
    self.rows = { rows(of: $0[keyPath: path], $0) }
    earlierRows = { data, state in (data as? Data).map { rows(of: $0, state) } }
  }
}
