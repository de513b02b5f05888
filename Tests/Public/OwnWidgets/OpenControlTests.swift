import Recurse
import RecurseTesting
import Testing

/// A key that counts while it is held, with a table of its own beside it.
private struct Counter: WidgetElement, Accessible {
  enum Event: Sendable { case step, reset }

  var title: String
  var count = 0
  var limit = 0

  var role: Role { Role("counter") }
  var label: String { title }
  var value: String? { "\(count)" }

  func makeWidget(_ sender: EventSender<Counter>) -> ElementWidget<Counter> {
    CounterWidget(self, sender)
  }
}

private final class CounterWidget: ElementWidget<Counter> {
  private var repetition: ScheduledAction?
  private var countBefore: Int?

  override var isFocusable: Bool { true }

  override func measure(_ proposal: LayoutProposal) -> CellSize {
    CellSize(columns: 8, rows: 1)
  }

  override func paint(_ context: GraphicsContext) {
    let state = ControlState(
      isFocused: context.isFocused, isPressed: isPressed, isHovered: isHovered,
      isDisabled: isDisabled)
    context.drawButton(context.glyphs.encode("[+]")[...], state)
    let sign = isHovered ? "*" : isPopoverOpen ? "v" : " "
    context.draw(
      "\(sign)\(element.count)/\(element.limit)", column: 4, row: 0,
      style: context.controlStyle(isFocused: context.isFocused))
  }

  override func handle(_ key: KeyEvent) -> Bool {
    guard key.key == .enter else { return false }
    openPopover()
    setNeedsPaint()
    return true
  }

  override func handle(_ mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .press(.left):
      countBefore = element.count
      send(.step)
      again()
    case .drag(.left): send(.step)
    case .release(.left): repetition?.cancel()
    default: return false
    }
    return true
  }

  private func again() {
    repetition = schedule(after: .milliseconds(100)) { [weak self] in
      self?.send(.step)
      self?.again()
    }
  }

  override func dragAbandoned() { send(.reset) }
  override func mouseCancelled() { repetition?.cancel() }
}

/// A column that paints a bar beside its second child, and closes the layer around it.
private struct Column: WidgetElement {
  func makeWidget(_ sender: EventSender<Column>) -> ElementWidget<Column> {
    ColumnWidget(self, sender)
  }
}

private final class ColumnWidget: ContainerWidget<Column> {
  override var isFocusable: Bool { true }
  override var paintsOverChildren: Bool { true }

  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    style.direction = .column
    return style
  }

  override func paintOver(_ context: GraphicsContext) {
    let place = frame(of: children[1])
      .offset(columns: contentOrigin.column, rows: contentOrigin.row)
    context.draw("#", column: place.column, row: place.row)
  }

  override func handle(_ key: KeyEvent) -> Bool {
    guard key.key == .enter else { return false }
    dismissLayer()
    return true
  }
}

private struct Page: Component {
  struct State: Equatable { var count = 0, limit = 5, isShown = true }
  var initialState: State { State() }

  func render(state: State) -> Node {
    if state.isShown {
      VirtualNode(Counter(title: "Steps")) { counter, state in
        counter.count = state.count
        counter.limit = state.limit
      } on: { state, event, _ in
        switch event {
        case .step: state.count += 1
        case .reset: state.count = 0
        }
      }
      .popover(onRequestAttachedTo: .bottom) { column }
    }
    Text("below")
  }

  @NodeBuilder<Self> private var column: Node {
    VirtualNode(
      Column(),
      children: NodeBuilder.buildBlock(
        NodeBuilder.buildExpression(Text("one")),
        NodeBuilder.buildExpression(Text("two").padding(.leading, 2))))
  }
}

@MainActor @Suite("A control of an app's own") struct OpenControlTests {
  private func screen() -> TestScreen<Page> {
    TestScreen(Page(), columns: 20, rows: 7, theme: .nord, colorScheme: .dark)
  }

  @Test("shows several parts of the state, and is found by what it is")
  func reading() throws {
    let screen = screen()
    screen.change { $0.limit = 7 }
    #expect(screen.text.hasPrefix(" +   0/7"))
    #expect(try screen.element(Role("counter"), "Steps").value == "0")
  }

  @Test("repeats on the app's clock, and no more once it has left the tree")
  func timer() async {
    let screen = screen()
    screen.mouse(MouseEvent(.press(.left), at: CellPoint(column: 1, row: 0)))
    await screen.advance(by: .milliseconds(300))
    #expect(screen.state.count == 4)
    screen.change { $0.isShown = false }
    await screen.advance(by: .seconds(1))
    #expect(screen.state.count == 4 && screen.waitingTimers == 0)
  }

  @Test("looks different below the mouse, and takes back a drag that Escape leaves")
  func mouse() {
    let screen = screen()
    screen.moveMouse(column: 1, row: 0)
    #expect(screen.text.contains("*0/5"))
    screen.moveMouse(column: 1, row: 3)
    #expect(screen.text.contains(" 0/5"))
    screen.mouse(
      MouseEvent(.press(.left), at: CellPoint(column: 1, row: 0)),
      MouseEvent(.drag(.left), at: CellPoint(column: 2, row: 0)))
    #expect(screen.state.count == 2)
    screen.press(.escape)
    #expect(screen.state.count == 0)
  }

  @Test("opens and closes a popover that no state knows of, and knows where its children are")
  func popover() {
    let screen = screen()
    screen.press(.enter)
    #expect(screen.layers(.popover).count == 1)
    #expect(
      screen.text == """
         +  v0/5
        ╭───────╮
        │ one   │
        │ # two │
        ╰───────╯
        """)
    screen.press(.enter)
    #expect(screen.layers(.popover).isEmpty && screen.focused?.label == "Steps")
    screen.press(.tab, .enter)
    screen.press(.escape)
    #expect(screen.layers(.popover).isEmpty)
  }

  @Test("knows what a node says before it is mounted")
  func text() {
    let node: VirtualNode<Page> = VStack {
      Text("one").bold()
      HStack { Button("two") { _ in } }.padding(1)
      if true { Text("x").accessibilityLabel("three") }
    }
    #expect(node.accessibilityText == "one two three")
  }
}
