/// A page of the browser.
package enum Panel: Int, CaseIterable, Hashable, Sendable {
  case data, structure, sql

  var title: String {
    switch self {
    case .data: "Data"
    case .structure: "Structure"
    case .sql: "SQL"
    }
  }

  /// The key that shows it.
  var key: Int { rawValue + 1 }
}

/// A part of the screen that can have the focus.
package enum Focus: Hashable, Sendable {
  case tree, filter, rows, detail, structure, editor, result

  /// The page that has it; `nil` for the tree.
  var panel: Panel? {
    switch self {
    case .tree: nil
    case .filter, .rows, .detail: .data
    case .structure: .structure
    case .editor, .result: .sql
    }
  }
}
