import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("Stacks that distribute their room") struct DistributionTests {
  private func row(_ distribution: StackDistribution, columns: Int = 20) -> String {
    picture(columns, 1) {
      HStack(distribution: distribution) {
        Text("a").frame(minWidth: 1).background(.red)
        Text("bbb")
        Text("ccccc")
      }
    }
  }

  @Test("by each of the five distributions")
  func fiveWays() {
    #expect(row(.fill) == "a bbb ccccc")
    #expect(row(.fillEqually) == "a      bbb    ccccc")
    #expect(row(.fillProportionally) == "a  bbb    ccccc")
    #expect(row(.equalSpacing) == "a      bbb     ccccc")
    #expect(row(.equalCentering) == "a       bbb    ccccc")
  }

  @Test("fill it: the last node gets what is left, or those that grow")
  func fill() {
    let screen = still(12, 2) {
      HStack(distribution: .fill) {
        Text("a")
        Text("b").background(.red)
      }
      HStack(distribution: .fill) {
        Text("a").flex(grow: 1).background(.red)
        Text("b")
      }
    }
    #expect(
      screen.styledText == """
        a b
        a          b
        -----
          aaaaaaaaaa
        aaaaaaaaaa
        -----
        a: brightWhite on red
        """)
  }

  @Test("down a column as well")
  func columns() {
    func column(_ distribution: StackDistribution) -> String {
      picture(3, 9) {
        VStack(distribution: distribution) {
          Text("a")
          Text("b\nb\nb")
          Text("c")
        }
      }
    }
    #expect(column(.equalSpacing) == "a\n\n\nb\nb\nb\n\n\nc")
    #expect(column(.equalCentering) == "a\n\n\nb\nb\nb\n\n\nc")
    #expect(column(.fillEqually) == "a\n\n\nb\nb\nb\nc")
  }

  @Test("expand to what their siblings leave")
  func besideOthers() {
    #expect(
      picture(16, 1) {
        HStack {
          Text("left")
          HStack(distribution: .equalSpacing) {
            Text("a")
            Text("b")
          }
        }
      } == "left a         b")
  }

  @Test("keep a given size")
  func fixed() {
    #expect(
      picture(16, 2) {
        HStack(distribution: .equalSpacing) {
          Text("a")
          Text("b")
        }.frame(width: 6)
        HStack {
          HStack(distribution: .equalSpacing) {
            Text("a")
            Text("b")
          }.frame(width: 6)
          Text("end")
        }
      } == "a    b\na    b end")
  }
}
