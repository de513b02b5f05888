import RecurseCore
import RecurseHighlighting
import RecurseReaders
import RecurseTerminal

/// A block of Markdown. One that is equal to what was shown is not rendered again.
struct MarkdownBlockView: Component, Equatable {
  let block: MarkdownBlock
  /// The parts that stand out.
  let marks: [String]

  func render(state: Void) -> Node {
    switch block {
    case .paragraph(let text): text.shown.marking(marks)
    case .heading(let level, let text): heading(text.shown, level)
    case .code(let code): self.code(code)
    case .quote(let blocks): quote(blocks)
    case .list(let list): MarkdownListView(list: list, marks: marks)
    case .table(let table): MarkdownTableView(table: table, marks: marks)
    case .thematicBreak: Divider()
    case .html(let text):
      Text(verbatim: text.withoutLastBreak).marking(marks).foreground(.secondaryText)
    }
  }

  private func heading(_ text: Text, _ level: Int) -> Text {
    switch level {
    // All of it is bold and underlined: a mark has other colors.
    case 1: text.marking(marks, with: .reverse).bold().underline().foreground(.accent)
    case 2: text.marking(marks).bold().foreground(.accent)
    default: text.marking(marks).bold()
    }
  }

  @NodeBuilder<Self>
  private func code(_ code: MarkdownCode) -> Node {
    marked(
      Code(code.text.withoutLastBreak, language: code.language.flatMap { Language(named: $0) })
    )
    .padding(.leading, 2)
  }

  private func marked(_ code: Code) -> Code {
    var code = code
    code.marks = marks
    return code
  }

  @NodeBuilder<Self>
  private func quote(_ blocks: [MarkdownBlock]) -> Node {
    HStack(alignment: .stretch, spacing: 1) {
      Divider()
      MarkdownBlocksView(blocks: blocks, marks: marks)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .foreground(.secondaryText)
  }
}

/// The blocks inside another one.
struct MarkdownBlocksView: Component, Equatable {
  let blocks: [MarkdownBlock]
  let marks: [String]
  var spacing = 1

  func render(state: Void) -> Node {
    VStack(alignment: .stretch, spacing: spacing) {
      ForEach(blocks.indices, id: \.self) { MarkdownBlockView(block: blocks[$0], marks: marks) }
    }
  }
}

extension String {
  /// The lines without the line feed at their end.
  fileprivate var withoutLastBreak: String {
    utf8.last == 0x0A ? String(decoding: utf8.dropLast(), as: UTF8.self) : self
  }
}
