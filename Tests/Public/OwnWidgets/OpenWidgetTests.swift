import Recurse
import RecurseTesting
import Testing

/// Cards in a column, with what is known of them painted over.
private struct Pile: WidgetElement, Accessible {
  typealias Event = Int
  var title: String
  var role: Role { Role("pile") }
  var label: String { title }

  func makeWidget(_ sender: EventSender<Pile>) -> ElementWidget<Pile> { PileWidget(self, sender) }
}

private struct Dropped: Equatable { var name: String }

private final class PileWidget: ContainerWidget<Pile> {
  private var heights: [Int] = []
  private var hasFocus = false

  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    style.direction = .column
    return style
  }

  override func layoutChanged() {
    heights.append(contentSize.rows)
    setNeedsPaint()
  }

  override var paintsOverChildren: Bool { true }

  override func paintOver(_ context: GraphicsContext) {
    let text = "\(children.count) \(heights.last ?? 0)\(isFocusInside ? " in" : "")"
    context.draw(text, column: context.size.columns - text.count, row: 0)
    context.drawLine(
      .vertical, column: context.size.columns - 8, row: 1, length: context.size.rows - 2, in: self)
  }

  override func focusMovedInside() { setNeedsPaint() }
  override func pressedInside() { send(children.count) }

  override func handle(_ key: KeyEvent) -> Bool {
    guard key.key == .function(2) else { return false }
    return bubble(Dropped(name: element.title))
  }

  override func handle(_ mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .press(.left): clickCount == 2 ? bubble(Dropped(name: "double")) : takeFocus()
    default: false
    }
  }
}

/// A text of two lines at most, as wide as the room.
private struct Caption: WidgetElement {
  var text: String
  func makeWidget(_ sender: EventSender<Caption>) -> ElementWidget<Caption> {
    CaptionWidget(self, sender)
  }
}

private final class CaptionWidget: ElementWidget<Caption> {
  override func measure(_ proposal: LayoutProposal) -> CellSize {
    guard let glyphs else { return .zero }
    let size = TextLayout(element.text, width: 8, lineLimit: 2, glyphs: glyphs).size
    return CellSize(columns: size.columns, rows: size.rows)
  }

  override func paint(_ context: GraphicsContext) {
    context.draw(
      TextLayout(element.text, width: 8, lineLimit: 2, glyphs: context.glyphs), column: 0, row: 0)
  }
}

private struct Knob: WidgetElement, Accessible {
  typealias Event = Int
  var value: Int
  var role: Role { Role("knob") }
  var label: String { "\(value)" }
  func makeWidget(_ sender: EventSender<Knob>) -> ElementWidget<Knob> { KnobWidget(self, sender) }
}

private final class KnobWidget: ElementWidget<Knob>, Pressable {
  override var isFocusable: Bool { true }
  override func measure(_ proposal: LayoutProposal) -> CellSize {
    CellSize(columns: 4, rows: 1)
  }
  override func paint(_ context: GraphicsContext) {
    context.draw("\(isPressed ? "!" : isDisabled ? "-" : "o")\(element.value)", column: 0, row: 0)
  }
  override func handle(_ mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .press(.left): setNeedsPaint()
    case .release(.left): press()
    default: return false
    }
    return true
  }
  func press() { send(element.value + 1) }
}

/// A switch for a part of any owner's state.
@MainActor
private func Disclosure<Owner: Component>(
  _ title: String, isExpanded path: WritableKeyPath<Owner.State, Bool>,
  @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  Reading(path) { isExpanded in
    Button((isExpanded ? "▾ " : "▸ ") + title) { $0[keyPath: path].toggle() }
    if isExpanded { content() }
  }
}

private struct Page: Component {
  struct State: Equatable {
    var dropped: [String] = []
    var pressed: [Int] = []
    var level = 3
    var isOpen = false
    var isDisabled = false
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      VirtualNode(
        Pile(title: "hearts"),
        children: VStack {
          Button("ace") { _ in }
          Button("king") { _ in }
        }
      ) { state, count in state.pressed.append(count) }
      .border(.single).frame(height: 5)
      .onEvent(Dropped.self) { state, drop in state.dropped.append(drop.name) }
      VirtualNode(Caption(text: "one two three four five six"))
      VirtualNode(Knob(value: 0), binding: \.level, to: \.value).disabled(state.isDisabled)
      Disclosure("More", isExpanded: \.isOpen) { Text("here") }
    }
  }
}

@MainActor @Suite("A widget of an app's own") struct OpenWidgetTests {
  private func screen() -> TestScreen<Page> { TestScreen(Page(), columns: 24, rows: 12) }

