import RecurseHighlighting
import Testing

@Suite("Python") struct PythonTests {
  @Test("marks words, declarations and strings")
  func code() {
    expect(
      .python,
      #"""
      @app.route("/") # a
      aaaaaaaaaa.sss. ccc
      async def go(self, x: int = 0x1F) -> Box: return f"a\n{x}"
      kkkkk kkk ff.kkkk. .. ttt . nnnn. .. ttt. kkkkkk ssseessss
      class a(MAX): x.match(r'\'a') + 1.5j
      kkkkk t...... ..fffff.ssssss. . nnnn
      """#)
  }

  @Test("reads strings of several lines")
  func lines() {
    expect(
      .python,
      #"""
      x = '''a " ''
      . . sssssssss
      b''' + "open
      ssss . sssss
      'a\
      sse
      b' if
      ss kk
      """#)
  }
}
