import RecurseReactive
import RecurseReconciler
import RecurseWidgets

/// A list of a collection property with sections.
///
/// ```swift
/// let library = SectionedCollectionProperty([ListSection("Novels", rows: [emma])])
///
/// List(library, selection: \.selected) { book in
///   Text(book.title)
///     .onMove(within: .list) { _, move in
///       library.modify { $0.move(from: move.from, to: move.to) }
///     }
/// } header: { title in
///   Text(title).bold()
/// }
/// ```
///
/// A change renders only the visible rows and the headers, and no component. The `id` of a row
/// identifies it in the whole list, so a row that moves to another section stays the same row.
///
/// - Parameters:
///   - header: the content above the rows of a section, built when it becomes visible.
///   - footer: the content below all rows.
///   - placeholder: the content shown instead of the headers if no section has a row.
@_disfavoredOverload
@MainActor
public func List<
  Owner: Component, Header: Hashable, Row: Identifiable, Selection: ListSelection<Row.ID>
>(
  _ sections: SectionedCollectionProperty<Header, Row>,
  selection: WritableKeyPath<Owner.State, Selection>, find: KeyPath<Row, String>? = nil,
  selectable: ((Row) -> Bool)? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Row) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> header: @escaping @MainActor (Header) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() },
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> {
  sectionedList(
    SectionSource(
      sections, key: { NodeKey($0) }, find: find, selectable: selectable, row: row, header: header),
    SelectionBinding(selection), placeholder(), footer())
}

/// A list of a collection property with sections, whose headers have an `id`.
@MainActor
public func List<
  Owner: Component, Header: Identifiable, Row: Identifiable, Selection: ListSelection<Row.ID>
>(
  _ sections: SectionedCollectionProperty<Header, Row>,
  selection: WritableKeyPath<Owner.State, Selection>, find: KeyPath<Row, String>? = nil,
  selectable: ((Row) -> Bool)? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Row) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> header: @escaping @MainActor (Header) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() },
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> {
  sectionedList(
    SectionSource(
      sections, key: { NodeKey($0.id) }, find: find, selectable: selectable, row: row,
      header: header),
    SelectionBinding(selection), placeholder(), footer())
}

/// The sections of a property at one moment, in the form that a list needs.
@MainActor
struct SectionSource {
  let sections: @MainActor () -> [(key: NodeKey, content: SectionContent)]

  init<Owner: Component, Header, Row: Identifiable>(
    _ property: SectionedCollectionProperty<Header, Row>, key: @escaping (Header) -> NodeKey,
    find: KeyPath<Row, String>?, selectable: ((Row) -> Bool)?,
    row: @escaping @MainActor (Row) -> VirtualNode<Owner>,
    header: @escaping @MainActor (Header) -> VirtualNode<Owner>
  ) {
    sections = {
      property.value.map { section in
        let rows = CollectionRows(
          section.rows, key: { NodeKey($0.id) }, text: find, selectable: selectable
        ) { row($0).base }
        let content = SectionContent(
          header: { header(section.header).base }, footer: nil, rows: { _ in rows })
        return (key(section.header), content)
      }
    }
  }
}

@MainActor
func sectionedList<Owner: Component>(
  _ source: SectionSource, _ selection: SelectionBinding<Owner.State>,
  _ placeholder: VirtualNode<Owner>, _ footer: VirtualNode<Owner>
) -> VirtualNode<Owner> {
  listNode(selection, placeholder: placeholder, footer: footer, hasSections: true) {
    rows, _, lazy in
    for section in source.sections() {
      rows.append(section.content, under: section.key, for: lazy.owner)
    }
  }
}
