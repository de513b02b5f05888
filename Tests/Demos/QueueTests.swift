import Recurse
import RecurseTesting
import Testing

@testable import queue_demo

@MainActor @Suite("Queue demo") struct QueueTests {
  private let player = Player(songs: 3)

  private func screen(_ columns: Int = 64, _ rows: Int = 8) -> TestScreen<QueueApp> {
    TestScreen(QueueApp(player), columns: columns, rows: rows)
  }

  @Test("The queue is shown with the listener and a badge that follows it")
  func first() {
    let screen = screen()
    #expect(
      screen.text == """
         Ada Okonjo  3                                            10:12
         Morning Rain                                               3:17
         Night Train to Ostrava                                     4:04
         Paper Boats                                                2:51



        Del Remove  a Append  i Insert  s Shuffle    F1 Commands  q Quit
        """)
    screen.press(.home)
    #expect(screen.text.contains("\nDel Remove  a Append  i Insert"))
    for _ in 0..<3 { screen.press(.delete) }
    #expect(screen.text.hasPrefix(" Ada "))
    #expect(screen.hasText("The queue is empty") && screen.text.contains("0:00\n"))
  }

  @Test("Each edit is one change of the collection, and renders no component")
  func edits() async {
    let screen = screen()
    screen.press(.home)
    _ = screen.takeRecord()
    screen.turn { player.append() }
    #expect(screen.takeRecord().update.renders == 0)
    screen.type("i")
    screen.press(Key.down.with(.alt))
    #expect(player.queue.value.map(\.id) == [5, 2, 1, 3, 4])
    screen.press(.delete)
    #expect(player.queue.value.map(\.id) == [5, 2, 3, 4])
    await screen.settle()
    #expect(screen.text.contains("Ada Okonjo  4"))
  }

  @Test("In a large window artists stand beside titles, and the next song in a card")
  func large() throws {
    let screen = TestScreen(QueueApp(Player()), columns: 120, rows: 36, colorScheme: .dark)
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let words = ["雨の約束", "森田 千尋", "4:23"]
    #expect(lines.contains { line in words.allSatisfy(line.contains) })
    #expect(screen.shows("Slow Windows, 3:17") && screen.shows("21 songs by 13 artists"))
    let theme = Theme.standard.dark
    #expect(screen.style(row: 2, column: 115).background == theme.surface)
    screen.press(.home)
    for _ in 0..<21 { screen.press(.delete) }
    #expect(screen.hasText("The queue is empty") && screen.hasText("Nothing is next"))
  }

  @Test("q quits")
  func ending() {
    let screen = screen(20, 5)
    screen.type("q")
    #expect(screen.quitStatus == 0)
  }

  @Test("Each song has a cover of its own")
  func covers() {
    var covers: Set<String> = []
    for number in 0..<40 {
      let screen = TestScreen(Cover(number: number), columns: 20, rows: 10)
      let cells = (0..<10).map { row in
        (0..<20).map { column in
          screen.style(row: row, column: column).attributes.contains(.reverse) ? "#" : " "
        }.joined()
      }
      #expect(cells.joined().contains("#"))
      covers.insert(cells.joined())
    }
    #expect(covers.count > 35)
  }
}
