/// Numbers for the styles in use, so that a cell is eight bytes and styles compare as integers.
///
/// A number is valid as long as the table exists.
package final class StyleTable {
  // As in ``CellGrid``: each run of cells that is painted looks its style up here.
  @exclusivity(unchecked) private var styles: [CellStyle] = [CellStyle()]
  @exclusivity(unchecked) private var numbers: [CellStyle: StyleID] = [CellStyle(): .plain]
  /// The numbers of merged styles, by the pair of numbers that was merged.
  @exclusivity(unchecked) private var merges: [UInt64: StyleID] = [:]

  /// The links of styles that have one, and the numbers of such styles. They are rare: cells and
  /// styles without one know nothing of them.
  private var links: [StyleID: Hyperlink] = [:]
  private var linkedNumbers: [LinkedStyle: StyleID] = [:]
  /// Whether any style has a link.
  @exclusivity(unchecked) package private(set) var hasLinks = false

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

  /// The number of a style with a link. O(1).
  package func id(_ style: CellStyle, link: Hyperlink?) -> StyleID {
    guard let link else { return id(style) }
    let linked = LinkedStyle(style: style, link: link)
    if let known = linkedNumbers[linked] { return known }
    // A style without a link is not found among the first by comparing.
    while styles.count < StyleTable.searched { styles.append(StyleTable.unused) }
    let id = StyleID(rawValue: UInt32(styles.count))
    styles.append(style)
    linkedNumbers[linked] = id
    links[id] = link
    hasLinks = true
    return id
  }

  /// The number of another style with the link of this one.
  func id(_ style: CellStyle, linkedAs id: StyleID) -> StyleID { self.id(style, link: link(id)) }

  /// The number of a style of another table.
  func id(_ id: StyleID, of other: StyleTable) -> StyleID {
    self.id(other[id], link: other.link(id))
  }

  /// The link of a style.
  package func link(_ id: StyleID) -> Hyperlink? { hasLinks ? links[id] : nil }

  private struct LinkedStyle: Hashable {
    let style: CellStyle
    let link: Hyperlink
  }

  /// No style that is painted.
  private static let unused = CellStyle(attributes: TextAttributes(rawValue: .max))

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
        foreground: style.foreground, background: background, attributes: style.attributes),
      linkedAs: id)
    merges[pair] = merged
    return merged
  }
}
