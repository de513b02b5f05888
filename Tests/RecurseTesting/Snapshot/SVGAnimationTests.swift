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

  /// The shapes that an animation shows at a time, sorted.
  private func shapes(of svg: String, at seconds: Double) throws -> [String] {
    var shapes: [String] = []
    var isShown = true
    for line in svg.split(separator: "\n").dropFirst().dropLast() {
      if line == "<g>" || line == "</g>" {
        isShown = true
      } else if line.hasPrefix("<g ") {
        let parts = try #require(
          line.firstMatch(of: /values="(.*?)" keyTimes="(.*?)" dur="(.*?)s"/))
        let values = parts.1.split(separator: ";")
        let times = parts.2.split(separator: ";").compactMap { Double($0) }
        try #require(values.count == times.count && times.first == 0)
        let time = seconds / (try #require(Double(parts.3)))
        isShown = try values[#require(times.lastIndex { $0 <= time })] == "visible"
        #expect(line.hasPrefix("<g visibility=\"\(values[0])\">"), "the first without motion")
      } else if isShown {
        shapes.append(String(line))
      }
    }
    return shapes.sorted()
  }

  private func shapes(of screen: TestScreen<Counter>) -> [String] {
    screen.svg.split(separator: "\n").dropFirst().dropLast().map(String.init).sorted()
  }

  @Test("shows each look at the screen for its time, one after the other")
  func frames() throws {
    let screen = TestScreen(Counter(), columns: 8, rows: 1)
    var film = SVGAnimation()
    var looks: [[String]] = []
    // A count that comes back, and one that stays.
    for count in [0, 1, 0, 0, 2, 1] {
      screen.change { $0 = count }
      film.add(screen, for: .seconds(2))
      looks.append(shapes(of: screen))
    }
    let svg = film.svg
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    for (place, look) in looks.enumerated() {
      for offset in [0.1, 1, 1.9] {
        #expect(try shapes(of: svg, at: Double(2 * place) + offset) == look)
      }
    }
  }

  @Test("has what stays the same once")
  func sharing() {
    let screen = TestScreen(Counter(), columns: 8, rows: 1)
    var film = SVGAnimation()
    for count in 0..<5 {
      screen.change { $0 = count }
      film.add(screen, for: .seconds(1))
    }
    let svg = film.svg
    #expect(svg.matches(of: /<rect [^>]*height="20"/).count < 5)
    #expect(svg.matches(of: />4</).count == 1)
    #expect(svg.contains("values=\"hidden;visible;hidden\" keyTimes=\"0.0;0.2;0.4\" dur=\"5.0s\""))
  }

  @Test("of nothing is empty")
  func nothing() {
    #expect(XMLParser(data: Data(SVGAnimation().svg.utf8)).parse())
  }
}
