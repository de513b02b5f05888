import Recurse
import RecurseImages
import RecurseTesting
import Testing

@MainActor @Suite("An image") struct ImagePictureTests {
  /// White on the left, and transparent on the right and in the last row.
  private let picture: Bitmap

  init() throws {
    picture = try Bitmap(6, 3) { x, y in x < 4 && y < 2 || x == 0 ? 0xFFFF_FFFF : 0 }
  }

  @Test("has the size of its pixels, two rows in a cell")
  func natural() {
    let screen = TestScreen(ImagePage(picture), columns: 6, rows: 4)
    #expect(screen.picture == "████\n▀")
    #expect(screen.style(row: 0, column: 0).foreground == .rgb(0xFFFFFF))
  }

  @Test("is smaller where there is less room, and keeps its aspect")
  func smaller() throws {
    let stripes = try Bitmap(40, 40) { x, _ in x < 20 ? 0xFFFF_FFFF : 0 }
    let screen = TestScreen(ImagePage(stripes), columns: 20, rows: 4)
    #expect(
      screen.picture == """
              ████
              ████
              ████
              ████
        """)
    screen.resize(columns: 4, rows: 9)
    #expect(screen.picture == "██\n██")
    screen.resize(columns: 40, rows: 24)
    #expect(
      screen.picture
        == Array(repeating: String(repeating: "█", count: 20), count: 20)
        .joined(separator: "\n"))
  }

  @Test("takes its room if it is resizable, in the middle")
  func resizable() {
    let screen = TestScreen(ImagePage(picture, .fit), columns: 14, rows: 3)
    #expect(
      screen.picture == """
         ████████
         ████████
         ██
        """)
  }

  @Test("covers its room if it fills it")
  func fill() throws {
    let wide = try Bitmap(30, 2) { x, _ in (10..<20).contains(x) ? 0xFFFF_FFFF : 0xFF }
    let screen = TestScreen(ImagePage(wide, .fill), columns: 4, rows: 3)
    #expect(screen.picture == "████\n████\n████")
    for row in 0..<3 {
      for column in 0..<4 {
        #expect(screen.style(row: row, column: column).foreground == .rgb(0xFFFFFF))
      }
    }
  }

  @Test("shares a stack with its caption, and has the size of its frame")
  func stacks() throws {
    let tall = try Bitmap(10, 100) { _, _ in 0xFFFF_FFFF }
    struct Page: Component {
      let picture: Bitmap
      func render(state: Void) -> Node {
        VStack(alignment: .leading) {
          Image(picture)
          Text("caption")
        }
      }
    }
    let screen = TestScreen(Page(picture: tall), columns: 12, rows: 6)
    #expect(screen.shows("caption"))
    #expect(screen.picture.split(separator: "\n").count { $0.contains("█") } == 5)
    struct Framed: Component {
      let picture: Bitmap
      func render(state: Void) -> Node {
        HStack(spacing: 0) {
          Text("[")
          Image(picture).resizable().scaledToFill().frame(width: 3, height: 1)
          Text("]")
        }
      }
    }
    #expect(TestScreen(Framed(picture: tall), columns: 12, rows: 2).picture == "[███]")
  }

  @Test("is seen whole in a row that is low, and scrolls in its own size")
  func rows() throws {
    let square = try Bitmap(40, 40) { _, y in y < 20 ? 0xFFFF_FFFF : 0 }
    struct Page: Component {
      let picture: Bitmap
      func render(state: Void) -> Node {
        HStack(spacing: 0) {
          Image(picture)
          Text("|")
        }
        Text("below")
      }
    }
    let screen = TestScreen(Page(picture: square), columns: 9, rows: 5)
    #expect(screen.shows("below"))
    #expect(screen.picture.split(separator: "\n").count { $0.contains("████████") } == 2)
    struct Scrolling: Component {
      let picture: Bitmap
      func render(state: Void) -> Node {
        ScrollView { Image(picture) }
      }
    }
    let scroll = TestScreen(Scrolling(picture: square), columns: 50, rows: 5)
    #expect(scroll.picture.split(separator: "\n").count { $0.contains("██████████") } == 5)
    scroll.press(.end)
    #expect(!scroll.picture.contains("█"))
  }

  @Test("shows what is behind where it is transparent")
  func behind() throws {
    let holes = try Bitmap(6, 2) { x, y in x % 2 == 0 && y < x / 2 ? 0xFF00_00FF : 0 }
    struct Page: Component {
      let picture: Bitmap
      func render(state: Void) -> Node {
        ZStack {
          Text("behind").background(.blue)
          Image(picture)
        }
      }
    }
    let screen = TestScreen(Page(picture: holes), columns: 6, rows: 1)
    #expect(screen.picture == "be▀i█d")
    #expect(screen.style(row: 0, column: 2).background == .blue)
    #expect(screen.style(row: 0, column: 2).foreground == .rgb(0xFF0000))
  }

  @Test("mixes what is partly opaque with the background that it has")
  func mixed() throws {
    let half = try Bitmap(1, 2) { _, _ in 0xFFFF_FF80 }
    struct Page: Component {
      let picture: Bitmap
      func render(state: Void) -> Node { Image(picture).background(.rgb(0x000000)) }
    }
    let screen = TestScreen(Page(picture: half), columns: 1, rows: 1)
    #expect(screen.style(row: 0, column: 0).foreground == .rgb(0x808080))
  }

  @Test("is empty without pixels, at any size")
  func empty() throws {
    for sizing in ImagePage.Sizing.allCases {
      let screen = TestScreen(ImagePage(.empty, sizing), columns: 9, rows: 3)
      #expect(screen.picture.isEmpty)
      screen.resize(columns: 0, rows: 0)
      screen.change { $0.picture = picture }
      for (columns, rows) in [(1, 1), (0, 3), (3, 0), (120, 40)] {
        screen.resize(columns: columns, rows: rows)
      }
      #expect(screen.failure == nil && screen.reports == [])
    }
  }

  @Test("keeps its colors when it is disabled, or in a row that is selected")
  func ownColors() throws {
    struct Page: Component {
      let picture: Bitmap
      func render(state: Void) -> Node {
        Image(picture).disabled()
        Image(picture).background(.selection)
      }
    }
    let screen = TestScreen(Page(picture: picture), columns: 6, rows: 4, colorScheme: .dark)
    for row in [0, 2] { #expect(screen.style(row: row, column: 0).foreground == .rgb(0xFFFFFF)) }
  }

  @Test("is found by its role and its label")
  func accessibility() throws {
    let screen = TestScreen(ImagePage(picture), columns: 9, rows: 2)
    #expect(try screen.element(.image, "A cat").value == nil)
  }
}
