import Recurse

/// The pages of the gallery, in their order.
package enum GalleryPage: String, CaseIterable, Identifiable, Sendable {
  case welcome, colors, text, buttons, toggles, pickers, numbers, fields, editors, dates, forms
  case lists, trees, tables, logs, markdown, diffs, tabs, navigation, split, panes, layout, panels,
    groups, progress, gauges, canvas, charts, images
  case links, scrolling, menus, layers, files, prompts, emptiness, hints

  package var id: Self { self }

  /// The name of the page in the list.
  package var title: String {
    switch self {
    case .emptiness: "Empty and failed"
    case .hints: "Key hints"
    default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }

  /// Whether the page takes the height that there is. Any other scrolls.
  var fillsHeight: Bool {
    switch self {
    case .lists, .trees, .tables, .logs, .diffs, .tabs, .navigation, .split, .panes, .layout,
      .scrolling, .layers:
      true
    default: false
    }
  }

  /// Whether the page draws pictures as high as there is room for. Nothing stands below them.
  var isOfPictures: Bool { self == .canvas || self == .charts || self == .images }

  /// Pages that belong together, which follow each other in the list.
  enum Group: String, CaseIterable {
    case start, input, rows, places, amounts, around

    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    var pages: [GalleryPage] { GalleryPage.allCases.filter { $0.group == self } }
  }

  var group: Group {
    switch self {
    case .welcome, .colors, .text: .start
    case .buttons, .toggles, .pickers, .numbers, .fields, .editors, .dates, .forms: .input
    case .lists, .trees, .tables, .logs, .markdown, .diffs: .rows
    case .tabs, .navigation, .split, .panes, .layout, .panels, .groups: .places
    case .progress, .gauges, .canvas, .charts, .images: .amounts
    case .links, .scrolling, .menus, .layers, .files, .prompts, .emptiness, .hints: .around
    }
  }
}

/// A page of the gallery, with the source of what it shows.
protocol GalleryContent: Component {
  static var source: String { get }
}
