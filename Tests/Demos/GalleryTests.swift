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

  @Test("shows a page, and its header, in a small window")
  func small() {
    let screen = screen(.buttons, columns: 20, rows: 5)
    #expect(screen.text.hasPrefix(" Buttons\n"))
    screen.press(.enter)
    #expect(screen.shows("Save"))
  }

  @Test("goes on further in where a line of source is too long")
  func longLines() {
    let screen = screen(.buttons, columns: 64)
    screen.type("v")
    #expect(screen.shows("Button(\"Save\") { $0.saves += 1 }"))
    #expect(screen.shows("  .keyboardShortcut(.defaultAction)"))
  }

  @Test("shows the source in a tab, and opens a page by Enter")
  func source() throws {
    let screen = screen(.buttons)
    #expect(screen.shows("An article") && !screen.shows("Button(\"Save\")"))
    screen.press(.character("v"))
    #expect(screen.shows("Button(\"Save\")") && !screen.shows("An article"))
    try screen.press("Scene")
    #expect(screen.state.side == .scene && screen.shows("An article"))
    screen.press(.escape, .enter)
    #expect(screen.focused?.label == "Save" && screen.windowTitle == "Recurse – Buttons")
    screen.press(.escape)
    #expect(screen.focused?.role == .list)
  }

  @Test("has its pages and themes among the commands")
  func commands() throws {
    let screen = screen(.buttons)
    screen.press(.character("v"))
    try screen.runCommand("Page: Logs")
    #expect(screen.state.page == .logs && screen.state.side == .scene && screen.shows("Requests"))
    #expect(screen.focused?.label == "Add")
    try screen.runCommand("Theme: nord")
    #expect(screen.state.theme == .nord)
  }

  @Test("has its pages in groups, each once and in their order")
  func groups() {
    let screen = TestScreen(GalleryApp(), columns: 80, rows: 60)
    var titles = screen.text.split(separator: "\n").map { line in
      String(line.prefix(20)).trimmingCharacters(in: CharacterSet(charactersIn: " ▌"))
    }
    let groups: Set = ["Start", "Input", "Rows", "Places", "Amounts", "Around"]
    titles = Array(titles.dropFirst().dropLast()).filter { !$0.isEmpty && !groups.contains($0) }
    #expect(titles == GalleryPage.allCases.map(\.title))
  }

  @Test("measures the frame before, and says nothing of what is unknown")
  func figures() throws {
    let screen = TestScreen(
      GalleryApp(readMemory: { 21 << 20 }), columns: 120, rows: 40, colorScheme: .dark)
    #expect(!screen.shows("Rendered"))
    #expect(screen.shows("120 × 40 cells") && screen.shows("21 MB"))
    try screen.press("Add one")
    #expect(screen.shows("1 change") && screen.shows("Count: 4") && !screen.shows("Rendered"))
    // The first press moved the focus, too.
    try screen.press("Add one")
    let renders = screen.update.renders
    try screen.press("Add one")
    // The clock of a test stands still: there is no time to show.
    #expect(screen.shows("Rendered") && screen.shows("21 MB") && !screen.shows(" ms"))
    let shown = try #require(
      screen.text.split(separator: "\n").first { $0.contains("Rendered") }?
        .split(separator: " ").last { Int($0) != nil })
    #expect(Int(shown) == renders)
    #expect(screen.waitingTimers == 0)
    let unknown = TestScreen(GalleryApp(), columns: 120, rows: 40)
    try unknown.press("Add one")
    try unknown.press("Add one")
    #expect(unknown.shows("Rendered") && !unknown.shows("Memory"))
  }

  @Test("is no larger than what a person sees at once, in the middle of the window")
  func large() {
    let screen = screen(.lists, columns: 300, rows: 80)
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(10).allSatisfy { $0.isEmpty } && lines[10].hasPrefix(" ".repeated(50)))
    #expect(lines[10].contains("Recurse") && lines.allSatisfy { $0.count <= 250 })
  }

  @Test("has cards as high as their content, and a margin below them", arguments: [36, 60])
  func cards(rows: Int) throws {
    let screen = screen(.charts, columns: rows == 36 ? 120 : 200, rows: rows)
    let surface = Theme.standard.dark.surface
    let column = rows == 36 ? 24 : 60
    let heights = (0..<rows - 1).filter {
      screen.style(row: $0, column: column).background == surface
    }
    #expect(heights.count > rows * 3 / 5 && heights.count < rows - 4, "\(heights)")
    #expect(screen.style(row: rows - 2, column: column).background != surface)
  }

  /// The pages that are looked at first.
  private nonisolated static let mainPages: [GalleryPage] = [
    .welcome, .buttons, .forms, .lists, .gauges, .charts,
  ]

  @Test(
    "has two or three cards beside each other, in the middle of the room and as high as a scene",
    arguments: mainPages, [CellSize(columns: 120, rows: 36), CellSize(columns: 200, rows: 60)])
  func columns(page: GalleryPage, size: CellSize) throws {
    let screen = screen(page, columns: size.columns, rows: size.rows)
    let surface = Theme.standard.dark.surface
    let scene = (4..<size.rows - 1).map { row in
      (21..<size.columns).map { screen.style(row: row, column: $0).background == surface }
    }
    let most = scene.map { row in
      zip([false] + row, row).count { !$0 && $1 }
    }
    #expect(most.max() ?? 0 >= (size.columns == 120 ? 2 : page == .lists ? 2 : 3))
    let covered = scene.indices.filter { scene[$0].contains(true) }
    let (first, last) = try (#require(covered.first), #require(covered.last))
    #expect(last - first >= 16, "\(first)...\(last)")
  }

  @Test(
    "begins at the same row on each page, so that nothing jumps", arguments: GalleryPage.allCases,
    [CellSize(columns: 120, rows: 36), CellSize(columns: 200, rows: 60)])
  func top(page: GalleryPage, size: CellSize) {
    let screen = screen(page, columns: size.columns, rows: size.rows)
    let surface = Theme.standard.dark.surface
    let first = (3..<size.rows - 1).first { row in
      (22..<size.columns).contains { screen.style(row: row, column: $0).background == surface }
    }
    #expect(first == 4)
  }

  @Test(
    "begins at its top where it is opened with the focus in it", arguments: GalleryPage.allCases,
    [CellSize(columns: 80, rows: 24), CellSize(columns: 120, rows: 36)])
  func opened(page: GalleryPage, size: CellSize) {
    let screen = TestScreen(
      GalleryApp(page: page), columns: size.columns, rows: size.rows, isStrict: false)
    let focused = TestScreen(
      GalleryApp(page: page, focus: .page), columns: size.columns, rows: size.rows,
      isStrict: false)
    func titles(_ screen: TestScreen<GalleryApp>) -> [String] {
      screen.text.split(separator: "\n", omittingEmptySubsequences: false)[4..<8].map {
        // A cursor is shown only with the focus.
        $0.dropFirst(22).prefix(20).filter { $0.isLetter }
      }
    }
    #expect(titles(focused) == titles(screen))
  }

  @Test(
    "has the source below the scene in a high window, all of it", arguments: GalleryPage.allCases)
  func sourceBelow(page: GalleryPage) throws {
    let screen = screen(page, columns: 200, rows: 60)
    let last = try #require(page.source.split(separator: "\n").last)
    let isBelow = screen.shows("of what is above") && screen.shows(String(last))
    // Pictures take the height that there is.
    #expect(isBelow == ![.canvas, .charts, .images].contains(page))
    screen.resize(columns: 120, rows: 36)
    #expect(!screen.shows("of what is above"))
  }

  @Test(
    "has cards in columns of one grid: the gaps of all lines meet", arguments: GalleryPage.allCases)
  func grid(page: GalleryPage) {
    let screen = screen(page, columns: 120, rows: 60)
    let surface = Theme.standard.dark.surface
    // The free columns below the first line of a card, but for lines of one card.
    var gaps: Set<[Int]> = []
    for row in 5..<58 where screen.style(row: row, column: 23).background == surface {
      let free = (24..<115).filter { screen.style(row: row, column: $0).background == nil }
      if !free.isEmpty { gaps.insert(free) }
    }
    #expect(gaps.count <= 1, "\(gaps)")
  }

  @Test("has the sixteen colors of a terminal in two lines of eight", arguments: [120, 200])
  func sixteen(columns: Int) throws {
    let screen = screen(.colors, columns: columns, rows: 36)
    let lines = screen.text.split(separator: "\n").filter { $0.contains("  0   1 ") || $0.contains("  8   9 ") }
    #expect(lines.count == 2 && lines[0].hasSuffix(" 7") && lines[1].hasSuffix(" 15"))
  }

  @Test("has lines of equal lengths in a column of gauges")
  func gauges() throws {
    let screen = screen(.gauges, columns: 120, rows: 60)
    let lines = screen.text.split(separator: "\n")
    let days = ["Mon", "Tue", "Sun"].compactMap { day in
      lines.first { $0.contains(" \(day) ") }.map(Array.init)?.lastIndex { "━─".contains($0) }
    }
    #expect(days.count == 3 && Set(days).count == 1, "\(days)")
  }

  @Test(
    "says a note below the title of a card where the line is too short",
    arguments: [30, 40, 52, 64])
  func notes(columns: Int) {
    let screen = screen(.charts, columns: columns, rows: 60)
    screen.press(.enter)
    #expect(screen.shows("the average of each part"))
  }

  @Test("draws a line of reference in another color than those of series", arguments: Theme.all)
  func reference(theme: Theme) {
    for palette in [theme.dark, theme.light] {
      #expect(!palette.series.prefix(3).contains(palette.secondaryText))
    }
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
    screen.type("vv")
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
    #expect(!screen.shows("‹VStack›"))
    screen.type("v")
    #expect(screen.shows("‹VStack›"))
    screen.press(.escape, .enter, .right)
    #expect(screen.shows("‹ZStack›"))
  }
}

extension String {
  fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
