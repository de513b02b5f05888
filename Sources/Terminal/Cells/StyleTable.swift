/// Numbers for the styles in use, so that a cell is eight bytes and styles compare as integers.
///
/// A number stays valid for the table's life.
public final class StyleTable {
  @exclusivity(unchecked) private var styles: [CellStyle] = [CellStyle()]
  @exclusivity(unchecked) private var numbers: [CellStyle: StyleID] = [CellStyle(): .plain]
  /// Merged numbers by the pair that they come from: what is painted over what.
  @exclusivity(unchecked) private var merges: [UInt64: StyleID] = [:]

  private static let searched = 8

  /// How many tables were there before this one: what keeps numbers tells by it that they are old.
  package let generation: Int

  public init() { generation = 0 }

  /// A table in the place of one whose numbers are no longer needed.
  init(after old: StyleTable) { generation = old.generation + 1 }

  /// The number of a style; a new one gets the next number. O(1).
  public func id(_ style: CellStyle) -> StyleID {
    // A screen has few styles mostly: comparing costs less than hashing.
    for number in 0..<min(styles.count, StyleTable.searched) where styles[number] == style {
      return StyleID(rawValue: UInt32(number))
    }
    if let known = numbers[style] { return known }
    let id = StyleID(rawValue: UInt32(styles.count))
    styles.append(style)
    numbers[style] = id
    return id
  }

  public subscript(id: StyleID) -> CellStyle { styles[Int(id.rawValue)] }

  /// How many styles have a number.
  public var count: Int { styles.count }

  @inline(__always)
  func hasBackground(_ id: StyleID) -> Bool { styles[Int(id.rawValue)].background != nil }

  /// A style that takes its background from the one below where it has none. O(1).
  package func merged(_ id: StyleID, over under: StyleID) -> StyleID {
    let style = self[id]
    let background = self[under].background
    guard style.background == nil, background != nil else { return id }
    let pair = UInt64(id.rawValue) << 32 | UInt64(under.rawValue)
    if let known = merges[pair] { return known }
    let merged = self.id(
      CellStyle(
        foreground: style.foreground, background: background, attributes: style.attributes))
    merges[pair] = merged
    return merged
  }
}
