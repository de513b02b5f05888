/// The place of a name in the order in which a person sorts names: "file2" before "File10".
///
/// ```swift
/// let names = ["File10", "file2", "Étude", "zebra"]
/// let sorted = names.sorted { NaturalKey($0.utf8) < NaturalKey($1.utf8) }
/// print(sorted)  // ["Étude", "file2", "File10", "zebra"]
/// ```
///
/// A name consists of bytes in any encoding. Numbers of ASCII digits compare by their value. Latin
/// letters compare without their accents, and all letters without their case. Names that differ
/// only in case, in accents or in zeros before a number are in the order of their bytes. The order
/// is the same in all languages, and counts numbers of at most 254 digits.
///
/// The work is done once for a name: two keys compare as plain bytes.
public struct NaturalKey: Comparable, Hashable, Sendable {
  /// The folded name and, after a zero, which no name has, the bytes of the name.
  private let bytes: [UInt8]

  /// Creates the key of a name. O(n).
  public init(_ name: some Collection<UInt8>) {
    // The work on an array is fast also where the compiler does not see the caller.
    let name = Array(name)
    bytes = Self.withMeasuredNumbers(Self.folded(name)) + [0] + name
  }

  public static func < (first: NaturalKey, second: NaturalKey) -> Bool {
    first.bytes.lexicographicallyPrecedes(second.bytes)
  }

  private static func folded(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.allSatisfy({ $0 < 0x80 }) {
      return bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    }
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      // Accents that follow their letter.
      case 0x300...0x36F: break
      case 0xE0...0x24F: folded.append(baseLetters[Int(scalar.value) - 0xE0])
      case 0x1E00...0x1EFF: folded.append(moreBaseLetters[Int(scalar.value) - 0x1E00])
      default: folded.append(scalar)
      }
    }
    return Array(String(folded).utf8)
  }

  /// The letters without their accents from U+00E0 to U+024F, as Unicode decomposes them. A letter
  /// that has none stands for itself.
  private static let baseLetters = Array(
    """
    aaaaaaæceeeeiiiiðnooooo÷øuuuuyþyaaaaaaccccccccddđđeeeeeeeeeegggggggghhħħiiiiiiii\
    iıĳĳjjkkĸllllllŀŀłłnnnnnnŉŋŋooooooœœrrrrrrssssssssttttŧŧuuuuuuuuuuuuwwyyyzzzzzzſ\
    ƀƁƂƃƄƅƆƇƈƉƊƋƌƍƎƏƐƑƒƓƔƕƖƗƘƙƚƛƜƝƞƟooƢƣƤƥƦƧƨƩƪƫƬƭƮuuƱƲƳƴƵƶƷƸƹƺƻƼƽƾƿǀǁǂǃǄǅ\
    ǆǇǈǉǊǋǌaaiioouuuuuuuuuuǝaaaaææǤǥggkkooooʒʒjǱǲǳggǶǷnnaaææøøaaaaeeeeiiii\
    oooorrrruuuussttȜȝhhȠȡȢȣȤȥaaeeooooooooyyȴȵȶȷȸȹȺȻȼȽȾȿɀɁɂɃɄɅɆɇɈɉɊɋɌɍɎɏ
    """.unicodeScalars)

  /// The same letters from U+1E00 to U+1EFF, which Vietnamese and Welsh have.
  private static let moreBaseLetters = Array(
    """
    aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopp\
    pprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwyẚſẜẝẞẟaaaaaaaaaaaa\
    aaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyyỺỻỼỽỾỿ
    """.unicodeScalars)

  /// Spells each number as "0", one more than the count of its digits, and the digits without zeros
  /// in front. So the longer number is the greater one, and any number sorts where a digit does.
  private static func withMeasuredNumbers(_ bytes: [UInt8]) -> [UInt8] {
    var key: [UInt8] = []
    key.reserveCapacity(bytes.count + 4)
    var index = 0
    while index < bytes.count {
      guard isDigit(bytes[index]) else {
        key.append(bytes[index])
        index += 1
        continue
      }
      let end = bytes[index...].firstIndex { !isDigit($0) } ?? bytes.count
      let digits = bytes[index..<end].drop { $0 == UInt8(ascii: "0") }
      // A name has at most 255 bytes.
      key += [UInt8(ascii: "0"), UInt8(min(digits.count, 254) + 1)] + digits
      index = end
    }
    return key
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
