/// The changes of the installed entry before ncurses reads it.
package struct TerminfoPatch: Equatable, Sendable {
  /// Colors below 256 are those of the palette, and `0x1000000` more than RGB is RGB.
  package var hasMixedColors = false
  /// Strikethrough, curly underline, overline and double underline, in slots that no terminal uses.
  package var hasExtendedAttributes = false
  /// The margins can be switched off. So the lower right corner needs no inserted character, which
  /// would cut a wide character beside it.
  package var hasMargins = false
  /// Lines are drawn with Unicode, without switching character sets.
  package var isUnicode = false
  /// Rows are scrolled without ncurses, which would search for moved rows at every change.
  package var hasOwnScrolling = false
  /// The first row may be anywhere in the terminal: the cursor moves from where it is, or from the
  /// place that the terminal has saved, the first row and column.
  package var isInline = false
  /// The initial size: ncurses cannot ask a file for it, and fails if the entry has none.
  package var size: CellSize

  package init(
    size: CellSize, hasMixedColors: Bool = false, hasExtendedAttributes: Bool = false,
    hasMargins: Bool = false, isUnicode: Bool = false, hasOwnScrolling: Bool = false,
    isInline: Bool = false
  ) {
    self.size = size
    self.hasMixedColors = hasMixedColors
    self.hasExtendedAttributes = hasExtendedAttributes
    self.hasMargins = hasMargins
    self.isUnicode = isUnicode
    self.hasOwnScrolling = hasOwnScrolling
    self.isInline = isInline
  }

  /// The slots of the capabilities in a compiled entry, in the order of term(5)'s `<term.h>`.
  enum Slot {
    static let movesInStandout = 14
    static let canChangeColors = 27
    static let columns = 0
    static let lines = 2
    static let maxColors = 13
    static let maxPairs = 14
    static let noColorVideo = 15
    static let changeScrollRegion = 3
    static let clearScreen = 5
    static let clearToEnd = 7
    static let cursorAddress = 10
    static let cursorHome = 12
    static let cursorNormal = 16
    static let cursorToLastLine = 18
    static let cursorUp = 19
    static let deleteLine = 22
    static let enterAlternateCharset = 25
    static let enterAlternateScreen = 28
    static let exitAlternateCharset = 38
    static let exitAttributes = 39
    static let exitStandout = 43
    static let exitUnderline = 44
    static let insertLine = 53
    static let deleteLines = 106
    static let cursorDownLines = 107
    static let scrollLinesForward = 109
    static let insertLines = 110
    static let scrollLinesBack = 113
    static let cursorUpLines = 114
    static let repeatCharacter = 121
    static let rowAddress = 127
    static let scrollForward = 129
    static let scrollBack = 130
    static let setAttributes = 131
    static let alternateCharset = 146
    static let enterMargins = 151
    static let exitMargins = 152
    static let setForeground = 359
    static let setBackground = 360
    static let enterHorizontal = 386
    static let enterLeft = 387
    static let enterLow = 388
    static let enterRight = 389
    static let enterTop = 390

    /// In the order of `recurse_screen_set_scroll`.
    static let scrolling = [
      changeScrollRegion, cursorAddress, scrollForward, scrollLinesForward, scrollBack,
      scrollLinesBack,
    ]
  }

  /// Whether a terminal can scroll a region in both directions without ncurses.
  static func canScroll(_ entry: TerminfoEntry) -> Bool {
    func has(_ slot: Int) -> Bool { entry.string(slot) != nil }
    return has(Slot.changeScrollRegion) && has(Slot.cursorAddress)
      && (has(Slot.scrollForward) || has(Slot.scrollLinesForward))
      && (has(Slot.scrollBack) || has(Slot.scrollLinesBack))
  }

  package func apply(to entry: inout TerminfoEntry) {
    entry.setNumber(Slot.columns, to: Int32(size.columns))
    entry.setNumber(Slot.lines, to: Int32(size.rows))
    // Some emulators do not implement repeated characters.
    entry.setString(Slot.repeatCharacter, to: nil)
    keepBlinking(&entry)
    if isInline { moveFromHome(&entry) } else { addressOtherRows(&entry) }
    // It marks the cells of links, and is not sent.
    entry.setString(Slot.enterTop, to: nil)
    if hasMixedColors {
      entry.setNumber(Slot.maxColors, to: 0x200_0000)
      entry.setNumber(Slot.maxPairs, to: 0x1_0000)
      // Without it ncurses makes a table of all colors, with 460 MB.
      entry.setNamedBoolean("RGB")
      entry.setNumber(Slot.noColorVideo, to: -1)
      entry.setBoolean(Slot.canChangeColors, to: false)
      entry.setString(Slot.setForeground, to: Self.mixedColor(base: "3", extended: "38"))
      entry.setString(Slot.setBackground, to: Self.mixedColor(base: "4", extended: "48"))
    } else {
      writeDigit(after: "3", in: Slot.setForeground, of: &entry)
      writeDigit(after: "4", in: Slot.setBackground, of: &entry)
    }
    if isUnicode {
      entry.setString(Slot.enterAlternateCharset, to: nil)
      entry.setString(Slot.exitAlternateCharset, to: nil)
      entry.setString(Slot.alternateCharset, to: nil)
      useSingleAttributes(&entry)
      entry.setString(Slot.exitAttributes, to: "\u{1b}[m")
    }
    if hasOwnScrolling || isInline {
      let others = [Slot.deleteLine, Slot.insertLine, Slot.deleteLines, Slot.insertLines]
      for slot in Slot.scrolling + others where slot != Slot.cursorAddress {
        entry.setString(slot, to: nil)
      }
    }
    if hasMargins {
      entry.setString(Slot.enterMargins, to: "\u{1b}[?7h")
      entry.setString(Slot.exitMargins, to: "\u{1b}[?7l")
    }
    if isInline {
      // Rows are cut throughout a frame, so the lower right corner is nothing special.
      entry.setString(Slot.enterMargins, to: "\u{1b}[?7l")
      entry.setString(Slot.exitMargins, to: "\u{1b}[?7l")
    }
    if hasExtendedAttributes {
      // With the combined capability ncurses would not use the single ones.
      useSingleAttributes(&entry)
      entry.setString(Slot.enterHorizontal, to: "\u{1b}[9m")
      entry.setString(Slot.enterLeft, to: "\u{1b}[4:3m")
      entry.setString(Slot.enterLow, to: "\u{1b}[53m")
      entry.setString(Slot.enterRight, to: "\u{1b}[21m")
    }
  }

  /// Moves to other rows by the address of a cell alone. At each move ncurses would write every
  /// other way to compare their lengths: 8 % of the cost of a key, for a byte or two a frame.
  private func addressOtherRows(_ entry: inout TerminfoEntry) {
    guard entry.string(Slot.cursorAddress) != nil else { return }
    for slot in [Slot.rowAddress, Slot.cursorUp, Slot.cursorUpLines, Slot.cursorDownLines] {
      entry.setString(slot, to: nil)
    }
  }

  /// Removes what names a row of the whole terminal, or clears the rows below. The cursor's saved
  /// place takes back the attributes, too, so they end before each move. The way up leads by that
  /// place alone. In a terminal that has got lower, a motion down may stop in the last row, and a
  /// motion up would then lead out of the region.
  private func moveFromHome(_ entry: inout TerminfoEntry) {
    for slot in [
      Slot.cursorAddress, Slot.rowAddress, Slot.cursorToLastLine, Slot.clearScreen,
      Slot.clearToEnd, Slot.changeScrollRegion, Slot.cursorUp, Slot.cursorUpLines,
    ] {
      entry.setString(slot, to: nil)
    }
    entry.setString(Slot.cursorHome, to: "\u{1b}8")
    entry.setBoolean(Slot.movesInStandout, to: false)
  }

  /// Shows the cursor as the user has it: xterm's entry would make it steady, and kitty's would
  /// make it blink, also after the app.
  private func keepBlinking(_ entry: inout TerminfoEntry) {
    guard let shown = entry.string(Slot.cursorNormal) else { return }
    for blinking in ["\u{1b}[?12l", "\u{1b}[?12h"] where shown.starts(with: blinking.utf8) {
      let rest = shown.dropFirst(blinking.utf8.count)
      if !rest.isEmpty {
        entry.setString(Slot.cursorNormal, to: String(decoding: rest, as: UTF8.self))
      }
    }
  }

  /// Removes the capability that sets all attributes at once. A VT100 has one sequence that ends
  /// all attributes, and it must not serve as the end of underlining.
  private func useSingleAttributes(_ entry: inout TerminfoEntry) {
    entry.setString(Slot.setAttributes, to: nil)
    for slot in [Slot.exitStandout, Slot.exitUnderline] {
      let ending = entry.string(slot).map { String(decoding: withoutPadding($0), as: UTF8.self) }
      if ending == "\u{1b}[m" || ending == "\u{1b}[0m" { entry.setString(slot, to: nil) }
    }
  }

  /// Writes the number of one of the first eight colors as a character: for `%d` ncurses calls
  /// `printf`, which is a quarter of the cost of a change of color.
  private func writeDigit(after base: String, in slot: Int, of entry: inout TerminfoEntry) {
    let number = "%{8}%<%t\(base)%p1%d%e".utf8
    guard let old = entry.string(slot),
      let start = old.indices.first(where: { old[$0...].starts(with: number) })
    else { return }
    let character = "%{8}%<%t\(base)%p1%'0'%+%c%e".utf8
    let changed = old[..<start] + character + old[(start + number.count)...]
    entry.setString(slot, to: String(decoding: changed, as: UTF8.self))
  }

  /// The short form for the first eight colors of the palette, a number for the others, and RGB.
  ///
  /// ncurses reads each digit of it at each change of color, so the palette comes first and its
  /// numbers are small.
  private static func mixedColor(base: String, extended: String) -> String {
    "\u{1b}[%?%p1%{8}%<%t\(base)%p1%'0'%+%c%e%p1%{256}%<%t\(extended);5;%p1%d"
      + "%e\(extended);2;%p1%{65536}%/%{255}%&%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m"
  }
}

/// A capability without its delays `$<5/>`, which no modern terminal needs.
func withoutPadding(_ bytes: some Sequence<UInt8>) -> [UInt8] {
  let source = Array(bytes)
  var result: [UInt8] = []
  var index = 0
  while index < source.count {
    if source[index] == 0x24, index + 1 < source.count, source[index + 1] == 0x3C,
      let end = source[index...].firstIndex(of: 0x3E)
    {
      index = end + 1
    } else {
      result.append(source[index])
      index += 1
    }
  }
  return result
}
