import Foundation
import Recurse

/// A page for each part of the library, with its states and its source, in a theme that is chosen
/// while it is used.
package struct GalleryApp: App {
  package struct State: Equatable {
    package enum Field: Hashable { case pages, page }
    package var page: GalleryPage?
    /// The theme that was chosen; `nil` is that of the app.
    package var theme: Theme?
    /// Dark or light, where the terminal is not asked.
    package var scheme: ColorScheme?
    package var showsSource = true
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
  }

  package let initialState: State
  package let theme: Theme
  /// The day that it is; `nil` is a fixed one, on which the pages look the same each day.
  private let now: Date?
  /// The number of rows of the table.
  private let rows: Int

  package init(
    page: GalleryPage = .welcome, theme: Theme = .standard, now: Date? = nil, rows: Int = 40,
    focus: State.Field = .pages
  ) {
    initialState = State(page: page, focus: focus)
    self.theme = theme
    self.now = now
    self.rows = rows
  }

  package init() { self.init(page: .welcome) }

  package func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      header(state)
      WithEnvironment(\.windowSize.columns) { columns in
        let isWide = columns >= 60
        HStack(alignment: .stretch, spacing: 0) {
          pages(state)
            .frame(width: isWide ? 20 : nil, maxWidth: .infinity)
            .collapsed(!isWide && state.focus != .pages)
          content(state)
            .padding(horizontal: isWide ? 2 : 0).frame(maxWidth: .infinity)
            .collapsed(!isWide && state.focus == .pages)
        }
      }
      KeyHints()
    }
    .commands {
      Command("Theme", key: "t") { $0.nextTheme(by: 1, from: theme) }
      Command("Previous theme", key: "T") { $0.nextTheme(by: -1, from: theme) }
      Command("Dark or light", key: "l") { $0.nextScheme() }
      Command("Source", key: "v") { $0.showsSource.toggle() }
      Command("Quit", key: "q") { $0.isDone = true }
    }
    .theme(state.shownTheme(theme))
    .windowTitle("Recurse – \(state.page?.title ?? "gallery")")
  }

  private func header(_ state: State) -> Node {
    WithEnvironment(\.windowSize.columns) { columns in
      HStack {
        if columns >= 40 { Text("Recurse").bold().foreground(.accent).lineLimit(1) }
        Text(state.page?.title ?? "").foreground(.secondaryText).lineLimit(1)
        Spacer()
        if columns >= 32 { themes(state) }
      }
      .padding(horizontal: 1).background(.surface)
    }
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

  private func pages(_ state: State) -> Node {
    List(GalleryPage.allCases, selection: \.page) { page in
      Text(page.title).lineLimit(1).onSelect { $0.focus = .page }
    }
    .focused(\.focus, equals: .pages)
  }

  private func content(_ state: State) -> Node {
    WithEnvironment(\.windowSize) { window in
      VStack(alignment: .stretch, spacing: 1) {
        if let page = state.page {
          // In a wide window what belongs together stays near.
          let margin = page == .welcome ? max(0, window.columns - 164) : 0
          if window.rows >= 10 {
            Text(page.summary).foreground(.secondaryText).lineLimit(2)
              .padding(.trailing, margin)
          }
          if page == .welcome, window.rows >= 20 {
            shown(page).padding(.trailing, margin)
          } else if page.fillsHeight {
            filling(page, window, state)
          } else {
            ScrollView { example(page, beside: window.columns >= 160, state) }
          }
        }
      }
    }
    .focused(\.focus, equals: .page)
    .command("Pages", key: "escape", isEnabled: state.focus == .page) { $0.focus = .pages }
  }

  /// The content of a page, and its source. The page is the same node wherever its source is, so
  /// that it keeps its state.
  private func example(_ page: GalleryPage, beside: Bool, _ state: State) -> Node {
    let showsSource = state.showsSource && page != .welcome
    let isRow = beside && showsSource
    let (grow, basis): (Double, LayoutLength) = isRow ? (1, 0) : (0, .auto)
    return FlexBox(direction: isRow ? .row : .column, rowGap: 1, columnGap: 2) {
      VStack(alignment: .stretch) { shown(page) }.flex(grow: grow, basis: basis)
      if showsSource { source(of: page).flex(grow: grow, basis: basis) }
    }
  }

  /// A page that takes the height that there is; its source scrolls alone, if it has room.
  private func filling(_ page: GalleryPage, _ window: CellSize, _ state: State) -> Node {
    let isRow = window.columns >= 160
    return FlexBox(direction: isRow ? .row : .column, rowGap: 1, columnGap: 2) {
      VStack(alignment: .stretch) { shown(page) }.flex(grow: isRow ? 1 : 2, basis: 0)
      if state.showsSource, isRow || window.rows >= 20 {
        Panel(title: "Source").content {
          ScrollView { VirtualNode(SourceText(source: page.source)) }
        }
        .flex(grow: 1, basis: 0)
      }
    }
    .frame(maxHeight: .infinity)
  }

  @NodeBuilder<GalleryApp>
  private func source(of page: GalleryPage) -> Node {
    Panel(title: "Source").content { VirtualNode(SourceText(source: page.source)) }
  }

  @NodeBuilder<GalleryApp>
  private func shown(_ page: GalleryPage) -> Node {
    switch page {
    case .welcome: WelcomePage()
    case .colors: ColorsPage()
    case .text: TextPage()
    case .buttons: ButtonsPage()
    case .toggles: TogglesPage()
    case .pickers: PickersPage()
    case .numbers: NumbersPage()
    case .fields: FieldsPage()
    case .forms: FormsPage()
    case .dates: now.map { DatesPage(now: $0) } ?? DatesPage()
    case .lists: ListsPage()
    case .trees: TreesPage()
    case .tables: TablesPage(rows: rows)
    case .editors: EditorsPage()
    case .logs: LogsPage()
    case .markdown: MarkdownPage()
    case .diffs: DiffsPage()
    case .tabs: TabsPage()
    case .navigation: NavigationPage()
    case .split: SplitPage()
    case .panes: PanesPage()
    case .layout: LayoutPage()
    case .panels: PanelsPage()
    case .groups: GroupsPage()
    case .progress: ProgressPage()
    case .gauges: GaugesPage()
    case .canvas: CanvasPage()
    case .charts: ChartsPage()
    case .links: LinksPage()
    case .scrolling: ScrollingPage()
    case .menus: MenusPage()
    case .layers: LayersPage()
    case .files: FilesPage()
    case .emptiness: EmptinessPage()
    case .hints: HintsPage()
    }
  }

  package func effects(state: State) -> [Effect] {
    if state.isDone { .quit() }
  }
}
