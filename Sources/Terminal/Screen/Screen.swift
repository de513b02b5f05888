/// Where finished cells go: the terminal through ncurses, or memory.
///
/// A ``CellGrid`` sends the spans that changed, then the frame is presented.
@MainActor
public protocol Screen: AnyObject {
  /// The size that the next frame is painted for.
  var size: CellSize { get }

  /// Takes one changed span of a row. It holds whole glyphs: it neither starts with a continuation
  /// nor ends with the first half of a wide glyph, nor does it leave half of one that was shown.
  func put(_ cells: UnsafeBufferPointer<Cell>, row: Int, column: Int, of grid: CellGrid)

  /// Moves rows up, or down where the distance is negative, before anything of the frame is put;
  /// blank rows come in.
  ///
  /// - Returns: whether it did; a screen that does not is sent every cell that differs.
  func scroll(rows: Range<Int>, by distance: Int) -> Bool

  /// Shows what was put since the last call, in one write.
  ///
  /// - Parameter cursor: where the terminal's cursor stands; hidden where `nil`.
  func present(cursor: CellPoint?) -> FrameReport
}

extension Screen {
  public func scroll(rows: Range<Int>, by distance: Int) -> Bool { false }
}

/// What presenting one frame cost.
public struct FrameReport: Equatable, Sendable {
  /// Calls of `write(2)`.
  public var writes: Int
  /// Bytes handed to the terminal.
  public var bytes: Int

  public init(writes: Int = 0, bytes: Int = 0) {
    self.writes = writes
    self.bytes = bytes
  }
}
