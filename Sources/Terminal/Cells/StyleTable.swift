/// Numbers for the styles in use, so that a cell is eight bytes and styles compare as integers.
///
/// A number stays valid for the table's life.
public final class StyleTable {
  private var styles: [CellStyle] = [CellStyle()]
  private var numbers: [CellStyle: StyleID] = [CellStyle(): .plain]

  public init() {}

  /// The number of a style; a new one gets the next number. O(1).
  public func id(_ style: CellStyle) -> StyleID {
    if let known = numbers[style] { return known }
    let id = StyleID(rawValue: UInt32(styles.count))
    styles.append(style)
    numbers[style] = id
    return id
  }

  public subscript(id: StyleID) -> CellStyle { styles[Int(id.rawValue)] }

  /// How many styles have a number.
  public var count: Int { styles.count }
}
