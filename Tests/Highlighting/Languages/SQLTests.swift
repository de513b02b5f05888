import RecurseHighlighting
import Testing

@Suite("SQL") struct SQLTests {
  @Test("has words in any case, types, functions, numbers and parameters")
  func words() {
    expect(
      .sql,
      #"""
      SELECT count(*), t.order FROM t AS u -- all
      kkkkkk fffff.... ....... kkkk . kk . cccccc
      create Table "a ""b""" (id INTEGER primary key, [c d] varchar(10), `e`)
      kkkkkk kkkkk yyyeeyeey ... ttttttt kkkkkkk kkk. yyyyy ttttttt.nn.. yyy.
      where a = ?1 and b > :max or c = 1.5e-3 + .5 and d::text = @x
      kkkkk . . aa kkk . . aaaa kk . . nnnnnn . nn kkk ...tttt . aa
      """#)
  }

  @Test("carries texts, names and comments on to the next line")
  func lines() {
    expect(
      .sql,
      """
      select 'it''s
      kkkkkk sssees
      on' , x'00ff', "two
      sss . sssssss. yyyy
      rows" /* a
      yyyyy cccc
      b */ from t
      cccc kkkk .
      """)
  }
}
