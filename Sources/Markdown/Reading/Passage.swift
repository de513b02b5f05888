import CMarkdown

/// A part of a text, from the start of a line to the start of another or the end.
struct Passage {
  /// The bytes of the part in the text.
  var source: Range<Int>
  /// The bytes that are parsed. They differ from the source if the end is completed.
  var bytes: ArraySlice<UInt8>

  init(_ source: Range<Int>, of text: [UInt8]) {
    self.source = source
    bytes = text[source]
  }

  init(_ source: Range<Int>, as bytes: [UInt8]) {
    self.source = source
    self.bytes = bytes[...]
  }
}

/// Blocks that start at one line, or lines that only define links.
struct ReadSection {
  /// The bytes of the lines in the text, without blank lines and the last line's end.
  var source: Range<Int>
  var blocks: [MarkdownBlock]
  /// The parts of the last block.
  var parts: [BlockPart] = []

  /// Whether links may be defined or be in the lines.
  var mayHaveLinks: Bool {
    switch blocks.last {
    case .code, .html, .thematicBreak: false
    default: true
    }
  }
}

/// Parses passages as parts of one text, so that links of any part find the definitions of all.
struct PassageReader {
  private var input: [UInt8] = []
  private var starts: [Int] = []
  private let passages: [Passage]
  /// A thematic break of a kind that ends any block but code and HTML, which have no links.
  private static let separator = Array("***\n".utf8)

  /// The number of bytes that are parsed.
  var count: Int { input.count }

  init(_ passages: [Passage]) {
    self.passages = passages
    input.reserveCapacity(passages.reduce(1) { $0 + $1.bytes.count + Self.separator.count })
    // Only at the start of a text is a byte order mark no text.
    if let first = passages.first, first.source.lowerBound > 0 { input.append(0x0A) }
    for passage in passages {
      if !starts.isEmpty { input += Self.separator }
      starts.append(input.count)
      input += passage.bytes
    }
  }

  /// Returns the sections of each passage.
  func read() -> [[ReadSection]] {
    let lines = LineTable(input)
    let root = (ParserGuard.guarded(lines) ?? input).withUnsafeBufferPointer {
      recurse_markdown_parse($0.baseAddress, $0.count)
    }
    guard let root else { return passages.map { _ in [] } }
    defer { cmark_node_free(root) }
    let groups = BlockGroup.groups(of: root, reader: BlockReader(lines: lines))
    var rest = groups[...]
    return passages.indices.map { index in
      let first = lines.line(at: starts[index])
      let end = starts[index] + passages[index].bytes.count
      let last = end == starts[index] ? first : lines.line(at: end - 1) + 1
      rest = rest.drop { $0.lines.lowerBound < first }
      let own = rest.prefix { $0.lines.lowerBound < last }
      rest = rest.dropFirst(own.count)
      return sections(of: Array(own), in: first..<last, lines, index)
    }
  }

  private func sections(
    of groups: [BlockGroup], in range: Range<Int>, _ lines: LineTable, _ index: Int
  ) -> [ReadSection] {
    var sections: [ReadSection] = []
    var next = range.lowerBound
    func add(_ place: Range<Int>, _ blocks: [MarkdownBlock], _ parts: [BlockPart] = []) {
      let offset = passages[index].source.lowerBound - starts[index]
      let start = lines.start(place.lowerBound) + offset
      let end = lines.content(place.upperBound - 1).upperBound + offset
      let parts = parts.map {
        BlockPart(start: lines.start($0.start) + offset, index: $0.index)
      }
      sections.append(ReadSection(source: start..<end, blocks: blocks, parts: parts))
    }
    /// Adds the lines up to one that no block has: all they can do is to define links.
    func addHidden(to end: Int) {
      while next < end {
        let start = next
        while next < end, !lines.isBlank(next) { next += 1 }
        if start < next { add(start..<next, []) }
        while next < end, lines.isBlank(next) { next += 1 }
      }
    }
    for (place, group) in groups.enumerated() {
      addHidden(to: group.lines.lowerBound)
      let limit = place + 1 < groups.count ? groups[place + 1].lines.lowerBound : range.upperBound
      var end = min(group.lines.upperBound, limit)
      while end > group.lines.lowerBound + 1, lines.isBlank(end - 1) { end -= 1 }
      add(group.lines.lowerBound..<end, group.blocks, group.parts)
      next = max(next, end)
    }
    addHidden(to: range.upperBound)
    return sections
  }
}
