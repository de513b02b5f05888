import CRecurse

/// The terminal, by way of ncurses: it finds the bytes that turn what is shown into what should be.
///
/// ncurses writes into memory; a frame leaves in one write. A terminal that is slow to read loses
/// frames, and the next one it can take brings it up to date.
@MainActor
public final class NcursesScreen: Screen {
  public private(set) var size: CellSize
  /// How many colours are sent.
  package let colorLevel: ColorLevel
  let type: TerminalType
  let isUTF8: Bool

  let handle: OpaquePointer
  var output: OutputQueue
  /// Bytes to follow the next frame: title, cursor shape, bell.
  private var pendingSequences: [UInt8] = []
  /// Where the cursor stands in the frame that was asked for last.
  private var cursor: CellPoint?
  /// A frame was dropped or the terminal was cleared: the next one is due though nothing changed.
  package private(set) var isFrameDue = false

  /// Called around the write of a frame, for who measures it.
  package var onWrite: (() -> Void)?
  package var didWrite: (() -> Void)?

  /// How often the terminal was told to move rows.
  package internal(set) var scrollCount = 0
  /// How many spans went to ncurses as ASCII.
  package internal(set) var asciiCount = 0
  var frame: UInt32 = 1
  @exclusivity(unchecked) var pairs: PairTable
  @exclusivity(unchecked) var styles = StyleCache()
  var widths = GlyphWidths()
  /// A row on its way to ncurses, as it takes it.
  var cells: UnsafeMutableBufferPointer<recurse_cell>
  var characters: UnsafeMutableBufferPointer<UInt32>
  let colorCount: Int
  let hasMixedColors: Bool

  /// Makes a screen that hands its bytes to `write`, which works as `write(2)` does.
  package convenience init(
    type: TerminalType, size: CellSize, environment: [String: String], isUTF8: Bool = true,
    write: @escaping (UnsafeRawBufferPointer) -> Int
  ) throws(TerminalError) {
    try self.init(
      type: type, size: size, environment: environment, isUTF8: isUTF8,
      output: OutputQueue(write: write))
  }

  init(
    type: TerminalType, size: CellSize, environment: [String: String], isUTF8: Bool,
    output: OutputQueue
  ) throws(TerminalError) {
    self.size = Self.usable(size)
    self.type = type
    self.isUTF8 = isUTF8
    self.output = output
    let installedColors = type.entry?.number(TerminfoPatch.Slot.maxColors) ?? 0
    let wanted = ColorLevel.detect(environment: environment, terminfoColors: installedColors)
    hasMixedColors =
      type.isXtermLike
      && (wanted == .trueColor || wanted != .none && installedColors != 256)
    var entry = type.entry
    let hasOwnScrolling = entry.map(TerminfoPatch.canScroll) ?? false
    if entry != nil {
      TerminfoPatch(
        size: self.size, hasMixedColors: hasMixedColors,
        hasExtendedAttributes: type.hasExtendedAttributes, hasMargins: type.hasUnsaidMargins,
        isUnicode: isUTF8, hasOwnScrolling: hasOwnScrolling
      ).apply(to: &entry!)
    }
    try Self.checkRoom(for: self.size)
    var failure: Int32 = 0
    let opened = recurse_screen_open(
      type.entryName, entry?.environmentValue, Int32(self.size.rows), Int32(self.size.columns),
      &failure)
    guard let opened else {
      throw failure == 0 ? .terminalUnknown(type.name) : .refused(failure, "no picture can be kept")
    }
    handle = opened
    if recurse_capability(handle, "cup") == nil
      || recurse_capability(handle, "clear") == nil && recurse_capability(handle, "ed") == nil
    {
      recurse_screen_close(handle)
      throw .terminalTooSimple(type.name)
    }
    recurse_screen_set_extended(handle, entry != nil && type.hasExtendedAttributes)
    colorCount = Int(recurse_color_count(handle))
    // More than the entry has cannot be sent by it.
    let described = ColorLevel.detect(environment: [:], terminfoColors: colorCount)
    colorLevel = hasMixedColors ? wanted : min(wanted, described)
    pairs = PairTable(capacity: min(Int(recurse_pair_count(handle)), 32767))
    cells = .allocate(capacity: max(256, self.size.columns))
    characters = .allocate(capacity: cells.count)
    if hasOwnScrolling, let installed = type.entry { setScrolling(of: installed) }
  }

