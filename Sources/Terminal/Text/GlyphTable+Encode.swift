extension GlyphTable {
  /// Returns the glyphs of a text: one for each column, with ``Glyph/continuation`` after a wide
  /// one.
  ///
  /// Controls are shown and never sent: a newline as "␊", an escape as "␛"; a tab becomes spaces to
  /// the next stop. Clusters become glyphs that all terminals show with the same width: a family of
  /// emoji becomes its first member, a flag its two letters. Linear.
  ///
  /// - Parameters:
  ///   - tabWidth: The columns between two tab stops, from 1 to 1,000.
  ///   - column: The column in which the text starts, for its tabs.
  public func encode(_ text: String, tabWidth: Int = 8, column: Int = 0) -> [Glyph] {
    text.withBytes { encode($0, tabWidth: tabWidth, column: column) }
  }

  /// Returns the glyphs of a part of a text.
  public func encode(_ text: Substring, tabWidth: Int = 8, column: Int = 0) -> [Glyph] {
    text.withBytes { encode($0, tabWidth: tabWidth, column: column) }
  }

  func encode(_ bytes: UTF8Bytes, tabWidth: Int, column: Int) -> [Glyph] {
    let column = CellSpelling.tabOffset(of: column, stops: tabWidth)
    var sink = GlyphSink(table: self)
    sink.glyphs.reserveCapacity(bytes.count)
    var scanner = ClusterScanner(bytes)
    while let cluster = scanner.next() {
      if bytes[cluster.lowerBound] == 0x09, cluster.count == 1 {
        let stop = CellSpelling.tabWidth(at: column + sink.glyphs.count, stops: tabWidth)
        sink.glyphs.append(contentsOf: repeatElement(.space, count: stop))
      } else {
        CellSpelling.spell(cluster, of: bytes, into: &sink)
      }
    }
    return sink.glyphs
  }
}

extension CellSpelling {
  /// The distance of tab stops, clamped because each column of a tab is a cell.
  private static func clamped(_ stops: Int) -> Int { min(max(1, stops), 1_000) }

  /// The distance of a column from the tab stop before it, small enough to add to.
  static func tabOffset(of column: Int, stops: Int) -> Int {
    let stops = clamped(stops)
    return (column % stops + stops) % stops
  }

  /// The columns from a column to the next tab stop, at least one.
  static func tabWidth(at column: Int, stops: Int) -> Int {
    clamped(stops) - tabOffset(of: column, stops: stops)
  }
}

/// Collects the cells of clusters as glyphs.
struct GlyphSink: CellSink {
  let table: GlyphTable
  var glyphs: [Glyph] = []

  @inline(__always)
  mutating func ascii(_ byte: UInt8) { glyphs.append(Glyph(rawValue: UInt32(byte))) }

  mutating func cell(_ scalars: GlyphScalars, width: Int) {
    glyphs.append(table.glyph(scalars))
    if width == 2 { glyphs.append(.continuation) }
  }
}
