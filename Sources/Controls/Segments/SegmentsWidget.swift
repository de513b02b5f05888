import RecurseCore

/// A title, and segments separated by lines:
///
///     Size [Large]│ Small │ Tiny
///
/// If there is too little room, the segments scroll and keep the selected one visible; `‹` and `›`
/// show that there are more on that side.
final class SegmentsWidget: LineControlWidget<SegmentsElement> {
  override var columnTitle: String? { element.role == .picker ? element.title : nil }

  /// The segment on which a mouse button is held, and the segment last under the mouse.
  private var held: Int?
  private var pointed: Int?

  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    if element.fillsWidth { style.stretchesWidth = true }
    return style
  }

  override var problem: String? { element.problem }

  /// A click on a tab is about its page, where the keys go.
  override var isFocusedByPress: Bool { element.role != .tabBar }

  override func update(from old: SegmentsElement) {
    super.update(from: old)
    // The pressed segment is no longer the one that a release would choose.
    if let held, element.labels.dropFirst(held).first != old.labels.dropFirst(held).first {
      self.held = nil
    }
  }

  override func naturalWidth(_ glyphs: GlyphTable) -> Int {
    let title = glyphs.columns(of: ownTitle)
    return (title > 0 ? title + 1 : 0) + (layout(glyphs, width: .max).last?.upperBound ?? 0)
  }

  // MARK: - Parts

  /// Returns the columns of the segments in a bar with room for all. Each has a free cell at both
  /// ends, and one cell for the line after it. A segment longer than the available width is
  /// truncated.
  private func layout(_ glyphs: GlyphTable, width: Int) -> [Range<Int>] {
    var start = 0
    return element.labels.map { label in
      let end = start + min(max(4, width), glyphs.columns(of: label) + 2)
      defer { start = end + 1 }
      return start..<end
    }
  }

  /// The columns of the title and of the segments, and the scroll offset of the segments.
  private var parts: (title: Int, area: Range<Int>, segments: [Range<Int>], offset: Int)? {
    guard let glyphs else { return nil }
    let width = contentSize.columns
    let natural = layout(glyphs, width: .max).last?.upperBound ?? 0
    let title = max(
      0, min(glyphs.columns(of: ownTitle), max(width - natural - 1, width / 3)))
    let start = title > 0 ? title + 1 : 0
    let area = start..<max(start, width)
    let segments = layout(glyphs, width: area.count - 2)
    let total = segments.last?.upperBound ?? 0
    guard total > area.count, let selected = element.selected, segments.indices ~= selected else {
      return (title, area, segments, 0)
    }
    let middle = segments[selected].lowerBound + segments[selected].count / 2
    return (title, area, segments, min(max(0, middle - area.count / 2), total - area.count))
  }

  private func index(at point: CellPoint) -> Int? {
    guard point.row == 0, let parts, parts.area.contains(point.column) else { return nil }
    let column = point.column - parts.area.lowerBound + parts.offset
    return parts.segments.firstIndex { $0.contains(column) }
  }

  override var accessibleParts: [AccessiblePart] {
    guard let parts else { return [] }
    let shift = parts.area.lowerBound - parts.offset
    return element.labels.indices.map { index in
      let segment = parts.segments[index]
      let columns = (segment.lowerBound + shift..<segment.upperBound + shift).clamped(
        to: parts.area)
      return AccessiblePart(
        element.role == .tabBar ? .tab : .option, element.labels[index],
        frame: CellRect(column: columns.lowerBound, row: 0, columns: columns.count, rows: 1),
        isSelected: index == element.selected)
    }
  }

  // MARK: - Painting

  override func paintLine(_ context: GraphicsContext) {
    guard let parts, !parts.area.isEmpty else { return }
    var line = CellStyle(foreground: .border)
    line.attributes = context.style.attributes
    let shift = parts.area.lowerBound - parts.offset
    for (index, segment) in parts.segments.enumerated() {
      paint(index, segment.lowerBound + shift, segment.count, context)
      if index + 1 < parts.segments.count {
        context.draw("│", column: segment.upperBound + shift, row: 0, style: line)
      }
    }
    if parts.offset > 0 {
      context.draw("‹", column: parts.area.lowerBound, row: 0)
    }
    if (parts.segments.last?.upperBound ?? 0) - parts.offset > parts.area.count {
      context.draw("›", column: parts.area.upperBound - 1, row: 0)
    }
    guard parts.title > 0 else { return }
    context.fill(
      CellRect(column: 0, row: 0, columns: parts.title + 1, rows: 1), style: context.style)
    context.draw(ownTitle, column: 0, width: parts.title)
  }

  private func paint(_ index: Int, _ column: Int, _ width: Int, _ context: GraphicsContext) {
    let isSelected = index == element.selected
    var style = context.style
    if isSelected, !isDisabled {
      style = context.controlStyle(isFocused: context.isFocused)
      if !context.isFocused { style.background = .inactiveSelection }
      style.attributes.insert(.bold)
    }
    if element.disabled.contains(index), !isSelected {
      style.foreground = .secondaryText
    } else if index == held || isHovered && index == pointed {
      style.attributes.insert(.underline)
    }
    context.fill(CellRect(column: column, row: 0, columns: width, rows: 1), style: style)
    context.draw(element.labels[index], column: column + 1, width: width - 2, style: style)
    // Without a background, brackets mark the selected segment; parentheses mark disabled ones.
    let isFilled = isSelected && !isDisabled && context.showsSurfaces
    let (start, end) = isSelected ? ("[", "]") : ("(", ")")
    guard isSelected && !isFilled || element.disabled.contains(index) else { return }
    context.draw(start, column: column, row: 0, style: style)
    context.draw(end, column: column + width - 1, row: 0, style: style)
  }

  override func keyHints(in words: Words) -> [KeyHint] {
    [KeyHint(words.change, keys: .left, .right)]
  }

  // MARK: - Input

  override func handle(_ key: KeyEvent) -> Bool {
    guard !isDisabled else { return false }
    let last = element.labels.count - 1
    switch key.key {
    case .left: choose(from: (element.selected ?? last + 1) - 1, by: -1)
    case .right: choose(from: (element.selected ?? -1) + 1, by: 1)
    case .home: choose(from: 0, by: 1)
    case .end: choose(from: last, by: -1)
    default: return false
    }
    return true
  }

  /// Chooses the nearest segment in a direction that can be chosen, starting at an index.
  private func choose(from start: Int, by step: Int) {
    var index = start
    while element.disabled.contains(index) { index += step }
    choose(index)
  }

  private func choose(_ index: Int) {
    if index != element.selected, element.labels.indices ~= index,
      !element.disabled.contains(index)
    {
      send(index)
    }
  }

  override func handle(_ mouse: MouseEvent) -> Bool {
    let index = index(at: mouse.location)
    setNeedsPaint()
    switch mouse.kind {
    case .press(.left): held = index
    case .drag(.left): if index != held { held = nil }
    case .release(.left):
      if let held, held == index { choose(held) }
      held = nil
    case .move:
      pointed = index
      return false
    default: return false
    }
    return true
  }

  override func mouseCancelled() {
    held = nil
    setNeedsPaint()
  }

  override func adoptState(of other: Widget) {
    guard let other = other as? SegmentsWidget else { return }
    (held, pointed) = (other.held, other.pointed)
  }
}

/// A row of segments of which one is selected: a segmented picker, or the bar of a tab view.
struct SegmentsElement: WidgetElement, Accessible {
  typealias Event = Int

  var role: Role
  var title = ""
  var labels: [String]
  /// The indices of the segments that cannot be chosen.
  var disabled: [Int] = []
  var selected: Int?
  /// Whether the bar is as wide as its stack.
  var fillsWidth = false
  /// A mistake in the options, to report to the author of the app.
  var problem: String?

  var label: String { title }
  var value: String? { selected.flatMap { labels.indices.contains($0) ? labels[$0] : nil } }

  func makeWidget(_ sender: EventSender<SegmentsElement>) -> ElementWidget<SegmentsElement> {
    SegmentsWidget(self, sender)
  }
}
