import Files
import Recurse
import RecurseTesting
import TestSupport
import Testing
import gallery
import login_demo
import queue_demo
import seven_guis

@testable import chat
@testable import editor

/// The pictures of the README that show six apps in six themes.
@MainActor @Suite("The pictures of themes") struct ThemePictureTests {
  private static let source = """
    /// The wind at a station.
    struct Wind: Equatable {
      let speed: Double
      let direction: Int

      var isStorm: Bool { speed >= 24.5 }

      /// Sixteen names, from north to north.
      var name: String {
        let step = (direction * 16 + 180) / 360
        return Self.names[step % 16]
      }
    }

    """

  private static let answer = """
    ## Rows that are skipped

    An `Equatable` row is rendered **only if its value differs**:

    ```swift
    struct UserRow: Component, Equatable {
      let user: User
    }
    ```

    1. The list mounts the rows in view.
    2. Equal rows are not looked at.
    """

  private func screen<Root: Component>(
    _ root: Root, _ theme: Theme, _ scheme: ColorScheme
  ) -> TestScreen<Root> {
    TestScreen(root, columns: 60, rows: 16, theme: theme, colorScheme: scheme)
  }

  /// Expects the picture of a screen in the frame of a window.
  private func expect<Root>(
    _ screen: TestScreen<Root>, _ name: String, _ theme: Theme, _ scheme: ColorScheme
  ) throws {
    let frame = WindowFrame(title: "\(name) – \(theme.name)", scheme: scheme)
    let picture = try frame.around(screen.svg)
    #expect(picture.utf8.count < 20_000)
    try expectReadmePicture(picture, "theme-\(theme.name)-\(scheme)")
  }

  @Test("show a queue of songs in Nord", arguments: ColorScheme.allCases)
  func nord(scheme: ColorScheme) throws {
    let screen = screen(QueueApp(Player(songs: 9)), .nord, scheme)
    screen.press(.home)
    screen.press(.down, .down)
    try expect(screen, "queue-demo", .nord, scheme)
  }

  @Test("show a spreadsheet in Gruvbox", arguments: ColorScheme.allCases)
  func gruvbox(scheme: ColorScheme) throws {
    let screen = screen(SevenGUIsApp(task: .cells), .gruvbox, scheme)
    screen.press(.down, .right)
    try expect(screen, "seven-guis", .gruvbox, scheme)
  }

  @Test("show a conversation in Catppuccin", arguments: ColorScheme.allCases)
  func catppuccin(scheme: ColorScheme) async throws {
    let chat = RecordedChat([.init(prompt: "Fast lists?", answer: Self.answer)])
    let screen = screen(ChatApp(chat, messages: 0, rate: 1000), .catppuccin, scheme)
    screen.type("How does a list stay fast?")
    screen.press(.enter)
    await screen.advance(by: .seconds(5))
    try expect(screen, "chat", .catppuccin, scheme)
  }

  @Test("show charts in Dracula", arguments: ColorScheme.allCases)
  func dracula(scheme: ColorScheme) throws {
    let app = GalleryApp(page: .charts, focus: .page)
    try expect(screen(app, .dracula, scheme), "gallery", .dracula, scheme)
  }

  @Test("show code in colors for everybody", arguments: ColorScheme.allCases)
  func colorBlind(scheme: ColorScheme) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "Wind.swift")
    let path = FilePath(folder.path("Wind.swift"))
    let file = EditedFile(id: 0, path: path, contents: try TextFile.read(path))
    let screen = screen(EditorApp([file]), .colorBlind, scheme)
    screen.press(.down, .down, .down)
    try expect(screen, "editor", .colorBlind, scheme)
  }

  @Test("show a form in high contrast", arguments: ColorScheme.allCases)
  func highContrast(scheme: ColorScheme) throws {
    let screen = screen(LoginApp(delay: .zero), .highContrast, scheme)
    screen.type("Ada")
    try expect(screen, "login-demo", .highContrast, scheme)
  }
}
