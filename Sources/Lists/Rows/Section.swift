import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// A group of rows of a list, or of controls of a form, under a title.
///
/// ```swift
/// Section("Languages") {
///   Text("Swift")
///   Text("C")
/// }
/// ```
@MainActor
public func Section<Owner: Component>(
  _ title: String, @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  fixedSection(content().base, sectionTitle(title), nil)
}

/// A group of rows of a list, or of controls of a form, under a title, with a footer below.
///
/// ```swift
/// Section("Proxy") {
///   TextField("Host", text: \.proxy)
/// } footer: {
///   Text("Leave it empty where there is none.").foreground(.secondaryText)
/// }
/// ```
@MainActor
public func Section<Owner: Component>(
  _ title: String, @NodeBuilder<Owner> content: () -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  fixedSection(content().base, sectionTitle(title), footer().part)
}

/// A group of rows of a list, with a header above and a footer below.
@MainActor
public func Section<Owner: Component>(
  @NodeBuilder<Owner> content: () -> VirtualNode<Owner>,
  @NodeBuilder<Owner> header: () -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> {
  fixedSection(content().base, header().part, footer().part)
}

/// A section of a list with a row for each element of a collection, built when it becomes visible.
@MainActor
public func Section<Owner: Component, Data: RandomAccessCollection>(
  _ title: String, _ data: Data, find: KeyPath<Data.Element, String>? = nil,
  selectable: ((Data.Element) -> Bool)? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Data.Element) -> VirtualNode<Owner>
) -> VirtualNode<Owner> where Data.Element: Identifiable {
  let source = RowSource<Owner.State>(
    data, key: { NodeKey($0.id) }, find: find, selectable: selectable
  ) { row($0).base }
  return section(source, sectionTitle(title), nil)
}

/// A section of a list with a row for each element of a collection, a header and a footer.
@MainActor
public func Section<Owner: Component, Data: RandomAccessCollection>(
  _ data: Data, find: KeyPath<Data.Element, String>? = nil,
  selectable: ((Data.Element) -> Bool)? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Data.Element) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> header: () -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> where Data.Element: Identifiable {
  let source = RowSource<Owner.State>(
    data, key: { NodeKey($0.id) }, find: find, selectable: selectable
  ) { row($0).base }
  return section(source, header().part, footer().part)
}

/// A section of a list that reads its rows from the state in place, as `List(\.users)` does.
@MainActor
public func Section<Owner: Component, Data: RandomAccessCollection>(
  _ title: String, _ path: KeyPath<Owner.State, Data>,
  find: KeyPath<Data.Element, String>? = nil, selectable: ((Data.Element) -> Bool)? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Data.Element) -> VirtualNode<Owner>
) -> VirtualNode<Owner> where Data.Element: Identifiable {
  section(
    RowSource(path, key: { NodeKey($0.id) }, find: find, selectable: selectable) { element, _ in
      row(element).base
    },
    sectionTitle(title), nil)
}

/// A section of a list that reads its rows from the state, with a header and a footer.
@MainActor
public func Section<Owner: Component, Data: RandomAccessCollection>(
  _ path: KeyPath<Owner.State, Data>, find: KeyPath<Data.Element, String>? = nil,
  selectable: ((Data.Element) -> Bool)? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Data.Element) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> header: () -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> where Data.Element: Identifiable {
  section(
    RowSource(path, key: { NodeKey($0.id) }, find: find, selectable: selectable) { element, _ in
      row(element).base
    },
    header().part, footer().part)
}

@MainActor
private func section<Owner: Component>(
  _ source: RowSource<Owner.State>, _ header: AnyNode?, _ footer: AnyNode?
) -> VirtualNode<Owner> {
  let section = SectionContent(
    header: header, footer: footer,
    rows: { owner in
      source.rows(Owner.state(of: owner))
    })
  return VirtualNode(section.node)
}

@MainActor
private func fixedSection<Owner: Component>(
  _ body: AnyNode, _ header: AnyNode?, _ footer: AnyNode?
) -> VirtualNode<Owner> {
  let rows = FixedRows(body)
  return VirtualNode(SectionContent(header: header, footer: footer, rows: { _ in rows }).node)
}

/// Returns a title as a header. It has no handlers, so its owner does not matter.
@MainActor
private func sectionTitle(_ title: String) -> AnyNode {
  TypedElementBox(
    TextElement(text: title), attributes: StyleAttributes(.sectionTitle), children: [])
}

extension WidgetStyle {
  fileprivate static var sectionTitle: WidgetStyle {
    var style = WidgetStyle()
    style.text.set(.bold, to: true)
    return style
  }
}

extension VirtualNode {
  /// The node as a header or a footer, or `nil` if it is empty.
  var part: AnyNode? { base.isVacant ? nil : base }
}
