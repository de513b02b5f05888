/// A scrollbar along one axis: a track of cells and the thumb in it.
///
///     track   │ │ █ █ █ │ │ │      thumb.count : track ≈ viewport : content
///             before thumb  after  thumb.lowerBound : room ≈ offset : maximum
///
/// The thumb is at an end of the track exactly when the viewport is at that end of the content, if
/// the track is longer than one cell.
public struct ScrollIndicator: Hashable, Sendable {
  package let extent: ScrollExtent
  /// The length of the track, in cells.
  public let track: Int

  package init(_ extent: ScrollExtent, track: Int) {
    self.extent = extent
    self.track = max(0, track)
  }

  /// Creates a scrollbar. All lengths are in cells, or in lines of one height. Negative lengths
  /// count as 0.
  ///
  /// - Parameters:
  ///   - content: the length of the content.
  ///   - viewport: the length of the visible part.
  ///   - offset: the length of the content before the visible part.
  ///   - track: the length of the scrollbar.
  public init(content: Int, viewport: Int, offset: Int, track: Int) {
    self.init(ScrollExtent(content: content, viewport: viewport, offset: offset), track: track)
  }

  /// The cells of the track that the thumb covers.
  public var thumb: Range<Int> {
    let start = self.start
    return start..<(start + length)
  }

  private var length: Int {
    guard track > 0 else { return 0 }
    guard extent.overflows else { return track }
    let share = Self.share(of: track, extent.viewport, extent.content)
    return min(max(1, share), max(1, track - 1))
  }

  /// The distance that the thumb can move, in cells.
  private var room: Int { track - length }

  private var start: Int {
    let maximum = extent.maximum
    guard room > 0, maximum > 0, extent.offset > 0 else { return 0 }
    guard extent.offset < maximum else { return room }
    return Self.inside(Self.share(of: room, extent.offset, maximum), room)
  }

  /// Returns the offset at which the thumb begins at a cell of the track.
  public func offset(forThumbAt start: Int) -> Int {
    guard start > 0, room > 0 else { return 0 }
    guard start < room else { return extent.maximum }
    return Self.inside(Self.share(of: extent.maximum, start, room), extent.maximum)
  }

  /// A part of the track: the thumb, or the cells before or after it.
  public enum Part: Hashable, Sendable { case before, thumb, after }

  /// Returns the part of the track at a cell.
  public func part(at cell: Int) -> Part {
    if cell < thumb.lowerBound { return .before }
    return cell < thumb.upperBound ? .thumb : .after
  }

  /// Returns a cell that is not at an end, if there is one between them.
  private static func inside(_ cell: Int, _ end: Int) -> Int {
    end < 2 ? cell : min(max(1, cell), end - 1)
  }

  /// `whole` times `part` by `all`, rounded.
  private static func share(of whole: Int, _ part: Int, _ all: Int) -> Int {
    (2 * whole * part + all) / (2 * all)
  }
}

/// A drag of a thumb, which keeps the pressed cell of the thumb under the mouse.
///
/// ```swift
/// case .press(.left): drag = ScrollDrag(bar, at: mouse.location.row)
/// case .drag(.left): if let drag { top = drag.offset(bar, at: mouse.location.row) }
/// ```
public struct ScrollDrag: Hashable, Sendable {
  /// The number of cells of the thumb before the pressed one.
  private let grip: Int

  /// Begins a drag at a cell of the track, or returns `nil` if the thumb is not there.
  public init?(_ indicator: ScrollIndicator, at cell: Int) {
    guard indicator.part(at: cell) == .thumb else { return nil }
    grip = cell - indicator.thumb.lowerBound
  }

  /// Returns the offset for a mouse position in the track.
  public func offset(_ indicator: ScrollIndicator, at cell: Int) -> Int {
    indicator.offset(forThumbAt: cell - grip)
  }
}
