import CRecurse

/// The terminal through ncurses, which finds the bytes that change the visible cells into those of
/// the frame.
///
/// ncurses writes into memory; a frame is sent in one write. If the terminal reads too slowly,
/// frames are dropped, and a later frame contains their changes.
@MainActor
package final class NcursesScreen: Screen {
  // Unchecked, as in `CellGrid`, since each frame and each span that is sent reads these.

  @exclusivity(unchecked) package internal(set) var size: CellSize
  /// The number of colors that are used.
  package internal(set) var colorLevel: ColorLevel
  /// Whether the terminal may have more colors than the environment tells.
  let mayHaveTrueColor: Bool
  let type: TerminalType
  package let isUTF8: Bool
  /// Whether the terminal can show progress in its tab or in the taskbar.
  let showsProgress: Bool

  /// The rows below the prompt that show the grid; `nil` for the whole screen.
  @exclusivity(unchecked) var region: InlineRegion?
  /// The most rows of the content below the prompt.
  @exclusivity(unchecked) var maxHeight: Int
  /// The work that is due for the region: the steps before the next frame, and the lines above it.
  @exclusivity(unchecked) var regionWork = RegionWork()

  /// ncurses for the present presentation.
  @exclusivity(unchecked) var handle: OpaquePointer
  /// ncurses for the other one, once it was used.
  var other: (handle: OpaquePointer, pairs: PairTable)?
  /// The row of ncurses that is the first of the grid.
  @exclusivity(unchecked) var firstRow = 0

  @exclusivity(unchecked) var output: OutputQueue
  /// The sequences that are sent after the next frame.
  @exclusivity(unchecked) private var dueSequences = DueSequences()
  /// The sequences of the title and the progress that the window shows.
  private var windowTitle: [UInt8]?
  private var windowProgress: [UInt8]?
  /// The cursor of the last requested frame.
  @exclusivity(unchecked) private(set) var cursor: CellPoint?
  @exclusivity(unchecked) private(set) var isCursorShown = false
  /// Whether a frame was dropped or the terminal was cleared, so that a frame is due without a
  /// change.
  @exclusivity(unchecked) package internal(set) var isFrameDue = false

  /// Called with the rows from the cursor down to the last one below the prompt, for a crash.
  var onDescent: ((Int) -> Void)?
  /// Whether frames are sent. Otherwise the terminal gets only what is asked of it by a sequence.
  @exclusivity(unchecked) package var isPainted = true

  /// Called before and after the write of a frame, for traces.
  @exclusivity(unchecked) package var onWrite: (() -> Void)?
  @exclusivity(unchecked) package var didWrite: (() -> Void)?

  /// The number of scrolls.
  package internal(set) var scrollCount = 0
  /// The number of spans that were put as ASCII.
  @exclusivity(unchecked) package internal(set) var asciiCount = 0
  @exclusivity(unchecked) var frame: UInt32 = 1
  @exclusivity(unchecked) var pairs: PairTable
  /// Whether the terminal shows no line below text in color, as the console of Linux.
  let colorsHideLines: Bool
  @exclusivity(unchecked) var styles = StyleCache()
  @exclusivity(unchecked) var widths = GlyphWidths()
  @exclusivity(unchecked) var links = LinkedCells()
  /// A buffer for a row in the form of ncurses.
  @exclusivity(unchecked) var cells: UnsafeMutableBufferPointer<recurse_cell>
  var characters: UnsafeMutableBufferPointer<UInt32>
  var colorCount: Int
  var hasMixedColors: Bool
  /// The time of the last frame below the prompt.
  @exclusivity(unchecked) var regionShownAt = Duration.zero

  /// Makes a screen that passes its bytes to `write`, a function like `write(2)`.
  package convenience init(
    type: TerminalType, size: CellSize, environment: [String: String], isUTF8: Bool = true,
    presentation: Presentation = .fullScreen, write: @escaping (UnsafeRawBufferPointer) -> Int
  ) throws(TerminalError) {
    try self.init(
      type: type, size: size, environment: environment, isUTF8: isUTF8, presentation: presentation,
      output: OutputQueue(write: write))
  }

  /// - Parameter isForLines: whether only lines will be sent and no frame, as any terminal can do.
  init(
    type: TerminalType, size: CellSize, environment: [String: String], isUTF8: Bool,
    presentation: Presentation, isForLines: Bool = false, output: OutputQueue
  ) throws(TerminalError) {
    let size = Self.clamped(size)
    region = Self.region(for: presentation, on: type, terminal: size)
    maxHeight = presentation.maxHeight ?? 1
    self.size = region?.size ?? size
    self.type = type
    self.isUTF8 = isUTF8
    self.output = output
    showsProgress = type.isXtermLike && ProgressSequence.isKnown(in: environment)
    let installedColors = type.entry?.number(TerminfoPatch.Slot.maxColors) ?? 0
    let wanted = ColorLevel.detect(environment: environment, terminfoColors: installedColors)
    mayHaveTrueColor =
      type.isXtermLike && (.ansi8 ... .palette256).contains(wanted)
      && environment["FORCE_COLOR", default: ""].isEmpty
    hasMixedColors =
      type.isXtermLike
      && (wanted == .trueColor || mayHaveTrueColor && region != nil
        || wanted != .none && installedColors != 256)
    try Self.checkCapacity(for: size)
    handle = try Self.open(
      type, size: self.size, hasMixedColors: hasMixedColors, isUTF8: isUTF8,
      isInline: region != nil, isForLines: isForLines)
    colorCount = Int(recurse_color_count(handle))
    // The entry limits the colors that can be sent.
    let described = ColorLevel.detect(environment: [:], terminfoColors: colorCount)
    colorLevel = hasMixedColors ? wanted : min(wanted, described)
    // The bit of A_UNDERLINE in what is not shown together with colors.
    colorsHideLines = max(0, recurse_number(handle, "ncv")) & 2 == 2
    pairs = Self.pairs(for: handle)
    cells = .allocate(capacity: max(256, self.size.columns))
    characters = .allocate(capacity: cells.count)
    if region == nil { setScrolling() }
  }

  /// An empty table for as many pairs as ncurses has.
  static func pairs(for handle: OpaquePointer) -> PairTable {
    PairTable(capacity: min(Int(recurse_pair_count(handle)), 32767))
  }

  /// Frees the memory of ncurses, without writing anything.
  package func close() {
    recurse_screen_close(handle)
    if let other { recurse_screen_close(other.handle) }
    cells.deallocate()
    characters.deallocate()
  }

  /// The string of a terminfo capability, without its padding; `nil` if the terminal has none.
  package func capability(_ name: String) -> [UInt8]? {
    guard let value = recurse_capability(handle, name) else { return nil }
    return withoutPadding(String(cString: value).utf8)
  }

  @discardableResult
  package func present(cursor: CellPoint?, isShown: Bool) -> FrameReport {
    self.cursor = cursor
    isCursorShown = isShown
    let before = output.writes
    if !output.isEmpty { output.flush() }
    guard output.isEmpty, !regionWork.isHeld else {
      isFrameDue = true
      return FrameReport(writes: output.writes - before)
    }
    isFrameDue = false
    if isPainted { appendFrame() }
    sendDueSequences()
    let bytes = output.count
    if bytes > 0 {
      onWrite?()
      flushOutput()
      didWrite?()
    }
    return FrameReport(writes: output.writes - before, bytes: bytes)
  }

  /// Lets ncurses find the bytes of the frame.
  private func appendFrame() {
    frame &+= 1
    guard region == nil else { return appendInlineFrame() }
    let place = cursor.flatMap { CellRect(size: size).contains($0) ? $0 : nil }
    appendFrame(takeFrame(cursor: place, isShown: isCursorShown && place != nil))
  }

  /// Returns what ncurses sends for the cells of a frame, until its next update.
  func takeFrame(cursor: CellPoint?, isShown: Bool) -> UnsafeBufferPointer<UInt8> {
    func update() {
      recurse_screen_update(handle, Int32(cursor?.row ?? -1), Int32(cursor?.column ?? 0), isShown)
    }
    update()
    if links.hasWork {
      sendLinks()
      update()
    }
    var start: UnsafePointer<UInt8>?
    let count = recurse_screen_take(handle, &start)
    return UnsafeBufferPointer(start: start, count: count)
  }

  /// A terminal shows a marked frame at once. A small frame arrives in one piece in any case.
  private func appendFrame(_ bytes: UnsafeBufferPointer<UInt8>) {
    let isMarked = bytes.count >= Self.smallestMarkedFrame && type.isXtermLike
    if isMarked { output.append("\u{1b}[?2026h".utf8) }
    output.append(bytes)
    if isMarked { output.append("\u{1b}[?2026l".utf8) }
  }

  static let smallestMarkedFrame = 256

  /// Changes the size. The next frame clears the terminal and sends every cell.
  ///
  /// Below the prompt the rows alone change, and the next frame sends what differs.
  package func resize(_ newSize: CellSize) {
    // A frame that would exceed the largest size of a file is cut.
    let most = recurse_screen_most_bytes() / Self.cellBytes
    let newSize = Self.clamped(newSize).painted(of: min(most, CellSize.maximumCells))
    if region != nil { return setHeight(newSize.rows) }
    size = newSize
    recurse_screen_resize(handle, Int32(size.rows), Int32(size.columns))
    links.removeAll()
    makeBuffers()
    isFrameDue = true
  }

  /// Makes the buffers as long as a row.
  func makeBuffers() {
    guard cells.count < size.columns else { return }
    cells.deallocate()
    characters.deallocate()
    cells = .allocate(capacity: size.columns)
    characters = .allocate(capacity: size.columns)
  }

  /// Makes the next frame clear the terminal and send every cell.
  package func invalidate() {
    unlink()
    if region == nil { recurse_screen_invalidate(handle) } else { clearRegion() }
    recurse_screen_assume_cursor(handle)
    isFrameDue = true
  }

  package func copy(_ text: String) -> Bool {
    guard type.isXtermLike, let sequence = Clipboard.sequence(for: text) else { return false }
    dueSequences.copy(sequence)
    isFrameDue = true
    return true
  }

  package func ring() {
    dueSequences.ring(capability("bel") ?? [0x07])
    isFrameDue = true
  }

  package func notify(_ text: String) {
    guard type.isXtermLike, let content = Notice.content(for: text) else { return }
    dueSequences.notify(Notice.sequence(for: isUTF8 ? content : Substitute.ascii(for: content)))
    isFrameDue = true
  }

  package func setTitle(_ title: String) {
    guard type.isXtermLike else { return }
    let text = String(title.unicodeScalars.prefix(256)).terminalSafeLine
    let bytes = Array("\u{1b}]2;\(isUTF8 ? text : Substitute.ascii(for: text))\u{1b}\\".utf8)
    windowTitle = bytes
    dueSequences.setTitle(bytes)
    isFrameDue = true
  }

  package func setProgress(_ percent: Int?) {
    guard showsProgress else { return }
    let bytes = ProgressSequence.bytes(for: percent)
    windowProgress = bytes
    dueSequences.setProgress(bytes)
    isFrameDue = true
  }

  /// Sends the title and the progress of the window again, with the next frame: the terminal has
  /// taken them back since the screen was left.
  func restoreWindow() {
    if let windowTitle { dueSequences.setTitle(windowTitle) }
    if let windowProgress { dueSequences.setProgress(windowProgress) }
  }

  /// Sends bytes with the next frame that are unknown to ncurses. They must not move the cursor or
  /// change a cell.
  package func send(_ sequence: some Sequence<UInt8>) {
    dueSequences.add(sequence)
    isFrameDue = true
  }

  /// Sends the sequences that wait for the next frame. At the end of an app there may be no frame.
  func sendDueSequences() {
    if !dueSequences.isEmpty { output.append(dueSequences.take()) }
  }

  /// Whether the terminal has not accepted all bytes, so that the loop waits until it can be
  /// written.
  package var isBlocked: Bool { !output.isEmpty }

  /// Writes the remaining bytes, and then a frame that was dropped.
  package func flush() {
    flushOutput()
    if output.isEmpty { presentIfDue() }
  }

  /// Presents a frame that is due without a change of the app.
  package func presentIfDue() {
    if isFrameDue { present(cursor: cursor, isShown: isCursorShown) }
  }

  /// The size of a VT100 for a window that reports no cells, as in ncurses; the upper left part of
  /// a window that is too large.
  static func clamped(_ size: CellSize) -> CellSize {
    CellSize(
      columns: size.columns > 0 ? size.columns : 80, rows: size.rows > 0 ? size.rows : 24
    ).painted()
  }

  /// More bytes than a cell of a frame needs, with five scalars, two colors and all attributes.
  private static let cellBytes = 96

  /// Checks that the file in memory which holds a frame can be large enough.
  static func checkCapacity(for size: CellSize) throws(TerminalError) {
    let most = recurse_screen_most_bytes()
    let needed = size.columns * size.rows * cellBytes
    guard needed > most else { return }
    throw .system(
      "A file may have at most \(most) bytes here (ulimit -f); a picture of \(size.columns)×"
        + "\(size.rows) takes up to \(needed).")
  }
}
