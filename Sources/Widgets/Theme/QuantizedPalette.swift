import RecurseTerminal

/// A palette in the 240 colors of xterm's palette that users do not change.
///
/// Backgrounds are the nearest colors. What is read on them is the nearest color that still
/// contrasts enough.
package struct QuantizedPalette {
  /// The colors by the numbers of the roles.
  package private(set) var colors: [Color]

  package init(_ palette: Palette) {
    let roles = ColorRole.allCases
    colors = roles.map { ColorLevel.palette256.nearest(palette.color(of: $0)) ?? .white }
    separateSelections(of: palette)
    for role in roles {
      let pairs = ColorPair.all.filter { $0.foreground == role }
      guard !pairs.isEmpty, !isReadable(colors[Int(role.rawValue)], in: pairs, of: palette) else {
        continue
      }
      let wanted = Oklab(palette.color(of: role).rgb)
      let candidates = (16..<256).map { Color.indexed(UInt8($0)) }
        .filter { isReadable($0, in: pairs, of: palette) }
      let nearest = candidates.min {
        Oklab($0.rgb).distance(to: wanted) < Oklab($1.rgb).distance(to: wanted)
      }
      if let nearest { colors[Int(role.rawValue)] = nearest }
    }
  }

  /// Where both selections have one nearest color, the quieter one has the next.
  private mutating func separateSelections(of palette: Palette) {
    let (active, inactive) = (
      Int(ColorRole.selection.rawValue), Int(ColorRole.inactiveSelection.rawValue)
    )
    guard colors[active] == colors[inactive] else { return }
    let wanted = Oklab(palette.inactiveSelection.rgb)
    let text = colors[Int(ColorRole.text.rawValue)]
    let next = (16..<256).map { Color.indexed(UInt8($0)) }
      .filter { $0 != colors[active] && text.contrast(with: $0) >= 4.5 }
      .min { Oklab($0.rgb).distance(to: wanted) < Oklab($1.rgb).distance(to: wanted) }
    if let next { colors[inactive] = next }
  }

  /// Whether a color contrasts enough with all that is behind it, or as much as in the palette
  /// itself.
  private func isReadable(_ color: Color, in pairs: [ColorPair], of palette: Palette) -> Bool {
    pairs.allSatisfy { pair in
      let wanted = palette.color(of: pair.foreground)
        .contrast(with: palette.color(of: pair.background))
      let least = pair.isText ? (wanted >= 7 ? 7.0 : 4.5) : 3
      let ratio = color.contrast(with: colors[Int(pair.background.rawValue)])
      return ratio >= min(least, wanted)
    }
  }
}
