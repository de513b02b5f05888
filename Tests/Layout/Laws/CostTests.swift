import RecurseLayout
import TestSupport
import Testing

@Suite("The cost of a layout is in proportion to the change", .blocking)
struct CostTests {
  /// Ten thousand nodes: fixed boxes of a label and a sibling each, in columns of rows.
  private final class Screen {
    let root: LayoutNode
    private(set) var boxes: [LayoutNode] = []
    private(set) var labels: [Label] = []

    init() {
      let panes = (0..<33).map { _ in LayoutNode() }
      root = column()
      for pane in panes {
        pane.style.direction = .column
        root.insert(pane, at: root.children.count)
        for _ in 0..<100 {
          let label = Label("label")
          let box = row(label.node, column())
          box.style.width = 30
          box.style.height = 2
          box.style.flexShrink = 0
          box.children[1].style.flexGrow = 1
          labels.append(label)
          boxes.append(box)
          pane.insert(box, at: pane.children.count)
        }
      }
    }

    var count: Int { count(root) }
    private func count(_ node: LayoutNode) -> Int {
      1 + node.children.reduce(0) { $0 + count($1) }
    }
  }

  @Test("A label that keeps its size is the only node that is laid out")
  func sameSize() {
    let screen = Screen()
    let engine = LayoutEngine()
    #expect(screen.count > 9_900)
    #expect(engine.layout(screen.root, width: 80, height: 24).nodesLaidOut == screen.count)
    screen.labels[1234].text = "lebal"
    let report = engine.layout(screen.root, width: 80, height: 24)
    #expect(report.nodesLaidOut == 1)
    #expect(report.framesChanged == 0)
    #expect(report.measurements <= 2)
  }

  @Test("A label that grows in a box of fixed size lays out the box and its children")
  func growsInside() {
    let screen = Screen()
    let engine = LayoutEngine()
    engine.layout(screen.root, width: 80, height: 24)
    screen.labels[1234].text = "a longer label"
    let report = engine.layout(screen.root, width: 80, height: 24)
    #expect(report.nodesLaidOut == 3)
    #expect(
      engine.changes.map { ObjectIdentifier($0.node) }
        == screen.boxes[1234].children.map(ObjectIdentifier.init))
    #expect(report.measurements <= 2)
  }

  @Test("The same holds after the screen's size changed, more than once")
  func afterResizes() {
    let screen = Screen()
    let engine = LayoutEngine()
    for width in [80, 100, 60, 90, 40, 70, 81, 82, 83] {
      engine.layout(screen.root, width: width, height: 24)
    }
    screen.labels[7].text = "lebal"
    #expect(engine.layout(screen.root, width: 83, height: 24).nodesLaidOut == 1)
    screen.labels[7].text = "a longer label"
    #expect(engine.layout(screen.root, width: 83, height: 24).nodesLaidOut == 3)
  }

  @Test("A text in a column of stretched texts that keeps its lines affects no other")
  func sameLines() {
    let labels = (0..<1000).map { _ in Label("some words that need two lines") }
    let root = column()
    for label in labels { root.insert(label.node, at: root.children.count) }
    let engine = LayoutEngine()
    for width in [20, 25, 20, 22] { engine.layout(root, width: width, height: nil) }
    labels[500].text = "more words on just two lines"
    #expect(engine.layout(root, width: 22, height: nil).nodesLaidOut == 1)
    labels[500].text = "so many more words that two lines are not quite enough"
    let report = engine.layout(root, width: 22, height: nil)
    #expect(report.nodesLaidOut == 2)
    #expect(report.framesChanged == 501)
    #expect(report.measurements <= 2)
  }

  @Test("A style that changes only the children's layout does not affect the container")
  func insideOnly() {
    let screen = Screen()
    let engine = LayoutEngine()
    engine.layout(screen.root, width: 80, height: 24)
    screen.boxes[77].style.justifyContent = .end
    screen.boxes[77].children[1].style.flexGrow = 0
    let report = engine.layout(screen.root, width: 80, height: 24)
    #expect(report.nodesLaidOut <= 3)
    #expect(screen.labels[77].node.frame.column == 25)
  }

  @Test("Nested boxes are measured a fixed number of times each", arguments: [10, 20, 40])
  func deep(levels: Int) {
    let label = Label("some words in the middle")
    var node = label.node
    for level in 0..<levels {
      let outer = LayoutNode()
      outer.style.direction = level % 2 == 0 ? .row : .column
      outer.style.alignItems = level % 3 == 0 ? .center : .stretch
      outer.style.flexGrow = level % 5 == 0 ? 1 : 0
      outer.insert(node, at: 0)
      node = outer
    }
    let report = LayoutEngine().layout(node, width: 15, height: 100)
    #expect(report.nodesLaidOut == levels + 1)
    #expect(report.measurements <= 8)
  }

  @Test("A change inside a layer does not affect the other layers")
  func oneLayer() {
    let screen = Screen()
    let dialog = Label("a dialog")
    let sheet = layers(row(dialog.node)) { $0.flexGrow = 1 }
    let root = layers(screen.root, sheet) {
      $0.alignItems = .center
      $0.justifyContent = .center
    }
    screen.root.style.flexGrow = 1
    let engine = LayoutEngine()
    for width in [80, 60, 80] { engine.layout(root, width: width, height: 24) }
    dialog.text = "dialog a"
    #expect(engine.layout(root, width: 80, height: 24).nodesLaidOut == 1)
    dialog.text = "a longer dialog"
    let grown = engine.layout(root, width: 80, height: 24)
    // The label, its box and their layer; the screen's layers arrange two boxes that stay.
    #expect(grown.nodesLaidOut <= 4)
    #expect(grown.framesChanged == 2)
    screen.labels[1234].text = "lebal"
    #expect(engine.layout(root, width: 80, height: 24).nodesLaidOut == 1)
    screen.labels[1234].text = "a longer label"
    let inside = engine.layout(root, width: 80, height: 24)
    #expect(inside.nodesLaidOut == 3)
    #expect(inside.framesChanged == 2)
  }

  @Test("A layer that grows but is not the largest moves nothing outside its container")
  func smallLayer() {
    let dialog = Label("a dialog")
    let stack = layers(box(40, 10), dialog.node)
    let root = row(stack, box(5, 5)) { $0.alignItems = .start }
    let engine = LayoutEngine()
    engine.layout(root, width: 80, height: 24)
    dialog.text = "a longer dialog"
    let report = engine.layout(root, width: 80, height: 24)
    #expect(report.nodesLaidOut == 2)
    #expect(engine.changes.map { ObjectIdentifier($0.node) } == [ObjectIdentifier(dialog.node)])
  }

  @Test("A change in a box with size containment does not affect the boxes around it")
  func containment() {
    let label = Label("label")
    let contained = column(label.node) {
      $0.containment = .size
      $0.padding = 1
    }
    let root = column(row(contained, box(5, 5)) { $0.alignItems = .start })
    let engine = LayoutEngine()
    engine.layout(root, width: 80, height: nil)
    #expect(contained.frame == CellRect(column: 0, row: 0, columns: 2, rows: 2))
    label.text = "a longer label"
    let report = engine.layout(root, width: 80, height: nil)
    #expect(report.nodesLaidOut == 2)
    #expect(contained.frame == CellRect(column: 0, row: 0, columns: 2, rows: 2))
  }
}
