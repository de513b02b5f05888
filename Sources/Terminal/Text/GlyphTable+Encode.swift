extension GlyphTable {
  /// The cells of a text: one element a column, a wide glyph followed by ``Glyph/continuation``.
  ///
  /// Controls are shown, never sent: a newline as "␊", an escape as "␛"; a tab becomes spaces to
  /// the next stop. Clusters are spelled by what every terminal agrees on: a family of emoji shows
  /// its first member, a flag its two letters. Linear.
  ///
  /// - Parameters:
  ///   - tabWidth: columns from one tab stop to the next, from 1 to 1,000.
  ///   - column: the column that the text starts in, for its tabs.
  public func encode(_ text: String, tabWidth: Int = 8, column: Int = 0) -> [Glyph] {
    text.withBytes { encode($0, tabWidth: tabWidth, column: column) }
  }

  /// The cells of a part of a text.
  public func encode(_ text: Substring, tabWidth: Int = 8, column: Int = 0) -> [Glyph] {
    text.withBytes { encode($0, tabWidth: tabWidth, column: column) }
  }

  func encode(_ bytes: UTF8Bytes, tabWidth: Int, column: Int) -> [Glyph] {
    let column = CellSpelling.place(of: column, stops: tabWidth)
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
  /// A tab is seldom wider than a screen, and each of its columns is a cell.
  private static func held(_ stops: Int) -> Int { min(max(1, stops), 1_000) }

  /// How far after a tab stop a column is: the same to tabs, and small enough to add to.
  static func place(of column: Int, stops: Int) -> Int {
    let stops = held(stops)
    return (column % stops + stops) % stops
  }

  /// Columns from a column to the next tab stop, at least one.
  static func tabWidth(at column: Int, stops: Int) -> Int {
    held(stops) - place(of: column, stops: stops)
  }
}

/// Collects cells as glyphs.
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
