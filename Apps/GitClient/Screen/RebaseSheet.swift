import GitWork
import Recurse
import RecurseEditor

/// The plan of an interactive rebase, the oldest commit first: rows are moved, and letters say what
/// is done with them.
struct RebaseSheet: Component {
  let plan: GitRebasePlan
  let repository: GitRepository

  struct State {
    var steps: [GitRebasePlan.Step]
    var selected: GitRebasePlan.Step.ID?
    /// The commit that gets another message.
    var reworded: GitRebasePlan.Step?
    var message = ""
    /// Whether the message is being read.
    var isReading = false
    /// Whether the field of the message has the focus.
    var isWriting = false

    mutating func set(_ action: GitRebasePlan.Action) {
      guard let index = steps.firstIndex(where: { $0.id == selected }) else { return }
      steps[index].action = action
      if index + 1 < steps.count { selected = steps[index + 1].id }
    }

    mutating func reword() {
      reworded = steps.first { $0.id == selected }
      message = ""
      if case .reword(let text)? = reworded?.action { message = text }
      isReading = message.isEmpty
      isWriting = !isReading
    }

    mutating func takeMessage() {
      reworded = nil
      if !message.allSatisfy(\.isWhitespace) { set(.reword(message)) }
    }

    /// The reason why git would refuse the plan.
    var flaw: String? {
      let kept = steps.filter { $0.action != .drop }
      if kept.isEmpty { return "A rebase keeps at least one commit." }
      switch kept[0].action {
      case .squash, .fixup: return "The first commit has none before it to join."
      default: return nil
      }
    }
  }

  /// The plan that is to be done.
  typealias Output = GitRebasePlan

  var initialState: State {
    State(steps: plan.steps, selected: plan.steps.first?.id)
  }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Text(
        state.steps.count == 1
          ? "Rebase 1 commit" : "Rebase \(state.steps.count) commits, the oldest first"
      )
      .bold().lineLimit(1)
      WithEnvironment(\.windowSize) { size in
        steps.frame(height: max(1, min(state.steps.count, size.rows - 9)))
      }
      Text(state.flaw ?? "Alt+↑ and Alt+↓ move a commit").lineLimit(1)
        .foreground(state.flaw == nil ? .secondaryText : .error)
      SheetButtons {
        Button("Rebase") { [plan] state, emit in
          emit(GitRebasePlan(base: plan.base, steps: state.steps))
        }
        .keyboardShortcut(.defaultAction).disabled(state.flaw != nil)
        Button("Cancel", role: .cancel)
      }
    }
    .commands {
      Command("Pick", key: "p") { $0.set(.pick) }
      Command("Reword", key: "r") { $0.reword() }
      Command("Squash", key: "s") { $0.set(.squash(message: nil)) }
      Command("Fixup", key: "f") { $0.set(.fixup) }
      Command("Drop", key: "d") { $0.set(.drop) }
      Command("Edit", key: "e") { $0.set(.edit) }
      Command("Earlier", key: "K") { $0.shift(by: -1) }
      Command("Later", key: "J") { $0.shift(by: 1) }
    }
    .frame(idealWidth: 76, maxWidth: 100)
    .sheet(item: \.reworded) { step in
      VStack(alignment: .stretch) {
        Text("Message of \(step.commit.short)").bold()
        Reading(\.isReading) { isReading in
          if isReading {
            Text("Reading the message…").foreground(.secondaryText).frame(height: 8)
          } else {
            TextEditor("Message", text: \.message).findDisabled().frame(height: 8)
              .focused(\.isWriting)
          }
        }
        SheetButtons {
          Button("Keep") { $0.takeMessage() }.keyboardShortcut(.defaultAction)
          Button("Cancel", role: .cancel)
        }
      }
      .frame(idealWidth: 74, maxWidth: 74)
      .command("Keep", key: "ctrl+s") { $0.takeMessage() }
    }
  }

  func effects(state: State) -> [Effect] {
    if let step = state.reworded, state.isReading {
      .task(id: step.id) { [repository] app in
        let message = try? await repository.commit(GitRevision(step.commit)).message
        app.send {
          ($0.message, $0.isReading, $0.isWriting) = (message ?? step.subject, false, true)
        }
      }
    }
  }
}

extension RebaseSheet {
  private var steps: Node {
    List(\.steps, selection: \.selected) { step in
      (Text(step.action.word).foreground(step.action.color)
        + Text(" \(step.commit.short) ").foreground(.secondaryText)
        + Text(step.shownSubject).strikethrough(step.action == .drop))
        .lineLimit(1)
        .onMove { $0.steps.move(id: step.id, by: $1.offset) }
    }
    .accessibilityLabel("Steps")
  }
}

extension RebaseSheet.State {
  mutating func shift(by rows: Int) {
    guard let index = steps.firstIndex(where: { $0.id == selected }),
      steps.indices.contains(index + rows)
    else { return }
    steps.swapAt(index, index + rows)
  }
}

extension GitRebasePlan.Step {
  var shownSubject: String {
    guard case .reword(let text) = action else { return subject }
    return String(text.prefix { !$0.isNewline })
  }
}

extension GitRebasePlan.Action {
  /// The word in six columns.
  var word: String {
    switch self {
    case .pick: "pick  "
    case .reword: "reword"
    case .squash: "squash"
    case .fixup: "fixup "
    case .edit: "edit  "
    case .drop: "drop  "
    }
  }

  var color: Color {
    switch self {
    case .pick: .secondaryText
    case .reword, .edit: .info
    case .squash, .fixup: .accent
    case .drop: .error
    }
  }
}
