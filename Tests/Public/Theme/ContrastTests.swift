import Recurse
import Testing

@Suite("The colors of a theme") struct ContrastTests {
  @Test("can be told apart wherever they meet", arguments: Theme.all)
  func readable(_ theme: Theme) {
    let contrast = theme.name == "high-contrast" ? 7.0 : 4.5
    #expect(theme.dark.unreadablePairs(contrast: contrast) == [])
    #expect(theme.light.unreadablePairs(contrast: contrast) == [])
  }

  @Test("that cannot be read are named")
  func unreadable() {
    var palette = Theme.standard.dark
    palette.warning = .rgb(0x333333)
    let pairs = palette.unreadablePairs()
    #expect(
      pairs == ["warning on background: 1.4", "warning on surface: 1.2", "warning on raised: 1.1"])
  }

  @Test("that an author leaves out can be read on those that are given")
  func derived() {
    for background in stride(from: 0, to: 256, by: 15) where background < 60 || background > 200 {
      let gray = UInt8(background)
      let text: Color = background < 128 ? .rgb(0xF0F0F0) : .rgb(0x101010)
      let accent: Color = background < 128 ? .rgb(0xA0D8FF) : .rgb(0x003A70)
      let palette = Palette(background: .rgb(gray, gray, gray), text: text, accent: accent)
      #expect(palette.unreadablePairs() == [], "gray \(background)")
    }
  }
}
