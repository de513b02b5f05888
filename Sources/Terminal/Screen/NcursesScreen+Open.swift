import CRecurse

extension NcursesScreen {
  /// Opens ncurses for the whole screen, for rows that may be anywhere, or for lines alone, which
  /// every terminal can show.
  static func open(
    _ type: TerminalType, size: CellSize, hasMixedColors: Bool, isUTF8: Bool, isInline: Bool,
    isForLines: Bool = false
  ) throws(TerminalError) -> OpaquePointer {
    let patch = TerminfoPatch(
      size: size, hasMixedColors: hasMixedColors, hasExtendedAttributes: type.hasExtendedAttributes,
      hasMargins: type.hasUndeclaredMargins, isUnicode: isUTF8,
      hasOwnScrolling: type.entry.map(TerminfoPatch.canScroll) ?? false, isInline: isInline)
    let entry = type.entry.map { installed in
      var entry = installed
      patch.apply(to: &entry)
      return entry
    }
    var failure: Int32 = 0
    let opened = recurse_screen_open(
      type.entryName, entry?.environmentValue, Int32(size.rows), Int32(size.columns), &failure)
    guard let opened else {
      throw failure == 0
        ? .terminalUnknown(type.name) : .refused(failure, "frames cannot be stored")
    }
    if !isInline, !isForLines, !canAddress(opened) {
      recurse_screen_close(opened)
      throw .terminalTooSimple(type.name)
    }
    recurse_screen_set_extended(opened, entry != nil && type.hasExtendedAttributes)
    if isInline {
      recurse_region_forget(opened)
      recurse_region_park(opened)
    }
    return opened
  }

  /// Shows all colors as they are from now on. The grid sends every cell after it.
  ///
  /// ncurses is opened anew for the whole screen, with an entry that has these colors. They cost
  /// more at each change of color, also where a terminal has but 256. Rows below the prompt have
  /// that entry from the start, and ncurses knows their place.
  func useTrueColor() {
    guard mayHaveTrueColor, colorLevel != .trueColor else { return }
    if !hasMixedColors {
      guard region == nil,
        let opened = try? Self.open(
          type, size: size, hasMixedColors: true, isUTF8: isUTF8, isInline: false)
      else { return }
      recurse_screen_close(handle)
      if let other { recurse_screen_close(other.handle) }
      (handle, other, hasMixedColors) = (opened, nil, true)
      colorCount = Int(recurse_color_count(handle))
      pairs = Self.pairs(for: handle)
      links.removeAll()
      setScrolling()
      invalidate()
    }
    colorLevel = .trueColor
    styles.removeAll()
  }

  /// Whether the terminal can move its cursor to a cell, and clear itself.
  private static func canAddress(_ handle: OpaquePointer) -> Bool {
    recurse_capability(handle, "cup") != nil
      && (recurse_capability(handle, "clear") != nil || recurse_capability(handle, "ed") != nil)
  }
}
