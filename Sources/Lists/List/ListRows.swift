import RecurseAlgorithms
import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// The lines of a list at one moment, from top to bottom: rows, headers and footers.
///
///     parts   header │ rows of a collection …… │ footer │ header │ a row │ rows of a collection …
///     starts  0        1                         9        10       11      12
struct ListRows: LazyRows {
  private var parts: [Part] = []
  private var starts: [Int] = []
  private(set) var count = 0

  /// The maximum number of lines in a list: the whole numbers that a `Double` counts one by one.
  private static var most: Int { 1 << 53 }
  private(set) var sections: [Section] = []

  /// The number of lines before the footer.
  private(set) var endOfRows = 0

  /// The selected row, if the state selects one row.
  var selected: NodeKey?
  let hasGutter: Bool
  /// Whether headers are bars, as the titles of a table are.
  var hasBars = false
  /// Returns whether the state holds a row as selected; `nil` if the list holds its own selection.
  let isSelected: (@MainActor (NodeKey) -> Bool)?
  /// The ranking that orders the rows, if the list takes a query.
  var ranking: RowRanking?

  /// The start and end of a section, with its header and footer.
  struct Section {
    var start: Int
    var end: Int
    var hasHeader: Bool
    var hasFooter: Bool
    /// The label of the section in the list's index.
    var label: String?
  }

  private struct Part {
    var kind: ListRowKind
    var rows: any ListedRows
  }

  init(hasGutter: Bool, isSelected: (@MainActor (NodeKey) -> Bool)?) {
    self.hasGutter = hasGutter
    self.isSelected = isSelected
  }

  mutating func append(_ rows: any ListedRows, as kind: ListRowKind = .row) {
    let added = min(rows.count, Self.most - count)
    guard added > 0 else { return }
    parts.append(Part(kind: kind, rows: rows))
    starts.append(count)
    count += added
    if kind != .listFooter { endOfRows = count }
  }

  /// The number of rows, without headers, footers and the placeholder. O(n) in the parts.
  var rowCount: Int { parts.reduce(0) { $0 + ($1.kind == .row ? $1.rows.count : 0) } }

  /// The number of rows before a line. O(n) in the parts.
  func rowCount(before index: Int) -> Int {
    zip(parts, starts).reduce(0) { count, part in
      let (part, start) = part
      return count + (part.kind == .row ? min(max(0, index - start), part.rows.count) : 0)
    }
  }

  /// Whether there is a row, and not only headers and footers.
  var hasRows: Bool {
    // Loops over indices, here and below: a closure would be asked whether it runs on the main
    // actor, and an element would be copied.
    for part in parts.indices where parts[part].kind == .row { return true }
    return false
  }

  /// Removes all lines, but keeps the selection.
  mutating func removeAll() {
    (parts, starts, sections) = ([], [], [])
    (count, endOfRows) = (0, 0)
  }

  /// Appends a footer below all rows, with a row for each node.
  mutating func append(footer: AnyNode) {
    for (number, node) in footer.bodyRows.enumerated() {
      guard case .row(let node, let key) = node else { continue }
      let isKeyed = node.key != nil
      append(
        node, under: .other(AnyHashable(SectionEdge.footer(isKeyed ? key : .integer(number)))),
        as: .listFooter)
    }
  }

  mutating func append(_ node: AnyNode, under key: NodeKey, as kind: ListRowKind = .row) {
    let isSelectable =
      switch kind {
      case .row: node.isSelectable
      // A footer that offers a retry can be chosen.
      case .listFooter: node.declares { $0 is EventListener<RowSelection> }
      case .header, .footer, .placeholder: false
      }
    append(OneRow(key: key, isSelectable: isSelectable) { node }, as: kind)
  }

  mutating func append(_ section: SectionContent, under key: NodeKey, for owner: ComponentInstance?)
  {
    let start = count
    if let header = section.header {
      append(
        OneRow(
          key: .other(AnyHashable(SectionEdge.header(key))), isSelectable: false, make: header),
        as: .header)
    }
    append(section.rows(owner))
    if let footer = section.footer {
      append(footer, under: .other(AnyHashable(SectionEdge.footer(key))), as: .footer)
    }
    sections.append(
      Section(
        start: start, end: count, hasHeader: section.header != nil,
        hasFooter: section.footer != nil, label: section.indexLabel))
  }

  // MARK: - One of them

  /// Returns the part that contains an index. O(log n) in the parts.
  private func part(of index: Int) -> Int {
    starts.count == 1 ? 0 : max(0, starts.partitioningIndex { $0 > index } - 1)
  }

  func kind(at index: Int) -> ListRowKind { parts[part(of: index)].kind }

  /// Returns whether the cursor can move to a line, as its data says.
  func isSelectable(at index: Int) -> Bool {
    let part = part(of: index)
    return parts[part].rows.selectableAt?(index - starts[part]) ?? true
  }

  func key(at index: Int) -> NodeKey {
    let part = part(of: index)
    return parts[part].rows.key(at: index - starts[part])
  }

  func node(at index: Int) -> AnyNode {
    let (part, place) = (parts[part(of: index)], index - starts[part(of: index)])
    let key = part.rows.key(at: place)
    let isSelectable = part.rows.selectableAt?(place) ?? true
    let element = element(
      of: part.kind, under: key, isSelectable: isSelectable, branch: part.rows.branchAt?(place))
    return line(part.rows.node(at: place), in: element)
  }

  func describe(_ indices: [Int], to children: inout DescribedChildren) {
    var slot = 0
    while slot < indices.count {
      let part = part(of: indices[slot])
      let (start, end) = (starts[part], part + 1 < starts.count ? starts[part + 1] : count)
      let first = slot
      while slot < indices.count, indices[slot] < end { slot += 1 }
      describe(
        parts[part].rows, parts[part].kind, from: start, at: indices[first..<slot], to: &children)
    }
  }

