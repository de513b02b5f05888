/// A receiver of the cells of clusters.
protocol CellSink {
  /// A printable ASCII character.
  mutating func ascii(_ byte: UInt8)
  /// A cell of one or two columns.
  mutating func cell(_ scalars: GlyphScalars, width: Int)
}

/// Converts a grapheme cluster into cells that all terminals show with the same width.
///
/// Terminals differ by up to six columns for one emoji (a family has 2 or 8), and a difference
/// shifts the rest of the row. So each cell has the width of its first scalar:
///
/// - a letter keeps up to four marks without width; a mark with a width has its own cell;
/// - of joined emoji the first one is shown; skin tones, keycaps, tags and variation selectors are
///   dropped;
/// - a flag is shown as its two letters;
/// - a mark without a base is shown on a dotted circle, U+25CC.
///
/// Controls are shown instead of sent: C0 controls as their pictures (U+2400 and on), line and
/// paragraph separators as U+240A, C1 controls as U+FFFD. Controls of the text direction and other
/// invisible characters are dropped.
struct CellSpelling {
  static let dottedCircle: UInt32 = 0x25CC
  static let replacement: UInt32 = 0xFFFD

  /// Passes the cells of one cluster to the sink. A tab is not handled here, because it depends on
  /// the column.
  @inline(__always)
  static func spell(_ cluster: Range<Int>, of bytes: UTF8Bytes, into sink: inout some CellSink) {
    let first = bytes[cluster.lowerBound]
    if cluster.count == 1, first >= 0x20, first < 0x7f {
      sink.ascii(first)
    } else {
      spellScalars(cluster, of: bytes, into: &sink)
    }
  }

  private static func spellScalars(
    _ cluster: Range<Int>, of bytes: UTF8Bytes, into sink: inout some CellSink
  ) {
    var position = cluster.lowerBound
    var open: GlyphScalars?
    var width = 1
    var isPictograph = false
    while position < cluster.upperBound {
      var scalar = bytes.scalar(at: &position)
      var properties = ScalarProperties(scalar)
      switch properties.graphemeBreak {
      case .carriageReturn, .lineFeed, .control:
        // A control is a cluster by itself, except CR LF.
        if let shown = picture(ofControl: scalar) { sink.cell(GlyphScalars(shown), width: 1) }
        continue
      case .regionalIndicator:
        scalar = scalar - 0x1F1E6 + 0x41
        properties = ScalarProperties(scalar)
      case .zeroWidthJoiner:
        if isPictograph { position = cluster.upperBound }
        continue
      case .pictographic:
        isPictograph = true
      default: break
      }
      if isDropped(scalar, after: open != nil) { continue }
      if properties.width == 0 {
        if open == nil {
          open = GlyphScalars(dottedCircle)
          width = 1
        }
        open?.append(scalar)
      } else {
        if let done = open { sink.cell(done, width: width) }
        open = GlyphScalars(scalar)
        width = properties.width
      }
    }
    if let done = open { sink.cell(done, width: width) }
  }

  /// Returns the picture of a control, or `nil` for an invisible one that changes the text around
  /// it.
  private static func picture(ofControl scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0..<0x20: 0x2400 + scalar
    case 0x7f: 0x2421
    case 0x80..<0xa0: replacement
    case 0x2028, 0x2029: 0x240A
    default: nil
    }
  }

  @inline(__always)
  private static func isDropped(_ scalar: UInt32, after isOpen: Bool) -> Bool {
    if scalar < 0x200c { return false }
    switch scalar {
    case 0x200c, 0x20e3, 0xfe00...0xfe0f, 0xe0020...0xe007f, 0xe0100...0xe01ef: return true
    case 0x1f3fb...0x1f3ff: return isOpen
    default: return false
    }
  }
}
