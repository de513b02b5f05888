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
/// A change renders the rows that can be seen and the headers, and no component. Rows are known by
/// their `id` in the whole list, so that one that moves to another section stays the same row.
///
/// - Parameters:
///   - header: what is shown above the rows of a section, asked for where it can be seen.
///   - footer: what is shown below all rows.
///   - placeholder: what is shown where no section has a row, instead of the headers.
@_disfavoredOverload
@MainActor
public func List<Owner: Component, Header: Hashable, Row: Identifiable>(
  _ sections: SectionedCollectionProperty<Header, Row>, selection: SelectionMode = .none,
  find: KeyPath<Row, String>? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Row) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> header: @escaping @MainActor (Header) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() },
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> {
  sectionedList(
    SectionSource(sections, key: { NodeKey($0) }, find: find, row: row, header: header),
    SelectionBinding(selection), placeholder(), footer())
}

/// A list of a collection property with sections, whose headers have an `id`.
@MainActor
public func List<Owner: Component, Header: Identifiable, Row: Identifiable>(
  _ sections: SectionedCollectionProperty<Header, Row>, selection: SelectionMode = .none,
  find: KeyPath<Row, String>? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Row) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> header: @escaping @MainActor (Header) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() },
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> {
  sectionedList(
    SectionSource(sections, key: { NodeKey($0.id) }, find: find, row: row, header: header),
    SelectionBinding(selection), placeholder(), footer())
}

/// A list of a collection property with sections, where a part of the state says which rows are
/// selected.
@_disfavoredOverload
@MainActor
public func List<
  Owner: Component, Header: Hashable, Row: Identifiable, Selection: ListSelection<Row.ID>
>(
  _ sections: SectionedCollectionProperty<Header, Row>,
  selection: WritableKeyPath<Owner.State, Selection>, find: KeyPath<Row, String>? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Row) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> header: @escaping @MainActor (Header) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() },
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> {
  sectionedList(
    SectionSource(sections, key: { NodeKey($0) }, find: find, row: row, header: header),
    SelectionBinding(selection), placeholder(), footer())
}

/// A list of a collection property with sections, whose headers have an `id`, where a part of the
/// state says which rows are selected.
@MainActor
public func List<
  Owner: Component, Header: Identifiable, Row: Identifiable, Selection: ListSelection<Row.ID>
>(
  _ sections: SectionedCollectionProperty<Header, Row>,
  selection: WritableKeyPath<Owner.State, Selection>, find: KeyPath<Row, String>? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Row) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> header: @escaping @MainActor (Header) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() },
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> {
  sectionedList(
    SectionSource(sections, key: { NodeKey($0.id) }, find: find, row: row, header: header),
    SelectionBinding(selection), placeholder(), footer())
}

/// The sections of a property as a list has them at one moment.
@MainActor
private struct SectionSource {
  let sections: @MainActor () -> [(key: NodeKey, content: SectionContent)]

  init<Owner: Component, Header, Row: Identifiable>(
    _ property: SectionedCollectionProperty<Header, Row>, key: @escaping (Header) -> NodeKey,
    find: KeyPath<Row, String>?, row: @escaping @MainActor (Row) -> VirtualNode<Owner>,
    header: @escaping @MainActor (Header) -> VirtualNode<Owner>
  ) {
    sections = {
      property.value.map { section in
        let rows = CollectionRows(section.rows, key: { NodeKey($0.id) }, text: find) {
          row($0).base
        }
        let content = SectionContent(
          header: { header(section.header).base }, footer: nil, rows: { _ in rows })
        return (key(section.header), content)
      }
    }
  }
}

@MainActor
private func sectionedList<Owner: Component>(
  _ source: SectionSource, _ selection: SelectionBinding<Owner.State>,
  _ placeholder: VirtualNode<Owner>, _ footer: VirtualNode<Owner>
) -> VirtualNode<Owner> {
  listNode(selection, placeholder: placeholder, footer: footer, hasSections: true) {
    rows, _, owner in
    for section in source.sections() {
      rows.append(section.content, under: section.key, for: owner)
    }
  }
}
