/// Numbers for the styles in use, so that a cell is eight bytes and styles compare as integers.
///
/// A number is valid as long as the table exists.
package final class StyleTable {
  // As in ``CellGrid``: each run of cells that is painted looks its style up here.
  @exclusivity(unchecked) private var styles: [CellStyle] = [CellStyle()]
  @exclusivity(unchecked) private var numbers: [CellStyle: StyleID] = [CellStyle(): .plain]
  /// The numbers of merged styles, by the pair of numbers that was merged.
  @exclusivity(unchecked) private var merges: [UInt64: StyleID] = [:]

  private static let searched = 8

  /// The number of tables that this one replaces: a cache of numbers is stale if it differs.
  package let generation: Int

  package init() { generation = 0 }

  /// A table that replaces another one.
  init(after old: StyleTable) { generation = old.generation + 1 }

  /// The number of a style; a new one gets the next number. O(1).
  package func id(_ style: CellStyle) -> StyleID {
    // Most screens have few styles: comparing costs less than hashing.
    for number in 0..<min(styles.count, StyleTable.searched) where styles[number] == style {
      return StyleID(rawValue: UInt32(number))
    }
    if let known = numbers[style] { return known }
    let id = StyleID(rawValue: UInt32(styles.count))
    styles.append(style)
    numbers[style] = id
    return id
  }

  package subscript(id: StyleID) -> CellStyle { styles[Int(id.rawValue)] }

  /// The number of styles.
  package var count: Int { styles.count }

  @inline(__always)
  func hasBackground(_ id: StyleID) -> Bool { styles[Int(id.rawValue)].background != nil }

  /// A style on top of another: without a background it has the one below. O(1).
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
