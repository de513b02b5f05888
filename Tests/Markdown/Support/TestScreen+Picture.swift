import Recurse
import RecurseTesting
import Testing

extension TestScreen {
  func expectPicture(
    _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(picture == expected, sourceLocation: sourceLocation)
  }
}
