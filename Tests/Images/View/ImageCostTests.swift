import Recurse
import RecurseImages
import RecurseTesting
import Testing

@MainActor @Suite("The cost of an image") struct ImageCostTests {
  @Test("A render with an equal bitmap paints nothing")
  func equal() throws {
    let picture = try Bitmap.noise(40, 20, seed: 1)
    let screen = TestScreen(ImagePage(picture), columns: 40, rows: 10, isStrict: false)
    _ = screen.takeRecord()
    screen.change { $0.renders += 1 }
    screen.change { [picture] in $0.picture = picture }
    let copy = try Bitmap(width: 40, height: 20, pixels: picture.pixels.map { $0 })
    screen.change { $0.picture = copy }
    let record = screen.takeRecord()
    #expect(record.renders == 3)
    #expect(record.painted == 0 && record.cells == 0 && record.laidOut == 0)
  }

  @Test("Another bitmap of the size sends the cells that differ, without a layout")
  func different() throws {
    let picture = try Bitmap(8, 8) { _, _ in 255 }
    let screen = TestScreen(ImagePage(picture), columns: 40, rows: 10, isStrict: false)
    _ = screen.takeRecord()
    let other = try Bitmap(8, 8) { x, y in x == 3 && y == 4 ? 0xFF00_00FF : 255 }
    screen.change { $0.picture = other }
    let record = screen.takeRecord()
    #expect(record.painted == 1 && record.cells == 1 && record.laidOut == 0)
  }

  @Test("A bitmap of another size, and another way to take the room, lay it out")
  func size() throws {
    let screen = TestScreen(
      ImagePage(try Bitmap(2, 2) { _, _ in 255 }), columns: 8, rows: 3, isStrict: false)
    #expect(screen.picture == "   ██")
    let wider = try Bitmap(4, 2) { _, _ in 255 }
    screen.change { $0.picture = wider }
    #expect(screen.picture == "  ████")
    screen.change { $0.sizing = .fill }
    #expect(screen.picture == "████████\n████████\n████████")
    screen.change { $0.sizing = .natural }
    #expect(screen.picture == "  ████")
  }
}
