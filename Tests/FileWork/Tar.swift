/// The bytes of an archive of tar, with names that no program writes.
struct Tar {
  private var blocks: [UInt8] = []

  var bytes: [UInt8] { blocks + [UInt8](repeating: 0, count: 1024) }

  mutating func add(_ name: String, _ text: String) { add(name, kind: "0", contents: text) }

  mutating func add(_ name: String, link: String) { add(name, kind: "2", target: link) }

  mutating func add(_ name: String, hard: String) { add(name, kind: "1", target: hard) }

  mutating func add(
    _ name: String, kind: Character, target: String = "", contents: String = ""
  ) {
    var head = [UInt8](repeating: 0, count: 512)
    func put(_ text: String, at place: Int) {
      for (offset, byte) in text.utf8.enumerated() { head[place + offset] = byte }
    }
    func octal(_ number: Int, digits: Int) -> String {
      let text = String(number, radix: 8)
      return String(repeating: "0", count: digits - text.count) + text
    }
    put(name, at: 0)
    put("0000644", at: 100)
    put("0000000", at: 108)
    put("0000000", at: 116)
    put(octal(contents.utf8.count, digits: 11), at: 124)
    put("00000000000", at: 136)
    put("        ", at: 148)
    put(String(kind), at: 156)
    put(target, at: 157)
    put("ustar\u{0}00", at: 257)
    put(octal(head.reduce(0) { $0 + Int($1) }, digits: 6) + "\u{0}", at: 148)
    blocks += head + contents.utf8
    blocks += [UInt8](repeating: 0, count: (512 - contents.utf8.count % 512) % 512)
  }
}