  /// Gives ncurses' memory back. Nothing is written.
  package func close() {
    recurse_screen_close(handle)
    cells.deallocate()
    characters.deallocate()
  }

  /// The string of a terminfo capability, without its padding; `nil` where the terminal has none.
  package func capability(_ name: String) -> [UInt8]? {
    guard let value = recurse_capability(handle, name) else { return nil }
    return withoutPadding(String(cString: value).utf8)
  }

  @discardableResult
  public func present(cursor: CellPoint?) -> FrameReport {
    self.cursor = cursor
    let before = output.writes
    if !output.isEmpty { output.flush() }
    guard output.isEmpty else {
      isFrameDue = true
      return FrameReport(writes: output.writes - before)
    }
    isFrameDue = false
    frame &+= 1
    let shown = cursor.flatMap { CellRect(size: size).contains($0) ? $0 : nil }
    recurse_screen_update(handle, Int32(shown?.row ?? -1), Int32(shown?.column ?? 0))
    var start: UnsafePointer<UInt8>?
    let count = recurse_screen_take(handle, &start)
    appendFrame(UnsafeBufferPointer(start: start, count: count))
    output.append(pendingSequences)
    pendingSequences.removeAll(keepingCapacity: true)
    let bytes = output.count
    if bytes > 0 {
      onWrite?()
      output.flush()
      didWrite?()
    }
    return FrameReport(writes: output.writes - before, bytes: bytes)
  }

  /// A terminal shows a marked frame whole or not at all. A small one arrives in one piece anyway.
  private func appendFrame(_ bytes: UnsafeBufferPointer<UInt8>) {
    let isMarked = bytes.count >= Self.smallestMarkedFrame && type.isXtermLike
    if isMarked { output.append("\u{1b}[?2026h".utf8) }
    output.append(bytes)
    if isMarked { output.append("\u{1b}[?2026l".utf8) }
  }

  static let smallestMarkedFrame = 256

  /// Takes a new size and forgets every cell; the next frame clears the terminal.
  package func resize(_ newSize: CellSize) {
    // A picture that grew beyond what a file may hold is cut.
    let most = recurse_screen_most_bytes() / Self.cellBytes
    size = Self.usable(newSize).painted(of: min(most, CellSize.mostCells))
    recurse_screen_resize(handle, Int32(size.rows), Int32(size.columns))
    if cells.count < size.columns {
      cells.deallocate()
      characters.deallocate()
      cells = .allocate(capacity: size.columns)
      characters = .allocate(capacity: size.columns)
    }
    isFrameDue = true
  }

  /// Clears the terminal and sends every cell with the next frame.
  package func invalidate() {
    recurse_screen_invalidate(handle)
    recurse_screen_assume_cursor(handle)
    isFrameDue = true
  }

  /// Sends bytes that ncurses knows nothing of with the next frame; they must not move the cursor
  /// or change a cell.
  package func send(_ sequence: some Sequence<UInt8>) {
    pendingSequences.append(contentsOf: sequence)
    isFrameDue = true
  }

  /// The terminal has not taken all bytes yet: it is to be polled for writing.
  package var isBlocked: Bool { !output.isEmpty }

  /// Goes on with what the terminal did not take, then with a frame that was dropped.
  package func flush() {
    output.flush()
    if output.isEmpty { presentIfDue() }
  }

  /// Presents a frame that is due though the app has nothing new.
  package func presentIfDue() {
    if isFrameDue { present(cursor: cursor) }
  }

  /// A window that says it has no cells gets the size of a VT100, as in ncurses; of one that has too
  /// many, the upper left part is painted.
  private static func usable(_ size: CellSize) -> CellSize {
    CellSize(
      columns: size.columns > 0 ? size.columns : 80, rows: size.rows > 0 ? size.rows : 24
    ).painted()
  }

  /// More than a cell takes in a frame: a cell of five scalars with two colours and all attributes.
  private static let cellBytes = 96

  /// A frame is put together in a file in memory, which must not be larger than files may be.
  private static func checkRoom(for size: CellSize) throws(TerminalError) {
    let most = recurse_screen_most_bytes()
    let needed = size.columns * size.rows * cellBytes
    guard needed > most else { return }
    throw .system(
      "A file may have at most \(most) bytes here (ulimit -f); a picture of \(size.columns)×"
        + "\(size.rows) takes up to \(needed).")
  }
}
