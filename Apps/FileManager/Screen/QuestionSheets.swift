import FileWork
import Recurse

extension OwnedContent where Owner == FileManagerApp {
  /// Asks about names that are taken and items that fail, and shows what was skipped.
  @MainActor
  func questionSheets() -> FileManagerApp.Node {
    node.sheet(item: \.asking) { running in
      // The next question is another one, on which a second press has no effect.
      question(of: running).key(running.asked?.turn ?? 0).undoesInSheet()
    }
    .sheet(isPresented: \.isShowingSkipped) {
      VStack(alignment: .stretch) {
        Text("What was skipped").bold()
        List(\.skipped) { item in
          VStack(alignment: .stretch) {
            Text(item.path.description).lineLimit(1).truncationMode(.head)
            Text(item.reason).foreground(.secondaryText).lineLimit(2)
          }
        }
        .accessibilityLabel("What was skipped")
      }
      .frame(idealWidth: 70, maxWidth: 70)
      .undoesInSheet()
    }
  }
}

@MainActor @NodeBuilder<FileManagerApp>
private func question(of running: RunningJob) -> FileManagerApp.Node {
  switch running.asked?.question {
  case .conflict(let conflict): question(about: conflict, running.job.kind)
  case .trouble(let trouble): question(about: trouble, running.job.kind)
  case nil: Text("")
  }
}

@MainActor
private func question(
  about conflict: FileConflict, _ kind: FileJob.Kind
) -> FileManagerApp.Node {
  WithEnvironment(\.windowSize) { window in
    // A title that is stretched is cut at the edge.
    VStack(alignment: window.rows < 10 ? .stretch : .leading) {
      // Where there is little room, the answers are in sight.
      if window.rows < 10 {
        Text("“\(conflict.existing.name)” exists").bold().lineLimit(1).truncationMode(.middle)
      } else {
        title(of: kind)
        facts(of: conflict)
      }
      answers(to: conflict)
    }
  }
}

@MainActor
private func question(about trouble: FileTrouble, _ kind: FileJob.Kind) -> FileManagerApp.Node {
  VStack(alignment: .leading) {
    title(of: kind)
    Text("“\(trouble.item.name)” cannot be \(kind.passive)").bold().lineLimit(2)
    Reading(\.questionFolder) { folder in
      Text("in \(folder?.description ?? "")")
        .foreground(.secondaryText).lineLimit(1).truncationMode(.head)
    }
    Reading(\.troubleWords) { words in
      Text(words).foreground(.error).lineLimit(4)
    }
    FlowStack(spacing: 1) {
      Button("Skip") { $0.decide(FileTrouble.Decision.skip) }
      Button("Skip all") { $0.decide(FileTrouble.Decision.skip, forAll: true) }
      Button("Retry") { $0.decide(FileTrouble.Decision.retry) }
      Button("Stop", role: .destructive) { $0.decide(FileTrouble.Decision.stop) }
    }
  }
  .frame(idealWidth: 60, maxWidth: 60)
}

/// The job that asks, where others go on beside it.
@MainActor
private func title(of kind: FileJob.Kind) -> FileManagerApp.Node {
  Reading(\.jobs.running.count) { count in
    if count > 1 {
      Text(kind.title).foreground(.secondaryText).lineLimit(1).truncationMode(.middle)
      if let target = kind.target {
        words(about: target)
      }
    }
  }
}

@MainActor @NodeBuilder<FileManagerApp>
private func facts(of conflict: FileConflict) -> FileManagerApp.Node {
  Text("“\(conflict.existing.name)” exists already").bold()
  Reading(\.questionFolder) { folder in
    Text("in \(folder?.description ?? "")")
      .foreground(.secondaryText).lineLimit(1).truncationMode(.head)
  }
  if let old = conflict.existingFacts, let new = conflict.itemFacts {
    LabeledContent("There", value: old.text(besides: new))
    LabeledContent("New", value: new.text(besides: old))
  }
  Text("What is replaced goes into the trash, a folder with all that is in it.")
    .foreground(.secondaryText)
}

@MainActor @NodeBuilder<FileManagerApp>
private func answers(to conflict: FileConflict) -> FileManagerApp.Node {
  FlowStack(spacing: 1) {
    // An Enter that was meant for something else does no harm.
    Button("Skip") { $0.decide(.skip) }
    if conflict.canMerge { Button("Merge") { $0.decide(.merge) } }
    Button("Keep both") { $0.decide(.keepBoth) }
    if conflict.hasAges {
      Button("Replace if older", role: .destructive) { $0.decide(.replaceOlder) }
    }
    Button("Replace", role: .destructive) { $0.decide(.replace) }
  }
  Toggle(conflict.canMerge ? "All folders" : "For all", isOn: \.isForAll)
}

extension FileManagerState {
  /// The folder of the item that failed, or of the one whose name is taken.
  fileprivate var questionFolder: RawPath? {
    switch asking?.asked?.question {
    case .trouble(let trouble): archives.shown(trouble.item.parent)
    case .conflict(let conflict): archives.shown(conflict.existing.parent)
    case nil: nil
    }
  }

  fileprivate var troubleWords: String {
    guard case .trouble(let trouble) = asking?.asked?.question else { return "" }
    return archives.shown(trouble.reason.description)
  }
}
