import RecurseHighlighting
import Testing

@Suite("YAML") struct YAMLTests {
  @Test("marks keys, values and marks")
  func values() {
    expect(
      .yaml,
      #"""
      --- # start
      kkk ccccccc
      name: a b#c # d
      yyyy. . ... ccc
      - key: true
      k yyy. kkkk
      - {a: 1, "b": -2.5, c: [x, ~]}
      k .y. n. yyy. nnnn. y. ... k..
      - &x !t *y
      k aa aa aa
      url: http://a.b
      yyy. ..........
      """#)
  }

  @Test("reads texts of several lines")
  func lines() {
    expect(
      .yaml,
      #"""
      a: "b\n
      y. ssee
      c" # d
      ss ccc
      s: 'it''s
      y. ssssss
      on'
      sss
      run: |- # x
      yyy. kk ccc
        let: x
      ssssssss


        # y
      sssss
      next: >
      yyyy. k
      end: 1
      yyy. n
      --- |
      kkk k
      a: 1
      ssss
      ---
      kkk
      """#)
  }
}
