import RecurseHighlighting
import Testing

@Suite("Texts of Git") struct GitTests {
  @Test("marks the subject of a message up to 50 characters, remarks, and the changes below")
  func message() {
    let long = String(repeating: "é", count: 49)
    expect(
      .commitMessage,
      """
      # c
      ccc


      \(long)ab
      \(String(repeating: "h", count: 99)).
      body
      ....
      # ------------------------ >8 ------------------------
      cccccccccccccccccccccccccccccccccccccccccccccccccccccc
      # no
      hhhh
      diff --git a/x b/x
      hhhhhhhhhhhhhhhhhh
      --- a/x
      hhhhhhh
      +++ b/x
      hhhhhhh
      @@ -1,2 +1,2 @@ func
      aaaaaaaaaaaaaaa ....
       a
       .
      --- a
      -----
      +++ b
      +++++
      \\ No newline
      cccccccccccc
      """)
  }
}
