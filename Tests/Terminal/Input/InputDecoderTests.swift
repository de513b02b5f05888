import TestSupport
import Testing

@testable import RecurseTerminal

@Suite("The input decoder", .blocking)
struct InputDecoderTests {
  typealias Case = (bytes: String, events: [InputEvent])

  static let keys: [Case] = [
    ("a", [.key(.character("a"))]), ("Z ", [.key(.character("Z")), .key(.space)]),
    ("é日😀", [.key(.character("é")), .key(.character("日")), .key(.character("😀"))]),
    ("\r\n\t", [.key(.enter), .key(.enter), .key(.tab)]),
    ("\u{7f}\u{8}", [.key(.backspace), .key(.backspace)]),
    ("\0\u{1}\u{1a}", [.key(.control(" ")), .key(.control("a")), .key(.control("z"))]),
    ("\u{1c}\u{1d}", [.key(.control("\\")), .key(.control("]"))]),
    ("\u{1e}\u{1f}", [.key(.control("^")), .key(.control("_"))]),
    ("\u{1b}a", [.key(.alt("a"))]), ("\u{1b}é", [.key(.alt("é"))]),
    ("\u{1b}\r", [.key(.enter.with(.alt))]), ("\u{1b}\u{7f}", [.key(.backspace.with(.alt))]),
    ("\u{1b}\u{1}", [.key(.control("a").with(.alt))]),
    ("\u{1b}\u{1b}x", [.key(.escape), .key(.alt("x"))]),
    ("\u{1b}\u{1b}[A", [.key(.up.with(.alt))]), ("\u{1b}\u{1b}OA", [.key(.up.with(.alt))]),
    ("\u{1b}\u{1b}\u{1b}[A", [.key(.escape), .key(.up.with(.alt))]),
    ("\u{1b}[A\u{1b}[B", [.key(.up), .key(.down)]),
    ("\u{1b}[C\u{1b}[D", [.key(.right), .key(.left)]),
    ("\u{1b}[H\u{1b}[F", [.key(.home), .key(.end)]), ("\u{1b}OA\u{1b}OF", [.key(.up), .key(.end)]),
    ("\u{1b}OP\u{1b}OS", [.key(.function(1)), .key(.function(4))]),
    ("\u{1b}OM\u{1b}Oj\u{1b}Oy", [.key(.enter), .key(.character("*")), .key(.character("9"))]),
    ("\u{1b}[1;5A", [.key(.up.with(.control))]), ("\u{1b}O5A", [.key(.up.with(.control))]),
    ("\u{1b}O1;2P", [.key(.function(1).with(.shift))]),
    ("\u{1b}[1;8D", [.key(.left.with([.shift, .alt, .control]))]),
    ("\u{1b}[1;5R", [.key(.function(3).with(.control))]), ("\u{1b}[R", [.key(.function(3))]),
    ("\u{1b}[1~\u{1b}[4~", [.key(.home), .key(.end)]),
    ("\u{1b}[2~\u{1b}[3~", [.key(.insert), .key(.delete)]),
    ("\u{1b}[5~\u{1b}[6;5~", [.key(.pageUp), .key(.pageDown.with(.control))]),
    ("\u{1b}[11~\u{1b}[15~", [.key(.function(1)), .key(.function(5))]),
    ("\u{1b}[17~\u{1b}[21~", [.key(.function(6)), .key(.function(10))]),
    ("\u{1b}[23~\u{1b}[24;2~", [.key(.function(11)), .key(.function(12).with(.shift))]),
    ("\u{1b}[25~\u{1b}[34~", [.key(.function(13)), .key(.function(20))]),
    ("\u{1b}[57387u", [.key(.function(24))]),
    ("\u{1b}[[A\u{1b}[[E", [.key(.function(1)), .key(.function(5))]),
    ("\u{1b}[3$\u{1b}[3^", [.key(.delete.with(.shift)), .key(.delete.with(.control))]),
    ("\u{1b}[3@\u{1b}[a", [.key(.delete.with([.shift, .control])), .key(.up.with(.shift))]),
    ("\u{1b}Oa", [.key(.up.with(.control))]), ("\u{1b}[Z", [.key(.shiftTab)]),
    ("\u{1b}[27;5;105~", [.key(.control("i"))]), ("\u{1b}[27;2;65~", [.key(.character("A"))]),
    ("\u{1b}[I\u{1b}[O", [.focus(true), .focus(false)]),
  ]

