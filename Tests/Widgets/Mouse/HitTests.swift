import Recurse
import RecurseTesting
import Testing
import WidgetFixture

private struct Hits: Equatable { var log: [String] = [] }

@MainActor
@Suite("A hit test") struct HitTests {
  private func hits(
    _ columns: Int, _ rows: Int, at column: Int, _ row: Int,
    @NodeBuilder<Fixture<Hits>> _ content: @escaping @MainActor () -> VirtualNode<Fixture<Hits>>
  ) -> [String] {
    let screen = TestScreen(Fixture(Hits()) { _ in content() }, columns: columns, rows: rows)
    screen.click(column: column, row: row)
    return screen.state.log
  }

  @Test("finds the layer in front, where it has content there")
  func layers() {
    @MainActor func layers(_ column: Int, _ row: Int) -> [String] {
      hits(9, 3, at: column, row) {
        ZStack {
          Text("backbackb\nbackbackb\nbackbackb").onTapGesture { $0.log.append("back") }
          VStack {
            Text("front").onTapGesture { $0.log.append("front") }
            Spacer()
          }.frame(width: 7, height: 3)
        }
      }
    }
    #expect(layers(1, 0) == ["front"])
    #expect(layers(0, 0) == ["back"])
    #expect(layers(6, 0) == ["back"])
    #expect(layers(1, 2) == ["back"])
  }

  @Test("finds nothing behind a layer with a background")
  func background() {
    #expect(
      hits(9, 1, at: 8, 0) {
        ZStack {
          Text("backbackb").onTapGesture { $0.log.append("back") }
          VStack { Text("x") }.frame(width: 9).background(.blue)
        }
      } == [])
  }

  @Test("finds nothing that a clip or a border covers")
  func clips() {
    @MainActor func box(_ column: Int, _ row: Int) -> [String] {
      hits(12, 4, at: column, row) {
        VStack { Text("too long a text").onTapGesture { $0.log.append("text") }.flex(shrink: 0) }
          .frame(width: 6, height: 3).border()
      }
    }
    #expect(box(1, 1) == ["text"])
    #expect(box(6, 1) == ["text"])
    #expect(box(7, 1) == [])
    #expect(box(8, 1) == [])
    #expect(box(1, 0) == [])
  }

  @Test("finds what was moved since the last frame at its new position")
  func laidOutFirst() {
    let screen = TestScreen(
      Fixture(Hits()) { state in
        if state.log.isEmpty { Text("header") }
        Text("first").onTapGesture { $0.log.append("first") }
        Text("second").onTapGesture { $0.log.append("second") }
      }, columns: 10, rows: 3)
    let place = CellPoint(column: 0, row: 1)
    let (press, release) = (
      MouseEvent(.press(.left), at: place), MouseEvent(.release(.left), at: place)
    )
    screen.send([press, release, press, release].map { .mouse($0) })
    #expect(screen.state.log == ["first", "second"])
  }

  @Test("finds among many children the one that is painted there", arguments: [1, 15, 16, 17, 300])
  func many(count: Int) {
    let column = TestScreen(
      Fixture(-1) { _ in
        ForEach(0..<count, id: \.self) { number in
          Text("row\nrow").onTapGesture { $0 = number }
        }
      }, columns: 10, rows: 2 * count)
    let row = TestScreen(
      Fixture(-1) { _ in
        HStack(spacing: 1) {
          ForEach(0..<count, id: \.self) { number in
            Text("xx").onTapGesture { $0 = number }
          }
        }
      }, columns: 3 * count, rows: 1)
    for number in stride(from: 0, to: count, by: max(7, count / 6)) {
      column.click(column: 1, row: 2 * number + 1)
      #expect(column.state == number)
      row.click(column: 3 * number, row: 0)
      #expect(row.state == number)
      row.click(column: 3 * number + 2, row: 0)
      #expect(row.state == number)
    }
  }
}
