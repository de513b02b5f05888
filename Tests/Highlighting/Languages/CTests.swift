import RecurseHighlighting
import Testing

@Suite("C") struct CTests {
  @Test("marks directives, words, types and numbers")
  func code() {
    expect(
      .c,
      #"""
      #include <stdio.h> // io
      aaaaaaaa sssssssss ccccc
      # define MAX(a) (0xFFul + 1.5e-3f + 1'000) \
      aaaaaaaa fff... .nnnnnn . nnnnnnn . nnnnn. .
      static size_t length(const char *s, Node *n) { return 'a'; }
      kkkkkk tttttt ffffff.kkkkk tttt ... tttt ... . kkkkkk sss. .
      """#)
  }

  @Test("reads comments and strings that go on")
  func lines() {
    expect(
      .c,
      #"""
      /* a " */ int x; /* b
      ccccccccc ttt .. cccc
      c */ "a\n\
      cccc sseee
      b" // d \
      ss cccccc
      e
      c
      R"x(a
      sssss
      )" )x" "open
      ssssss sssss
      int
      ttt
      """#)
  }
}
