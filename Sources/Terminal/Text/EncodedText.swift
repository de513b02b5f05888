/// A text as glyphs, with the properties that wrapping needs: made once, then laid out for any
/// width.
///
/// ```swift
/// let text = EncodedText("a long story\nin two parts", glyphs: grid.glyphs)
/// for (row, line) in text.lines(width: 8).enumerated() {
///   grid.draw(line, of: text, at: CellPoint(column: 0, row: row), style: .plain)
/// }
/// ```
///
/// Lines are ranges of ``glyphs``. A newline is an element that belongs to no line. Each appended
/// text is a span, which can have its own style.
package struct EncodedText: Sendable {
  /// One element for each column, and one for each newline.
  package private(set) var glyphs: [Glyph] = []
  /// The end of each span in ``glyphs``, including empty ones.
  package private(set) var spanEnds: [Int] = []
  private(set) var flags: [CellFlags] = []
  private(set) var hasNewlines = false
  private var breaker = LineBreaker()
  private var column = 0

  /// Makes an empty text.
  package init() {}

  /// Encodes a text as one span. Linear.
  package init(_ text: String, glyphs table: GlyphTable, tabWidth: Int = 8) {
    append(text, glyphs: table, tabWidth: tabWidth)
  }

  /// - Parameter lengths: the UTF-8 bytes of each span; their sum is the length of the text.
  package init(
    _ text: String, spans lengths: [Int], glyphs table: GlyphTable, tabWidth: Int = 8
  ) {
    text.withBytes { bytes in
      assert(lengths.reduce(0, +) == bytes.count, "spans are the whole text")
      flags.reserveCapacity(bytes.count)
      spanEnds.reserveCapacity(lengths.count)
      if bytes.plainPrefix == bytes.count { return appendPlain(bytes, spans: lengths) }
      glyphs.reserveCapacity(bytes.count)
      var start = 0
      for length in lengths {
        let end = min(start + length, bytes.count)
        _ = append(span: UTF8Bytes(rebasing: bytes[start..<end]), table, tabWidth)
        start = end
      }
    }
  }

  /// Adds printable ASCII at once: none of it joins at the end of a span.
  private mutating func appendPlain(_ bytes: UTF8Bytes, spans lengths: [Int]) {
    var made: [Glyph] = []
    appendPlain(bytes, count: bytes.count, to: &made)
    glyphs = made
    var end = 0
    for length in lengths {
      end += length
      spanEnds.append(end)
    }
  }

  /// Adds a text as a span. Linear.
  ///
  /// A mark at the start of a span does not join the letter at the end of the previous one.
  ///
  /// - Returns: the range of the span in ``glyphs``.
  @discardableResult
  package mutating func append(
    _ text: String, glyphs table: GlyphTable, tabWidth: Int = 8
  ) -> Range<Int> {
    text.withBytes { append(span: $0, table, tabWidth) }
  }

  private mutating func append(
    span bytes: UTF8Bytes, _ table: GlyphTable, _ tabWidth: Int
  ) -> Range<Int> {
    let start = glyphs.count
    append(bytes, table, tabWidth)
    spanEnds.append(glyphs.count)
    return start..<glyphs.count
  }

  private mutating func append(_ bytes: UTF8Bytes, _ table: GlyphTable, _ tabWidth: Int) {
    var sink = GlyphSink(table: table)
    swap(&sink.glyphs, &glyphs)
    let plain = bytes.plainPrefix
    appendPlain(bytes, count: plain, to: &sink.glyphs)
    // Doubled, because an exact reservation would copy all glyphs for each of many spans.
    let needed = sink.glyphs.count + bytes.count - plain
    if needed > sink.glyphs.capacity {
      let room = max(needed, 2 * sink.glyphs.count)
      sink.glyphs.reserveCapacity(room)
      flags.reserveCapacity(room)
    }
    var scanner = ClusterScanner(bytes, from: plain)
    while let cluster = scanner.next() {
      let start = sink.glyphs.count
      var position = cluster.lowerBound
      let scalar = bytes.scalar(at: &position)
      switch scalar {
      case 0x0a, 0x2028, 0x2029,
        0x0d where cluster.count == 2:
        sink.ascii(0x0a)
        flags.append([.clusterStart, .newline])
        hasNewlines = true
        breaker.reset()
        column = 0
        continue
      case 0x09:
        let stop = CellSpelling.tabWidth(at: column, stops: tabWidth)
        sink.glyphs.append(contentsOf: repeatElement(.space, count: stop))
      default: CellSpelling.spell(cluster, of: bytes, into: &sink)
      }
      column += sink.glyphs.count - start
      let isAlone = position == cluster.upperBound
      addFlags(scalar, isAlone: isAlone, count: sink.glyphs.count - start)
    }
    swap(&sink.glyphs, &glyphs)
  }

  /// Adds printable ASCII that nothing joins, with one cell for each byte.
  @inline(__always)
  private mutating func appendPlain(_ bytes: UTF8Bytes, count: Int, to glyphs: inout [Glyph]) {
    guard count > 0 else { return }
    let start = flags.count
    if glyphs.capacity == 0 {
      glyphs = [Glyph](unsafeUninitializedCapacity: count) { buffer, filled in
        for index in 0..<count { buffer[index] = Glyph(rawValue: UInt32(bytes[index])) }
        filled = count
      }
    } else {
      for index in 0..<count { glyphs.append(Glyph(rawValue: UInt32(bytes[index]))) }
    }
    flags.append(contentsOf: repeatElement(.clusterStart, count: count))
    column += count
    // The flags of each cell are set in place, unchecked; the pointer ends with the closure.
    flags.withUnsafeMutableBufferPointer { flags in
      for index in 0..<count {
        // A letter inside a word, without a look-up.
        if (bytes[index] | 0x20) &- 0x61 < 26, breaker.isInWord { continue }
        let lineClass = ScalarProperties(UInt32(bytes[index])).lineClass
        if lineClass == .ordinary, breaker.isInWord { continue }
        let isDigit = bytes[index] &- 0x30 < 10
        if breaker.allowsBreak(before: lineClass, isDigit: isDigit) {
          flags[start + index].insert(.breakBefore)
        }
        if lineClass == .space { flags[start + index].insert(.space) }
      }
    }
  }

  @inline(__always)
  private mutating func addFlags(_ scalar: UInt32, isAlone: Bool, count: Int) {
    var lineClass: LineClass = scalar == 0x09 ? .space : ScalarProperties(scalar).lineClass
    // A space with a mark is visible.
    if lineClass == .space, !isAlone { lineClass = .ordinary }
    if count == 0 { return breaker.takeInvisible(lineClass) }
    var first: CellFlags = .clusterStart
    if breaker.allowsBreak(before: lineClass, isDigit: scalar &- 0x30 < 10) {
      first.insert(.breakBefore)
    }
    let rest: CellFlags = lineClass == .space ? .space : []
    flags.append(first.union(rest))
    // Each column of a tab is a space by itself.
    for _ in 1..<max(1, count) { flags.append(scalar == 0x09 ? [.space, .clusterStart] : rest) }
  }
}

/// The properties of a cell that wrapping needs.
struct CellFlags: OptionSet, Sendable {
  var rawValue: UInt8
  /// A cluster starts here: a text can be cut before it.
  static let clusterStart = CellFlags(rawValue: 1)
  /// A line can break before it.
  static let breakBefore = CellFlags(rawValue: 2)
  /// A space, which is omitted at the end of a line.
  static let space = CellFlags(rawValue: 4)
  static let newline = CellFlags(rawValue: 8)
}
