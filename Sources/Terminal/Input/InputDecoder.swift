/// Decodes the bytes of a terminal into keys, mouse events and pastes.
///
/// ```swift
/// var decoder = InputDecoder()
/// var events: [InputEvent] = []
/// bytes.withUnsafeBufferPointer { decoder.decode($0, into: &events) }
/// // later, if nothing arrived for `decoder.patience`:
/// decoder.expire(into: &events)
/// ```
///
/// It keeps an unfinished sequence between calls, never fails, and needs a bounded amount of
/// memory:
///
/// ```
///          0x1b           [                     0x40–0x7e
///  ground ───────▶ escape ───▶ sequence ─────────────────────▶ key, mouse, focus, reply ─▶ ground
///   │   ▲            │ │ │        │ │ └─ 200 ~ ▶ paste ── ESC [ 201 ~ ──▶ paste event ───▶ ground
///   │   │            │ │ │        │ └─── M ────▶ oldMouse ── 3 bytes ───▶ mouse ─────────▶ ground
///   │   │            │ │ │        └───── [ ────▶ linuxFunction ── 1 byte ▶ key ──────────▶ ground
///   │   │            │ │ └─ O ─▶ application ── letter ─────────────────▶ key ───────────▶ ground
///   │   │            │ └─ ] P _ ───▶ string ── BEL, or ESC \ ──────────▶ reply ─────────▶ ground
///   │   │            └─ any other byte: Alt and its key ─────────────────────────────────▶ ground
///   └───┘ a byte of text or a control: its key
/// ```
///
/// A byte that cannot continue a sequence drops it and starts the next one; of what has only begun,
/// Alt and a key remain. Ctrl-C ends any
/// sequence, except in a paste, whose time limit it does not extend. A character is one key; marks
/// and joined emoji that arrive in the same call as their base belong to its key.
package struct InputDecoder {
  enum State {
    case ground, escape, sequence, application, linuxFunction, oldMouse, string, stringEscape, paste
  }

  /// The longest string of the terminal that is kept. The rest of a longer one is dropped.
  static let stringCapacity = 64 << 10

  var state = State.ground
  /// The escapes at the start of the present sequence. Two of them mean Alt.
  var escapes = 0
  var sequence = ControlSequence()
  var assembler = UTF8Assembler()
  var isAlt = false
  var mouse = MouseReport()
  var oldMouseBytes: [UInt8] = []
  var stringIntroducer: UInt8 = 0
  /// Whether the string began as answers do. Until then it may be keys.
  var isAnswer = false
  var string: [UInt8] = []
  var paste = PasteBuffer()
  let trie: KeyTrie
  var trieNode: Int?
  var cluster = TypedCluster()
  /// The number of events when the call began. Only newer ones can be merged.
  var firstOfCall = 0
  var answers: [TerminalReply] = []
  /// Whether the terminal was asked for its colors and has not answered. A part of the answer then
  /// waits for its rest.
  package var expectsAnswer = false
  /// Whether the terminal was asked for the place of its cursor. The answer for the first row is
  /// otherwise F3 with modifiers.
  package var expectsPlace = false
  /// Whether a part of the answer waits longer than another sequence would.
  var isLate = false
  /// The bytes of a late answer since its escape, if that was reported as the key.
  var typed: [UInt8] = []
  /// Whether an escape was taken for the key, and nothing has arrived since.
  var wasCut = false
  /// The presses of Ctrl-C in an unfinished paste.
  var interrupts = 0
  /// Whether the last letter was one of a Latin layout.
  var isLatin = false
  /// Changes at each end of a sequence.
  package private(set) var sequenceNumber = 0

  /// - Parameter terminfoKeys: the keys of the terminal's entry, for sequences that this decoder
  ///   does not know.
  package init(terminfoKeys: [(bytes: [UInt8], key: Key)] = []) { trie = KeyTrie(terminfoKeys) }

  /// Decodes bytes. Of several mouse motions in a row only the last is reported. Linear.
  package mutating func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, into events: inout [InputEvent]
  ) {
    firstOfCall = events.count
    cluster.end()
    var position = 0
    if wasCut {
      if isRestOfSequence(bytes) {
        take(0x1b, &events)
      } else if expectsAnswer, let byte = bytes.first, byte == 0x5b || byte == 0x5d {
        resumeAnswer(with: byte, &events)
        position = 1
      }
      wasCut = false
    }
    if state == .paste {
      let count = countInterrupts(bytes)
      interrupts += count
      if count > 0 { return }
    }
    while position < bytes.count {
      if state == .paste {
        if let done = paste.take(bytes, at: &position) {
          reset()
          events.append(.paste(done))
        }
      } else {
        let byte = bytes[position]
        position += 1
        take(byte, &events)
      }
    }
  }

  /// Decodes bytes.
  package mutating func decode(_ bytes: [UInt8], into events: inout [InputEvent]) {
    bytes.withUnsafeBufferPointer { decode($0, into: &events) }
  }

  /// The replies of the terminal since the last call, at most 64.
  package mutating func takeReplies() -> [TerminalReply] {
    defer { answers.removeAll() }
    return answers
  }

  /// The number of bytes that are kept for an unfinished sequence.
  package var heldBytes: Int { string.count + paste.count + oldMouseBytes.count + sequence.count }

  mutating func take(_ byte: UInt8, _ events: inout [InputEvent]) {
    if isLate { continueAnswer(with: byte, &events) }
    if assembler.isInside {
      switch assembler.take(byte) {
      case .more: return
      case .scalar(let scalar): return type(scalar, &events)
      case .broken: type(0xfffd, &events)
      }
    }
    if state != .ground, takeTerminfoKey(byte, &events) { return }
    switch state {
    case .ground, .paste: takeGround(byte, &events)
    case .escape: takeEscape(byte, &events)
    case .sequence: takeSequence(byte, &events)
    case .application: takeApplication(byte, &events)
    case .linuxFunction: takeLinuxFunction(byte, &events)
    case .oldMouse: takeOldMouse(byte, &events)
    case .string: takeString(byte, &events)
    case .stringEscape: takeStringEscape(byte, &events)
    }
  }

  private mutating func takeGround(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch byte {
    case 0x20..<0x7f: type(ascii: byte, &events)
    case 0x80...:
      if case .scalar(let scalar) = assembler.take(byte) { type(scalar, &events) }
    case 0x1b:
      state = .escape
      escapes = 1
      trieNode = trie.child(of: KeyTrie.root, byte)
    default: press(Key.control(byte: byte), &events)
    }
  }

  /// Drops the unfinished sequence.
  mutating func reset() {
    state = .ground
    sequenceNumber &+= 1
    interrupts = 0
    escapes = 0
    isAlt = false
    isAnswer = false
    isLate = false
    typed.removeAll(keepingCapacity: true)
    trieNode = nil
    string.removeAll(keepingCapacity: string.capacity <= 4096)
    oldMouseBytes.removeAll(keepingCapacity: true)
  }
}
