import Recurse
import RecurseReaders
import RecurseTerminal
import RecurseTesting
import Testing

private let patch = Patch(
  """
  diff --git a/Greet.swift b/Greet.swift
  --- a/Greet.swift
  +++ b/Greet.swift
  @@ -1,5 +1,6 @@
   /* A greeting,
  -  which is short. */
  +  which is long. */
   func greet() {
  -  let name = "Ada" // 1
  +  let name = "Eve" // 1
  +\u{20}\u{20}
   }

  """)

@MainActor @Suite("Colors of a patch") struct DiffColorTests {
  private func screen(
    _ patch: Patch = patch, style: DiffStyle = .unified, theme: Theme = .standard,
    scheme: ColorScheme? = .dark, colors: ColorLevel = .trueColor, columns: Int = 32,
    rows: Int = 10
  ) -> TestScreen<PatchPage> {
    TestScreen(
      PatchPage(patch: patch, style: style), columns: columns, rows: rows, theme: theme,
      colorScheme: scheme, colors: colors)
  }

  private static let picture = """
    ─── ▾ M Greet.swift  +3 −2
        ▾ @@ -1,5 +1,6 @@
    1 1   /* A greeting,
    2   -   which is short. */
      2 +   which is long. */
    3 3   func greet() {
    4   -   let name = "Ada" // 1
      4 +   let name = "Eve" // 1
      5 +
    5 6   }
    """

