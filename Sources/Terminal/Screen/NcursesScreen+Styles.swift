import CRecurse

/// A style in the form of ncurses.
struct ResolvedStyle {
  var attributes: UInt32 = 0
  var pair: Int32 = 0
  /// The bits for an ASCII character in this style.
  var ascii = notForASCII

  /// ASCII in this style is put like all other glyphs.
  static let notForASCII = UInt32.max
}

/// The resolved styles of one table; cleared when pairs are assigned to other colors.
struct StyleCache {
  private var table: StyleTable?
  private var resolved: ContiguousArray<ResolvedStyle?> = []

  /// Clears the cache if the numbers belong to another table.
  @inline(__always)
  mutating func use(_ table: StyleTable) {
    if self.table === table { return }
    self.table = table
    removeAll()
  }

  mutating func removeAll() { resolved.removeAll(keepingCapacity: true) }

  @inline(__always)
  subscript(id: StyleID) -> ResolvedStyle? {
    get { Int(id.rawValue) < resolved.count ? resolved[Int(id.rawValue)] : nil }
    set {
      while resolved.count <= Int(id.rawValue) { resolved.append(nil) }
      resolved[Int(id.rawValue)] = newValue
    }
  }

  func style(_ id: StyleID) -> CellStyle { table?[id] ?? CellStyle() }
}

extension NcursesScreen {
  @inline(__always)
  func resolve(_ id: StyleID) -> ResolvedStyle {
    if let known = styles[id] {
      pairs.touch(known.pair, frame: frame)
      return known
    }
    return resolveAnew(id)
  }

  private func resolveAnew(_ id: StyleID) -> ResolvedStyle {
    var (resolved, isKept) = resolution(of: styles.style(id))
    resolved.ascii = recurse_ascii_style(handle, resolved.attributes, resolved.pair)
    if isKept { styles[id] = resolved }
    return resolved
  }

  private func resolution(of style: CellStyle) -> (ResolvedStyle, isKept: Bool) {
    var resolved = ResolvedStyle(attributes: UInt32(style.attributes.rawValue & 0x3FF))
    guard colorLevel != .none, colorCount > 0 else { return (resolved, true) }
    let nearest = colorLevel.nearest(style)
    let foreground = number(of: hidesLine(style) ? nil : nearest.foreground)
    let background = number(of: nearest.background)
    // A terminal with eight colors shows bright letters in bold.
    if colorLevel == .ansi8, let index = style.foreground?.index, (9..<16).contains(index) {
      resolved.attributes |= UInt32(TextAttributes.bold.rawValue)
    }
    guard let both = pair(foreground, background) else {
      // Every pair is visible: only the foreground is used, or no color. Not cached, because a pair
      // may become free in the next frame.
      resolved.pair = pair(foreground, -1) ?? 0
      return (resolved, false)
    }
    resolved.pair = both
    return (resolved, true)
  }

  /// Whether the terminal would not show a line because of the text's color. A line says something
  /// without color; with another background the color is the greater part.
  private func hidesLine(_ style: CellStyle) -> Bool {
    colorsHideLines && style.background == nil
      && !style.attributes.isDisjoint(with: [.underline, .curlyUnderline, .doubleUnderline])
  }

  private func number(of color: Color?) -> Int32 {
    guard let color, color.isConcrete else { return -1 }
    // The other way around than in a color: see `TerminfoPatch.hasMixedColors`.
    return hasMixedColors ? Int32(color.code ^ 0x100_0000) : Int32(color.code & 0xFF)
  }

  private func pair(_ foreground: Int32, _ background: Int32) -> Int32? {
    var answer = pairs.number(foreground: foreground, background: background, frame: frame)
    if answer == .full {
      var live = [UInt8](repeating: 0, count: pairs.capacity)
      recurse_mark_live_pairs(handle, &live, Int32(live.count))
      guard pairs.reclaim(live: live, frame: frame) else { return nil }
      styles.removeAll()
      answer = pairs.number(foreground: foreground, background: background, frame: frame)
    }
    switch answer {
    case .known(let pair): return pair
    case .fresh(let pair):
      recurse_define_pair(handle, pair, foreground, background)
      return pair
    case .full: return nil
    }
  }
}
