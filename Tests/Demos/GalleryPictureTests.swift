import Recurse
import RecurseTesting
import Testing
import gallery

@MainActor @Suite("Pictures of each part") struct GalleryPictureTests {
  /// A page without the list of pages, the focus in it.
  private func screen(
    _ page: GalleryPage, scheme: ColorScheme?, colors: ColorLevel
  ) -> TestScreen<GalleryApp> {
    let screen = TestScreen(
      GalleryApp(page: page), columns: 58, rows: 26, colorScheme: scheme, colors: colors)
    screen.press(.enter)
    // What is wrong with a field of a form is said when it was left.
    if page == .fields { screen.press(.tab) }
    return screen
  }

  @Test("in one theme", arguments: GalleryPage.allCases)
  func theme(page: GalleryPage) throws {
    try screen(page, scheme: .dark, colors: .trueColor).expectSnapshot("\(page)-dark")
  }

  @Test("without colors", arguments: GalleryPage.allCases)
  func monochrome(page: GalleryPage) throws {
    try screen(page, scheme: nil, colors: .none).expectSnapshot("\(page)-monochrome")
  }
}
