import Recurse
import RecurseTesting
import TestSupport
import Testing
import WidgetFixture

private struct Page: Equatable {
  var heights = [1, 2, 3]
  var isWide = false
  var isAnchored = false
  var position = ScrollPosition()
  var innerHeight = 3
}

/// Every step is compared with a tree, a layout and a picture that are made from nothing.
@MainActor
@Suite("Scroll views under random use") struct RandomScrollTests {
  private func screen() -> TestScreen<Fixture<Page>> {
    TestScreen(
      Fixture(Page()) { page in
        ZStack {
          ScrollView([.horizontal, .vertical]) {
            ForEach(page.heights.indices, id: \.self) { index in
              VStack {
                ForEach(0..<page.heights[index], id: \.self) {
                  Text("行\(index) 日本語\($0)" + (page.isWide ? " テキスト" : ""))
                }
              }
            }
            ScrollView {
              Button("button") { $0.isWide.toggle() }
              ForEach(0..<4, id: \.self) { Text("in 日\($0)") }
            }
            .frame(width: 9, height: page.innerHeight).border(page.isAnchored ? .single : nil)
          }
          .scrollPosition(\.position)
          .defaultScrollAnchor(page.isAnchored ? .bottomTrailing : nil)
          Text("前").background(.blue)
        }.flex(grow: 1)
      }, columns: 12, rows: 6, isStrict: true)
  }

  @Test("Random use gives the picture of a fresh tree", arguments: 0..<6)
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let screen = screen()
    let keys: [Key] = [
      .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .tab, .shiftTab, .enter,
      Key(.end, modifiers: .shift), Key(.home, modifiers: .shift),
    ]
    for _ in 0..<150 {
      let place = CellPoint(
        column: Int.random(in: 0..<12, using: &random), row: Int.random(in: 0..<6, using: &random))
      switch Int.random(in: 0..<10, using: &random) {
      case 0...2: screen.press(keys.randomElement(using: &random)!)
      case 3, 4:
        screen.wheel(
          WheelDirection.allCases.randomElement(using: &random)!, column: place.column,
          row: place.row)
      case 5: screen.click(column: place.column, row: place.row)
      case 6:
        let end = CellPoint(
          column: Int.random(in: -3..<20, using: &random),
          row: Int.random(in: -3..<12, using: &random))
        screen.drag(from: place, to: end)
      case 7:
        // Keys may come in the same turn.
        let count = Int.random(in: 0..<3, using: &random)
        let pressed = (0..<count).map { _ in keys.randomElement(using: &random)! }
        screen.resize(
          columns: Int.random(in: 1...20, using: &random),
          rows: Int.random(in: 1...10, using: &random),
          with: pressed.map { .key(KeyEvent($0)) })
      default:
        let change = Int.random(in: 0..<9, using: &random)
        let value = Int.random(in: 0...5, using: &random)
        screen.change {
          switch change {
          case 0: $0.heights.append(value)
          case 1: if !$0.heights.isEmpty { $0.heights.removeLast() }
          case 2: $0.isWide.toggle()
          case 3: $0.isAnchored.toggle()
          case 4: $0.position.scroll(to: value)
          case 5: $0.position.scrollToEnd()
          case 6: $0.position.scrollToStart()
          case 7: $0.position.scroll(by: .rows(value - 2))
          default: $0.innerHeight = value
          }
        }
      }
    }
  }
}
