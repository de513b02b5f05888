import RecurseTerminal

/// Colors for the series of a chart in themes that set none.
///
/// They were searched for. Any two are at least 0.09 apart in Oklab, also as people see them who
/// lack the cones for red or for green. For those who lack the cones for blue, they are 0.055 apart
/// (Machado, Oliveira, Fernandes, "A physiologically-based model for simulation of color vision
/// deficiency", 2009). The colors of the library's themes were searched for in the same way.
enum SeriesColors {
  private static let dark: [Color] = [
    .rgb(0x7AA2F7), .rgb(0xC5DA82), .rgb(0xF0957F), .rgb(0xA98629), .rgb(0x76E9CA), .rgb(0x9A78C3),
    .rgb(0xC97088), .rgb(0x49CCE0),
  ]
  private static let light: [Color] = [
    .rgb(0x2457C5), .rgb(0x805307), .rgb(0x5E0266), .rgb(0x2382A6), .rgb(0x8463FE), .rgb(0x992B6D),
    .rgb(0xC2455E), .rgb(0x702D1B),
  ]

  /// Returns the accent, and seven of the eight colors: without the one that is most like it.
  static func derived(from accent: Color, isDark: Bool) -> [Color] {
    let wanted = Oklab(accent.solid.rgb)
    var others = isDark ? dark : light
    let distances = others.map { Oklab($0.rgb).distance(to: wanted) }
    if let nearest = distances.indices.min(by: { distances[$0] < distances[$1] }) {
      others.remove(at: nearest)
    }
    return [accent.solid] + others
  }
}

extension ColorRole {
  /// The number among the roles of series.
  var seriesNumber: Int { ColorRole.series.firstIndex(of: self) ?? 0 }
}
