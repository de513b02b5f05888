import TestSupport
import Testing

@testable import RecurseTerminal

@Suite("An answer of the terminal that a slow line tears", .blocking)
struct TornAnswerTests {
  private static let program = "\u{1b}[>41;379;0c"
  private static let color = "\u{1b}]11;rgb:fdfd/f6f6/e3e3\u{1b}\\"
  private static let attributes = "\u{1b}[?62;22c"
  private static let answers = [
    color + attributes, program + color + attributes, "\u{1b}]11;rgba:fd/f6/e3/ff\u{7}\u{1b}[?1;2c", attributes, "\u{1b}[?c",
  ]
  private static let replies: [TerminalReply] = [
    .string(introducer: UInt8(ascii: "]"), text: "11;rgb:fdfd/f6f6/e3e3"),
    .primaryAttributes([62, 22]),
  ]

  /// A terminal and a person, on a clock of the test.
  private struct Line {
    var decoder = TimedDecoder(decoder: InputDecoder())
    var now = Duration.seconds(100)
    var replies: [TerminalReply] = []

    init(isAsked: Bool = true) {
      if isAsked { decoder.expectAnswer(until: now + Questions.answerTimeout) }
    }

    mutating func pass(_ time: Duration) {
      let end = now + time
      while let deadline = decoder.deadline, deadline <= end {
        now = max(now, deadline)
        decoder.expire(at: now)
      }
      now = end
    }

    mutating func receive(_ bytes: some Sequence<UInt8>) {
      // The decoder reads the bytes before it returns, and keeps no pointer.
      Array(bytes).withUnsafeBufferPointer { decoder.take($0, at: now) }
      replies += decoder.takeReplies()
    }
  }

  private func keys(_ keys: [Key]) -> [InputEvent] { keys.map { .key(KeyEvent($0)) } }

  @Test("does not delay what is typed behind an Escape")
  func escape() {
    for delay in [1, 60, 100, 300, 499] {
      var line = Line()
      line.receive([0x1b])
      line.pass(.milliseconds(delay))
      line.receive([0x03])
      line.pass(.seconds(9))
      #expect(line.decoder.events == keys([.escape, .control("c")]), "\(delay) ms")
      line = Line()
      line.receive([0x1b])
      line.pass(.milliseconds(delay))
      line.receive("jk".utf8)
      line.pass(.seconds(9))
      let first = delay < 50 ? [Key.alt("j")] : [.escape, .character("j")]
      #expect(line.decoder.events == keys(first + [.character("k")]), "\(delay) ms")
    }
  }

  @Test(
    "is no key wherever it is torn, and however late its rest is, but for an Escape",
    arguments: answers)
  func tornOnce(answer: String) {
    let bytes = Array(answer.utf8)
    for place in 0...bytes.count {
      for delay in [10, 60, 300, 499, 501, 1200, 3000, 4900] {
        var line = Line()
        line.receive(bytes[..<place])
        line.pass(.milliseconds(delay))
        line.receive(bytes[place...])
        line.pass(.seconds(9))
        let isEscape =
          delay > 500 && place > 0 && bytes[place - 1] == 0x1b && place < bytes.count
          // A string's own end is waited for.
          && bytes[place] != UInt8(ascii: "\\")
        let what = "\(answer.debugDescription) cut at \(place) for \(delay) ms"
        #expect(line.decoder.events == (isEscape ? [.key(.escape)] : []), "\(what)")
        let count = (answer.contains(">") ? 1 : 0) + (answer.contains("]") ? 1 : 0) + 1
        #expect(line.replies.count == count, "\(what)")
        #expect(line.decoder.deadline == nil)
      }
    }
  }

  @Test("is read as one where it comes byte by byte", arguments: [1, 40, 100, 180])
  func tornEverywhere(delay: Int) {
    for answer in [Self.color + Self.attributes, Self.attributes] {
      var line = Line()
      for byte in answer.utf8 {
        line.receive([byte])
        line.pass(.milliseconds(delay))
      }
      #expect(line.decoder.events == [])
      #expect(line.replies == (answer.contains("]") ? Self.replies : Array(Self.replies.suffix(1))))
    }
  }

  @Test("may be torn twice")
  func tornTwice() {
    let bytes = Array((Self.color + Self.attributes).utf8)
    for first in 1..<bytes.count {
      for second in first + 1..<bytes.count {
        for delay in [300, 1200] {
          var line = Line()
          line.receive(bytes[..<first])
          line.pass(.milliseconds(delay))
          line.receive(bytes[first..<second])
          line.pass(.milliseconds(delay))
          line.receive(bytes[second...])
          let others = line.decoder.events.filter { $0 != .key(.escape) }
          #expect(others.isEmpty, "cut at \(first) and \(second)")
          #expect(line.replies == Self.replies, "cut at \(first) and \(second)")
        }
      }
    }
  }

  @Test("ends with any other byte once it is late", arguments: ["x", "\u{3}", "\r", "ö", " "])
  func keys(key: String) {
    let bytes = Array((Self.color + Self.attributes).utf8)
    let expected = decode([Array(key.utf8)]).last?.key
    for place in 1..<bytes.count {
      var line = Line()
      line.receive(bytes[..<place])
      line.pass(.milliseconds(1200))
      line.receive(key.utf8)
      // After the escape of a string's end it is Alt with that key.
      let last = line.decoder.events.last?.key
      #expect(last.map { Key($0.code, modifiers: $0.modifiers.subtracting(.alt)) } == expected)
      line.receive("k".utf8)
      #expect(line.decoder.events.last == .key(.character("k")), "at \(place)")
    }
  }

  @Test("is not waited for where nothing was asked, nor once it has come, nor after five seconds")
  func notExpected() {
    for isAsked in [false, true] {
      for late in [Duration.zero, .seconds(6)] {
        var line = Line(isAsked: isAsked)
        line.pass(late)
        if isAsked, late == .zero { line.receive((Self.color + Self.attributes).utf8) }
        line.receive([0x1b])
        line.pass(.milliseconds(51))
        #expect(line.decoder.events == [.key(.escape)])
        line.receive("]".utf8)
        #expect(line.decoder.events.last == .key(.character("]")))
      }
    }
  }

  @Test("gives way to what a person types after Escape")
  func typedAfterEscape() {
    for text in ["]", "[", "]1", "[?6", "]x", "[x", "]11x", "[?6x"] {
      var line = Line()
      line.receive([0x1b])
      line.pass(.milliseconds(600))
      for byte in text.utf8 { line.receive([byte]) }
      line.pass(.seconds(5))
      #expect(
        line.decoder.events == [.key(.escape)] + text.map { .key(.character($0)) }, "\(text)")
    }
    // The keys of Alt, too.
    for (text, key) in [("[", "["), ("]", "]")] as [(String, Character)] {
      var line = Line()
      line.receive("\u{1b}\(text)".utf8)
      line.pass(.milliseconds(1500))
      line.receive("x".utf8)
      #expect(line.decoder.events == [.key(.alt(key)), .key(.character("x"))])
    }
  }

  @Test("does not hold up an arrow whose escape was taken for the key")
  func arrow() {
    var line = Line()
    line.receive([0x1b])
    line.pass(.milliseconds(600))
    line.receive("[A".utf8)
    #expect(line.decoder.events == [.key(.escape), .key(.up)])
  }
}

extension InputEvent {
  fileprivate var key: Key? { if case .key(let event) = self { event.key } else { nil } }
}
