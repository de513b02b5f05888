import DatabaseWork

/// A row of the tree: a group, a table, or a part of one.
package struct SchemaNode: Identifiable, Hashable, Sendable {
  package enum ID: Hashable, Sendable {
    case group(Group)
    case table(String)
    case column(String, String)
    case index(String)
    case trigger(String)
  }

  package enum Group: String, Hashable, Sendable, CaseIterable {
    case tables = "Tables", views = "Views", indexes = "Indexes", triggers = "Triggers"
  }

  package let id: ID
  let name: String
  /// A type, the kind of a table, or the table of an index.
  let note: String
  /// The note where there is room for a word: whether a column is the key.
  var mark = ""
  let children: [SchemaNode]?
}

/// The objects of the database, as a tree.
package struct SchemaTree {
  package private(set) var nodes: [SchemaNode] = []
  package var open: Set<SchemaNode.ID> = Set(
    [SchemaNode.Group.tables, .views].map(SchemaNode.ID.group))
  package var selected: SchemaNode.ID?
  /// The most rows that are shown at first.
  private static let mostOpen = 32

  mutating func take(_ schema: Schema) {
    let tables = schema.tables.filter { $0.kind != .view && $0.kind != .shadow }
    let groups: [(SchemaNode.Group, [SchemaNode])] = [
      (.tables, tables.map(Self.node)),
      (.views, schema.tables.filter { $0.kind == .view }.map(Self.node)),
      (.indexes, schema.indexes.map { Self.node($0, .index($0.name)) }),
      (.triggers, schema.triggers.map { Self.node($0, .trigger($0.name)) }),
    ]
    let isFirst = nodes.isEmpty
    nodes = groups.filter { !$0.1.isEmpty }.map { group, children in
      SchemaNode(
        id: .group(group), name: group.rawValue, note: "\(children.count)", children: children)
    }
    // A schema that is small is shown with its columns and their types.
    let shown = schema.tables.filter { $0.kind != .shadow }
    if isFirst, shown.reduce(nodes.count, { $0 + 1 + $1.shown.count }) <= Self.mostOpen {
      open.formUnion(shown.map { .table($0.name) })
    }
  }

  private static func node(_ table: DatabaseTable) -> SchemaNode {
    let columns = table.shown.map { column in
      SchemaNode(
        id: .column(table.name, column.name), name: DisplayText.line(column.name),
        note: (column.keyPlace > 0 ? "key " : "") + DisplayText.line(column.type.lowercased()),
        mark: column.keyPlace > 0 ? "key" : "", children: nil)
    }
    return SchemaNode(
      id: .table(table.name), name: DisplayText.line(table.name),
      note: table.kind == .virtual ? "virtual" : "", children: columns)
  }

  private static func node(_ part: SchemaPart, _ id: SchemaNode.ID) -> SchemaNode {
    SchemaNode(
      id: id, name: DisplayText.line(part.name), note: DisplayText.line(part.table), children: nil)
  }
}
