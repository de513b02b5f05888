import Recurse

/// Scripts, emoji, truncation, wrapping, styles and hostile text, each in a tab.
package struct TextPage: GalleryContent {
  /// The tabs, in order.
  package enum Subject: String, CaseIterable, Sendable {
    case scripts, emoji
    case truncation = "too long"
    case wrapping = "lines"
    case styles, hostile

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

  package struct State: Equatable {
    package var subject: Subject
    package var width: Int
    package var alignment = TextAlignment.leading
    package var wrap = TextWrap.words
  }

  static let source = """
    Text("bold").bold() + " " + Text("dim").dim() + " " + Text("italic").italic() + " "
    Text(Self.long).lineLimit(2)
    path.lineLimit(1).truncationMode(mode)
    text.wrap(wrap).multilineTextAlignment(alignment)
    Text(sample.text).lineLimit(1)
    """

  package let initialState: State

  package init(_ subject: Subject = .scripts, width: Int = 30) {
    initialState = State(subject: subject, width: width)
  }

  package func render(state: State) -> Node {
    TabView(selection: \.subject) {
      for subject in Subject.allCases {
        Tab(subject.rawValue, value: subject) {
          VStack {
            title(of: subject).lineLimit(1)
            content(subject, state)
          }
          .padding(horizontal: 1)
        }
      }
    }
    .commands {
      Command("Wider", key: "+", isEnabled: state.subject.hasWidth) { $0.widen(by: 1) }
      Command("Narrower", key: "-", isEnabled: state.subject.hasWidth) { $0.widen(by: -1) }
      Command("Align", key: "a", isEnabled: state.subject == .wrapping) {
        $0.alignment = $0.alignment.next
      }
      Command("Wrap", key: "w", isEnabled: state.subject == .wrapping) { $0.wrap = $0.wrap.next }
    }
  }

  /// The title, and what the keys do there: the hints have no room for them in a narrow window.
  private func title(of subject: Subject) -> Text {
    var title = Text(subject.title).bold()
    if subject.hasWidth { title += Text("  + wider  - narrower").foreground(.secondaryText) }
    if subject == .wrapping { title += Text("  a align  w wrap").foreground(.secondaryText) }
    return title
  }

  @NodeBuilder<Self>
  private func content(_ subject: Subject, _ state: State) -> Node {
    switch subject {
    case .scripts: TextSampleList(samples: TextSamples.scripts)
    case .emoji: TextSampleList(samples: TextSamples.emoji)
    case .truncation: TextTruncation(width: state.width)
    case .wrapping:
      TextWrapping(width: state.width, alignment: state.alignment, wrap: state.wrap)
    case .styles: TextStyles(width: state.width)
    case .hostile: TextSampleList(samples: TextSamples.hostile)
    }
  }
}

extension TextPage.State {
  private static let widths = 1...300

  mutating func widen(by columns: Int) {
    width = min(max(width + columns, Self.widths.lowerBound), Self.widths.upperBound)
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
