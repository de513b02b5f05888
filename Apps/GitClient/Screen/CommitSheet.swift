import GitWork
import Recurse
import RecurseEditor

/// The message of a commit: a subject whose length is counted, and a body.
enum CommitSheet {
  @MainActor @NodeBuilder<GitClientApp>
  static func content() -> GitClientApp.Node {
    Reading(\.commitFacts) { facts in
      VStack(alignment: .stretch) {
        HStack(spacing: 2) {
          Text(facts.draft.amends ? "Amend the last commit" : "Commit to \(facts.branch)").bold()
          Spacer()
          Text(facts.files).foreground(.secondaryText)
        }
        .lineLimit(1)
        HStack(spacing: 1) {
          TextField("Subject", text: \.draft.subject, prompt: "Subject")
            .defaultFocus().flex(grow: 1)
          counter(facts.draft.subject.count)
        }
        TextEditor("Body", text: \.draft.body, prompt: "Why, if the subject does not say it")
          .findDisabled().frame(height: facts.rows)
        FlowStack(spacing: 2) {
          Button(facts.draft.amends ? "Amend" : "Commit") { $0.commit() }
            .keyboardShortcut(.defaultAction).disabled(facts.draft.isEmpty)
          Button("In the editor") { $0.commitInEditor() }
          Button("Cancel", role: .cancel)
          Toggle("Amend", isOn: facts.draft.amends) { $0.amend($1) }
        }
      }
      .frame(width: 74)
      .commands {
        Command("Commit", key: "ctrl+s", isEnabled: !facts.draft.isEmpty) { $0.commit() }
        Command("In the editor", key: "ctrl+o") { $0.commitInEditor() }
      }
    }
  }

  /// `12`, in a color from 50 characters on, and in another from 72.
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
    let files: String
    let rows: Int
  }

  var commitFacts: CommitFacts {
    let count = status.value?.staged.count ?? 0
    return CommitFacts(
      draft: draft, branch: headName,
      files: count == 0 ? "Nothing is staged" : count == 1 ? "1 file" : "\(count) files", rows: 8)
  }
}