  @Test("are backgrounds of whole rows, and stronger ones of the words that changed")
  func backgrounds() {
    let screen = screen()
    #expect(
      screen.text.split(separator: "\n").map { $0.dropFirst() }.joined(separator: "\n")
        == Self.picture)
    #expect(
      (0..<10).map { screen.backgrounds(row: $0, columns: 32) } == [
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "aaaaaaaaaaaaaaaaaabbbbbaaaaaaaaa",
        "aaaaaaaaaaaaaaaaaabbbbaaaaaaaaaa",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "aaaaaaaaaaaaaaaaaaaaabbbaaaaaaaa",
        "aaaaaaaaaaaaaaaaaaaaabbbaaaaaaaa",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      ])
    let (plain, removed, added) = (ground(screen, 2), ground(screen, 3), ground(screen, 4))
    #expect(Set([plain, removed, added]).count == 3)
    #expect(ground(screen, 6) == removed && ground(screen, 7) == added)
    let marks: TextAttributes = [.bold, .underline]
    #expect(screen.style(row: 6, column: 22).attributes.isDisjoint(with: marks))
  }

  private func ground(_ screen: TestScreen<PatchPage>, _ row: Int) -> Color? {
    screen.style(row: row, column: 0).background
  }

  @Test("are those of each side beside the other, and a gap has none")
  func sideBySide() {
    let screen = screen(style: .sideBySide, columns: 60)
    let row = 6
    #expect(screen.text.split(separator: "\n")[row].hasSuffix("5 +"))
    let (left, right) = (screen.style(row: row, column: 20), screen.style(row: row, column: 50))
    #expect(left.background == screen.style(row: 2, column: 20).background)
    #expect(right.background != left.background)
    #expect(
      screen.style(row: 3, column: 10).background != screen.style(row: 3, column: 50).background)
  }

  @Test(
    "can be read, in each theme",
    arguments: Theme.all, [ColorLevel.trueColor, .palette256])
  func readable(theme: Theme, level: ColorLevel) {
    for scheme in [ColorScheme.dark, .light] {
      let screen = screen(theme: theme, scheme: scheme, colors: level)
      let least = theme.name == "high-contrast" ? 7 : 4.5
      for row in [3, 4, 6, 7, 8] {
        #expect(
          screen.style(row: row, column: 0).background
            != screen.style(row: 2, column: 0).background)
        for column in 0..<32 {
          let style = screen.style(row: row, column: column)
          guard let text = style.foreground, let ground = style.background else {
            Issue.record("no colors at \(row), \(column)")
            continue
          }
          let contrast = text.contrast(with: ground)
          #expect(
            contrast >= least || style.attributes.contains(.reverse),
            "\(theme.name) \(scheme) \(row):\(column) \(text) on \(ground): \(contrast)")
        }
      }
      #expect(ground(screen, 3) != ground(screen, 4))
    }
  }

  @Test(
    "stay those of the text where a theme has no backgrounds",
    arguments: [ColorLevel.none, .ansi16, .trueColor])
  func few(level: ColorLevel) {
    let screen = screen(scheme: nil, colors: level)
    for row in 0..<10 { #expect(!screen.backgrounds(row: row, columns: 32).contains("b")) }
    let marks: TextAttributes = [.bold, .underline]
    #expect(screen.style(row: 6, column: 22).attributes.isSuperset(of: marks))
    // The whole line has one color.
    let colors = (9..<20).map { screen.style(row: 6, column: $0).foreground }
    #expect(Set(colors).count == 1)
    #expect(
      screen.style(row: 2, column: 8).foreground == screen.style(row: 9, column: 7).foreground)
  }

  // MARK: - Languages

  @Test("are those of the language in all lines, as far as the hunk says what they are")
  func language() {
    let screen = screen()
    func color(_ row: Int, _ column: Int) -> Color? {
      screen.style(row: row, column: column).foreground
    }
    // A comment that goes on in the next line, on both sides.
    #expect(screen.style(row: 2, column: 8).attributes.contains(.italic))
    for row in [3, 4] { #expect(screen.style(row: row, column: 10).attributes.contains(.italic)) }
    #expect(screen.style(row: 5, column: 7).attributes.contains(.bold))
    #expect(screen.style(row: 7, column: 9).attributes.contains(.bold))
    #expect(color(7, 9) != color(7, 13) && color(7, 20) != color(7, 13))
    // The signs keep their colors.
    #expect(color(6, 5) != color(7, 5))
    #expect(screen.style(row: 7, column: 5).attributes == [])
  }

  @Test("differ from that of text among 256 colors, too, where one of their hue is readable")
  func hues() {
    // A keyword and a string beside a name.
    let tokens: [(scheme: ColorScheme, row: Int, columns: [Int])] = [
      (.dark, 6, [9, 20]), (.dark, 7, [20]), (.light, 6, [9]), (.light, 7, [9, 20]),
    ]
    for (scheme, row, columns) in tokens {
      let screen = screen(scheme: scheme, colors: .palette256)
      let name = screen.style(row: row, column: 13).foreground
      for column in columns {
        #expect(screen.style(row: row, column: column).foreground != name, "\(scheme) \(column)")
      }
    }
  }

  @Test("go on through a hunk for each side alone")
  func sides() {
    let patch = Patch(
      """
      --- a/a.c
      +++ b/a.c
      @@ -1,3 +1,3 @@
      -/* old
      +/* new */
       int a;
       int b;

      """)
    for style in [DiffStyle.unified, .sideBySide] {
      let columns = style == .unified ? 32 : 61
      let screen = screen(patch, style: style, columns: columns, rows: 6)
      let row = style == .unified ? 4 : 3
      // The new file has code there; in the old one the comment goes on.
      let new = screen.style(row: row, column: style == .unified ? 7 : 36)
      #expect(!new.attributes.contains(.italic), "\(screen.text)")
      guard style == .sideBySide else { continue }
      #expect(screen.style(row: row, column: 5).attributes.contains(.italic), "\(screen.text)")
    }
  }

  @Test("are shown again after a patch, a theme and the text around have changed")
  func changes() {
    let screen = screen()
    let before = ground(screen, 3)
    screen.change { $0.patch = Patch(from: "let a\n", to: "let b\n", newPath: "x.swift") }
    #expect(screen.style(row: 2, column: 7).attributes.contains(.bold))
    #expect(ground(screen, 2) == before)
  }
}