  static let kitty: [Case] = [
    ("\u{1b}[97;5u", [.key(.control("a"))]), ("\u{1b}[27u", [.key(.escape)]),
    ("\u{1b}[97;6u", [.key(.control("a").with(.shift))]),
    ("\u{1b}[97:65;2u", [.key(.character("A"))]), ("\u{1b}[97;2u", [.key(.character("A"))]),
    ("\u{1b}[49:33;2;33u", [.key(.character("!"))]), ("\u{1b}[97;4u", [.key(.alt("A"))]),
    ("\u{1b}[97;65u", [.key(.character("a"))]), ("\u{1b}[1089;5u", [.key(.control("с"))]),
    ("\u{1b}[97;1:2u", [.key(KeyEvent(.character("a"), phase: .repeat))]),
    ("\u{1b}[97;5:3u", [.key(KeyEvent(.control("a"), phase: .up))]),
    ("\u{1b}[1;1:3A", [.key(KeyEvent(.up, phase: .up))]),
    ("\u{1b}[3;5:2~", [.key(KeyEvent(.delete.with(.control), phase: .repeat))]),
    ("\u{1b}[13;2u", [.key(.enter.with(.shift))]), ("\u{1b}[9;2u", [.key(.shiftTab)]),
    ("\u{1b}[127;5u", [.key(.backspace.with(.control))]),
    ("\u{1b}[57399u\u{1b}[57414u", [.key(.character("0")), .key(.enter)]),
    ("\u{1b}[57417u", [.key(.left)]), ("\u{1b}[57441;2u", [.key(Key(.other(57441)).with(.shift))]),
    ("\u{1b}[97;9u", [.key(.character("a").with(.super))]), ("\u{1b}[1114112u", []),
  ]

  static let mouse: [Case] = [
    ("\u{1b}[<0;3;2M", [.mouse(MouseEvent(.press(.left), at: at(2, 1)))]),
    ("\u{1b}[<0;3;2m", [.mouse(MouseEvent(.release(.left), at: at(2, 1)))]),
    ("\u{1b}[<2;300;200M", [.mouse(MouseEvent(.press(.right), at: at(299, 199)))]),
    ("\u{1b}[<33;1;1M", [.mouse(MouseEvent(.drag(.middle), at: at(0, 0)))]),
    ("\u{1b}[<35;1;1M", [.mouse(MouseEvent(.move, at: at(0, 0)))]),
    ("\u{1b}[<64;1;1M", [.mouse(MouseEvent(.wheelUp, at: at(0, 0)))]),
    ("\u{1b}[<81;1;1M", [.mouse(MouseEvent(.wheelDown, at: at(0, 0), modifiers: .control))]),
    ("\u{1b}[<66;1;1M", [.mouse(MouseEvent(.wheelLeft, at: at(0, 0)))]),
    ("\u{1b}[<67;1;1M", [.mouse(MouseEvent(.wheelRight, at: at(0, 0)))]),
    ("\u{1b}[<128;1;1M", [.mouse(MouseEvent(.press(.other(8)), at: at(0, 0)))]),
    (
      "\u{1b}[<28;1;1M",
      [
        .mouse(MouseEvent(.press(.left), at: at(0, 0), modifiers: [.shift, .alt, .control]))
      ]
    ),
    ("\u{1b}[<0;0;0M", [.mouse(MouseEvent(.press(.left), at: at(0, 0)))]), ("\u{1b}[<0;1M", []),
    (
      "\u{1b}[M\"%\"\u{1b}[M#%\"",
      [
        .mouse(MouseEvent(.press(.right), at: at(4, 1))),
        .mouse(MouseEvent(.release(.right), at: at(4, 1))),
      ]
    ),
    ("\u{1b}[32;5;2M", [.mouse(MouseEvent(.press(.left), at: at(4, 1)))]),
  ]

  static let pastes: [Case] = [
    ("\u{1b}[200~hi\u{1b}[201~!", [.paste(Paste("hi")), .key(.character("!"))]),
    ("\u{1b}[200~\u{1b}[201~", [.paste(Paste(""))]),
    ("\u{1b}[200~a\rb\r\nc\n\td\u{1b}[201~", [.paste(Paste("a\nb\nc\n\td"))]),
    (
      "\u{1b}[200~a\u{B}b\u{C}c\u{85}d\u{2028}e\u{2029}…\u{9B}f\u{1b}[201~",
      [.paste(Paste("a\nb\nc\nd\ne\n…f"))]
    ),
    ("\u{1b}[200~\u{1b}[31mr\u{7}\0\u{7f}\u{9b}é\u{1b}[201~", [.paste(Paste("[31mré"))]),
    ("\u{1b}[200~\u{1b}[20\u{1b}[201~", [.paste(Paste("[20"))]),
    ("\u{1b}[200~\u{1b}\u{1b}[201\u{1b}[201~", [.paste(Paste("[201"))]),
    ("\u{1b}[200~日本\u{1b}[200~\u{1b}[201~", [.paste(Paste("日本[200~"))]), ("\u{1b}[201~", []),
  ]

