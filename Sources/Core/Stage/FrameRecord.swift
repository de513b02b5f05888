/// What updates cost, from rendering to the bytes.
public struct FrameRecord: Equatable, Sendable {
  /// Rendering and patches.
  public var update = UpdateRecord()
  /// Boxes that the layout looked at.
  public var laidOut = 0
  /// Widgets painted.
  public var painted = 0
  /// Cells sent to the screen.
  public var cells = 0
  /// Frames presented.
  public var frames = 0
  /// Calls of `write(2)`.
  public var writes = 0
  /// Bytes handed to the terminal; 0 on a screen in memory, which takes cells.
  public var bytes = 0

  /// A record of nothing.
  public init() {}

  /// Calls of `render`, and of closures that render a part alone.
  public var renders: Int { update.renders + update.regions }
  /// Widgets updated, inserted, moved and removed.
  public var patches: Int { update.patches }

  /// What two updates cost together.
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
  /// The numbers in words, for the message of a test that expected less.
  public var description: String {
    let counts = [
      (renders, "rendered"), (patches, "patches"), (laidOut, "boxes laid out"),
      (painted, "widgets painted"), (cells, "cells"), (frames, "frames"), (bytes, "bytes"),
    ]
    return counts.map { "\($0) \($1)" }.joined(separator: ", ")
  }
}
