/// A character as a person counts them: one step of the cursor.
public struct GraphemeCluster: Equatable, Sendable {
  /// Its bytes, as offsets into the text's `utf8`.
  public var range: Range<Int>
  /// Columns that it takes; 0 where it is invisible.
  public var width: Int

  public init(range: Range<Int>, width: Int) {
    self.range = range
    self.width = width
  }
}

/// A text's grapheme clusters: where the cursor may stand, and how wide the text is.
///
/// ```swift
/// Graphemes.width(of: "日本")                         // 4
/// Graphemes.boundary(before: 4, in: "ae\u{301}")     // 1
/// ```
///
/// Offsets count bytes of `utf8`. One past an end is moved to it, one inside a scalar to its start.
/// The rules are those of UAX #29 for the version of Unicode in ``unicodeVersion``; the widths are
/// those of the cells that ``GlyphTable/encode(_:tabWidth:column:)-(String,_,_)`` makes.
public enum Graphemes {
  /// Columns of a text on one line. Linear.
  ///
  /// - Parameters:
  ///   - tabWidth: columns from one tab stop to the next, from 1 to 1,000.
  ///   - column: the column that the text starts in, for its tabs.
  public static func width(of text: String, tabWidth: Int = 8, column: Int = 0) -> Int {
    text.withBytes { bytes in
      let column = CellSpelling.place(of: column, stops: tabWidth)
      var end = column
      var scanner = ClusterScanner(bytes)
      while let cluster = scanner.next() {
        end += width(of: cluster, bytes, column: end, tabWidth: tabWidth)
      }
      return end - column
    }
  }

  /// Calls `body` with each cluster in order, until it returns `false`. Linear in what it reads.
  ///
  /// - Parameter offset: where a cluster starts that is the first one, in column 0.
  public static func forEach(
    in text: String, from offset: Int = 0, tabWidth: Int = 8, _ body: (GraphemeCluster) -> Bool
  ) {
    text.withBytes { bytes in
      var column = 0
      var scanner = ClusterScanner(bytes, from: bytes.scalarStart(offset))
      while let range = scanner.next() {
        let width = width(of: range, bytes, column: column, tabWidth: tabWidth)
        column += width
        guard body(GraphemeCluster(range: range, width: width)) else { return }
      }
    }
  }

  /// A text's clusters, in order.
  public static func clusters(of text: String, tabWidth: Int = 8) -> [GraphemeCluster] {
    var clusters: [GraphemeCluster] = []
    forEach(in: text, tabWidth: tabWidth) {
      clusters.append($0)
      return true
    }
    return clusters
  }

  /// The column of an offset: how wide the text before it is.
  public static func column(of offset: Int, in text: String, tabWidth: Int = 8) -> Int {
    var column = 0
    forEach(in: text, tabWidth: tabWidth) { cluster in
      guard cluster.range.upperBound <= offset else { return false }
      column += cluster.width
      return true
    }
    return column
  }

  /// The offset of the boundary nearest to a column, as for a click; the left one at a tie.
  public static func offset(nearest column: Int, in text: String, tabWidth: Int = 8) -> Int {
    var offset = 0
    var start = 0
    forEach(in: text, tabWidth: tabWidth) { cluster in
      guard column - start > cluster.width / 2 else { return false }
      start += cluster.width
      offset = cluster.range.upperBound
      return true
    }
    return offset
  }

  @inline(__always)
  static func width(of cluster: Range<Int>, _ bytes: UTF8Bytes, column: Int, tabWidth: Int) -> Int {
    if bytes[cluster.lowerBound] == 0x09 {
      return CellSpelling.tabWidth(at: column, stops: tabWidth)
    }
    var sink = WidthSink()
    CellSpelling.spell(cluster, of: bytes, into: &sink)
    return sink.width
  }
}

/// Counts the columns of cells.
private struct WidthSink: CellSink {
  var width = 0
  @inline(__always)
  mutating func ascii(_ byte: UInt8) { width += 1 }
  mutating func cell(_ scalars: GlyphScalars, width: Int) { self.width += width }
}
