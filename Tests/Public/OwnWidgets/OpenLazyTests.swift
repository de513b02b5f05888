import Recurse
import RecurseTesting
import Testing

/// Lines of one height of which only those that are seen are mounted, with a scrollbar.
private struct Lines: WidgetElement {
  func makeWidget(_ sender: EventSender<Lines>) -> ElementWidget<Lines> {
    LinesWidget(self, sender)
  }
}

private final class LinesWidget: ContainerWidget<Lines> {
  private var top: Int { lazyRange.lowerBound }
  private var drag: ScrollDrag?

  override var isFocusable: Bool { true }
  override var paintsOverChildren: Bool { true }

  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    style.direction = .column
    style.flexGrow = 1
    style.flexShrink = 1
    style.minHeight = 0
    style.overflow = .scroll
    return style
  }

  private var bar: ScrollIndicator {
    let rows = contentSize.rows
    return ScrollIndicator(content: lazyCount, viewport: rows, offset: top, track: rows)
  }

  override func layoutChanged() { show(top) }
  override func lazyChildrenChanged() { setNeedsPaint() }

  private func show(_ line: Int) {
    let start = min(max(0, line), max(0, lazyCount - contentSize.rows))
    showLazyChildren(start..<(start + contentSize.rows), anchor: start)
    setNeedsPaint()
  }

  override func paintOver(_ context: GraphicsContext) {
    context.draw(bar, .vertical, column: context.size.columns - 1, row: 0, isFocused: isFocused)
  }

  override func handle(_ key: KeyEvent) -> Bool {
    switch key.key {
    case .down: show(top + 1)
    case .up: show(top - 1)
    case .end: show(.max)
    default: return false
    }
    return true
  }

  override func handle(_ mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .press(.left): drag = ScrollDrag(bar, at: mouse.location.row)
    case .drag(.left): if let drag { show(drag.offset(bar, at: mouse.location.row)) }
    case .release(.left): drag = nil
    default: return false
    }
    return true
  }
}

private struct Log: Component {
  struct State: Equatable {
    var first = 0
    var count = 1_000_000
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VirtualNode(
      Lines(),
      children: .lazy(count: state.count, key: { $0 + state.first }) { index in
        Text("line \(index + state.first)")
      })
  }
}

@MainActor @Suite("Lazy children of an app's own widget") struct OpenLazyTests {
  private func screen() -> TestScreen<Log> { TestScreen(Log(), columns: 14, rows: 4) }

  @Test("are those that it asks for, in the same frame")
  func window() {
    let screen = screen()
    #expect(
      screen.text == """
        line 0       ▐
        line 1       ▕
        line 2       ▕
        line 3       ▕
        """)
    screen.press(.down, .down)
    #expect(screen.text.hasPrefix("line 2 "))
    screen.press(.end)
    #expect(screen.text.hasSuffix("line 999999  ▐"))
    #expect(screen.all(.text).count == 4)
  }

  @Test("stay where they are when others come before them")
  func anchor() {
    let screen = screen()
    screen.press(.down, .down)
    screen.change { state in
      state.first = -5
      state.count += 5
    }
    #expect(screen.text.hasPrefix("line 2 "))
    screen.press(.up, .up, .up)
    #expect(screen.text.hasPrefix("line -1 "))
  }

  @Test("are scrolled with the mouse by the library's scrollbar")
  func mouse() {
    let screen = screen()
    screen.drag(from: CellPoint(column: 13, row: 0), to: CellPoint(column: 13, row: 3))
    #expect(screen.text.hasSuffix("line 999999  ▐"))
  }

  @Test("end with the state that makes them fewer")
  func fewer() {
    let screen = screen()
    screen.press(.end)
    screen.change { $0.count = 2 }
    #expect(screen.all(.text).map(\.label) == ["line 0", "line 1"])
  }
}
