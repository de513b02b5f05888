import Recurse

/// Panels that load in parallel, each on its own, and change from phase to phase with a fade. `r`
/// reloads all of them, `q` quits.
package struct QuotesApp: App {
  let source: any QuoteSource
  let retry: RetryPolicy

  package struct State {
    var reloads = 0
    var isDone = false
  }

  /// - Parameter retry: how many times a panel retries before it shows an error.
  package init(source: any QuoteSource, retry: RetryPolicy = .none) {
    self.source = source
    self.retry = retry
  }

  package var initialState: State { State() }

  package func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      HStack {
        Text("Quotes").bold().foreground(.accent)
        Spacer()
        readers(state)
      }
      .padding(horizontal: 1).background(.surface)
      WithEnvironment(\.windowSize) { window in
        ScrollView { panels(state, columns: window.columns, rows: window.rows - 2) }
      }
      KeyHints()
    }
    .commands {
      Command("Reload all", key: "r") { $0.reloads += 1 }
      Command("Quit", key: "q") { $0.isDone = true }
    }
    .windowTitle("Quotes")
  }

  /// Panels below each other, or in two or three columns where there is room.
  private func panels(_ state: State, columns: Int, rows: Int) -> Node {
    let count = min(3, max(1, columns / 40))
    // Lines of more than sixty characters are hard to read.
    let width = min(64, (columns - 2) / count)
    // At least as high as the longest quote, so that nothing moves when one comes; together they
    // fill the window, with more quotes in each.
    let lines = max(1, (source.topics.count + count - 1) / count)
    let height = max(7, 4 + 112 / max(1, width - 4), rows / lines)
    return FlowStack(lineAlignment: .stretch, spacing: 0) {
      for topic in source.topics {
        QuotePanel(
          topic: topic, source: source, reloads: state.reloads, retry: retry,
          size: CellSize(columns: width - 4, rows: height - 2)
        )
        .key(topic.name).frame(width: width, minHeight: height)
      }
    }
    .padding(.leading, (columns - count * width) / 2)
  }

  /// A number that arrives over time, in an arrangement of its own.
  private func readers(_ state: State) -> Node {
    AsyncView(id: state.reloads, keepsValue: true) { _ in
      source.readers()
    } arrangement: { status in
      switch status.phase {
      case .waiting, .loading, .empty: Text("")
      case .data:
        let count = status.value ?? 0
        Text(count == 1 ? "1 reader now" : "\(count) readers now").foreground(.secondaryText)
          .lineLimit(1)
      case .failed: Text("readers not counted").foreground(.error).lineLimit(1)
      }
    }
  }

  package func effects(state: State) -> [Effect] {
    if state.isDone { .quit() }
  }
}