  @Test("has children, hears of layouts and of the focus inside, and paints over them")
  func container() {
    let screen = screen()
    #expect(
      screen.text == """
        ┌───────────────┬─1 3 in
        │[ ace ]        │      │
        │[ king ]       │      │
        │               │      │
        └───────────────┴──────┘
        one two
        three f…
        o3
        [ ▸ More ]
        """)
  }

  @Test("lets events of its own bubble to those who listen for them")
  func events() throws {
    let screen = screen()
    screen.press(.function(2))
    #expect(screen.state.dropped == ["hearts"])
    screen.press(.enter)
    #expect(screen.state.pressed == [1])
    screen.click(column: 3, row: 3, count: 2)
    #expect(screen.state.dropped == ["hearts", "double"])
  }

  @Test("shows and writes a part of the state, pressed and disabled")
  func binding() throws {
    let screen = screen()
    let knob = try screen.element(Role("knob"), "3")
    let point = try screen.clickPoint(of: knob)
    screen.mouse(MouseEvent(.press(.left), at: point))
    #expect(screen.text.contains("!3"))
    screen.mouse(MouseEvent(.release(.left), at: point))
    #expect(screen.state.level == 4 && screen.text.contains("o4"))
    screen.change { $0.isDisabled = true }
    #expect(screen.text.contains("-4"))
  }

  @Test("breaks and truncates a text")
  func text() {
    #expect(screen().text.contains("one two\nthree f…"))
  }

  @Test("reads a part of its owner's state in a free function")
  func reading() throws {
    let screen = screen()
    try screen.press("▸ More")
    #expect(screen.state.isOpen && screen.hasText("here"))
    try screen.press("▾ More")
    #expect(!screen.hasText("here"))
  }
}

@MainActor
private func Card<Owner: Component>(
  @NodeBuilder<Owner> content: () -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VStack { CardView(content: content().contentNodes, footer: footer().contentNodes) }
}

private struct CardView: Component {
  let content: ContentNodes
  let footer: ContentNodes
  var initialState: Bool { false }

  func render(state: Bool) -> Node {
    VStack { Content(content) }.border(.rounded)
    if !state { Content(footer) }
    Button("Fold") { $0.toggle() }
  }
}

private struct Deck: Component {
  struct State: Equatable { var pressed: [String] = [] }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Card {
      Button("top") { $0.pressed.append("top") }
    } footer: {
      Text("\(state.pressed.count) pressed")
      Button("low") { $0.pressed.append("low") }
    }
  }
}

@MainActor @Suite("Several contents of a component") struct ContentNodesTests {
  @Test("are shown where it says, with handlers of the parent")
  func slots() throws {
    let screen = TestScreen(Deck(), columns: 20, rows: 8)
    try screen.press("low")
    try screen.press("top")
    #expect(screen.state.pressed == ["low", "top"])
    #expect(
      screen.text == """
        ╭───────╮
        │[ top ]│
        ╰───────╯
        2 pressed
        [ low ]
        [ Fold ]
        """)
    try screen.press("Fold")
    #expect(!screen.hasText("2 pressed"))
    try screen.press("Fold")
    #expect(screen.hasText("2 pressed"))
  }
}

/// A number that is changed in a popover beside it.
@MainActor
private func Dial<Owner: Component>(
  _ value: WritableKeyPath<Owner.State, Int>, isOpen: WritableKeyPath<Owner.State, Bool>
) -> VirtualNode<Owner> {
  VirtualNode(Knob(value: 0), binding: value, to: \.value)
    .popover(isPresented: isOpen) {
      Button("+ 10") { $0[keyPath: value] += 10 }
    }
    .contextMenu { Button("Reset") { $0[keyPath: value] = 0 } }
    .help("How loud it is")
}

private struct Amplifier: Component {
  struct State: Equatable { var level = 1, isOpen = false }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Dial(\.level, isOpen: \.isOpen)
    Button("More") { $0.isOpen = true }
  }
}

@MainActor @Suite("A widget of an app's own as an anchor") struct OpenAnchorTests {
  @Test("has popovers, menus and tooltips")
  func layers() throws {
    let screen = TestScreen(Amplifier(), columns: 24, rows: 8)
    try screen.press("More")
    #expect(
      screen.text == """
        o1
        ╭──────────╮
        │ [ + 10 ] │
        ╰──────────╯
        """)
    screen.press(.enter, .escape)
    #expect(screen.state == Amplifier.State(level: 11))
    screen.mouse(MouseEvent(.press(.right), at: CellPoint(column: 1, row: 0)))
    screen.press(.enter)
    #expect(screen.state.level == 0)
  }
}