  /// Describes the lines of one part. Generic, so that `any ListedRows` is opened once for all.
  private func describe<Rows: ListedRows>(
    _ rows: Rows, _ kind: ListRowKind, from start: Int, at indices: ArraySlice<Int>,
    to children: inout DescribedChildren
  ) {
    let (selectableAt, branchAt) = (rows.selectableAt, rows.branchAt)
    for index in indices {
      let place = index - start
      let key = rows.key(at: place)
      let element = element(
        of: kind, under: key, isSelectable: selectableAt?(place) ?? true, branch: branchAt?(place))
      guard let line = children.lastNode(of: key)?.element(as: ListRowElement.self),
        line.shows(element)
      else {
        children.add(self.line(rows.node(at: place), in: element), key)
        continue
      }
      line.offerContent()
      if line.takeContent(rows.node(at: place)) { children.add(line, key) } else { children.keep() }
    }
  }

  private func line(_ content: AnyNode, in element: ListRowElement) -> AnyNode {
    let attributes =
      switch element.kind {
      case .row where element.branch != nil: Self.indented(element)
      case .row where hasGutter: Self.markedGutter
      case .header where hasBars: Self.bar
      default: Self.gutter
      }
    return TypedElementBox(element, attributes: attributes, children: content.slots)
  }

  private func element(
    of kind: ListRowKind, under key: NodeKey, isSelectable: Bool, branch: RowBranch?
  ) -> ListRowElement {
    ListRowElement(
      kind: kind, isSelected: kind == .row && isSelected?(key) == true,
      isSelectable: isSelectable, hasGutter: hasGutter, branch: branch)
  }

  /// The room for the bar beside a row, and for the mark of a selected row.
  private static let gutter = gutter(ListRowWidget.gutter)
  private static let markedGutter = gutter(ListRowWidget.markedGutter)
  /// The room for the gutter, for guides to the nodes above, and for the mark of a row of a tree.
  private static let indents = (0..<64).map { gutter($0) }
  private static func indented(_ element: ListRowElement) -> StyleAttributes {
    let columns = element.contentColumn
    return columns < indents.count ? indents[columns] : gutter(columns)
  }
  private static let bar = gutter(ListRowWidget.gutter, background: .surface)

  private static func gutter(_ columns: Int, background: Color? = nil) -> StyleAttributes {
    var style = WidgetStyle()
    style.padding.left = .cells(Double(columns))
    style.background = background
    return StyleAttributes(style)
  }

  // MARK: - Sections and texts

  /// Returns the section that contains an index.
  func section(of index: Int) -> Int? {
    let section = sections.partitioningIndex { $0.start > index } - 1
    return section >= 0 && index < sections[section].end ? section : nil
  }

  /// Whether rows open and close.
  var isTree: Bool {
    for part in parts.indices where parts[part].rows.branchAt != nil { return true }
    return false
  }

  /// Returns the tree of a row, and the index of its first row.
  func tree(at index: Int) -> (tree: any ListedTree, start: Int)? {
    guard index < count else { return nil }
    let part = part(of: index)
    return parts[part].rows.tree.map { ($0, starts[part]) }
  }

  /// Whether rows can be found by their texts.
  var findsByTyping: Bool {
    for part in parts.indices where parts[part].rows.textAt != nil { return true }
    return false
  }

  /// The number of rows searched for one that may be anywhere, which takes perhaps a second.
  static var searched: Int { 1 << 24 }

  /// Returns the next selectable row from an index whose text begins with the typed text, wrapping
  /// around the end, among ``searched`` rows. O(n) if it is far away.
  func find(_ typed: String, from index: Int) -> Int? {
    let wanted = typed.lowercased()
    let behind = index..<min(count, index + Self.searched)
    let before = 0..<min(index, count, Self.searched - behind.count)
    return find(wanted, in: behind) ?? find(wanted, in: before)
  }

  /// Returns the first of ``searched`` rows with a key. O(n).
  func place(of key: NodeKey) -> Int? {
    for (part, start) in zip(parts, starts) where start < Self.searched {
      if let tree = part.rows.tree {
        if let index = tree.index(of: key) { return start + index }
      } else {
        let own = 0..<min(part.rows.count, Self.searched - start)
        if let index = own.first(where: { part.rows.key(at: $0) == key }) { return start + index }
      }
    }
    return nil
  }

  private func find(_ wanted: String, in range: Range<Int>) -> Int? {
    guard !range.isEmpty else { return nil }
    for part in part(of: range.lowerBound)..<parts.count {
      let rows = parts[part].rows
      guard let textAt = rows.textAt else { continue }
      let selectableAt = rows.selectableAt
      let own = starts[part]..<(part + 1 < starts.count ? starts[part + 1] : count)
      let found = own.clamped(to: range).first {
        textAt($0 - starts[part]).lowercased().hasPrefix(wanted)
          && selectableAt?($0 - starts[part]) ?? true
      }
      if let found { return found }
    }
    return nil
  }
}

private struct OneRow: ListedRows {
  let key: NodeKey
  let isSelectable: Bool
  let make: @MainActor () -> AnyNode
  var count: Int { 1 }
  func key(at index: Int) -> NodeKey { key }
  func node(at index: Int) -> AnyNode { make() }
  var selectableAt: (@MainActor (Int) -> Bool)? { { _ in isSelectable } }
}

/// The keys that distinguish a section's header and footer from its rows.
private enum SectionEdge: Hashable {
  case header(NodeKey)
  case footer(NodeKey)
}

/// The key of the content of an empty list.
enum PlaceholderKey: Hashable { case placeholder }
