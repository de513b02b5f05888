import RecurseTerminal

/// A palette in the 240 colors of xterm's palette that users do not change.
///
/// All roles are chosen together: roles that differ in the palette differ here too, each keeps its
/// hue, and text has enough contrast with its background. Backgrounds come first, such that every
/// text has a color of its hue on them.
package struct QuantizedPalette {
  /// The colors by the numbers of the roles.
  package private(set) var colors: [Color]

  private let palette: Palette
  private let wanted: [Oklab]
  /// The minimum contrast of text.
  private let textContrast: Double

  package init(_ palette: Palette) {
    self.palette = palette
    let roles = ColorRole.allCases
    wanted = roles.map { Oklab(palette.color(of: $0).solid.rgb) }
    colors = roles.map { ColorLevel.palette256.nearest(palette.color(of: $0).solid) ?? .white }
    // A palette that is readable at 7 everywhere is for people who need that.
    textContrast = palette.unreadablePairs(contrast: 7).isEmpty ? 7 : 4.5

    chooseGrounds()
    chooseReaders([.text, .secondaryText, .accent, .info, .success, .warning, .error])
    for role in [ColorRole.link, .focusedBorder, .selectionBar] {
      chooseReaders([role], like: .accent)
    }
    for role in [ColorRole.accentOnButton, .errorOnButton] { chooseReaders([role], like: .text) }
    for role in [ColorRole.placeholder, .onSelection, .onAccent, .onError, .border] {
      chooseReaders([role])
    }
    chooseSeries()
    self[.terminal] = self[.background]
  }

  private subscript(role: ColorRole) -> Color {
    get { colors[Int(role.rawValue)] }
    set { colors[Int(role.rawValue)] = newValue }
  }

  private func wanted(_ role: ColorRole) -> Oklab { wanted[Int(role.rawValue)] }

  // MARK: - Backgrounds

  private static let grounds: [ColorRole] = [
    .background, .surface, .raised, .field, .button, .inactiveSelection, .selection,
    .hoveredButton,
  ]
  /// The roles of filled buttons, and those around them.
  private static let fills: [ColorRole] = [.primaryButton, .destructiveButton]
  private static let aroundFills: [ColorRole] = [.background, .surface, .raised, .button]
  /// The roles around the field with the focus.
  private static let aroundFocus: [ColorRole] = [
    .background, .surface, .raised, .field, .inactiveSelection,
  ]
  /// The roles whose color carries meaning: they keep most of it.
  private static let colorful: Set<ColorRole> = [
    .primaryButton, .destructiveButton, .focusedField, .faultyField,
  ]

  /// Backgrounds that are never adjacent, or also differ by their shape.
  private static let alike: Set<Set<ColorRole>> = [
    [.field, .button], [.field, .hoveredButton], [.button, .inactiveSelection],
    [.hoveredButton, .inactiveSelection], [.hoveredButton, .selection],
  ]

  private mutating func chooseGrounds() {
    choose(
      Self.grounds, among: Self.grounds.map(choices), apart: 0.02, ifApart: 0.015,
      except: Self.alike)
    choose(Self.fills, around: Self.aroundFills, apart: 0.05, ifApart: 0.03)
    choose([.focusedField], around: Self.aroundFocus, apart: 0.02, ifApart: 0.015)
    choose(
      [.faultyField], around: Self.aroundFocus + [.focusedField], apart: 0.02, ifApart: 0.015)
  }

  /// Chooses backgrounds that are apart from others that are already chosen.
  private mutating func choose(
    _ roles: [ColorRole], around others: [ColorRole], apart distance: Float, ifApart known: Float
  ) {
    let chosen = others.map { [ColorChoice(color: self[$0], cost: 0)] }
    choose(
      others + roles, among: chosen + roles.map(choices), apart: distance, ifApart: known)
  }

  /// Returns the possible colors of a background.
  private func choices(for ground: ColorRole) -> [ColorChoice] {
    let readers = ColorPair.all.filter { $0.background == ground }
    return ranked(ground).preferring { choice in
      readers.allSatisfy { hasReader($0, on: choice.color) }
    }
  }

  /// Returns whether a color of the right hue is readable on another.
  private func hasReader(_ pair: ColorPair, on ground: Color) -> Bool {
    let least = leastContrast(of: pair)
    return Color.unchanging.contains {
      Oklab.of($0).keepsHue(of: wanted(pair.foreground)) && $0.contrast256(with: ground) >= least
    }
  }

  // MARK: - What is read

  /// - Parameter other: a role whose color is taken if it has the same color in the palette.
  private mutating func chooseReaders(_ roles: [ColorRole], like other: ColorRole? = nil) {
    if let other, let role = roles.first, palette.color(of: role) == palette.color(of: other),
      isReadable(self[other], as: role)
    {
      self[role] = self[other]
      return
    }
    let choices = roles.map { role in
      let readable = ranked(role).filter { isReadable($0.color, as: role) }
      return Array((readable.isEmpty ? ranked(role) : readable).prefix(24))
    }
    choose(roles, among: choices, apart: 0.08, ifApart: 0.03)
  }

  /// Chooses the colors of series one after the other. Each is the most similar one that everybody
  /// tells apart from those before it, or else the one that is furthest from them.
  private mutating func chooseSeries() {
    let apart: Float = 0.07
    var chosen: [[Oklab]] = []
    for role in ColorRole.series {
      let choices = ranked(role).filter { isReadable($0.color, as: role) }.map { choice in
        let seen = ColorVision.allCases.map { $0.seen(choice.color) }
        let distances = chosen.map { other in
          zip(seen, other).map { $0.distance(to: $1) }.min() ?? 0
        }
        return (color: choice.color, seen: seen, distance: distances.min() ?? 1)
      }
      let found =
        choices.first { $0.distance >= apart * apart }
        ?? choices.max { $0.distance < $1.distance }
      guard let found else { continue }
      self[role] = found.color
      chosen.append(found.seen)
    }
  }

  /// Returns whether a color contrasts enough with all of its backgrounds, or as much as in the
  /// palette itself.
  private func isReadable(_ color: Color, as role: ColorRole) -> Bool {
    ColorPair.all.allSatisfy { pair in
      pair.foreground != role
        || color.contrast256(with: self[pair.background]) >= leastContrast(of: pair)
    }
  }

  private func leastContrast(of pair: ColorPair) -> Double {
    let (foreground, background) = (
      palette.color(of: pair.foreground).solid, palette.color(of: pair.background).solid
    )
    return min(pair.isText ? textContrast : 3, foreground.contrast(with: background))
  }

  // MARK: - Choosing

  /// Returns all colors for a role, the most similar first. Other hues come late.
  private func ranked(_ role: ColorRole) -> [ColorChoice] {
    let wanted = wanted(role)
    let isColorful = Self.colorful.contains(role)
    let (gray, share): (Float, Float) = isColorful ? (0.02, 0.75) : (0.06, 0.45)
    return Color.unchanging.map { color in
      let oklab = Oklab.of(color)
      let keepsHue = oklab.keepsHue(of: wanted, gray: gray, share: share)
      let cost = oklab.difference(from: wanted) + (keepsHue ? 0 : 0.05)
      return ColorChoice(color: color, cost: cost)
    }.sorted { ($0.cost, $0.color.code) < ($1.cost, $1.color.code) }
  }

  /// Chooses colors that are apart by some distance in Oklab, if the palette's own are apart by
  /// another; by less if there are none.
  private mutating func choose(
    _ roles: [ColorRole], among choices: [[ColorChoice]], apart distance: Float,
    ifApart known: Float, except alike: Set<Set<ColorRole>> = []
  ) {
    // Colors that are already chosen keep their distance.
    let isOpen = zip(roles, choices).filter { $0.1.count > 1 }.map(\.0)
    let differ = roles.map { first in
      roles.map { second in
        (isOpen.contains(first) || isOpen.contains(second)) && !alike.contains([first, second])
          && wanted(first).distance(to: wanted(second)) >= known * known
      }
    }
    for share: Float in [1, 0.8, 0.6, 0.4, 0.2, 0] {
      var search = ColorSearch(
        choices: choices, differ: differ, distance: distance * distance * share * share)
      guard let found = search.run() else { continue }
      for (role, color) in zip(roles, found) { self[role] = color }
      return
    }
  }
}

extension Array where Element == ColorChoice {
  /// Returns the ten best choices that meet a condition, or else the best without it.
  fileprivate func preferring(_ condition: (ColorChoice) -> Bool) -> [ColorChoice] {
    let fitting = lazy.filter(condition).prefix(10)
    return fitting.isEmpty ? Array(prefix(10)) : Array(fitting)
  }
}
