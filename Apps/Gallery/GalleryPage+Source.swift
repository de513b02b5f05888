extension GalleryPage {
  /// The source of what is shown.
  @MainActor package var source: String {
    switch self {
    case .welcome: WelcomePage.source
    case .colors: ColorsPage.source
    case .text: TextPage.source
    case .buttons: ButtonsPage.source
    case .toggles: TogglesPage.source
    case .pickers: PickersPage.source
    case .numbers: NumbersPage.source
    case .fields: FieldsPage.source
    case .forms: FormsPage.source
    case .editors: EditorsPage.source
    case .dates: DatesPage.source
    case .lists: ListsPage.source
    case .trees: TreesPage.source
    case .tables: TablesPage.source
    case .logs: LogsPage.source
    case .markdown: MarkdownPage.source
    case .diffs: DiffsPage.source
    case .tabs: TabsPage.source
    case .navigation: NavigationPage.source
    case .split: SplitPage.source
    case .panes: PanesPage.source
    case .layout: LayoutPage.source
    case .panels: PanelsPage.source
    case .groups: GroupsPage.source
    case .progress: ProgressPage.source
    case .gauges: GaugesPage.source
    case .canvas: CanvasPage.source
    case .charts: ChartsPage.source
    case .images: ImagesPage.source
    case .links: LinksPage.source
    case .scrolling: ScrollingPage.source
    case .menus: MenusPage.source
    case .layers: LayersPage.source
    case .files: FilesPage.source
    case .prompts: PromptsPage.source
    case .emptiness: EmptinessPage.source
    case .hints: HintsPage.source
    }
  }
}
