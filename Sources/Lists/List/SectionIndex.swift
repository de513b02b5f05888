import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

extension VirtualNode {
  /// Gives a section of a list a label in the index at the list's right edge.
  ///
  /// ```swift
  /// List {
  ///   ForEach(state.letters) { letter in
  ///     Section(letter.name, letter.people) { Text($0.name) }.sectionIndexLabel(letter.name)
  ///   }
  /// }
  /// ```
  ///
  /// A press on a label scrolls to the section, and so does Alt with its first character; if rows
  /// cannot be found by typing, the character alone does. A list without labels has no index. If
  /// there are more labels than lines, only some are shown.
  public func sectionIndexLabel(_ label: String?) -> VirtualNode {
    guard var section = base.section else { return self }
    section.indexLabel = label
    let node = section.node
    node.key = base.key
    return VirtualNode(node)
  }
}

/// The labels of a list's sections, stacked at its right edge.
///
/// If there are fewer lines than labels, only evenly spaced labels are shown.
struct SectionIndex: Equatable {
  var labels: [String] = []
  /// The sections of the labels.
  var sections: [Int] = []
  /// The label of the section at the upper edge.
  var current: Int?
  /// The width of the longest label, in columns.
  var columns = 0

  var isEmpty: Bool { labels.isEmpty }

  /// Returns the label on a line, for a number of lines.
  func entry(onLine line: Int, of lines: Int) -> Int? {
    guard line >= 0, line < min(lines, labels.count) else { return nil }
    return labels.count <= lines ? line : line * labels.count / lines
  }

  /// Returns the line of a label, or of the last shown label before it.
  func line(of entry: Int, of lines: Int) -> Int {
    labels.count <= lines ? entry : ((entry + 1) * lines - 1) / labels.count
  }

  /// Returns the next label after the current one that begins with the typed text, wrapping around
  /// the end.
  func entry(typed: String) -> Int? {
    let typed = typed.lowercased()
    let start = (current ?? -1) + 1
    let order = Array(labels.indices[start...]) + Array(labels.indices[..<start])
    return order.first { labels[$0].lowercased().hasPrefix(typed) }
  }
}

extension ListWidget {
  /// Updates the labels of the sections.
  func updateSectionIndex(at position: ListPosition) {
    var index = SectionIndex()
    let size = contentSize
    if element.hasSections, size.columns >= 4, let rows {
      let at = rows.section(of: position.anchor)
      for (number, section) in rows.sections.enumerated() {
        guard let label = section.label, !label.isEmpty else { continue }
        if let at, number <= at { index.current = index.labels.count }
        index.labels.append(label)
        index.sections.append(number)
      }
      let widest = index.labels.map { glyphs?.encode($0).count ?? 0 }.max() ?? 0
      index.columns = min(widest, size.columns / 4)
    }
    setIndex(index)
  }

  func setIndex(_ index: SectionIndex) {
    let old = sectionIndex
    guard index != old else { return }
    sectionIndex = index
    setNeedsPaint()
    guard index.columns != old.columns else { return }
    for child in children { child.refreshLayoutStyle() }
    tree?.setNeedsLayoutPass()
    setNeedsReport()
  }

  /// The column at which the index begins.
  private var indexColumn: Int { contentSize.columns - edgeColumns + 1 }

  func paintIndex(_ context: GraphicsContext) {
    let lines = contentSize.rows
    let shown = sectionIndex.current.map { sectionIndex.line(of: $0, of: lines) }
    for line in 0..<min(lines, sectionIndex.labels.count) {
      guard let entry = sectionIndex.entry(onLine: line, of: lines) else { continue }
      let label = context.glyphs.encode(sectionIndex.labels[entry]).prefix(sectionIndex.columns)
      var style = context.style(adding: line == shown ? .bold : [])
      style.foreground = line == shown ? .accent : .secondaryText
      context.draw(label, column: indexColumn, row: line, style: style)
    }
  }

  func isOnIndex(_ location: CellPoint) -> Bool {
    let columns = indexColumn..<(indexColumn + sectionIndex.columns)
    return columns.contains(location.column)
      && sectionIndex.entry(onLine: location.row, of: contentSize.rows) != nil
  }

  /// Scrolls to the section whose label is on a line.
  func goToSection(onLine line: Int) {
    guard let entry = sectionIndex.entry(onLine: line, of: contentSize.rows) else { return }
    _ = goToSection(sectionIndex.sections[entry])
  }

  /// Scrolls to the section whose label begins with a character.
  func goToSection(typed: String) -> Bool {
    guard !sectionIndex.isEmpty, let entry = sectionIndex.entry(typed: typed) else { return false }
    return goToSection(sectionIndex.sections[entry])
  }

  /// Scrolls a section to the upper edge, and moves the cursor to its first row.
  private func goToSection(_ number: Int) -> Bool {
    guard let lazy, let section = rows?.sections[number] else { return false }
    view.wasScrolled = true
    jump(to: section.start, atEnd: false, in: lazy)
    let first = section.start + (section.hasHeader ? 1 : 0)
    if first < section.end { moveCursor(to: first, direction: 1, reveals: false) }
    return true
  }
}
