/// The lines from the middle of a cell to its edges, each with a weight. A cell of a border or a
/// divider consists of these, which are then shown by a glyph.
///
///          up
///     left ┼ right        2 bits each; another bit marks a rounded light corner
///         down
package struct LineArms: Hashable, Sendable {
  package private(set) var rawValue: UInt16

  package enum Weight: UInt16, Sendable { case none, light, heavy, double }

  package init(
    up: Weight = .none, right: Weight = .none, down: Weight = .none, left: Weight = .none,
    isRound: Bool = false
  ) {
    rawValue =
      up.rawValue | right.rawValue << 2 | down.rawValue << 4 | left.rawValue << 6
      | (isRound ? 1 << 8 : 0)
  }

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The weight of an arm, counted clockwise from the upper one.
  package subscript(place: Int) -> UInt16 { rawValue >> (2 * UInt16(place)) & 3 }

  package var isRound: Bool { rawValue & (1 << 8) != 0 }

  /// Lines on top of each other: the heavier one of two arms is visible.
  func union(_ other: LineArms) -> LineArms {
    var result = (rawValue | other.rawValue) & (1 << 8)
    for place in 0..<4 { result |= max(self[place], other[place]) << (2 * UInt16(place)) }
    return LineArms(rawValue: result)
  }

  /// Adds a missing arm, with the weight of the line that ends here.
  func adding(_ weight: UInt16, at place: Int) -> LineArms {
    self[place] == 0 ? LineArms(rawValue: rawValue | weight << (2 * UInt16(place))) : self
  }

  // MARK: - Glyphs

  /// The box-drawing character with these arms. Unicode has all combinations of light and heavy
  /// lines. Double lines are combined with light ones only, and both arms of an axis are alike:
  /// other combinations are shown by the nearest one, with a continuous double line.
  package var glyph: Glyph {
    let (up, right, down, left) = (self[0], self[1], self[2], self[3])
    if isRound, let corner = Self.rounded[rawValue & 0xFF] { return corner }
    let double = Weight.double.rawValue
    if max(up, right, down, left) == double {
      let vertical = max(up, down) >= 2
      let horizontal = max(left, right) >= 2
      let present =
        (up > 0 ? 1 : 0) + (right > 0 ? 2 : 0) + (down > 0 ? 4 : 0) + (left > 0 ? 8 : 0)
      let table = vertical && horizontal ? 0 : vertical ? 16 : 32
      return Self.doubles[table + present]
    }
    return Self.singles[Int(27 * up + 9 * right + 3 * down + left)]
  }

  /// The arms for a box-drawing character. If several have this ``glyph``, those with the most
  /// double lines.
  package init?(_ glyph: Glyph) {
    guard let arms = Self.armsByGlyph[glyph] else { return nil }
    self = arms
  }

  private static let armsByGlyph: [Glyph: LineArms] = {
    var found: [Glyph: LineArms] = [:]
    for value in 1..<(1 << 9 as UInt16) {
      let arms = LineArms(rawValue: value)
      let weights = (0..<4).map { arms[$0] }
      // Double lines are combined with light ones only, and rounded corners have no other arms.
      if weights.contains(3), weights.contains(2) { continue }
      if arms.isRound, rounded[value & 0xFF] == nil { continue }
      let glyph = arms.glyph
      if let old = found[glyph], old.total > arms.total { continue }
      found[glyph] = arms
    }
    return found
  }()

  private var total: UInt16 { (0..<4).reduce(0) { $0 + self[$1] } }

  private static func glyphs(_ text: String) -> [Glyph] {
    text.unicodeScalars.map { Glyph(rawValue: $0.value) }
  }

  /// Indexed by the weights from none to heavy, the upper arm's first.
  private static let singles = glyphs(
    " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋")

  /// Indexed by the existing arms: both axes double, the vertical one, the horizontal one.
  private static let doubles = glyphs(" ║═╚║║╔╠═╝═╩╗╣╦╬ ║╶╙║║╓╟╴╜─╨╖╢╥╫ ╵═╘╷│╒╞═╛═╧╕╡╤╪")

  private static let rounded: [UInt16: Glyph] = [
    LineArms(right: .light, down: .light).rawValue: Glyph(rawValue: 0x256D),
    LineArms(down: .light, left: .light).rawValue: Glyph(rawValue: 0x256E),
    LineArms(up: .light, left: .light).rawValue: Glyph(rawValue: 0x256F),
    LineArms(up: .light, right: .light).rawValue: Glyph(rawValue: 0x2570),
  ]
}
