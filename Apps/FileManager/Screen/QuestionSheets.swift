import FileWork
import Recurse

extension OwnedContent where Owner == FileManagerApp {
  /// Asks about names that are taken and items that fail, and shows what was skipped.
  @MainActor
  func questionSheets() -> FileManagerApp.Node {
    node.sheet(item: \.question) { conflict in
      WithEnvironment(\.windowSize) { window in
        // A title that is stretched is cut at the edge.
        VStack(alignment: window.rows < 10 ? .stretch : .leading) {
          // Where there is little room, the answers are in sight.
          if window.rows < 10 {
            Text("“\(conflict.existing.name)” exists").bold().lineLimit(1).truncationMode(.middle)
          } else {
            facts(of: conflict)
          }
          answers(to: conflict)
        }
      }
      .undoesInSheet()
    }
    .sheet(item: \.trouble) { trouble in
      VStack(alignment: .leading) {
        Reading(\.passive) { passive in
          Text("“\(trouble.item.name)” cannot be \(passive)").bold().lineLimit(2)
        }
        Reading(\.troubledFolder) { folder in
          Text("in \(folder?.description ?? "")")
            .foreground(.secondaryText).lineLimit(1).truncationMode(.head)
        }
        Text(trouble.reason.description).foreground(.error).lineLimit(4)
        FlowStack(spacing: 1) {
          Button("Skip") { $0.decide(FileTrouble.Decision.skip) }
          Button("Skip all") { $0.decide(FileTrouble.Decision.skip, forAll: true) }
          Button("Retry") { $0.decide(FileTrouble.Decision.retry) }
          Button("Stop", role: .destructive) { $0.decide(FileTrouble.Decision.stop) }
        }
      }
      .frame(idealWidth: 60, maxWidth: 60)
      .undoesInSheet()
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
private func facts(of conflict: FileConflict) -> FileManagerApp.Node {
  Text("“\(conflict.existing.name)” exists already").bold()
  Text("in \(conflict.existing.parent.description)")
    .foreground(.secondaryText).lineLimit(1).truncationMode(.head)
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
    if conflict.canMerge { Button("Merge") { $0.decide(.merge) } }
    Button("Skip") { $0.decide(.skip) }
    Button("Keep both") { $0.decide(.keepBoth) }
    if conflict.hasAges {
      Button("Replace if older", role: .destructive) { $0.decide(.replaceOlder) }
    }
    Button("Replace", role: .destructive) { $0.decide(.replace) }
  }
  Toggle(conflict.canMerge ? "All folders" : "For all", isOn: \.isForAll)
}

extension FileManagerState {
  /// The folder of the item that failed.
  fileprivate var troubledFolder: RawPath? { trouble.map { archives.shown($0.item.parent) } }

  /// What the job does with its items.
  fileprivate var passive: String { job?.kind.passive ?? "changed" }
}
