/// A text in Markdown, and its blocks.
///
/// A text that arrives in pieces is ``append(_:)``ed, which parses only what the piece can change:
/// the last block, and the blocks with a link whose definition came. Its blocks are those that the
/// whole text has.
package struct MarkdownDocument: Sendable {
  /// A block at the top level.
  package struct Block: Identifiable, Equatable, Sendable {
    /// A number that stays the same while text is appended.
    package let id: Int
    /// The UTF-8 offsets of its lines in the text, without the last line's end.
    package internal(set) var source: Range<Int>
    package internal(set) var value: MarkdownBlock
  }

  /// The blocks, in order.
  package internal(set) var blocks: [Block] = []
  /// Whether more text is to come. If so, bold text and the like that is not yet closed at the end
  /// looks as if it were.
  package internal(set) var isStreaming: Bool

  var source: [UInt8] = []
  var sections: [Section] = []
  /// The last section's blocks as written, where ``blocks`` has them completed.
  var writtenTail: [Block]?
  /// The offset of the last line, which may be unfinished.
  var lineStart = 0
  var nextID = 0
  /// The number of bytes that were parsed for this document up to now.
  package internal(set) var parsedBytes = 0

  /// Parses a text.
  package init(_ text: String = "", isStreaming: Bool = false) {
    self.isStreaming = isStreaming
    append(text)
  }

  /// The text as it was given.
  package var text: String { String(decoding: source, as: UTF8.self) }

  /// Adds text at the end.
  ///
  /// What is parsed is the last block and the new text. In code between open fences at the top
  /// level it is the new text. In a list it is the last item, in a quote the last block in it,
  /// unless a link there and its definition are in different ones.
  ///
  /// Beside that, the labels of a text with links are looked up among the blocks before it: O(their
  /// number). The array of the items of a list, or of the blocks of a quote, is copied with what
  /// is settled in it.
  package mutating func append(_ more: String) {
    var more = more
    more.withUTF8 { append($0) }
  }

  /// Shows the end as it is written, since no more text comes.
  package mutating func finish() {
    restoreWrittenTail()
    isStreaming = false
  }
}

extension MarkdownDocument: Equatable {
  /// Returns whether texts, blocks and their numbers are equal.
  package static func == (one: MarkdownDocument, other: MarkdownDocument) -> Bool {
    one.source == other.source && one.blocks == other.blocks
  }
}
