import Foundation
import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("Bars with segments and with labels inside") struct SegmentedBarTests {
  private struct Disks: Component {
    func render(state: Void) -> Node {
      VStack(alignment: .stretch) {
        Gauge("Disk", segments: Disks.segments, total: 16, caption: "8 GB")
        Gauge("Disk", segments: Disks.segments, total: 16).labelsInside()
        Gauge("Memory", value: 9.5, in: 0...16).labelsInside()
        ProgressView(segments: Disks.segments, total: 8)
        ProgressView(segments: Disks.segments, total: 16).labelsInside()
        ProgressView(value: 0.4).labelsInside()
        ProgressView(value: 0.4).labelsInside(caption: "4 of 10")
        ProgressView(
          segments: [
            BarSegment("日本語", value: 4), BarSegment("", value: 3), BarSegment("ends", value: 2),
          ],
          total: 36
        )
        .labelsInside()
      }
    }

    static let segments = [BarSegment("Apps", value: 3), BarSegment("Photos", value: 5)]
  }

  @Test("are blocks and shades where there are no colors")
  func monochrome() throws {
    let screen = TestScreen(Disks(), columns: 36, rows: 8, colors: .none)
    #expect(
      screen.text == """
        Disk █████▒▒▒▒▒▒▒▒───────────── 8 GB
        Disk Apps█ Photos ▒───────────── 8.0
        Memory ████████████ 9.5 ────────────
        ██████████████▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
         Apps █▒ Photos ▒▒──────────────────
        ██████████████─ 40 % ───────────────
        █████████████ 4 of 10 ──────────────
        日 …▒▒▒▓▓───────────────────────────
        """)
    #expect(try screen.element(.gauge, "Memory").value == "9.5")
    #expect(
      screen.all(.gauge).first?.value == "8 GB (Apps 19 %, Photos 31 %)")
    #expect(
      screen.all(.progressView).map(\.value) == [
        "100 % (Apps 38 %, Photos 62 %)", "50 % (Apps 19 %, Photos 31 %)", "40 %", "40 %",
        "25 % (日本語 11 %,  8 %, ends 6 %)",
      ])
  }

  @Test("are areas where there are colors, with half a cell where a segment ends in one")
  func areas() throws {
    let screen = TestScreen(Disks(), columns: 36, rows: 8, colorScheme: .dark)
    #expect(
      screen.text == """
        Disk     ▌                      8 GB
        Disk Apps  Photos ▌              8.0
        Memory              9.5
                     ▌
         Apps ▌  Photos
                        40 %
                      4 of 10
        日 …
        """)
    let dark = Theme.standard.dark
    #expect(screen.style(row: 0, column: 5).background == dark.accent)
  }

  /// One gauge of each kind.
  private struct Kinds: Component {
    struct State { var isAsking = false }
    var initialState: State { State() }
    func render(state: State) -> Node {
      VStack(alignment: .stretch) {
        for number in 0..<8 {
          let segments = [
            BarSegment("long title", value: 1).foreground(.series(number)),
            BarSegment("of another", value: 1).foreground(.warning),
          ]
          Gauge(segments: segments, total: 3, caption: "").labelsInside().key(number)
        }
        Gauge(value: 0.5, caption: "a text that is as wide as the bar").labelsInside()
        ProgressView(value: 0.5).labelsInside().foreground(.error)
      }
    }
  }

  @Test(
    "have labels that can be read in every theme, on what is filled and on what is not",
    arguments: Theme.all, ColorScheme.allCases)
  func contrast(theme: Theme, scheme: ColorScheme) throws {
    let screen = TestScreen(Kinds(), columns: 40, rows: 10, theme: theme, colorScheme: scheme)
    var count = 0
    for (row, line) in screen.text.split(separator: "\n").enumerated() {
      for (column, character) in line.enumerated() where character.isLetter || character.isNumber {
        let style = screen.style(row: row, column: column)
        let (text, ground) = (try #require(style.foreground), try #require(style.background))
        #expect(text.contrast(to: ground) >= 4.5, "\(text) on \(ground), row \(row)")
        count += 1
      }
    }
    #expect(count > 160)
  }

  @Test("are blocks on a selection and in a disabled view, whether or not the background is known")
  func otherForms() {
    struct Rows: Component {
      struct State {
        var rows = [1, 2]
        var chosen: Int? = 1
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        List(\.rows, id: \.self, selection: \.chosen) { _ in
          Gauge("G", value: 0.5, caption: "x").labelsInside()
        }
        .frame(height: 2)
        Gauge("G", value: 0.5, caption: "x").labelsInside().disabled()
      }
    }
    for scheme in [ColorScheme.dark, nil] {
      let lines = TestScreen(Rows(), columns: 16, rows: 3, colorScheme: scheme).text.split(
        separator: "\n")
      #expect(lines[0].contains("█") && lines[0].contains("x"))
      #expect(lines[2].contains("█") && lines[2].contains("x"))
    }
  }
}

extension Color {
  /// WCAG's contrast of two colors of the form `#rrggbb`.
  fileprivate func contrast(to other: Color) -> Double {
    func luminance(_ color: Color) -> Double {
      let digits = UInt32("\(color)".dropFirst(), radix: 16) ?? 0
      let parts = [16, 8, 0].map { (shift: UInt32) in
        let value = Double(digits >> shift & 255) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (one, another) = (luminance(self), luminance(other))
    return (max(one, another) + 0.05) / (min(one, another) + 0.05)
  }
}
