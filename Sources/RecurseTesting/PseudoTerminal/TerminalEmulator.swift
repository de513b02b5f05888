internal import CEmulator
public import RecurseTerminal

/// A terminal emulator without a window, which turns a program's bytes into a screen of cells.
///
/// ```swift
/// let terminal = TerminalEmulator(size: CellSize(columns: 20, rows: 2))
/// terminal.feed(Array("\u{1B}[31mred".utf8))
/// #expect(terminal.text == "red")
/// #expect(terminal.cell(row: 0, column: 0).style.foreground == .red)
/// ```
///
/// The emulation is libvterm's, which shares no code with ncurses. It does not join emoji
/// sequences: each emoji has its own two columns. It drops a combining mark after the last column.
/// RGB must be sent as `38;2;r;g;b` or `38:2:r:g:b`; `38:2::r:g:b` is read as another color.
/// libvterm crashes on a wide character in a terminal of one column, and on a `REP` that follows no
/// character.
public final class TerminalEmulator {
  /// A feature of some terminals that xterm does not have.
  public enum Feature: Hashable, Sendable {
    /// Answers the query for mode 2026.
    case synchronizedOutput
    /// Answers the query for the kitty keyboard protocol.
    case kittyKeyboard
  }

  /// The size of the screen, in cells.
  public private(set) var size: CellSize
  /// The features that the terminal has in addition to xterm's.
  public let features: Set<Feature>

  let emulator: OpaquePointer
  private var scanner = SequenceScanner()
  private var replies: [UInt8] = []
  /// The addresses of links, each once.
  private var addresses: [String] = []

  /// Creates an empty terminal.
  ///
  /// - Precondition: `size` has at least one row and one column.
  public init(size: CellSize = CellSize(columns: 80, rows: 24), features: Set<Feature> = []) {
    guard size.rows > 0, size.columns > 0 else { fatalError("a terminal has at least one cell") }
    self.size = size
    self.features = features
    emulator = emulator_new(Int32(size.rows), Int32(size.columns))
  }

  deinit { emulator_free(emulator) }

  /// Processes the bytes that a program wrote. A sequence may continue in the next call.
  public func feed(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { buffer in
      var start = 0
      for index in buffer.indices {
        let finding = scanner.scan(buffer[index])
        if finding == .nothing { continue }
        if finding == .enteredAgain {
          show(UnsafeBufferPointer(rebasing: buffer[start..<index]))
          cancelSequence()
          start = index + 1
          continue
        }
        show(UnsafeBufferPointer(rebasing: buffer[start...index]))
        start = index + 1
        switch finding {
        case .kittyQuery where features.contains(.kittyKeyboard):
          // Queries are answered in order, including those in the same bytes.
          replies += Array("\u{1B}[?\(kittyFlags)u".utf8)
        case .restoredCursor: keepCursorInside()
        case .link: emulator_set_link(emulator, number(of: scanner.link))
        default: break
        }
      }
      show(UnsafeBufferPointer(rebasing: buffer[start...]))
    }
  }

  /// Moves the cursor back inside the screen.
  ///
  /// libvterm restores the cursor to its position before a resize, and would then write outside its
  /// screen.
  private func keepCursorInside() {
    let point = cursor
    guard point.row >= size.rows || point.column >= size.columns else { return }
    let (row, column) = (min(point.row + 1, size.rows), min(point.column + 1, size.columns))
    let move = Array("\u{1B}[\(row);\(column)H".utf8)
    // The emulator reads the bytes before it returns, and keeps no pointer.
    move.withUnsafeBufferPointer(show)
  }

  /// Ends a sequence before its last character.
  ///
  /// libvterm saves one cursor for both screens, and would lose that of the main screen where the
  /// alternate one is entered again. Terminals keep it.
  private func cancelSequence() {
    // The emulator reads the bytes before it returns, and keeps no pointer.
    [0x18].withUnsafeBufferPointer(show)
  }

