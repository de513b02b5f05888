import RecurseHighlighting
import Testing

@Suite("JSON") struct JSONTests {
  @Test("tells keys from strings, and marks what cannot be")
  func values() {
    expect(
      .json,
      #"""
      {"a": "b", "c" : [1, -2.5e+3, true, null], // end
      .yyy. sss. yyy . .n. nnnnnnn. kkkk. kkkk.. cccccc
      "\n\u00e9\q\u12": "x\"y", nul, 01, 1., - /* a
      yeeeeeeeexxxxyyy. sseess. xxx. xx. xx. x cccc
      b */ {"open
      cccc .sssss
      @ .5 +1 True
      x xx xx xxxx
      """#)
  }
}
