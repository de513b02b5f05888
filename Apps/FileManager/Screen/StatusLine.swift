import FileWork
import Recurse

/// A line with the work that goes on, or what went wrong, or the number of entries.
struct StatusLine: Component, Equatable {
  private let words: String?
  /// The work whose question waits.
  private let waitingToAsk: String?
  private let isCancelling: Bool
  /// The number of jobs besides the one that is shown.
  private let others: Int
  private let waiting: Int
  /// Whether Escape asks about the job, and ends nothing else.
  private let escapeCancels: Bool
  private let progress: FileProgress
  private let pace: Pace
  private let problem: String?
  private let filter: NameFilter?
  private let total: Int
  private let count: Int
  private let marked: Int
  private let markedBytes: Int64
  private let loading: String?
  private let hidden: Int
  private let space: VolumeSpace?

  enum Output: Equatable { case asksForJobs }

  init(_ state: FileManagerState) {
    let shown = state.jobs.shown
    (words, isCancelling) = (shown?.job.kind.words, shown?.isCancelling == true)
    waitingToAsk = state.waitingToAsk?.job.kind.words
    (others, waiting) = (state.jobs.running.count - 1, state.jobs.waiting.count)
    escapeCancels = shown != nil && state.ending == shown.map { .job($0.id) }
    (progress, pace) = (shown?.progress ?? FileProgress(), shown?.pace ?? Pace())
    problem = state.problemBelow
    (filter, total) = (state.list.filter, state.list.count)
    (count, marked) = (state.list.entries.count, state.list.marked.count)
    (loading, hidden) = (state.list.loadingWords, state.list.hiddenCount)
    markedBytes = state.list.markedBytes
    space = state.list.space
  }

  func render(state: Void) -> Node {
    if let problem, words == nil {
      Text(problem).foreground(.error).lineLimit(3)
    } else {
      WithEnvironment(\.windowSize) { bar(columns: $0.columns) }
    }
  }

  /// Below this width, the part that is done is a number, so that the name has room.
  private static let roomyColumns = 100

  private func bar(columns: Int) -> Node {
    StatusBar {
      if words != nil, isCancelling, waitingToAsk == nil {
        Text("Cancelling…")
        counts
      } else if let waitingToAsk {
        Text("\(waitingToAsk) asks something").foreground(.warning).flex(shrink: 0)
          .onTapGesture { showJobs(&$1) }
        counts
      } else if let words {
        Text(work(words)).flex(shrink: 0).onTapGesture { showJobs(&$1) }
        counts
        if let percentage = progress.percentage, columns < Self.roomyColumns {
          Text(percentage)
        } else if progress.bytesTotal > 0 {
          ProgressView(value: Double(progress.bytesDone), total: Double(progress.bytesTotal))
            .frame(width: 12)
        }
        // The name gives its columns to the other words.
        Text(progress.current?.name.description ?? "").foreground(.secondaryText)
          .flex(shrink: 10_000)
        if let pace = pace.words { Text(pace).foreground(.secondaryText).flex(shrink: 1000) }
        Spacer()
        Text(hint).foreground(.secondaryText).flex(shrink: 100)
      } else {
        if let filter {
          Text("\(count) of \(total) with “\(filter.text)”").foreground(.warning).flex(shrink: 1)
        } else {
          Text(count == 1 ? "1 item" : "\(count) items")
        }
        if hidden > 0 { Text("\(hidden) hidden").foreground(.secondaryText) }
        if marked > 0 {
          Text("\(marked) marked" + (markedBytes > 0 ? ", \(size)" : "")).foreground(.warning)
        }
        if let loading { Text(loading).foreground(.secondaryText) }
        Spacer()
        if let space { Text(space.words).foreground(.secondaryText).flex(shrink: 1) }
      }
    }
  }

  @NodeBuilder<Self>
  private var counts: Node {
    if others > 0 {
      Text("+\(others) more").foreground(.warning).flex(shrink: 10).onTapGesture { showJobs(&$1) }
    }
    if waiting > 0 {
      Text("\(waiting) waiting").foreground(.warning).flex(shrink: 10)
        .onTapGesture { showJobs(&$1) }
    }
  }

  private func showJobs(_ emit: inout Emit<Output>) { emit(.asksForJobs) }

  /// The key for the job, or for the list of all.
  private var hint: String {
    others + waiting > 0 ? "J shows all" : escapeCancels ? "Esc cancels" : "J shows it"
  }

  private func work(_ words: String) -> String {
    // What is to be copied is counted first.
    progress.itemsTotal == 0
      ? "\(words), counting…" : "\(words) \(progress.itemsDone)/\(progress.itemsTotal)"
  }

  private var size: String {
    FileEntry.words(ofSize: markedBytes)
  }
}