  private func show(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return }
    emulator_feed(emulator, base, bytes.count)
    var count = 0
    guard let answer = emulator_take_replies(emulator, &count), count > 0 else { return }
    let text = Array(UnsafeBufferPointer(start: answer, count: count))
    replies += features.contains(.synchronizedOutput) ? acknowledgingMode2026(text) : text
  }

  /// Corrects the answer of libvterm, which does not know the mode.
  private func acknowledgingMode2026(_ bytes: [UInt8]) -> [UInt8] {
    let unknown = Array("\u{1B}[?2026;0$y".utf8)
    var bytes = bytes
    for start in bytes.indices.dropLast(unknown.count - 1)
    where bytes[start..<start + unknown.count].elementsEqual(unknown) {
      bytes[start + unknown.count - 3] = UInt8(ascii: isUpdating ? "1" : "2")
    }
    return bytes
  }

  /// Removes and returns the terminal's answers to the program's queries, in order.
  package func takeReplies() -> [UInt8] {
    defer { replies.removeAll() }
    return replies
  }

  /// Resizes the screen.
  ///
  /// - Precondition: `size` has at least one row and one column.
  public func resize(_ size: CellSize) {
    guard size.rows > 0, size.columns > 0 else { fatalError("a terminal has at least one cell") }
    self.size = size
    emulator_resize(emulator, Int32(size.rows), Int32(size.columns))
  }

  /// Returns the content of a cell. Rows and columns count from 0.
  public func cell(row: Int, column: Int) -> EmulatedCell {
    guard row >= 0, row < size.rows, column >= 0, column < size.columns else {
      fatalError("row \(row), column \(column) is outside of \(size.columns)×\(size.rows)")
    }
    var cell = emulator_cell()
    emulator_cell_at(emulator, Int32(row), Int32(column), &cell)
    return EmulatedCell(cell)
  }

  /// Returns the address that a cell links to (OSC 8), or `nil` if the cell is not part of a link.
  public func link(row: Int, column: Int) -> String? {
    guard row >= 0, row < size.rows, column >= 0, column < size.columns else { return nil }
    let number = emulator_link_at(emulator, Int32(row), Int32(column))
    return number > 0 ? addresses[Int(number) - 1] : nil
  }

  /// The address that newly written text links to, or `nil` outside links.
  public var openLink: String? { scanner.link.isEmpty ? nil : scanner.link }

  private func number(of address: String) -> Int32 {
    guard !address.isEmpty else { return 0 }
    if let known = addresses.firstIndex(of: address) { return Int32(known + 1) }
    addresses.append(address)
    return Int32(addresses.count)
  }

  private var status: emulator_status { emulator_get_status(emulator) }

  /// The position of the cursor, visible or not.
  public var cursor: CellPoint {
    let status = status
    return CellPoint(column: Int(status.column), row: Int(status.row))
  }

  /// A Boolean value that indicates whether the cursor is shown.
  public var cursorIsVisible: Bool { status.cursor_visible }
  /// A Boolean value that indicates whether the alternate screen, which full-screen programs use,
  /// is shown.
  public var alternateScreenIsActive: Bool { status.alternate_screen }
  /// The title of the window.
  public var title: String { scanner.title }
  /// The number of times the bell rang.
  public var bells: Int { Int(status.bells) }

  /// The private modes that are set (`CSI ? n h`), except those that every terminal starts with.
  public var privateModes: Set<Int> { scanner.modes }
  /// The private modes that were ever set.
  public var privateModesSeen: Set<Int> { scanner.modesSeen }
  /// A Boolean value that indicates whether the program asked for bracketed paste.
  public var bracketedPasteIsOn: Bool { privateModes.contains(2004) }
  /// A Boolean value that indicates whether the program asked for reports of the window's focus.
  public var focusIsReported: Bool { privateModes.contains(1004) }
  /// A Boolean value that indicates whether the program asked for mouse events.
  public var mouseIsReported: Bool { !privateModes.isDisjoint(with: [1000, 1002, 1003]) }
  /// A Boolean value that indicates whether the program is within a synchronized update.
  public var isUpdating: Bool { privateModes.contains(2026) }
  /// The flags of the kitty keyboard protocol, or 0 while it is off.
  public var kittyFlags: Int { scanner.kittyFlags }
  /// The shape of the cursor, the `n` of `CSI n SP q`; 0 is the terminal's default.
  public var cursorShape: Int { scanner.cursorShape }
}
