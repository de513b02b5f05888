import Foundation
import TestSupport
import Testing

private let folder = ProcessInfo.processInfo.environment["LAYOUT_CASES"]

@Suite("Boxes are where a browser lays them out", .blocking)
struct BrowserCaseTests {
  @Test(
    "Every case of the folder LAYOUT_CASES is laid out as a browser does (skipped where it is unset)",
    .enabled(if: folder != nil, "LAYOUT_CASES names no folder of cases"))
  func everyCase() throws {
    let cases = try LayoutCase.differences(in: try #require(folder))
    #expect(!cases.isEmpty)
    var right = 0
    for (name, differences) in cases {
      if differences.isEmpty { right += 1 }
      #expect(differences.isEmpty, "\(name): \(differences)")
    }
    print("layout cases: \(right) of \(cases.count)")
  }
}
