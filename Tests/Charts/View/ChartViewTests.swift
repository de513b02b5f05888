import Recurse
import RecurseCharts
import RecurseTerminal
import RecurseTesting
import Testing

@MainActor @Suite("A chart on a screen") struct ChartViewTests {
  @Test("shows lines with axes, a grid and a legend, in the colors of series")
  func lines() {
    let screen = TestScreen(Page(samples: .waves(33)), columns: 40, rows: 10, colorScheme: .dark)
    #expect(
      screen.picture == """
        10 ⠁⠁⠁⠁⠁⠈⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠈⠁⠁⠁⠁⠁⠈⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠈⠁⠁⠁
           ⢄    ⠐  ⢀⢄ ⠂    ⠐⢀⢄   ⠐   ⢀⢄⠂    ⠐ ⢀⠄
           ⠈⢢   ⠐ ⡔⠁⠈⢢⠂    ⡔⠁⠈⢢  ⠐  ⡔⠁⠈⢢    ⠐⡔⠁
         5 ⡀⡀⠱⡀⡀⢀⠎⡀⡀⡀⡀⠱⡀⡀⢀⠎⢀⡀⡀⡀⠱⡀⢀⢀⠎⡀⡀⡀⡀⠱⡀⡀⢀⠎⡀⡀⡀
           ⠂  ⠘⢤⠃     ⠂⠘⢤⠃ ⠐    ⠘⢤⠃    ⠂ ⠘⢤⠃⠐
           ⠂ ⢀⠔⠁⠣⡀    ⢀⠔⠁⠣⡀⠐   ⢀⠔⠁⠣⡀   ⠂⢀⠔⠁⠣⡀
           ⠂⢠⠊  ⠐⠑⡄  ⢠⠊   ⠑⡄  ⢠⠊ ⠐ ⠑⡄  ⢠⠊   ⠑⡄
         0 ⡰⠁⡀⡀⡀⢀⡀⠈⠢⡰⠁⡀⡀⡀⡀⡀⠈⠢⡰⠁⡀⡀⢀⡀⡀⠈⠢⡰⠁⡀⡀⡀⡀⢀⠈⠢⡀
           0    5     10   15    20    25   30
        ● web  ▲ db
        """)
    #expect(
      screen.styledText == """
        10 ⠁⠁⠁⠁⠁⠈⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠈⠁⠁⠁⠁⠁⠈⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠈⠁⠁⠁
           ⢄    ⠐  ⢀⢄ ⠂    ⠐⢀⢄   ⠐   ⢀⢄⠂    ⠐ ⢀⠄
           ⠈⢢   ⠐ ⡔⠁⠈⢢⠂    ⡔⠁⠈⢢  ⠐  ⡔⠁⠈⢢    ⠐⡔⠁
         5 ⡀⡀⠱⡀⡀⢀⠎⡀⡀⡀⡀⠱⡀⡀⢀⠎⢀⡀⡀⡀⠱⡀⢀⢀⠎⡀⡀⡀⡀⠱⡀⡀⢀⠎⡀⡀⡀
           ⠂  ⠘⢤⠃     ⠂⠘⢤⠃ ⠐    ⠘⢤⠃    ⠂ ⠘⢤⠃⠐
           ⠂ ⢀⠔⠁⠣⡀    ⢀⠔⠁⠣⡀⠐   ⢀⠔⠁⠣⡀   ⠂⢀⠔⠁⠣⡀
           ⠂⢠⠊  ⠐⠑⡄  ⢠⠊   ⠑⡄  ⢠⠊ ⠐ ⠑⡄  ⢠⠊   ⠑⡄
         0 ⡰⠁⡀⡀⡀⢀⡀⠈⠢⡰⠁⡀⡀⡀⡀⡀⠈⠢⡰⠁⡀⡀⢀⡀⡀⠈⠢⡰⠁⡀⡀⡀⡀⢀⠈⠢⡀
           0    5     10   15    20    25   30
        ● web  ▲ db
        -----
        aabccccccccccccccccccccccccccccccccccccc
        bbbdbbbbcbbeebcbbbbcddbbbcbbbeecbbbbcbdd
        bbbddbbbcbeeeecbbbbddddbbcbbeeeebbbbcddb
        babccddceecccceecddccccddceecccceecddccc
        bbbcbbddebbbbbceddbcbbbbddebbbbcbeddcbbb
        bbbcbeeeddbbbbdddeecbbbeeeddbbbcdddeebbb
        bbbceebbcddbbddbbbeebbeebcbddbbddbbbeebb
        babeecccccddddccccceeeecccccddddccccceee
        bbbabbbbabbbbbaabbbaabbbbaabbbbaabbbaabb
        ebbbbbbdbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
        -----
        a: bold #7aa2f7 on #16181d
        b: #e4e6eb on #16181d
        c: #525459 on #16181d
        d: #c5da82 on #16181d
        e: #7aa2f7 on #16181d
        """)
  }

  @Test("shows axes alone without data, and takes no focus")
  func empty() throws {
    let screen = TestScreen(Page(), columns: 24, rows: 6)
    #expect(
      screen.picture == """
          1 ⠁⠁⠁⠁⠁⠁⠁⠁⠁⠈⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁
            ⠂        ⠐         ⠂
        0.5 ⠂⠂⠂⠂⠂⠂⠂⠂⠂⠐⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂
            ⠂        ⠐         ⠂
          0 ⡀⡀⡀⡀⡀⡀⡀⡀⡀⢀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀
            0       0.5        1
        """)
    screen.press(.left)
    #expect(screen.unhandled.count == 1)
  }

  @Test("shows one point, and a gap for what is not finite")
  func points() {
    let one = TestScreen(Page(samples: [Load(time: 3, value: 2)]), columns: 24, rows: 6)
    #expect(
      one.picture == """
        2 ⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁
              ⠂      ⠂      ⠂
              ⠂      ⠂      ⠂
        0 ⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀
              2      3      4
        ● web
        """)
    var samples = [Load].waves(17, of: ["web"])
    samples[8].value = .nan
    samples[12].value = .infinity
    let gaps = TestScreen(Page(samples: samples), columns: 24, rows: 6)
    #expect(
      gaps.picture == """
        10 ⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠈⠁⠁⠁⠁⠁⠈⠁⠁
           ⠂     ⣀⠤⠊  ⠑⠢⢄    ⠐
           ⠂  ⡠⠔⠊⠂     ⠐   ⢄⡀⠐
         0 ⡠⠒⠉⡀⡀⡀⡀⡀⡀⡀⡀⡀⢀⡀⡀⡀⡀⠈⠑⠤⡀
           0     5     10    15
        ● web
        """)
  }

  @Test("gives up its parts as it gets smaller, and keeps its plot")
  func sizes() {
    let page = Page(samples: .waves(33))
    #expect(
      TestScreen(page, columns: 20, rows: 5).picture == """
        10 ⡀⠁⠁⠁⡀⠁⠁⠁▲⠁⠁⠁●⠁⠁⠁⡀
           ⠘⢄⢀⠎⠘⢄⢀⠎⠘⢄⢀⠎⠘⢄⢀⠎
           ⠂⡨▲  ⡨●  ⡨⢣  ⡨▲⠂
         0 ●⠁⡀⠱⡔⠁⡀⠱⡔⠁⡀⠱⡔⠁⡀⠱⡀
           0    10   20   30
        """)
    #expect(
      TestScreen(page, columns: 10, rows: 3).picture == """
        10 ⡄⣠⢀⡄⣠⢀⠄
           ⢱⠉▲⢱⠉⡎
         0 ●⢶⠱⡎⢶⠱●
        """)
    #expect(TestScreen(page, columns: 1, rows: 1).picture == "●")
  }

  @Test("shows stacked bars, of which each has its color behind the next")
  func bars() {
    let samples = [("a", 1.5), ("b", 2.25)].flatMap { host, value in
      (0..<3).map { Load(time: Double($0), value: value, host: host) }
    }
    let page = Page(samples: samples) {
      Chart(\.samples) { BarMark(x: \.time, y: \.value).foreground(by: \.host) }
    }
    let screen = TestScreen(page, columns: 20, rows: 7, colorScheme: .dark)
    #expect(
      screen.picture == """
        4 ⠁▆▆▆▆⠁▆▆▆▆⠁⠁▆▆▆▆⠁⠁
           ████ ████  ████
        2 ⠂████⠂████⠂⠂████⠂⠂
           ▇▇▇▇ ▇▇▇▇  ▇▇▇▇
        0 ⡀████⡀████⡀⡀████⡀⡀
             0    1     2
        ● a  ▲ b
        """)
    #expect(
      screen.styledText == """
        4 ⠁▆▆▆▆⠁▆▆▆▆⠁⠁▆▆▆▆⠁⠁
           ████ ████  ████
        2 ⠂████⠂████⠂⠂████⠂⠂
           ▇▇▇▇ ▇▇▇▇  ▇▇▇▇
        0 ⡀████⡀████⡀⡀████⡀⡀
             0    1     2
        ● a  ▲ b
        -----
        abcddddcddddccddddcc
        bbbeeeebeeeebbeeeebb
        abceeeeceeeecceeeecc
        bbbffffbffffbbffffbb
        abcggggcggggccggggcc
        bbbbbabbbbabbbbbabbb
        hbbbbdbbbbbbbbbbbbbb
        -----
        a: bold #7aa2f7 on #16181d
        b: #e4e6eb on #16181d
        c: #525459 on #16181d
        d: #c5da82 on #16181d
        e: #c5da82 on #c5da82
        f: #7aa2f7 on #c5da82
        g: #7aa2f7 on #7aa2f7
        h: #7aa2f7 on #16181d
        """)
  }

  @Test("shows a heat map in backgrounds, or in shades where there are none")
  func heatMap() {
    let samples = (0..<12).map {
      Load(time: Double($0 % 4), value: Double($0), host: "day \($0 / 4)")
    }
    let page = Page(samples: samples) {
      Chart(\.samples) { RectangleMark(x: \.time, y: \.host).foreground(by: \.value) }
    }
    let screen = TestScreen(page, columns: 24, rows: 6, colorScheme: .dark)
    #expect(
      screen.picture == """

        day 0 █████████████████
        day 1 █████████████████
        day 2 █████████████████
                 0   1   2   3
        0 ██████ 11
        """)
    #expect(
      TestScreen(page, columns: 24, rows: 6, colors: ColorLevel.none).picture == """

        day 0 ░░░░░░░░░░░░░▒▒▒▒
        day 1 ▒▒▒▒▒▒▒▒▒▓▓▓▓▓▓▓▓
        day 2 ▓▓▓▓▓████████████
                 0   1   2   3
        0 ░░▒▓██ 11
        """)
  }

  @Test("begins the colors of a heat map above what it lies on", arguments: Theme.all)
  func leastColor(theme: Theme) throws {
    let samples = (0..<2).map { Load(time: Double($0), value: Double($0)) }
    let page = Page(samples: samples) {
      Chart(\.samples) { RectangleMark(x: \.time, y: \.host).foreground(by: \.value) }
    }
    for scheme in [ColorScheme.dark, .light] {
      let screen = TestScreen(page, columns: 24, rows: 3, theme: theme, colorScheme: scheme)
      let least = try #require(screen.style(row: 0, column: 6).background)
      let palette = theme.palette(scheme)
      for ground in [palette.background, palette.surface, palette.raised] {
        let (high, low) = (
          max(least.luminance, ground.luminance), min(least.luminance, ground.luminance)
        )
        #expect((high + 0.05) / (low + 0.05) > 1.4, "\(theme.name) \(scheme)")
      }
    }
  }

  @Test("keeps the low colors of a heat map and of its legend where colors are few")
  func lowColors() {
    let samples = (0..<12).map {
      Load(time: Double($0 % 4), value: Double($0), host: "day \($0 / 4)")
    }
    let page = Page(samples: samples) {
      Chart(\.samples) { RectangleMark(x: \.time, y: \.host).foreground(by: \.value) }
    }
    let screen = TestScreen(page, columns: 24, rows: 6, colorScheme: .dark)
    // As text in the color of its background, the lowest would become white.
    for (row, columns) in [(1, 6..<23), (5, 2..<8)] {
      for column in columns {
        let style = ColorLevel.palette256.nearest(screen.style(row: row, column: column))
        #expect(style.foreground == style.background)
      }
    }
  }

  @Test("tells series apart by symbols where there are no colors")
  func monochrome() {
    let page = Page(samples: .waves(33, of: ["web", "db", "cache"]))
    #expect(
      TestScreen(page, columns: 40, rows: 10, colors: ColorLevel.none).picture == """
        10 ⠁⠁⠁⠁⠁⠈⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠈⠁⠁⠁⠁⠁⠈⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠈⠁⠁⠁
           ⢄    ⠐  ⢀⢄ ⠂    ⠐⢀⢄   ⠐   ⢀⢄⠂    ⠐ ⢀⠄
           ⠈⢢   ⠐ ⡔⠁⠈■⠂    ⡔⠁⠈⢢  ⠐  ⡔⠁⠈■    ⠐⡔⠁
         5 ⡀⡀▲⡀⡀⢀●⡀⡀⡀⡀⠱●⡀⢀⠎⢀⡀⡀⡀▲⡀⢀⢀●⡀⡀⡀⡀⠱●⡀⢀⠎⡀⡀⡀
           ⠂  ⠘⢤⠃     ⠂⠘⢤▲ ⠐    ⠘⢤⠃    ⠂ ⠘⢤▲⠐
           ⠂ ⢀⠔■⠣⡀    ⢀⠔⠁⠣⡀⠐   ⢀⠔■⠣⡀   ⠂⢀⠔⠁⠣⡀
           ⠂⢠⠊  ⠐⠑⡄  ⢠⠊   ⠑■  ⢠⠊ ⠐ ⠑⡄  ⢠⠊   ⠑■
         0 ●⠁⡀⡀⡀⢀⡀⠈▲⡰⠁⡀⡀⡀⡀⡀⠈⠢●⠁⡀⡀⢀⡀⡀⠈▲⡰⠁⡀⡀⡀⡀⢀⠈⠢●
           0    5     10   15    20    25   30
        ● web  ▲ db  ■ cache
        """)
    let areas = Page(samples: .waves(17)) {
      Chart(\.samples) { AreaMark(x: \.time, y: \.value).foreground(by: \.host) }
    }
    #expect(
      TestScreen(areas, columns: 30, rows: 8, colors: ColorLevel.none).picture == """
        10 ⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁
           ⢔⢔⢔⢔⢔⢔⢔⢔⢔⢔⢔⢔⢔⢔⢔⢔⢔▲⢔⢔⢔⢔⢔⢔⢔⢔⠄
         5 ⢕⢕⢕⢕⢕▲⢕⢕⢕⢕⢕⣿⣿⣿⣿⢕⢕⢕⢕⢕⢕⢕⢕⢕⢕⢕⠅
           ⢕⢕⢕⢕⢕⢕⢕⢕⣿⣿⣿⣿⣿⣿●⣿⣿⣿⢕⢕⢕⢕⢕⢕⢕⢕⠅
           ⢕⢕⢕⢕⢕⢕⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⢕⢕⢕⢕⢕⠅
         0 ⢕⢕●⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⢕⢕⢕⠅
           0       5       10      15
        ● web  ▲ db
        """)
  }

  @Test("takes its modifiers also after those of every view")
  func modifiers() {
    let page = Page(samples: .waves(3)) {
      Chart(\.samples) { LineMark(x: \.time, y: \.value) }
        .frame(height: 4).key("chart").chartXAxis(.hidden).chartYAxis(.hidden)
    }
    let screen = TestScreen(page, columns: 12, rows: 8)
    #expect(!screen.text.contains { $0.isNumber } && !screen.text.contains("·"))
  }

  @Test("has a gradient along its values")
  func gradient() {
    let page = Page(samples: .waves(17, of: ["web"])) {
      Chart(\.samples) {
        LineMark(x: \.time, y: \.value).foreground(Gradient(colors: [.success, .error]))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    let screen = TestScreen(page, columns: 17, rows: 4, colorScheme: .dark)
    let colors = (0..<4).map { screen.style(row: $0, column: $0 == 0 ? 8 : 8 - 2 * $0).foreground }
    #expect(Set(colors).count == 4)
  }

  @Test("shows no control characters of names")
  func controls() {
    let samples = [
      Load(time: 0, value: 1, host: "a\u{1B}[31m"), Load(time: 1, value: 2, host: "b\nc"),
    ]
    let screen = TestScreen(Page(samples: samples), columns: 40, rows: 8)
    #expect(screen.rows.last == "● a�[31m  ▲ b�c")
  }
}
