import Foundation
import Recurse
import RecurseTesting
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor @Suite("A picture that moves") struct SVGAnimationTests {
  private struct Counter: Component {
    var initialState: Int { 0 }
    func render(state: Int) -> Node { Button("\(state)") { $0 += 1 } }
  }

  @Test(
    "shows each look at the screen for its time, one after the other, and the first without motion")
  func frames() {
    let screen = TestScreen(Counter(), columns: 8, rows: 1)
    var film = SVGAnimation()
    film.add(screen, for: .seconds(1))
    screen.press(.enter)
    film.add(screen, for: .seconds(3))
    let svg = film.svg
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    let frames = svg.components(separatedBy: "<g ").dropFirst()
    #expect(frames.count == 2)
    #expect(frames.map { $0.contains("visibility=\"visible\"") } == [true, false])
    #expect(frames.first?.contains("keyTimes=\"0;0.0;0.25\" dur=\"4.0s\"") == true)
    #expect(frames.last?.contains("keyTimes=\"0;0.25;1.0\" dur=\"4.0s\"") == true)
    #expect(frames.first?.contains(">0<") == true && frames.last?.contains(">1<") == true)
  }

  @Test("of nothing is empty")
  func nothing() {
    #expect(XMLParser(data: Data(SVGAnimation().svg.utf8)).parse())
  }
}
