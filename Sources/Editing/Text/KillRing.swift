/// The bytes of the texts that were cut most recently, which Ctrl+Y and Alt+Y insert again.
///
/// Texts that are cut one after the other become one, as in readline.
package struct KillRing: Sendable {
  /// The most bytes of all texts but the last one.
  private static let mostBytes = 16 << 20
  private static let mostTexts = 60

  /// The texts, the most recent one last.
  package private(set) var texts: [[UInt8]] = []
  /// The text that was inserted last, counted from the most recent one.
  private var turns = 0

  package init() {}

  /// The text that Ctrl+Y inserts.
  package var current: [UInt8]? {
    texts.isEmpty ? nil : texts[texts.count - 1 - turns % texts.count]
  }

  /// Adds a text.
  ///
  /// - Parameter joins: the end of the last text to which it is added, if it was cut just before.
  package mutating func add(_ text: [UInt8], to joins: Edge? = nil) {
    turns = 0
    switch (joins, texts.last) {
    case (.start, let last?): texts[texts.count - 1] = text + last
    case (.end, let last?): texts[texts.count - 1] = last + text
    default: texts.append(text)
    }
    var bytes = texts.dropLast().reduce(0) { $0 + $1.count }
    while texts.count > Self.mostTexts || texts.count > 1 && bytes > Self.mostBytes {
      bytes -= texts.removeFirst().count
    }
  }

  /// Goes on to the text before the current one, or around to the last one.
  package mutating func rotate() { turns += 1 }

  package enum Edge: Sendable { case start, end }
}
