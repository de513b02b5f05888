import RecurseCore
import RecurseTerminal
import RecurseWidgets

extension TestScreen {
  /// Compares the screen, including styles, with a picture stored beside the test.
  ///
  /// ```swift
  /// screen.type("Test\nwrong\n")
  /// try screen.expectSnapshot("rejected")
  /// ```
  ///
  /// The picture is text, for review in a diff: the lines, then a letter for each style and a
  /// legend. It is stored in `Snapshots/`, in a folder named after the test's file. Exclude such
  /// folders from the test targets of the package. With `RECURSE_SNAPSHOTS=update` in the
  /// environment, the picture is written instead.
  ///
  /// - Throws: ``SnapshotMismatch`` if the screen differs, or if there is no stored picture.
  public func expectSnapshot(_ name: String, file: String = #filePath) throws {
    try expectSnapshot(name, file: file, updates: SnapshotFile.updatesByEnvironment)
  }

  func expectSnapshot(_ name: String, file: String, updates: Bool) throws {
    try SnapshotFile(named: name, testFile: file).compare(with: styledText, updates: updates)
  }

  /// The screen as an SVG picture, for documents. The terminal's default colors are those of the
  /// theme, or light on dark if the terminal does not report its scheme.
  ///
  /// ```swift
  /// try screen.svg.write(toFile: "login.svg", atomically: true, encoding: .utf8)
  /// ```
  public var svg: String { memory.svg(svgColors) }

  var svgColors: SVG.Colors {
    guard let scheme = colors.setting.scheme else { return SVG.Colors() }
    let palette = colors.setting.theme.palette(scheme)
    return SVG.Colors(foreground: palette.text, background: palette.background)
  }
}
