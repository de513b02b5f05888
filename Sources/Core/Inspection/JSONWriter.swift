import RecurseTerminal

/// JSON that is written from its beginning to its end.
struct JSONWriter {
  private var bytes: [UInt8] = []
  /// Whether the next item is the first of its list, so that no comma comes before it.
  private var isFirst = true
  /// Whether the next item has a name.
  private var isNamed = false

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Begins an item of the list or the object around; what follows a name is none of its own.
  private mutating func item() {
    if !isFirst, !isNamed { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    isNamed = false
  }

  mutating func name(_ name: String) {
    item()
    JSONText.append(name, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    isNamed = true
  }

  mutating func object(_ body: (inout JSONWriter) -> Void) { enclosed("{", "}", body) }

  mutating func list(_ body: (inout JSONWriter) -> Void) { enclosed("[", "]", body) }

  private mutating func enclosed(
    _ start: String, _ end: String, _ body: (inout JSONWriter) -> Void
  ) {
    item()
    bytes += start.utf8
    isFirst = true
    body(&self)
    bytes += end.utf8
    isFirst = false
  }

  mutating func text(_ text: String) {
    item()
    JSONText.append(text, to: &bytes)
  }

  mutating func number(_ number: Int) { raw("\(number)") }

  /// Writes JSON as an item.
  mutating func raw(_ json: String) {
    item()
    bytes += json.utf8
  }

  mutating func member(_ name: String, _ text: String) {
    self.name(name)
    self.text(text)
  }

  mutating func member(_ name: String, _ number: Int) {
    self.name(name)
    self.number(number)
  }

  mutating func array<Item>(
    _ name: String, _ items: [Item], _ write: (inout JSONWriter, Item) -> Void
  ) {
    self.name(name)
    list { for item in items { write(&$0, item) } }
  }
}
