import Recurse
import RecurseTesting
import Testing

extension Box where View == LabelView {
  /// A number in brackets, or nothing for zero.
  fileprivate static func badge(_ count: Property<Int>) -> Box {
    let box = label(text: count.map { $0 == 0 ? "" : "(\($0))" })
    box.bind(count.map { $0 > 9 ? .red : .green }, to: \.foreground)
    box.unbox.attributes = .bold
    return box
  }
}

private struct Shown: Component {
  let box: Box<StackView>
  func render(state: Void) -> Node { box }
}

@MainActor @Suite("Boxes of an app") struct OwnBoxTests {
  private let count = MutableProperty(3)
  private let isLoading = MutableProperty(true)

  private func screen(_ box: Box<StackView>, _ columns: Int = 20, _ rows: Int = 5) -> TestScreen<
    Shown
  > {
    TestScreen(Shown(box: box), columns: columns, rows: rows)
  }

  @Test("A constructor of one's own stands beside the library's")
  func own() {
    let screen = screen(Box.stackView([Box.badge(count)]))
    #expect(screen.text == "(3)")
    #expect(screen.style(row: 0, column: 0).foreground == .green)
    #expect(screen.style(row: 0, column: 0).attributes == .bold)
    screen.turn { count.value = 12 }
    #expect(screen.text == "(12)" && screen.style(row: 0, column: 0).foreground == .red)
  }

  @Test("A loading indicator is centred in the room there is, and follows its source")
  func centered() async {
    let loading = Box.center(Box.activityIndicator(animating: isLoading))
    let screen = screen(loading)
    await screen.advance(by: .milliseconds(150))
    #expect(screen.text == "\n\n          ⣿")
    screen.resize(columns: 10, rows: 3)
    #expect(screen.text == "\n     ⣿")
    screen.turn { isLoading.value = false }
    await screen.advance(by: .milliseconds(300))
    #expect(screen.text == "")
  }

  @Test("Views are aligned, padded, and grow")
  func arranged() {
    let label = Box.label("a")
    let wide = Box.label("wide")
    let stack = Box.stackView([label, wide], alignment: .end)
    let screen = screen(stack, 8, 4)
    #expect(screen.text == "       a\n    wide")
    screen.turn { stack.unbox.alignment = .center }
    #expect(screen.text == "    a\n  wide")
    screen.turn { label.unbox.padding = Edges(top: 1, left: 1) }
    #expect(screen.text == "\n    a\n  wide")
    screen.turn {
      label.unbox.padding = .zero
      label.unbox.alignSelf = .end
      label.unbox.flexGrow = 1
      stack.unbox.flexGrow = 1
    }
    #expect(screen.text == "       a\n\n\n  wide")
  }

  @Test("A stack takes boxes of any views, with a space that grows between them")
  func spread() {
    let go = Box.button(title: .constant("Go")) {}
    let line = Box.stackView(
      [Box.label("All"), Box.spacer, Box.badge(count), go], axis: .horizontal)
    let screen = screen(Box.stackView([line, Box.label("below")], alignment: .stretch), 14, 2)
    #expect(screen.text == "All  (3)[ Go ]\nbelow")
    screen.resize(columns: 16, rows: 2)
    #expect(screen.text == "All    (3)[ Go ]\nbelow")
  }

  @Test("A stack follows a collection of boxes of one view")
  func following() {
    let names = CollectionProperty(["a", "b"])
    let screen = screen(Box.stackView(following: names.map { Box.label($0) }))
    #expect(screen.text == "a\nb")
    screen.turn { names.modify { $0.move(from: 1, to: 0) } }
    screen.turn { names.append("c") }
    #expect(screen.text == "b\na\nc")
  }
}
