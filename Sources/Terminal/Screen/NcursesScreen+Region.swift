import CRecurse

/// The work that is due for a region before its next frame.
struct RegionWork {
  /// The bytes of steps that ncurses already knows of. They begin where the last frame ended.
  var steps: [UInt8] = []
  /// The lines that are printed above the region with the next frame.
  var prints: [CellGrid] = []
  /// The region after the last frame, as the terminal has it.
  var shown: InlineRegion?
  /// Whether the terminal shows its cursor.
  var isCursorShown = true
  /// Whether the place of the region is not known, so that no frame can be shown.
  var isHeld = false
}

extension InlineRegion {
  /// The size of the content.
  var size: CellSize { CellSize(columns: terminal.columns, rows: height) }
}

// The grid in the rows of a region. ncurses has the rows of the region; those of the grid are its
// last.
extension NcursesScreen {
  /// The region of a presentation; `nil` for the whole screen, also where a terminal has nothing
  /// else.
  static func region(
    for presentation: Presentation, on type: TerminalType, terminal: CellSize
  ) -> InlineRegion? {
    guard type.canBeInline, let most = presentation.maxHeight else { return nil }
    return InlineRegion(terminal: terminal, height: min(most, 1))
  }

  package var mostRows: Int? { region.map { min($0.terminal.rows, maxHeight) } }

  package func setRows(_ rows: Int) {
    if region != nil { resize(CellSize(columns: size.columns, rows: rows)) }
  }

  /// Whether the grid is in some rows below the prompt.
  package var isInline: Bool { region != nil }

  /// Changes the presentation. The grid sends every cell after it.
  ///
  /// - Parameter terminal: the size of the terminal.
  func use(_ presentation: Presentation, terminal: CellSize) throws(TerminalError) {
    let terminal = Self.clamped(terminal)
    let new = Self.region(for: presentation, on: type, terminal: terminal)
    maxHeight = presentation.maxHeight ?? maxHeight
    guard (new == nil) != (region == nil) else { return }
    let next: (handle: OpaquePointer, pairs: PairTable)
    if let other {
      next = other
    } else {
      let opened = try Self.open(
        type, size: new?.size ?? terminal, hasMixedColors: hasMixedColors, isUTF8: isUTF8,
        isInline: new != nil)
      next = (opened, Self.pairs(for: opened))
    }
    other = (handle, pairs)
    (handle, pairs) = next
    styles = StyleCache()
    links.removeAll()
    region = new
    if new == nil { onDescent?(0) }
    let prints = regionWork.prints
    regionWork = RegionWork()
    regionWork.prints = prints
    firstRow = 0
    size = new?.size ?? terminal
    makeBuffers()
    if new == nil {
      setScrolling()
      recurse_screen_resize(handle, Int32(size.rows), Int32(size.columns))
    } else {
      recurse_region_resize(handle, Int32(size.rows), Int32(size.columns))
      recurse_region_begin(handle)
      recurse_region_forget(handle)
      recurse_region_park(handle)
    }
    isFrameDue = true
  }

  // MARK: - Steps

  /// Notes a step that begins in the first row.
  private func step(_ change: (inout InlineRegion) -> [UInt8]) {
    guard var region else { return }
    let cursor = region.cursor
    let start = regionWork.steps.isEmpty && region.isStarted ? region.home() : []
    let bytes = change(&region)
    if bytes.isEmpty { region.cursor = cursor } else { regionWork.steps += start + bytes }
    self.region = region
  }

  /// Changes the rows of the content. The grid sends every cell after it.
  func setHeight(_ height: Int) {
    step { $0.setHeight(height) }
    fit()
    recurse_region_begin(handle)
    links.removeAll()
    isFrameDue = true
  }

  /// Gives ncurses the rows of the region.
  private func fit() {
    guard let region else { return }
    size = region.size
    firstRow = region.gap
    recurse_region_resize(handle, Int32(region.rows), Int32(size.columns))
    makeBuffers()
  }

  /// Shows no frame until the place of the region is known.
  func hold() {
    regionWork.isHeld = true
    isFrameDue = true
  }

  /// Takes the rows in a terminal that may have got another size since ``endRegion(isCut:)``.
  func startRegion(in terminal: CellSize, at place: CellPoint?) {
    if region?.terminal != Self.clamped(terminal) { begin(in: terminal, at: nil) }
    startRegion(at: place)
  }

  /// Returns the bytes after which the cursor is below the rows, which stay as they are.
  ///
  /// - Parameter isCut: whether the terminal may have read a part of a frame.
  func endRegion(isCut: Bool) -> [UInt8] {
    guard var shown = regionWork.shown else {
      forgetRegion()
      return []
    }
    if isCut { shown.cursor = CellPoint(column: 0, row: 0) }
    let bytes = shown.end()
    forgetRegion()
    return bytes
  }

  /// Returns the bytes after which the rows are blank, with the cursor in the first of them.
  func takeRegionAway() -> [UInt8] {
    defer { forgetRegion() }
    return regionWork.shown?.clear() ?? []
  }

  /// The rows are the terminal's now.
  func forgetRegion() {
    guard let gap = region?.gap else { return }
    region?.forget()
    regionWork.shown = nil
    regionWork.steps = []
    moveContent(by: gap, isShown: false)
    fit()
    onDescent?(0)
  }

  /// Takes the rows from a place on. While nothing is known of the cursor, it is taken to be at the
  /// start of a row.
  func startRegion(at place: CellPoint?) {
    guard let gap = region?.gap else { return }
    regionWork.steps = region?.start(at: place) ?? []
    moveContent(by: gap, isShown: false)
    fit()
    forget()
  }

