/// A user-perceived character, which is one step of the cursor.
package struct GraphemeCluster: Equatable, Sendable {
  /// The offsets of its bytes in the text's `utf8`.
  package var range: Range<Int>
  /// The columns; 0 if it is invisible.
  package var width: Int

  /// Makes a cluster.
  package init(range: Range<Int>, width: Int) {
    self.range = range
    self.width = width
  }
}

/// The grapheme clusters of a text, and its width.
///
/// ```swift
/// Graphemes.width(of: "日本")                         // 4
/// Graphemes.boundary(before: 4, in: "ae\u{301}")     // 1
/// ```
///
/// Offsets count bytes of `utf8`. They are clamped to the text, and moved to the start of a scalar.
/// Clusters follow UAX #29 for the version of Unicode in ``unicodeVersion``; widths are those of
/// the glyphs that ``GlyphTable/encode(_:tabWidth:column:)-(String,_,_)`` returns.
package enum Graphemes {
  /// The columns of a text on one line. Linear.
  ///
  /// - Parameters:
  ///   - tabWidth: the columns between two tab stops, from 1 to 1,000.
  ///   - column: the column in which the text starts, for its tabs.
  package static func width(of text: String, tabWidth: Int = 8, column: Int = 0) -> Int {
    text.withBytes { bytes in
      let column = CellSpelling.tabOffset(of: column, stops: tabWidth)
      var end = column
      var scanner = ClusterScanner(bytes)
      while let cluster = scanner.next() {
        end += width(of: cluster, bytes, column: end, tabWidth: tabWidth)
      }
      return end - column
    }
  }

  /// Calls `body` with each cluster in order, until it returns `false`. Linear in the bytes that it
  /// reads.
  ///
  /// - Parameter offset: the start of the first cluster, which is in column 0.
  package static func forEach(
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

  /// The clusters of a text, in order. Linear.
  package static func clusters(of text: String, tabWidth: Int = 8) -> [GraphemeCluster] {
    var clusters: [GraphemeCluster] = []
    forEach(in: text, tabWidth: tabWidth) {
      clusters.append($0)
      return true
    }
    return clusters
  }

  /// The column of an offset, which is the width of the text before it. Linear.
  package static func column(of offset: Int, in text: String, tabWidth: Int = 8) -> Int {
    var column = 0
    forEach(in: text, tabWidth: tabWidth) { cluster in
      guard cluster.range.upperBound <= offset else { return false }
      column += cluster.width
      return true
    }
    return column
  }

  /// The boundary nearest to a column, as for a click; of two, the left one. Linear.
  package static func offset(nearest column: Int, in text: String, tabWidth: Int = 8) -> Int {
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
