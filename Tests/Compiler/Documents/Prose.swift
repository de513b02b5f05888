/// The sentences of a document or of doc comments, line by line.
///
///     heading, table, mark-up, blank line ─▶ ends the paragraph, and is no prose
///     ``` … ```, lines indented by four   ─▶ code, which is skipped
///     - item                              ─▶ begins a paragraph
///     anything else                       ─▶ goes on with the paragraph
///
/// A code span is one word, and a link is the words that it shows. A sentence ends at a word with
/// a period, an exclamation mark or a question mark, or with its paragraph.
struct Prose {
  struct Sentence {
    /// The number of the first line of its paragraph.
    let line: Int
    fileprivate(set) var words = 0
    /// Whether each word is code, as in a list of symbols.
    fileprivate(set) var isCode = true
    fileprivate(set) var text = ""
  }

  private(set) var sentences: [Sentence] = []
  private var paragraph: [UInt8] = []
  private var start = 0
  private var isInBlock = false

  /// The sentences of Markdown.
  init(markdown text: String) {
    for (index, line) in text.utf8.split(separator: 10, omittingEmptySubsequences: false)
      .enumerated()
    {
      read(line, number: index + 1)
    }
    endParagraph()
  }

  /// The sentences of the doc comments of Swift.
  init(comments text: String) {
    for (index, line) in text.utf8.split(separator: 10, omittingEmptySubsequences: false)
      .enumerated()
    {
      let comment = line.drop { $0 == space }
      if comment.starts(with: [slash, slash, slash]) {
        let body = comment.dropFirst(3)
        read(body.first == space ? body.dropFirst() : body, number: index + 1)
      } else if !paragraph.isEmpty || isInBlock {
        endParagraph()
        isInBlock = false
      }
    }
    endParagraph()
  }

  private mutating func read(_ line: Substring.UTF8View, number: Int) {
    let body = line.drop { $0 == space }
    if body.starts(with: [tick, tick, tick]) {
      endParagraph()
      isInBlock.toggle()
    } else if isInBlock {
      return
    } else if body.isEmpty || "#|<@".utf8.contains(body[body.startIndex])
      || body.starts(with: "![".utf8)
    {
      endParagraph()
    } else if let item = Self.item(body) {
      endParagraph()
      start = number
      paragraph += item
    } else if !paragraph.isEmpty {
      paragraph.append(space)
      paragraph += body
    } else if !line.starts(with: "    ".utf8) {
      start = number
      paragraph += body.starts(with: "> ".utf8) ? body.dropFirst(2) : body
    }
  }

  /// Returns the text of a list's item, or `nil` if the line begins none.
  private static func item(_ line: Substring.UTF8View) -> Substring.UTF8View? {
    let digits = line.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
    let mark = line.dropFirst(digits)
    guard let sign = mark.first, (digits == 0 ? "-*+" : ".)").utf8.contains(sign),
      mark.dropFirst().first == space
    else { return nil }
    return mark.dropFirst(2)
  }

  private mutating func endParagraph() {
    guard !paragraph.isEmpty else { return }
    var sentence = Sentence(line: start)
    for word in Self.words(of: paragraph) {
      sentence.text += sentence.text.isEmpty ? word.text : " " + word.text
      if word.isCode || word.text.unicodeScalars.contains(where: Self.isPartOfWord) {
        sentence.words += 1
        if !word.isCode { sentence.isCode = false }
      }
      if word.endsSentence {
        sentences.append(sentence)
        sentence = Sentence(line: start)
      }
    }
    if sentence.words > 0 { sentences.append(sentence) }
    paragraph.removeAll(keepingCapacity: true)
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private struct Word {
    var text: String
    var isCode: Bool
    var endsSentence: Bool
  }

  /// The words between spaces, without the addresses of links. A code span keeps its spaces.
  private static func words(of bytes: [UInt8]) -> [Word] {
    var words: [Word] = []
    var word: [UInt8] = []
    var isCode = false
    var index = 0
    func end() {
      guard !word.isEmpty else { return }
      let text = String(decoding: word, as: UTF8.self)
      let last = text.last { !")”\"*_’'".contains($0) }
      words.append(
        Word(text: text, isCode: isCode, endsSentence: last.map { ".!?".contains($0) } == true))
      word = []
      isCode = false
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == tick {
        let ticks = bytes[index...].prefix { $0 == tick }
        let after = ticks.endIndex
        let close = bytes.indices[after...].first { bytes[$0...].starts(with: ticks) }
        let past = close.map { $0 + ticks.count } ?? bytes.count
        word += bytes[index..<past]
        isCode = isCode || word.count == past - index
        index = past
      } else if byte == space {
        end()
        index += 1
      } else if byte == UInt8(ascii: "]"), bytes[(index + 1)...].first == UInt8(ascii: "(") {
        index = bytes[index...].firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 } ?? bytes.count
      } else if byte == UInt8(ascii: "[") {
        index += 1
      } else {
        word.append(byte)
        index += 1
      }
    }
    end()
    return words
  }
}

private let space = UInt8(ascii: " ")
private let slash = UInt8(ascii: "/")
private let tick = UInt8(ascii: "`")
