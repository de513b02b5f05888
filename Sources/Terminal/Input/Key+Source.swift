// Keys as they are written in code and in files of keys: words in ASCII.

extension Key {
  /// Reads one key with its modifiers.
  init(parsing word: Substring) throws(KeySyntaxError) {
    var rest = word
    var modifiers: Modifiers = []
    // A plus at the end is the key itself.
    while let plus = rest.dropLast().firstIndex(of: "+"), plus > rest.startIndex {
      let name = rest[..<plus].lowercased()
      guard let modifier = Modifiers.named[name] else {
        throw KeySyntaxError("“\(name.prefix(20))” is no modifier")
      }
      modifiers.insert(modifier)
      rest = rest[rest.index(after: plus)...]
    }
    guard let code = Code(parsing: rest) else {
      throw KeySyntaxError("“\(rest.prefix(20))” is no key")
    }
    self = Key(code, modifiers: modifiers).normalized
  }

  /// The key as terminals report it: Shift is a part of a letter, and Control has no case.
  package var normalized: Key {
    guard case .character(let character) = code else { return self }
    var key = self
    if modifiers.contains(.control) {
      let lower = character.lowercased()
      if lower.count == 1, let letter = lower.first { key.code = .character(letter) }
    } else if modifiers.contains(.shift), character.isLetter {
      let upper = character.uppercased()
      if upper.count == 1, let letter = upper.first { key.code = .character(letter) }
      key.modifiers.remove(.shift)
    }
    return key
  }

  /// The key as ``KeySequence`` reads it.
  var source: String {
    let held = Modifiers.order.filter { modifiers.contains($0.modifier) }.map(\.name)
    return (held + [code.source]).joined(separator: "+")
  }

  /// The reason why no terminal can send the key, or `nil` if one can.
  package var reasonImpossible: String? {
    switch code {
    case .invalid(let reason): return reason
    case .chord: return "that is a chord of several keys"
    case .function(let number):
      return (1...35).contains(number) ? nil : "there is no key F\(number)"
    case .character(let character): return Self.reasonNotTyped(character)
    default: return nil
    }
  }

  private static func reasonNotTyped(_ character: Character) -> String? {
    // Other bytes begin no control character.
    guard let byte = character.utf8.first, byte < 0x20 || byte == 0x7F || byte == 0xC2 else {
      return nil
    }
    switch character {
    case "\r", "\n", "\r\n": return "that is the key “enter”"
    case "\t": return "that is the key “tab”"
    case "\u{1B}": return "that is the key “escape”"
    case "\u{8}", "\u{7F}": return "that is the key “backspace”"
    default: return character.isPrinted ? nil : "no key types a control character"
    }
  }

  /// The reason why no terminal sends the key without the kitty protocol, or `nil` if terminals do.
  package var reasonNotSent: String? {
    if let reasonImpossible { return reasonImpossible }
    if !modifiers.isDisjoint(with: [.super, .hyper, .meta]) {
      return "terminals keep \(self) for themselves"
    }
    switch code {
    case .character(let character) where modifiers.contains(.control):
      if modifiers.contains(.shift) { return "terminals send it as \(without(.shift))" }
      let same: Key? =
        switch character {
        case "i": .tab
        case "j", "m": .enter
        case "h": .backspace
        case "[": .escape
        default: nil
        }
      if let same { return "terminals send it as \(same)" }
      let isSent = character.isASCII && (character.isLetter || " @\\]^_".contains(character))
      return isSent ? nil : "terminals do not send it"
    case .enter, .tab, .backspace, .escape:
      let isSent = modifiers.isSubset(of: .alt) || self == .shiftTab
      return isSent ? nil : "terminals send it as \(Key(code))"
    case .other: return "terminals do not send it"
    default: return nil
    }
  }

  private func without(_ modifiers: Modifiers) -> Key {
    Key(code, modifiers: self.modifiers.subtracting(modifiers))
  }
}

extension Key: ExpressibleByStringInterpolation {
  /// Parses one key, as ``KeySequence`` does.
  ///
  /// - Throws: ``KeySyntaxError`` if it is unknown, or if there is not exactly one.
  public init(parsing text: String) throws(KeySyntaxError) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let word = words.first else { throw KeySyntaxError("there is no key") }
    guard words.count == 1 else {
      throw KeySyntaxError("that is a chord of several keys")
    }
    try self.init(parsing: word)
  }

  public init(stringLiteral text: String) {
    do {
      let keys = try KeySequence(parsing: text).keys
      self = keys.count == 1 ? keys[0] : Key(.chord(keys))
    } catch {
      self.init(.invalid(error.description(of: text)))
    }
  }
}

extension Key.Modifiers {
  fileprivate static let order: [(name: String, modifier: Key.Modifiers)] = [
    ("ctrl", .control), ("alt", .alt), ("shift", .shift), ("super", .super), ("hyper", .hyper),
    ("meta", .meta),
  ]

  fileprivate static let named: [String: Key.Modifiers] = Dictionary(
    uniqueKeysWithValues: order.map { ($0.name, $0.modifier) }
      + [("control", .control), ("option", .alt), ("cmd", .super)])
}

extension Key.Code {
  private static let names: [(name: String, code: Key.Code)] = [
    ("enter", .enter), ("tab", .tab), ("space", .character(" ")), ("backspace", .backspace),
    ("delete", .delete), ("insert", .insert), ("escape", .escape), ("up", .up), ("down", .down),
    ("left", .left), ("right", .right), ("home", .home), ("end", .end), ("pageup", .pageUp),
    ("pagedown", .pageDown), ("menu", Key.menu.code),
  ]

  private static let named: [String: Key.Code] = Dictionary(
    uniqueKeysWithValues: names.map { ($0.name, $0.code) }
      + [("return", .enter), ("esc", .escape), ("del", .delete)])

  fileprivate init?(parsing name: Substring) {
    if name.count == 1, let character = name.first {
      guard character.isPrinted else { return nil }
      self = .character(character)
      return
    }
    let name = name.lowercased()
    if let code = Self.named[name] {
      self = code
    } else if name.first == "f", let number = Int(name.dropFirst()), (1...24).contains(number),
      name.dropFirst().first != "+"
    {
      self = .function(number)
    } else {
      return nil
    }
  }

  fileprivate var source: String {
    if let name = Self.names.first(where: { $0.code == self })?.name { return name }
    switch self {
    case .character(let character): return String(character)
    case .function(let number): return "f\(number)"
    case .chord(let keys): return keys.map(\.source).joined(separator: " ")
    case .invalid: return "none"
    default: return "key\(self)"
    }
  }
}

extension Character {
  /// Whether the character can be seen, and so written in a file.
  fileprivate var isPrinted: Bool {
    !isWhitespace && unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
