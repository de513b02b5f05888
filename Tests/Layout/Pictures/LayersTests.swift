import RecurseLayout
import TestSupport
import Testing

@Suite("Layers", .blocking)
struct LayersTests {
  @Test("All children share the container, later ones in front")
  func shared() {
    let root = layers(box(6, 3), box(3, 2)) { $0.alignItems = .start }
    #expect(
      picture(root, 8, 4) == """
        ###aaa··
        ###aaa··
        aaaaaa··
        ········
        """)
  }

  @Test(
    "Each is justified across the container, and aligned down it, by itself",
    arguments: [
      (JustifyContent.start, AlignItems.start, "bb···\n·····\n·····"),
      (.center, .center, "·····\n··bb·\n·····"),
      (.end, .end, "·····\n·····\n···bb"),
      (.end, .stretch, "···bb\n···bb\n···bb"),
      (.spaceBetween, .start, "bb···\n·····\n·····"),
      (.spaceAround, .start, "··bb·\n·····\n·····"),
      (.spaceEvenly, .end, "·····\n·····\n··bb·"),
    ])
  func placed(justify: JustifyContent, align: AlignItems, expected: String) {
    let other = box(0, 0)
    let root = layers(other, box(2, align == .stretch ? .auto : 1)) {
      $0.justifyContent = justify
      $0.alignItems = align
    }
    // Half cells are rounded up.
    #expect(picture(root, 5, 3) == expected)
  }

  @Test("A child may align itself")
  func alignsItself() {
    let root = layers(
      box(1, 1), box(2, 1) { $0.alignSelf = .end }, box(3, .auto) { $0.alignSelf = .stretch }
    ) {
      $0.alignItems = .start
      $0.justifyContent = .end
    }
    #expect(
      picture(root, 4, 3) == """
        ·cc#
        ·ccc
        ·c##
        """)
  }

  @Test("Without a size it is as large as the largest child along each axis, margins included")
  func contentSize() {
    let root = layers(box(6, 1), box(2, 3), box(1, 1) { $0.margin = Edges(horizontal: 3) }) {
      $0.alignItems = .start
      $0.padding = 1
    }
    #expect(
      picture(root, nil, nil) == """
        ·········
        ·##a#aa··
        ·bb······
        ·bb······
        ·········
        """)
  }

  @Test("In a row that is too narrow it gets no narrower than its longest word")
  func narrowest() {
    let long = Label("some words")
    let short = Label("longest-word")
    let stack = layers(long.node, short.node)
    let root = column(stack) { $0.alignItems = .start }
    LayoutEngine().layout(root, width: 3, height: nil)
    #expect(stack.frame == CellRect(column: 0, row: 0, columns: 12, rows: 1))
    withExtendedLifetime((long, short)) {}
  }

  @Test("Text is as wide as its lines, then as the container, then as its longest word")
  func fits() {
    let label = Label("one two three")
    let root = layers(label.node) {
      $0.alignItems = .center
      $0.justifyContent = .center
    }
    let engine = LayoutEngine()
    engine.layout(root, width: 21, height: 3)
    #expect(label.node.frame == CellRect(column: 4, row: 1, columns: 13, rows: 1))
    engine.layout(root, width: 9, height: 2)
    #expect(label.node.frame == CellRect(column: 0, row: 0, columns: 9, rows: 2))
    engine.layout(root, width: 3, height: nil)
    #expect(label.node.frame == CellRect(column: -1, row: 0, columns: 5, rows: 3))
  }

  @Test("A child that grows fills both directions, up to its bounds and beside its margins")
  func grows() {
    let root = layers(
      box { $0.flexGrow = 1 },
      box {
        $0.flexGrow = 0.5
        $0.maxWidth = 4
        $0.maxHeight = 1
      },
      box {
        $0.flexGrow = 1
        $0.margin = 1
      }
    ) {
      $0.alignItems = .center
      $0.justifyContent = .center
    }
    LayoutEngine().layout(root, width: 8, height: 5)
    #expect(
      root.children.map(\.frame) == [
        CellRect(column: 0, row: 0, columns: 8, rows: 5),
        CellRect(column: 2, row: 2, columns: 4, rows: 1),
        CellRect(column: 1, row: 1, columns: 6, rows: 3),
      ])
  }

  @Test("A fixed size overrides growing")
  func sizedAndGrowing() {
    let root = layers(box(3, .auto) { $0.flexGrow = 1 }) { $0.alignItems = .center }
    #expect(picture(root, 5, 2) == "aaa··\naaa··")
  }

  @Test("Percentages refer to the content box")
  func shares() {
    let root = layers(box(.percent(50), .percent(100))) {
      $0.padding = 1
      $0.alignItems = .start
      $0.justifyContent = .end
    }
    #expect(
      picture(root, 8, 4) == """
        ········
        ····aaa·
        ····aaa·
        ········
        """)
  }

  @Test("Auto margins take the free space around one child")
  func autoMargins() {
    let root = layers(
      box(2, 1) { $0.margin = Edges(.auto) }, box(1, 1) { $0.margin.left = .auto },
      box(1, 1) { $0.margin.top = .auto }
    ) { $0.alignItems = .start }
    #expect(
      picture(root, 6, 3) == """
        ·····b
        ··aa··
        c·····
        """)
  }

  @Test("A child that is larger than the container keeps its size and overflows")
  func overflows() {
    let root = layers(box(6, 3)) {
      $0.alignItems = .center
      $0.justifyContent = .center
    }
    LayoutEngine().layout(root, width: 2, height: 1)
    #expect(root.children[0].frame == CellRect(column: -2, row: -1, columns: 6, rows: 3))
  }

  @Test("An absolute child is at its insets, or where it would be as a layer")
  func absolute() {
    let root = layers(
      box(4, 2),
      box(1, 1) {
        $0.position = .absolute
        $0.inset.right = 0
        $0.inset.bottom = 0
      },
      box(2, 1) { $0.position = .absolute }
    ) {
      $0.alignItems = .center
      $0.justifyContent = .center
    }
    #expect(
      picture(root, 8, 5) == """
        ········
        ········
        ··a##a··
        ··aaaa··
        ·······b
        """)
  }

  @Test("Texts that align by their baseline share it")
  func baselines() {
    let plain = Label("ab")
    let padded = Label("cd") { $0.padding = Edges(top: 2) }
    let filling = box { $0.flexGrow = 1 }
    let root = layers(plain.node, padded.node, filling) { $0.alignItems = .baseline }
    LayoutEngine().layout(root, width: 4, height: 4)
    #expect(root.children.map(\.frame.row) == [2, 0, 0])
    withExtendedLifetime((plain, padded)) {}
  }

  @Test("A shown container may become layers and a row again")
  func changesKind() {
    let stack = layers(box(2, 1), box(3, 1)) { $0.alignItems = .start }
    let root = row(stack, box(1, 1)) { $0.alignItems = .start }
    let engine = LayoutEngine()
    engine.layout(root, width: 6, height: 1)
    #expect(Picture.of(root) == "##bc··")
    stack.style.display = .flex
    engine.layout(root, width: 6, height: 1)
    #expect(Picture.of(root) == "aabbbc")
    stack.style.display = .layers
    engine.layout(root, width: 6, height: 1)
    #expect(Picture.of(root) == "##bc··")
  }
}
