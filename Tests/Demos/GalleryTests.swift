import Foundation
import Recurse
import RecurseTesting
import Testing
import gallery

@MainActor @Suite("Gallery") struct GalleryTests {
  private func screen(
    _ page: GalleryPage = .welcome, theme: Theme = .standard, columns: Int = 80, rows: Int = 24,
    scheme: ColorScheme? = .dark
  ) -> TestScreen<GalleryApp> {
    TestScreen(
      GalleryApp(page: page, theme: theme), columns: columns, rows: rows, colorScheme: scheme)
  }

  @Test(
    "shows each page in windows of any size", arguments: GalleryPage.allCases,
    [CellSize(columns: 20, rows: 5), CellSize(columns: 300, rows: 80)])
  func sizes(page: GalleryPage, size: CellSize) {
    let screen = screen(page, columns: size.columns, rows: size.rows)
    screen.press(.enter, .tab, .down, .tab, .escape, .end)
    #expect(screen.failure == nil && screen.reports == [])
  }

  @Test(
    "is the same after a key that comes in one turn with another size",
    arguments: [GalleryPage.split, .dates])
  func turns(page: GalleryPage) {
    for size in [CellSize(columns: 28, rows: 39), CellSize(columns: 40, rows: 20)] {
      for key in [Key.right, .tab, .enter] {
        let screen = screen(page, columns: 90, rows: 28)
        screen.resize(columns: size.columns, rows: size.rows, with: [.key(KeyEvent(key))])
        let picture = screen.picture
        screen.resize(columns: size.columns + 1, rows: size.rows)
        screen.resize(columns: size.columns, rows: size.rows)
        #expect(screen.picture == picture, "\(key) at \(size)")
      }
    }
  }

  @Test("shows the source of each page as it is", arguments: GalleryPage.allCases)
  func sources(page: GalleryPage) throws {
    let gallery = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Apps/Gallery")
    func words(_ text: some StringProtocol) -> String { String(text.filter { !$0.isWhitespace }) }
    /// The files of a folder, each behind the source that it may show.
    func files(in name: String) throws -> [String] {
      let folder = gallery.appendingPathComponent(name)
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).map {
        let file = try String(
          contentsOfFile: folder.appendingPathComponent($0).path, encoding: .utf8)
        let parts = file.components(separatedBy: "\n    \"\"\"\n\n")
        return parts.count == 1 ? file : parts.dropFirst().joined()
      }
    }
    // A large page has a folder of its own.
    let isLarge = FileManager.default.fileExists(
      atPath: gallery.appendingPathComponent(page.title).path)
    let rest = try isLarge ? [files(in: page.title).joined()] : files(in: "Pages")
    let source = words(page.source)
    let isShown = rest.contains { words($0).contains(source) }
    let lines = page.source.split(separator: "\n").map { words($0) }
    let isInParts = rest.contains { file in
      let file = words(file)
      return lines.allSatisfy { file.contains($0) }
    }
    #expect(!source.isEmpty && (isShown || isInParts))
  }

  @Test("changes the theme of all that is shown", arguments: Theme.all)
  func themes(theme: Theme) {
    let screen = screen(.buttons, theme: theme)
    let before = screen.style(row: 5, column: 5)
    screen.press(.character("t"))
    #expect(screen.state.theme != theme)
    screen.press(Key.character("T"))
    #expect(screen.state.theme == theme && screen.style(row: 5, column: 5) == before)
    screen.press(.character("l"))
    #expect(screen.style(row: 0, column: 1).foreground == theme.light.accent)
    screen.press(.character("l"))
    #expect(screen.style(row: 0, column: 1).foreground == theme.dark.accent)
  }

  @Test("marks the theme that is shown in the menu of the themes")
  func themeMenu() throws {
    let screen = screen(.buttons)
    try screen.click(screen.labelled("Theme"))
    #expect(screen.shows("│ ✓ standard") && screen.shows("│   nord") && screen.shows("✓ As the te"))
    try screen.click(screen.labelled("nord"))
    #expect(screen.layers(.menu).isEmpty && screen.state.theme == .nord)
    try screen.click(screen.labelled("nord"))
    #expect(screen.shows("│   standard") && screen.shows("│ ✓ nord"))
  }

  @Test("shows all of a source, and its header, in any window")
  func small() {
    let screen = screen(.buttons, columns: 20, rows: 5)
    #expect(screen.text.hasPrefix(" Buttons\n"))
    screen.press(.enter)
    #expect(screen.shows("Save"))
    let wide = self.screen(.buttons)
    // A line that is too long goes on between two words, further in.
    #expect(wide.shows("│ Button(\"Save\") { $0 += 1 }"))
    #expect(wide.shows("│   .keyboardShortcut(.defaultAction)"))
  }

  @Test("shows the source, and opens a page by Enter")
  func source() {
    let screen = screen(.buttons)
    #expect(screen.shows("Button(\"Save\") { $0 += 1"))
    screen.press(.character("v"))
    #expect(!screen.text.contains("Source ─"))
    screen.press(.character("v"), .enter)
    #expect(screen.focused?.label == "Save" && screen.windowTitle == "Recurse – Buttons")
    screen.press(.escape)
    #expect(screen.focused?.role == .list)
  }

  @Test("keeps what was done on a page in every window, with its source and without")
  func keepsState() throws {
    let screen = TestScreen(GalleryApp(page: .fields), columns: 80, rows: 24)
    try screen.type("Oslo", into: "City")
    for (columns, rows) in [(20, 5), (80, 24), (300, 80), (120, 30), (200, 10)] {
      screen.resize(columns: columns, rows: rows)
      #expect(try screen.element(.textField, "City").value == "Oslo", "\(columns) × \(rows)")
    }
    screen.press(.escape)
    screen.type("v")
    #expect(try screen.element(.textField, "City").value == "Oslo")
  }

  @Test("keeps what was done on a page that fills the height, and its focus")
  func keepsFillingPage() {
    let screen = TestScreen(GalleryApp(page: .layout, focus: .page), columns: 80, rows: 24)
    screen.press(.right)
    for (columns, rows) in [(20, 5), (80, 24), (300, 80), (120, 30), (200, 10)] {
      screen.resize(columns: columns, rows: rows)
      #expect(screen.shows("‹VStack›"), "\(columns) × \(rows)")
    }
    screen.type("v")
    #expect(screen.shows("‹VStack›") && !screen.text.contains("Source ─"))
    screen.press(.right)
    #expect(screen.shows("‹ZStack›"))
  }

  @Test("shows a page that fills the height above its source, or beside it")
  func filling() {
    let screen = TestScreen(GalleryApp(page: .tables, focus: .page), columns: 80, rows: 24)
    #expect(screen.shows("▌Tables") && screen.shows("Del End program"))
    #expect(screen.shows("Source ─"))
    let source = screen.text.split(separator: "\n").lastIndex { $0.contains("Source ─") }
    #expect(source == 17)
    screen.resize(columns: 80, rows: 19)
    #expect(!screen.text.contains("Source ─"))
    screen.resize(columns: 160, rows: 19)
    #expect(screen.shows("Source ─"))
  }
}