  static let swallowed: [Case] = [
    ("\u{1b}]11;rgb:0/0/0\u{7}z", [.key(.character("z"))]),
    ("\u{1b}]11;é\u{1b}\\z", [.key(.character("z"))]),
    ("\u{1b}P>|x\u{1b}\\z", [.key(.character("z"))]),
    ("\u{1b}P1+r544e\u{1b}\\\u{1b}P!|0\u{1b}\\\u{1b}_Gi=1;OK\u{1b}\\z", [.key(.character("z"))]),
    ("\u{1b}]0;t\u{1b}[A", [.key(.up)]), ("\u{1b}]0;t\u{18}z", [.key(.character("z"))]),
    ("\u{1b}[?62;1;4c\u{1b}[>1;95;0c\u{1b}[?2026;2$y", []), ("\u{1b}[?1u\u{1b}[24;80R", []),
    ("\u{1b}[8;24;80tz", [.key(.character("z"))]), ("\u{1b}[1 qz", [.key(.character("z"))]),
    ("\u{1b}[12\u{1b}[A", [.key(.up)]), ("\u{1b}[12\r", [.key(.enter)]),
    ("\u{1b}[1é", [.key(.character("é"))]), ("\u{1b}[99~z", [.key(.character("z"))]),
    ("\u{1b}O\u{1b}[A", [.key(.alt("O")), .key(.up)]), ("\u{1b}[[\r", [.key(.enter)]),
    ("\u{1b}[M!\r", [.key(.enter)]),
    ("\u{1b}[;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;1;2Az", [.key(.up), .key(.character("z"))]),
    ("\u{1b}[99999999999999999999999999~z", [.key(.character("z"))]),
  ]

  @Test(
    "a sequence is the same event at once, byte by byte, and cut anywhere",
    arguments: [keys, kitty, mouse, pastes, swallowed])
  func sequences(cases: [Case]) {
    for (text, expected) in cases {
      let bytes = Array(text.utf8)
      #expect(decode([bytes]) == expected, "\(text.debugDescription)")
      #expect(decode(bytes.map { [$0] }) == expected, "\(text.debugDescription) byte by byte")
      for place in bytes.indices {
        let parts = [Array(bytes[..<place]), Array(bytes[place...])]
        #expect(decode(parts) == expected, "\(text.debugDescription) cut at \(place)")
      }
    }
  }

  @Test("invalid UTF-8 is U+FFFD for each maximal subpart, like in the standard library")
  func invalidText() {
    let pieces: [UInt8] = [
      0x41, 0x80, 0xbf, 0xc0, 0xc2, 0xe0, 0xa0, 0xed, 0x9f, 0xf0, 0x90, 0xf4, 0xff,
    ]
    for first in pieces {
      for second in pieces {
        for third in pieces {
          for fourth in pieces {
            let bytes = [first, second, third, fourth, 0x7a]
            let typed = decode(bytes.map { [$0] }).compactMap(\.typed).joined()
            let expected = String(decoding: bytes, as: UTF8.self).unicodeScalars
              .map { (0x80..<0xa0).contains($0.value) ? "\u{FFFD}" : String($0) }.joined()
            #expect(Array(typed.unicodeScalars) == Array(expected.unicodeScalars))
          }
        }
      }
    }
  }

  @Test("marks and joined emoji that arrive with their base belong to its key")
  func clusters() {
    #expect(
      decode([Array("e\u{301}x".utf8)]) == [.key(.character("e\u{301}")), .key(.character("x"))])
    #expect(decode([Array("👩‍💻🇩🇪🇫🇷".utf8)]).compactMap(\.typed) == ["👩‍💻", "🇩🇪", "🇫🇷"])
    #expect(decode([Array("e".utf8), Array("\u{301}".utf8)]).count == 2)
    let many = decode([Array(("a" + String(repeating: "\u{301}", count: 10_000)).utf8)])
    #expect(many.count < 400 && many.compactMap(\.typed).joined().unicodeScalars.count == 10_001)
  }

  @Test("a mark that arrives after the event of its base is its own key")
  func lateMarks() {
    var decoder = InputDecoder()
    for (read, key) in [("e", "e"), ("\u{301}", "\u{301}"), ("👩", "👩"), ("\u{200D}", "\u{200D}")] {
      var events: [InputEvent] = []
      decoder.decode(Array(read.utf8), into: &events)
      #expect(events.compactMap(\.typed) == [key])
    }
  }

  @Test("of several motions in a row the last one is reported")
  func motion() {
    let bytes = Array(
      "\u{1b}[<35;1;1M\u{1b}[<35;2;1M\u{1b}[<32;3;1M\u{1b}[<32;4;1M\u{1b}[<0;4;1m".utf8)
    #expect(
      decode([bytes]) == [
        .mouse(MouseEvent(.move, at: at(1, 0))), .mouse(MouseEvent(.drag(.left), at: at(3, 0))),
        .mouse(MouseEvent(.release(.left), at: at(3, 0))),
      ])
    #expect(decode(bytes.map { [$0] }).count == 5)
  }
}

func at(_ column: Int, _ row: Int) -> CellPoint { CellPoint(column: column, row: row) }

extension InputEvent {
  static func key(_ key: Key) -> InputEvent { .key(KeyEvent(key)) }

  /// The text that a text field would insert.
  var typed: String? {
    guard case .key(let event) = self else { return nil }
    return event.text
  }
}

/// The events of reads, one after the other.
func decode(_ reads: [[UInt8]]) -> [InputEvent] {
  var decoder = InputDecoder()
  var events: [InputEvent] = []
  for read in reads { decoder.decode(read, into: &events) }
  return events
}
