import Recurse

/// The pages of the demo, in order.
package enum TextPage: String, CaseIterable, Sendable {
  case scripts, emoji, truncation, wrapping, styles, hostile

  /// What the page is about.
  var title: String {
    switch self {
    case .scripts: "Scripts of the world"
    case .emoji: "Emoji, and what is shown of them"
    case .truncation: "Texts that are too long"
    case .wrapping: "Lines"
    case .styles: "Attributes and colors"
    case .hostile: "Text that would control the terminal"
    }
  }

  /// Whether the width of the samples is seen there.
  var hasWidth: Bool { self == .truncation || self == .wrapping || self == .styles }
}

/// Shows one page at a time. Keys change the page and the width of the samples.
package struct TextApp: App {
  package struct State: Equatable {
    package var page: TextPage
    package var width: Int
    package var alignment = TextAlignment.leading
    package var wrap = TextWrap.words
    var isDone = false
  }

  package nonisolated static let widths = 1...300

  package let initialState: State

  package init(page: TextPage = .scripts, width: Int = 30) {
    initialState = State(page: page, width: width)
  }

  package func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      tabs(state.page).lineLimit(1).background(.surface)
      WithEnvironment(\.windowSize) { window in
        let hasPanel = window.columns >= 60 && window.rows >= 20
        VStack(alignment: .stretch) {
          VStack { content(state) }
            .padding(horizontal: 1).border(hasPanel ? .rounded : nil, title: state.page.title)
          Spacer()
        }
        .padding(horizontal: hasPanel ? 1 : 0)
      }
      KeyHints()
    }
    .commands {
      Command("Next page", key: "right") { $0.turn(by: 1) }
      Command("Wider", key: "+", isEnabled: state.page.hasWidth) { $0.widen(by: 1) }
      Command("Narrower", key: "-", isEnabled: state.page.hasWidth) { $0.widen(by: -1) }
      Command("Align", key: "a", isEnabled: state.page == .wrapping) {
        $0.alignment = $0.alignment.next
      }
      Command("Wrap", key: "w", isEnabled: state.page == .wrapping) { $0.wrap = $0.wrap.next }
      Command("Previous page", key: "left") { $0.turn(by: -1) }
      Command("Quit", key: "q") { $0.isDone = true }
    }
    .windowTitle("Text – \(state.page.rawValue)")
  }

  @NodeBuilder<TextApp> private func content(_ state: State) -> Node {
    switch state.page {
    case .scripts: SampleList(samples: Samples.scripts)
    case .emoji: SampleList(samples: Samples.emoji)
    case .truncation: TruncationPage(width: state.width)
    case .wrapping:
      WrappingPage(width: state.width, alignment: state.alignment, wrap: state.wrap)
    case .styles: StylesPage(width: state.width)
    case .hostile: SampleList(samples: Samples.hostile)
    }
  }

  /// The names of the pages as one text; the current one has its own style.
  private func tabs(_ page: TextPage) -> Text {
    TextPage.allCases.reduce(Text("")) { tabs, other in
      let name = Text(" \(other.rawValue) ")
      return tabs
        + (other == page ? name.bold().background(.accent) : name.foreground(.secondaryText))
    }
  }

  package func effects(state: State) -> [Effect] {
    if state.isDone { .quit() }
  }
}

extension TextApp.State {
  mutating func turn(by distance: Int) {
    let pages = TextPage.allCases
    let index = pages.firstIndex(of: page) ?? 0
    page = pages[(index + distance + pages.count) % pages.count]
  }

  mutating func widen(by columns: Int) {
    let widths = TextApp.widths
    width = min(max(width + columns, widths.lowerBound), widths.upperBound)
  }
}

extension TextAlignment {
  fileprivate var next: TextAlignment {
    switch self {
    case .leading: .center
    case .center: .trailing
    case .trailing: .leading
    }
  }
}

extension TextWrap {
  fileprivate var next: TextWrap {
    switch self {
    case .words: .characters
    case .characters: .none
    case .none: .words
    }
  }
}
