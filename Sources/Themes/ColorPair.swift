import RecurseTerminal

/// Two roles that meet on the screen, and their required contrast.
package struct ColorPair: Sendable {
  package let foreground: ColorRole
  package let background: ColorRole
  /// Whether the pair is text. Lines and signs may have less contrast.
  package let isText: Bool

  /// All pairs.
  package static let all: [ColorPair] =
    text(ColorRole.readOnBackground, on: [.background, .surface, .raised])
    + text([.text], on: [.button, .hoveredButton])
    + text([.accentOnButton], on: [.primaryButton])
    + text([.errorOnButton], on: [.destructiveButton])
    + text([.text, .placeholder], on: [.field, .focusedField, .faultyField])
    + text([.onSelection], on: [.selection]) + text([.text], on: [.inactiveSelection])
    + text([.onAccent], on: [.accent]) + text([.onError], on: [.error])
    + lines([.border, .focusedBorder], on: [.background, .surface, .raised])
    + lines([.selectionBar], on: [.selection])
    + lines(ColorRole.series, on: [.background, .surface, .raised])

  private static func text(
    _ foregrounds: [ColorRole], on backgrounds: [ColorRole]
  ) -> [ColorPair] {
    pairs(foregrounds, backgrounds, isText: true)
  }

  private static func lines(
    _ foregrounds: [ColorRole], on backgrounds: [ColorRole]
  ) -> [ColorPair] {
    pairs(foregrounds, backgrounds, isText: false)
  }

  private static func pairs(
    _ foregrounds: [ColorRole], _ backgrounds: [ColorRole], isText: Bool
  ) -> [ColorPair] {
    foregrounds.flatMap { foreground in
      backgrounds.map { ColorPair(foreground: foreground, background: $0, isText: isText) }
    }
  }
}

extension ColorRole {
  /// The roles of text on the background of the screen, of a bar and of a sheet.
  static let readOnBackground: [ColorRole] = [
    .text, .secondaryText, .accent, .link, .info, .success, .warning, .error,
  ]
}

extension Palette {
  /// Returns the pairs of roles that meet and have too little contrast: text needs a contrast of
  /// 4.5, lines one of 3.
  ///
  /// ```swift
  /// #expect(Theme.nord.dark.unreadablePairs() == [])
  /// ```
  ///
  /// - Parameter contrast: the contrast that text needs: WCAG's ratio, from 1 to 21.
  public func unreadablePairs(contrast: Double = 4.5) -> [String] {
    ColorPair.all.compactMap { pair in
      let ratio = color(of: pair.foreground).contrast(with: color(of: pair.background))
      guard ratio < (pair.isText ? contrast : 3) else { return nil }
      return "\(pair.foreground) on \(pair.background): \((ratio * 10).rounded() / 10)"
    }
  }
}