  /// Takes the rows anew in a terminal that has another size. If ``size`` has changed, the grid
  /// sends every cell.
  ///
  /// - Parameters:
  ///   - place: the place of the cursor, which the terminal has told; `nil` if it does not.
  ///   - reflows: whether the terminal breaks rows in two that are too long for it.
  package func settle(in terminal: CellSize, at place: CellPoint?, reflows: Bool) {
    guard let current = region else { return }
    guard var region = regionWork.shown else { return begin(in: terminal, at: place) }
    let height = current.height
    let terminal = Self.clamped(terminal)
    let above = reflows ? rowsAboveCursor(of: region, columns: terminal.columns) : nil
    let (gap, before) = (current.gap, size)
    regionWork.steps = region.settle(
      in: terminal, height: height, at: place, rowsAbove: above ?? region.cursor.row)
    self.region = region
    if region.size == before {
      if region.gap < gap { moveContent(by: gap - region.gap, isShown: false) }
      fit()
      if region.gap > gap { moveContent(by: gap - region.gap, isShown: false) }
    } else {
      fit()
      recurse_region_begin(handle)
      links.removeAll()
    }
    forget()
  }

  /// Begins in a terminal that got another size before the first frame.
  private func begin(in terminal: CellSize, at place: CellPoint?) {
    guard var region else { return }
    let wasStarted = region.isStarted
    region.forget()
    _ = region.settle(in: terminal, height: region.height, at: nil, rowsAbove: 0)
    self.region = region
    fit()
    recurse_region_begin(handle)
    if wasStarted { startRegion(at: place) }
  }

  /// The rows that a terminal has made of those above the cursor, which it breaks at its new width.
  private func rowsAboveCursor(of region: InlineRegion, columns: Int) -> Int {
    (0..<region.cursor.row).reduce(region.cursor.column / columns) { sum, row in
      let used = Int(recurse_region_used_columns(handle, Int32(row)))
      return sum + max(1, (used + columns - 1) / columns)
    }
  }

  /// Clears the rows with the next frame, which paints every cell.
  func clearRegion() {
    if region?.isStarted == true { step { _ in InlineRegion.clearBelow } }
    regionWork.isCursorShown = true
    forget()
  }

  private func forget() {
    unlink()
    recurse_region_forget(handle)
    isFrameDue = true
  }

  private func moveContent(by distance: Int, isShown: Bool) {
    guard distance != 0 else { return }
    recurse_region_move(handle, Int32(distance), isShown)
    links.move(by: distance)
  }

  // MARK: - Frames

  /// Prints the rows of a grid above the region with the next frame, once, in the order of the
  /// calls. While the app has the whole screen, they wait.
  package func print(_ lines: CellGrid) {
    regionWork.prints.append(lines)
    isFrameDue = true
  }

  private func stepPrints() {
    guard let region, region.isStarted, !regionWork.prints.isEmpty else { return }
    let lines = takePrints()[...]
    var filled = (lines: 0, rows: 0)
    step { region in
      let gap = region.fillGap(with: lines)
      filled = (gap.lines, gap.rows)
      return gap.bytes
    }
    moveContent(by: filled.rows, isShown: true)
    fit()
    // Links are sent anew with all rows alone.
    let canKeepRows = links.isEmpty
    var blankRows = 0
    step { region in
      let inserted = region.insert(lines.dropFirst(filled.lines), canKeepRows: canKeepRows)
      blankRows = inserted.blankRows
      return inserted.bytes
    }
    guard blankRows > 0 else { return }
    if canKeepRows {
      recurse_region_forget_last(handle, Int32(blankRows))
      isFrameDue = true
    } else {
      forget()
    }
  }

  /// Appends the steps, and what ncurses sends for the cells, as one update of the terminal.
  func appendInlineFrame() {
    stepPrints()
    guard var region, region.isStarted else { return }
    let isVisible = isCursorShown && cursor.map { CellRect(size: size).contains($0) } == true
    let place =
      isVisible
      ? cursor.map { CellPoint(column: $0.column, row: firstRow + $0.row) }
      : CellPoint(column: 0, row: 0)
    guard let place else { return }
    let hasChanged =
      recurse_region_is_touched(handle) || links.hasWork || place != region.cursor
      || isVisible != regionWork.isCursorShown
    guard hasChanged || !regionWork.steps.isEmpty else { return }
    let steps = regionWork.steps.isEmpty ? region.home() : regionWork.steps
    // ncurses takes the cursor to be shown. It is shown or hidden here: a terminal may save that
    // together with its place.
    let cells = takeFrame(cursor: place, isShown: true)
    regionWork.steps = []
    output.append("\u{1b}[?2026h".utf8)
    if isVisible != regionWork.isCursorShown {
      output.append(capability(isVisible ? "cnorm" : "civis") ?? [])
    }
    output.append(steps)
    output.append(InlineRegion.room(forRow: place.row))
    // In a terminal that has got narrower since then, a row ends at the edge, and does not push the
    // next ones down.
    if !cells.isEmpty { output.append(InlineRegion.cutRows) }
    output.append(InlineRegion.save)
    output.append(cells)
    if !cells.isEmpty { output.append(InlineRegion.breakRows) }
    recurse_region_park(handle)
    output.append("\u{1b}[?2026l".utf8)
    region.cursor = place
    self.region = region
    regionWork.shown = region
    regionShownAt = MonotonicTime.now
    regionWork.isCursorShown = isVisible
  }

  /// Writes what the terminal accepts. Meanwhile the cursor may be anywhere in the region.
  func flushOutput() {
    guard let region else { return output.flush() }
    onDescent?(region.isStarted ? region.rows - 1 : 0)
    output.flush()
    if output.isEmpty { onDescent?(region.isStarted ? region.descent : 0) }
  }
}
