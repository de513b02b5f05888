import RecurseHighlighting
import Testing

@Suite("Swift") struct SwiftTests {
  @Test("marks words, types, calls and numbers")
  func code() {
    expect(
      .swift,
      """
      @MainActor public func draw(_ line: String) throws -> Int? { nil }
      aaaaaaaaaa kkkkkk kkkk ffff.. ..... tttttt. kkkkkk .. ttt. . kkk .
      let n = 0xFF_p2 + 1_000.5e-3 + 0b01 + x.0 + 1...5
      kkk . . nnnnnnn . nnnnnnnnnn . nnnn . ..n . n...n
      if #available(macOS 15, *), let `class` = _Box(), case .some(.init) = open {
      kk aaaaaaaaaa...... nn. ... kkk ....... . tttt... kkkk .ffff....... . .... .
      #if DEBUG // off
      aaa ttttt cccccc
      var x: Int { get set } ; set = get ; self.set(1)
      kkk .. ttt . kkk kkk . . ... . ... . kkkk.fff.n.
      """)
  }

  @Test("reads code in strings, also with strings and parentheses")
  func interpolation() {
    expect(
      .swift,
      #"""
      let x = "a\(b)c" + f("\n\u{1F600}\q")
      kkk . . ssee.ess . f.seeeeeeeeeeeees.
      "\(f(g("x)"), (1)))" // done
      seef.f.ssss.. .n..es ccccccc
      "open \(f(
      sssssseef.
      let "\(x
      kkk see.
      let
      kkk
      """#)
  }

  @Test("reads strings of several lines and raw ones")
  func multiline() {
    expect(
      .swift,
      ##"""
      let s = """
      kkk . . sss
        a "quote" \(x) \
      ssssssssssssee.ese
        """ + #"raw \n \#(y) "" "# + #"""#
      sssss . ssssssssseee.essssss . sssss
      let r = #"""
      kkk . . ssss
      " """ \(x)
      ssssssssss
      """# + 1
      ssss . n
      """##)
  }

  @Test("nests comments and marks regular expressions between number signs")
  func comments() {
    expect(
      .swift,
      #"""
      /* a /* b */ let
      cccccccccccccccc
      */ let r = #/a\/"b/# /**/ x
      cc kkk . . ssseessss cccc .
      let r = #/
      kkk . . ss
      let a " b
      sssssssss
      /# + 1
      ss . n
      """#)
  }
}
