import GitWork
import Recurse
import RecurseEditor

/// The message of a commit: a subject whose length is counted, and a body, above the files that it
/// changes.
enum CommitSheet {
  @MainActor @NodeBuilder<GitClientApp>
  static func content() -> GitClientApp.Node {
    WithEnvironment(\.windowSize) { size in
      Reading(\.commitFacts) { facts in
        VStack(alignment: .stretch) {
          PaneTitle(facts.draft.amends ? "Amend the last commit" : "Commit to \(facts.branch)")
          HStack(spacing: 1) {
            TextField("Subject", text: \.draft.subject, prompt: "Subject")
              .defaultFocus().flex(grow: 1)
            counter(facts.draft.subject.count)
          }
          TextEditor("Body", text: \.draft.body, prompt: "Why, if the subject does not say it")
            .findDisabled().frame(height: max(3, min(10, size.rows / 2 - 6))).background(.field)
          files(facts.files, rows: max(2, size.rows / 2 - 7))
          if let conflict = facts.conflict { Text(conflict).foreground(.error).lineLimit(2) }
          SheetButtons {
            Button(facts.draft.amends ? "Amend" : "Commit") { $0.commit() }
              .keyboardShortcut(.defaultAction).disabled(!facts.canCommit)
            Button("In the editor") { $0.commitInEditor() }
            Button("Cancel", role: .cancel)
            Toggle("Amend", isOn: facts.draft.amends) { $0.amend($1) }
          }
        }
        .commands {
          Command("Commit", key: "ctrl+enter", isEnabled: facts.canCommit) { $0.commit() }
            .alternateKey("ctrl+s")
          Command("In the editor", key: "ctrl+o") { $0.commitInEditor() }
        }
      }
    }
    .frame(idealWidth: 84, maxWidth: 100)
  }

  /// The files that the commit changes, under their number.
  @MainActor @NodeBuilder<GitClientApp>
  private static func files(_ files: [GitFileChange], rows: Int) -> GitClientApp.Node {
    if files.isEmpty {
      Text("Nothing is staged").foreground(.secondaryText)
    } else {
      PaneTitle(files.count == 1 ? "1 file" : "\(files.count) files", GitFileChange.count(files))
      GeometryReader { size in
        let columns = StatColumns(files, columns: size.columns - 1)
        List(\.staged) { FileLine(change: $0, columns: columns) }
          .accessibilityLabel("Staged files")
      }
      .frame(height: min(files.count, rows))
    }
  }

  /// `12/50`, in a color from 50 characters on, and in another from 72.
  @MainActor
  private static func counter(_ count: Int) -> Text {
    let color: Color =
      count > CommitDraft.longSubject
      ? .error : count > CommitDraft.shortSubject ? .warning : .secondaryText
    let limit =
      count > CommitDraft.shortSubject ? CommitDraft.longSubject : CommitDraft.shortSubject
    return Text("\(count)/\(limit)").foreground(color)
  }
}

extension ClientState {
  struct CommitFacts: Equatable {
    let draft: CommitDraft
    let branch: String
    let files: [GitFileChange]
    /// The files that were found in conflict while the sheet is shown.
    let conflict: String?

    var canCommit: Bool { !draft.isEmpty && conflict == nil }
  }

  var commitFacts: CommitFacts {
    CommitFacts(
      draft: draft, branch: headName, files: staged, conflict: status.value?.conflictWords)
  }
}
