import RecurseHighlighting
import Testing

@Suite("JavaScript") struct JavaScriptTests {
  @Test("tells regular expressions from divisions")
  func slashes() {
    expect(
      .javaScript,
      #"""
      const r = /[/"]\/x/gi, y = a / b / c; return /"/.test(s) // c
      kkkkk . . sssssssssss. . . . . . . .. kkkkkk sss.ffff... cccc
      x = (1) / 2 / "s" ; new Map() /* a
      . . .n. . n . sss . kkk ttt.. cccc
      */ = / open
      cc . . ....
      """#)
  }

  @Test("reads code in templates")
  func templates() {
    expect(
      .javaScript,
      #"""
      `a ${f({b: `c${1}`})} \n` + 'x\'y'
      ssseef.... sseenes..esees . sseess
      `open ${
      ssssssee
      if } b` if
      kk esss kk
      """#)
  }
}
