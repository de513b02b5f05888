import Foundation
import Recurse

/// A page for each part of the library, with a scene and its source, in a theme that is chosen
/// while it is used.
package struct GalleryApp: App {
  package struct State: Equatable {
    package enum Field: Hashable { case pages, page }
    package enum Side: String, CaseIterable { case scene = "Scene", source = "Source" }
    package var page: GalleryPage?
    /// The theme that was chosen; `nil` is that of the app.
    package var theme: Theme?
    /// Dark or light, where the terminal is not asked.
    package var scheme: ColorScheme?
    package var side = Side.scene
    package var focus: Field? = .pages
    var isDone = false

    /// The theme in the colors that were asked for; `nil` is that of the app.
    func shownTheme(_ own: Theme) -> Theme? {
      guard let scheme else { return theme }
      var shown = theme ?? own
      let palette = shown.palette(scheme)
      (shown.dark, shown.light, shown.keepsTerminalBackground) = (palette, palette, false)
      return shown
    }

    mutating func nextTheme(by step: Int, from own: Theme) {
      let place = Theme.all.firstIndex(of: theme ?? own) ?? 0
      theme = Theme.all[(place + step + Theme.all.count) % Theme.all.count]
    }

    /// From what the terminal says to dark, to light, and back.
    mutating func nextScheme() {
      switch scheme {
      case nil: scheme = .light
      case .light: scheme = .dark
      case .dark: scheme = nil
      }
    }

    /// Shows a page, and moves the focus to it.
    mutating func open(_ page: GalleryPage) {
      (self.page, side, focus) = (page, .scene, .page)
    }
  }

  package let initialState: State
  package let theme: Theme
  /// The day that it is; `nil` is a fixed one, on which the pages look the same each day.
  let now: Date?
  /// The number of rows of the table.
  let rows: Int
  /// Reads the bytes that the process has; `nil` where that is not known.
  let readMemory: @MainActor () -> Int?
  let meter = FrameMeter()

  package init(
    page: GalleryPage = .welcome, theme: Theme = .standard, now: Date? = nil, rows: Int = 40,
    focus: State.Field = .pages, readMemory: @escaping @MainActor () -> Int? = { nil }
  ) {
    initialState = State(page: page, focus: focus)
    self.theme = theme
    self.now = now
    self.rows = rows
    self.readMemory = readMemory
  }

  package init() { self.init(page: .welcome) }

  /// A larger window is empty around the edge, so that related parts stay near each other.
  private static let mostSize = CellSize(columns: 200, rows: 60)

  package func render(state: State) -> Node {
    WithEnvironment(\.windowSize) { window in
      VStack(alignment: .stretch) {
        header(state, window)
        HStack(alignment: .stretch, spacing: 0) {
          pages
            .frame(width: window.columns >= 60 ? 20 : nil, maxWidth: .infinity)
            .background(.surface)
            .collapsed(window.columns < 60 && state.focus != .pages)
          content(state, window).frame(maxWidth: .infinity)
            .collapsed(window.columns < 60 && state.focus == .pages)
        }
        // The hints keep the last cell empty, so the end of the frame covers nothing.
        ZStack(alignment: .bottomTrailing) {
          KeyHints().frame(maxWidth: .infinity)
          if window.columns >= 40 { VirtualNode(FrameEnd(meter: meter)) }
        }
      }
      .frame(
        maxWidth: .cells(Self.mostSize.columns), maxHeight: .cells(Self.mostSize.rows)
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .center)
    }
    .commands { commands(state) }
    .theme(state.shownTheme(theme))
    .windowTitle("Recurse – \(state.page?.title ?? "gallery")")
  }

  @CommandBuilder<Self>
  private func commands(_ state: State) -> [Command<Self>] {
    Command("Theme", key: "t") { $0.nextTheme(by: 1, from: theme) }
    Command("Previous theme", key: "T") { $0.nextTheme(by: -1, from: theme) }
    Command("Dark or light", key: "l") { $0.nextScheme() }
    Command("Source", key: "v") { $0.side = $0.side == .scene ? .source : .scene }
    Command("Quit", key: "q") { $0.isDone = true }
    for page in GalleryPage.allCases {
      Command("Page: \(page.title)", id: "page-\(page.rawValue)") { $0.open(page) }
    }
    for theme in Theme.all {
      Command("Theme: \(theme.name)", id: "theme-\(theme.name)") { $0.theme = theme }
    }
  }

  private func header(_ state: State, _ window: CellSize) -> Node {
    HStack(spacing: 2) {
      if window.columns >= 40 { Text("Recurse").bold().foreground(.accent).lineLimit(1) }
      Text(state.page?.title ?? "").lineLimit(1)
      Spacer()
      if window.columns >= 32 { themes(state) }
    }
    .padding(horizontal: 1).background(.surface)
  }

  /// A menu of the themes, with a mark before the one that is shown.
  private func themes(_ state: State) -> Node {
    let shown = state.theme ?? theme
    return Menu(state.theme?.name ?? "Theme") {
      for theme in Theme.all {
        Toggle(theme.name, isOn: theme == shown) { state, _ in state.theme = theme }
      }
      Divider()
      Toggle("As the terminal", isOn: state.scheme == nil) { state, _ in state.scheme = nil }
      Toggle("Dark", isOn: state.scheme == .dark) { state, _ in state.scheme = .dark }
      Toggle("Light", isOn: state.scheme == .light) { state, _ in state.scheme = .light }
    }
  }

  private var pages: Node {
    List(selection: \.page) {
      for group in GalleryPage.Group.allCases {
        Section(group.title, group.pages) { page in
          Text(page.title).lineLimit(1).onSelect { $0.focus = .page }
        }
      }
    }
    .accessibilityLabel("Pages")
    .focused(\.focus, equals: .pages)
  }

  package func effects(state: State) -> [Effect] {
    if state.isDone { .quit() }
  }
}
