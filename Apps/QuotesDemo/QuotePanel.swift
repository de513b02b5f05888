import Recurse

/// The quotes on one topic. Its state is the number of reloads.
struct QuotePanel: Component {
  let topic: Topic
  let source: any QuoteSource
  let reloads: Int
  let retry: RetryPolicy
  /// The room inside the border.
  let size: CellSize

  var initialState: Int { 0 }

  func render(state: Int) -> Node {
    Panel(title: topic.name).content {
      VStack(alignment: .stretch) { quotes(again: state) }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private func quotes(again: Int) -> Node {
    AsyncView(
      id: topic, reloads: reloads + again, canReload: { $0.failure != nil },
      retry: retry
    ) { topic in
      try await source.quotes(on: topic)
    } content: { quotes in
      shown(Array(quotes.prefix(count(of: quotes))))
    } loading: { status in
      if status.failure == nil { AsyncParts.loading(status) }
    } failure: { status in
      failed(status)
    } empty: { _ in
      EmptyState("Nothing has been said", message: "There may be something tomorrow.")
    }
    .animation(.fade)
  }

  /// As high as a quote, while it loads again, too.
  private func failed(_ status: AsyncStatus<[Quote]>) -> Node {
    VStack(alignment: .center) {
      if status.isSpinning { AsyncParts.loading(status) } else { Text("✗").foreground(.error) }
      Text(status.message).bold()
      Spacer(minLength: 1)
      AsyncParts.reloadButton(status)
    }
    .frame(maxWidth: .infinity)
  }

  /// The number of quotes for which there is room: the first one in any case.
  private func count(of quotes: [Quote]) -> Int {
    var rows = 0
    let fitting = quotes.prefix { quote in
      // A line breaks between words, so it may be a word shorter than the panel is wide.
      rows += quote.text.count / max(1, size.columns - 8) + 1 + 2
      return rows <= size.rows
    }
    return max(1, fitting.count)
  }

  /// The quotes below each other; the author of the last one is beside the button.
  @NodeBuilder<Self>
  private func shown(_ quotes: [Quote]) -> Node {
    for (index, quote) in quotes.enumerated() {
      Text("“\(quote.text)”").italic()
      if index < quotes.count - 1 {
        Text("— \(quote.author)").foreground(.accent).lineLimit(1)
        Text("")
      }
    }
    Spacer()
    HStack {
      Text("— \(quotes.last?.author ?? "")").foreground(.accent).lineLimit(1)
      Spacer()
      Button("Another") { $0 += 1 }
    }
  }
}
