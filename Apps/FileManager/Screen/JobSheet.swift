import FileWork
import Recurse

/// The changes that go on or wait. Enter or Delete cancels one, after a question if it has begun.
/// Enter on one that asks something shows that.
enum JobSheet {
  @MainActor @NodeBuilder<FileManagerApp>
  static func content() -> FileManagerApp.Node {
    VStack(alignment: .stretch) {
      Text("Changes").bold()
      Reading(\.jobs.rows.count) { count in
        // A row has two lines, and the place of the rows says that there are none.
        list.frame(height: max(1, min(2 * count, 14)))
      }
      WithEnvironment(\.windowSize) { window in
        if window.rows >= 10 {
          Reading(\.wordsAboutChosenJob) { words in
            Text(words).foreground(.secondaryText).lineLimit(1)
          }
        }
      }
    }
    .frame(idealWidth: 70, maxWidth: 70)
    .undoesInSheet()
  }
}

extension JobSheet {
  @MainActor
  private static var list: FileManagerApp.Node {
    List(\.jobs.rows, selection: \.chosenJob) { row in
      VStack(alignment: .stretch) {
        Text(row.title).lineLimit(1).truncationMode(.middle)
        HStack(spacing: 2) {
          Text(row.words).foreground(.secondaryText).lineLimit(1)
          if let target = row.target {
            words(about: target).flex(shrink: 1000)
          }
        }
      }
      .onSelect { $0.choose(row.id) }
      .onDelete { $0.askToCancel(row.id) }
    } placeholder: {
      Text("Nothing goes on").foreground(.secondaryText)
    }
    .accessibilityLabel("Changes")
  }
}

extension OwnedContent where Owner == FileManagerApp {
  /// Lists the changes, and asks before one is cancelled.
  @MainActor
  func jobSheets() -> FileManagerApp.Node {
    node.sheet(isPresented: \.isShowingJobs) { JobSheet.content() }
      .alert("Cancel?", item: \.doubtedJob) { job in
        Button("Cancel it", role: .destructive) { $0.cancel(job.id) }
        Button("Go on", role: .cancel)
      } message: { job in
        Text(job.job.kind.title).lineLimit(2)
        if let target = job.job.kind.target {
          words(about: target)
        }
        Reading(\.wordsAboutCancelling) { words in
          Text(words).foreground(.secondaryText).lineLimit(3)
        }
      }
  }
}

/// Where a change goes, as a person knows the place: an archive has a folder of the app's own.
@MainActor
func words(about target: RawPath) -> FileManagerApp.Node {
  Reading(\.archives[shown: target]) { path in
    Text("to \(path)").foreground(.secondaryText).lineLimit(1).truncationMode(.head)
  }
}

extension OpenArchives {
  fileprivate subscript(shown path: RawPath) -> RawPath { shown(path) }
}
