import Recurse

/// The pages of the gallery, in their order.
package enum GalleryPage: String, CaseIterable, Identifiable, Sendable {
  case welcome, colors, text, buttons, toggles, pickers, numbers, fields, editors, dates, forms
  case lists, trees, tables, logs, markdown, diffs, tabs, navigation, split, panes, layout, panels,
    groups, progress, gauges, canvas, charts
  case links, scrolling, menus, layers, files, emptiness, hints

  package var id: Self { self }

  /// The name of the page in the list.
  package var title: String {
    switch self {
    case .emptiness: "Empty and failed"
    case .hints: "Key hints"
    default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }

  /// The subject of the page.
  var summary: String {
    switch self {
    case .welcome: "An app in one screen."
    case .colors: "What colors are for. A theme says what they look like."
    case .text: "Any script, attributes, spans, wrapping, truncation."
    case .buttons: "The main one, one that destroys, one that cannot be pressed."
    case .toggles: "On and off, by Space or a click."
    case .pickers: "One of several, or any number of them."
    case .numbers: "Stepped, dragged, or typed."
    case .fields: "Text, secrets, numbers, and what is wrong with them."
    case .editors: "Lines that grow with their text, and a document that remembers."
    case .forms: "Titles in a column, faults in time, a button that looks at them."
    case .dates: "Typed, stepped, or chosen in a calendar."
    case .lists: "One row is selected, or several."
    case .trees: "Rows open and close: arrows, *, a click on the mark."
    case .tables: "Titles sort, and are dragged. A cell holds more than text."
    case .logs: "The last lines as they come; the first ones on the way up."
    case .diffs: "What differs between files, for reading and choosing."
    case .markdown: "Text with markup as it comes, and code in colors."
    case .tabs: "One page at a time; the others keep their state."
    case .navigation: "Screens that lead to others, and back."
    case .split: "A sidebar beside details, and a divider that is dragged."
    case .panes: "Any number of parts, sized by a person, nested."
    case .layout: "Stacks, grids, frames and flexbox: keys change every property."
    case .panels: "Borders, titles, padding. Lines join where they meet."
    case .progress: "How far it is, or that it goes on."
    case .groups: "What belongs together, and what is hidden at first."
    case .gauges: "How much there is, and what is not there yet."
    case .canvas: "Lines, curves and shapes in dots, smaller than cells."
    case .charts: "Values over time and side by side, and what they are at a cursor."
    case .links: "The terminal opens them, or the app does."
    case .scrolling: "Both ways, by keys, the wheel and the bar."
    case .menus: "A bar, a button, the right mouse button."
    case .layers: "Sheets, alerts, popovers, menus, tooltips, toasts."
    case .files: "Typed, filtered, completed; no folder holds it up."
    case .emptiness: "Nothing there, still loading, failed."
    case .hints: "What keys do, and a chord of two."
    }
  }

  /// Whether the page takes the height that there is. Any other scrolls with its source.
  var fillsHeight: Bool { self == .tables || self == .layout || self == .layers }

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
    case .links: LinksPage.source
    case .scrolling: ScrollingPage.source
    case .menus: MenusPage.source
    case .layers: LayersPage.source
    case .files: FilesPage.source
    case .emptiness: EmptinessPage.source
    case .hints: HintsPage.source
    }
  }
}

/// A page of the gallery, with the source of what it shows.
protocol GalleryContent: Component {
  static var source: String { get }
}
