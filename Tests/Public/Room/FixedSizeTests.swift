import Recurse
import RecurseTesting
import Testing

/// A component without state.
private struct Still: Component {
  let body: @MainActor () -> VirtualNode<Still>
  func render(state: Void) -> Node { body() }
}

@MainActor
private func picture(
  _ columns: Int, _ rows: Int,
  @NodeBuilder<Still> _ body: @escaping @MainActor () -> VirtualNode<Still>
) -> String {
  TestScreen(Still(body: body), columns: columns, rows: rows).text
}

@MainActor @Suite("A fixed size") struct FixedSizeTests {
  @Test("lets the siblings in a row give way")
  func row() {
    #expect(
      picture(12, 1) {
        HStack {
          Text("documents.txt").lineLimit(1)
          Text("12:30").lineLimit(1).fixedSize()
        }
      } == "docum… 12:30")
  }

  @Test("keeps a text in one line, which is cut")
  func column() {
    #expect(
      picture(5, 4) {
        Text("one two")
        Text("one two").fixedSize()
        Text("below")
      } == """
        one
        two
        one t
        below
        """)
  }

  @Test("is not stretched across a stack, nor expanded along it")
  func stretched() {
    #expect(
      picture(9, 9) {
        VStack(alignment: .stretch) {
          VStack { Text("a") }.border(.single).fixedSize()
          Text("b").frame(maxWidth: .infinity, maxHeight: .infinity).border(.single).fixedSize()
          HStack {
            Text("c")
            Spacer()
            Text("d")
          }.fixedSize()
        }
      } == """
        ┌─┐
        │a│
        └─┘
        ┌─┐
        │b│
        └─┘
        c  d
        """)
  }

  @Test("of one axis leaves the other one as it is")
  func axes() {
    #expect(
      picture(7, 5) {
        VStack(alignment: .stretch) {
          Text("one two three").fixedSize(horizontal: false)
          VStack { Text("a") }.border(.single).fixedSize(horizontal: false, vertical: true)
        }
      } == """
        one two
        three
        ┌─────┐
        │a    │
        └─────┘
        """)
  }

  @Test("in a frame lies over its edge, and the frame keeps its size")
  func framed() {
    #expect(
      picture(8, 2) {
        HStack(spacing: 0) {
          Text("abcdef").fixedSize().frame(width: 4)
          Text("gh")
        }
      } == "abcdgh")
    #expect(
      picture(4, 1) { Text("abcdefgh").lineLimit(1).frame(width: 8).fixedSize() } == "abcd")
  }
}
