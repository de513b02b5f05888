import Recurse

extension GalleryApp {
  /// A page: the sentence about it, its scene, and its source in a tab.
  func content(_ state: State, _ window: CellSize) -> Node {
    VStack(alignment: .stretch) {
      if let page = state.page {
        if window.rows >= 16 {
          Text(page.summary).foreground(.secondaryText).lineLimit(2)
            .padding(horizontal: window.columns >= 60 ? 2 : 1)
        }
        // Not a tab view: its keys would take the place of those of the page in the line of hints.
        Picker("", selection: \.side, options: State.Side.allCases, style: .segmented) {
          Text($0.rawValue)
        }
        .accessibilityLabel("Show").padding(horizontal: window.columns >= 60 ? 1 : 0)
        .collapsed(window.rows < 10)
        VStack(alignment: .stretch) {
          scene(page, window)
            .collapsed(state.side != .scene)
          ScrollView { VirtualNode(SourceText(source: page.source)) }
            .padding(horizontal: window.columns >= 60 ? 2 : 0)
            .padding(.top, window.rows < 16 ? 0 : 1)
            .collapsed(state.side != .source)
        }
        .focused(\.focus, equals: .page)
      }
    }
    .command("Pages", key: "escape", isEnabled: state.focus != .pages) { $0.focus = .pages }
  }

  /// The content of a page, which knows how much room it has. A high window has the source below
  /// it.
  private func scene(_ page: GalleryPage, _ window: CellSize) -> Node {
    GeometryReader { size in
      let margin = window.columns >= 60 && window.rows >= 16 ? 2 : 0
      let hasSource = window.columns >= 120 && window.rows >= 50 && !page.isOfPictures
      let source = hasSource ? SourceCard(page.source) : nil
      let room = CellSize(
        columns: max(0, size.columns - 2 * margin),
        rows: max(0, size.rows - margin - (source.map { $0.rows + 1 } ?? 0)))
      VStack(alignment: .stretch) {
        if page.fillsHeight {
          VStack(alignment: .stretch) { shown(page) }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
          if let source { source.node }
        } else {
          ScrollView {
            VStack(alignment: .stretch) {
              shown(page)
              if let source { source.node }
            }
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .environment(\.sceneSize, room)
      .padding(horizontal: margin, vertical: margin / 2)
    }
  }

  @NodeBuilder<GalleryApp>
  private func shown(_ page: GalleryPage) -> Node {
    switch page {
    case .welcome: WelcomePage(meter: meter, readMemory: readMemory)
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
    case .images: ImagesPage()
    case .links: LinksPage()
    case .scrolling: ScrollingPage()
    case .menus: MenusPage()
    case .layers: LayersPage()
    case .files: FilesPage()
    case .prompts: PromptsPage()
    case .emptiness: EmptinessPage()
    case .hints: HintsPage()
    }
  }
}
