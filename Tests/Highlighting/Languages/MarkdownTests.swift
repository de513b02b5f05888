import RecurseHighlighting
import Testing

@Suite("Markdown") struct MarkdownTests {
  @Test("marks headings, lists, quotes and rules")
  func blocks() {
    expect(
      .markdown,
      """
      # A `b` c
      hhhhdddhh
      #no
      ...
      > - 1. a
      k k kk .
      - - -
      kkkkk
      * * a
      k k .
      """)
  }

  @Test("marks emphasis, code and links that have an end")
  func inline() {
    expect(
      .markdown,
      #"""
      a *b* **c _d_ e** snake_case_x 2 * 3 * 4 *open
      . iii bbbbbbbbbbb ............ . . . . . .....
      `a` ``b ` c`` `open \*no\*
      ddd ddddddddd ..... ee..ee
      [a](b(c)) ![i](u) [r][s] [x] <https://a.b> https://c.d/e.
      lllllllll lllllll llllll ... lllllllllllll lllllllllllll.
      [![b](i)](l) <br> 1 < 2 [r]: no
      llllllllllll aaaa . . . .... ..
      [r]: https://a
      llllllllllllll
      a <!-- b
      . cccccc
      c --> d
      ccccc .
      """#)
  }

  @Test("gives fenced code the tokens of its language")
  func fences() {
    expect(
      .markdown,
      #"""
      ```swift
      dddaaaaa
      let /* a
      kkk cccc
      b */ "x"
      cccc sss
      ```
      ddd
      ~~~~ unknown
      dddd aaaaaaa
      ~~~
      ddd
      let
      ddd
      ~~~~
      dddd
      a ``` b
      . ... .
      """#)
  }

  @Test("reads Markdown in Markdown, and no language in that")
  func nested() {
    expect(
      .markdown,
      """
      ````md
      ddddaa
      ```swift
      dddaaaaa
      let
      ddd
      ```
      ddd
      # a
      hhh
      ````
      dddd
      """)
  }
}
