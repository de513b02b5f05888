/// The cost of updates, from rendering to the bytes written.
public struct FrameRecord: Equatable, Sendable {
  /// The cost of rendering and patching.
  public var update = UpdateRecord()
  /// The number of boxes that the layout visited.
  public var laidOut = 0
  /// The number of painted widgets.
  public var painted = 0
  /// The number of cells sent to the screen.
  public var cells = 0
  /// The number of presented frames.
  public var frames = 0
  /// The number of calls of `write(2)`.
  public var writes = 0
  /// The number of bytes passed to the terminal, or 0 on a screen in memory, which takes cells.
  public var bytes = 0

  /// Creates a record in which all counts are zero.
  public init() {}

  /// The number of calls of `render`, and of closures that render a part alone.
  public var renders: Int { update.renders + update.regions }
  /// The number of widgets updated, inserted, moved and removed.
  public var patches: Int { update.patches }

  /// Returns the total cost of two updates.
  public static func + (first: FrameRecord, second: FrameRecord) -> FrameRecord {
    var sum = first
    sum.update = first.update + second.update
    sum.laidOut += second.laidOut
    sum.painted += second.painted
    sum.cells += second.cells
    sum.frames += second.frames
    sum.writes += second.writes
    sum.bytes += second.bytes
    return sum
  }
}

extension FrameRecord: CustomStringConvertible {
  /// The counts in words, for the message of a failed test.
  public var description: String {
    let counts = [
      (renders, "rendered"), (patches, "patches"), (laidOut, "boxes laid out"),
      (painted, "widgets painted"), (cells, "cells"), (frames, "frames"), (bytes, "bytes"),
    ]
    return counts.map { "\($0) \($1)" }.joined(separator: ", ")
  }
}
