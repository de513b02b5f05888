import RecurseReconciler

/// A row for each element of a collection.
struct DataRows<Data: RandomAccessCollection>: LazyRows {
  let data: Data
  // A function: a key path to the identity would be made anew at each render.
  let key: @MainActor (Data.Element) -> NodeKey
  let text: KeyPath<Data.Element, String>?
  /// The code of ``row``, where nothing but the element matters to it.
  var code: UInt?
  let row: @MainActor (Data.Element) -> AnyNode

  var count: Int { data.count }

  private func element(at index: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: index)]
  }

  func key(at index: Int) -> NodeKey { key(element(at: index)) }

  func node(at index: Int) -> AnyNode { row(element(at: index)) }

  func origins(at indices: [Int]) -> (any LazyOrigins)? {
    code.flatMap { ElementOrigins(of: data, at: indices, code: $0) }
  }
}

extension DataRows {
  var overview: LazyOverview { LazyOverview(canFind: text != nil, endOfRows: count) }

  func text(at index: Int) -> String? { text.map { element(at: index)[keyPath: $0] } }
}

/// Rows that were made together with the section they stand in.
struct FixedRows: LazyRows {
  let rows: [(node: AnyNode, key: NodeKey)]

  /// The rows of a body. A section within a section is a row.
  init(_ body: AnyNode) {
    rows = body.listed.map {
      switch $0 {
      case .row(let node, let key): (node, key)
      case .section(let node, let key): (node, key)
      }
    }
  }

  var count: Int { rows.count }
  func key(at index: Int) -> NodeKey { rows[index].key }
  func node(at index: Int) -> AnyNode { rows[index].node }
}
