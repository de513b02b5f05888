/// What takes the cells that clusters are spelled with.
protocol CellSink {
  /// A printable ASCII character.
  mutating func ascii(_ byte: UInt8)
  /// A cell of one or two columns.
  mutating func cell(_ scalars: GlyphScalars, width: Int)
}

/// How a grapheme cluster is shown in cells: only by what every terminal agrees on.
///
/// Terminals differ by up to six columns over one emoji (a family is 2 wide or 8), and a difference
/// shifts the rest of the row. So a cluster is spelled in cells whose width is that of their first
/// scalar:
///
/// - a letter keeps up to four marks of no width; a mark that has a width of its own gets its own
///   cell;
/// - joined emoji show the first one; skin tones, keycaps, tags and variation selectors are
///   dropped;
/// - a flag is its two letters;
/// - a mark with nothing to stand on stands on a dotted circle, U+25CC.
///
/// What a terminal would act on is shown instead: C0 controls as their pictures (U+2400 and on),
/// line and paragraph separators as U+240A, C1 controls as U+FFFD. Controls of text direction and
/// other invisible formatting are dropped.
struct CellSpelling {
  static let dottedCircle: UInt32 = 0x25CC
  static let replacement: UInt32 = 0xFFFD

  /// Hands the cells of one cluster to the sink. A tab is not handled here: it depends on the
  /// column.
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
        // A control is a cluster by itself, but for CR LF.
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

  /// What stands for a control; `nil` for those that are invisible and change the text around them.
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
