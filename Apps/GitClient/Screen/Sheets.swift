import GitWork
import Recurse
import RecurseEditor

extension OwnedContent where Owner == GitClientApp {
  /// Asks for texts and before steps that lose something, and shows what fills the screen.
  @MainActor
  func sheets(_ state: ClientState) -> GitClientApp.Node {
    node.sheet(isPresented: \.isCommitting) { CommitSheet.content() }
      .sheet(item: \.prompt) { prompt in
        VStack(alignment: .stretch) {
          Text(prompt.title).bold().lineLimit(1).truncationMode(.middle)
          if prompt == .newRemote {
            Form {
              TextField(prompt.label, text: \.typed, prompt: prompt.hint)
              TextField("Address", text: \.typedAddress, prompt: "https://… or a folder")
            }
          } else {
            TextField(prompt.label, text: \.typed, prompt: prompt.hint)
          }
          Reading(\.promptProblem) { problem in
            if let problem { Text(problem).foreground(.error).lineLimit(3) }
          }
          SheetButtons {
            Button(prompt.verb) { $0.answerPrompt() }.keyboardShortcut(.defaultAction)
            Button("Cancel", role: .cancel)
          }
        }
        .frame(idealWidth: 50, maxWidth: 60)
      }
      .sheet(isPresented: \.work.tellsAll) {
        Reading(\.work.problem) { problem in
          VStack(alignment: .stretch, spacing: 1) {
            Text("\(problem?.title ?? "Git") failed").bold()
            Text(problem?.whole ?? "")
          }
        }
        .frame(idealWidth: 80, maxWidth: 100)
      }
      .sheet(item: \.plan) { plan in
        Reading(\.repository) { repository in
          if let repository {
            RebaseSheet(plan: plan, repository: repository).on { $0.rebase($1) }
          }
        }
      }
      .sheet(item: \.blamed) { blamed in
        Reading(\.sheetFacts) { facts in
          if let repository = facts.repository {
            BlameSheet(repository: repository, file: blamed, now: facts.now)
              .on { state, output in
                switch output {
                case .chosen(let id): state.showInLog(id)
                }
              }
          }
        }
      }
      .alert(state.question?.title ?? "", item: \.question) { question in
        for answer in question.answers {
          Button(answer.title, role: answer.isDestructive ? .destructive : nil) {
            $0.perform(answer.action)
          }
        }
        // By its role it would have the focus.
        Button("Cancel", role: question.isExpected ? nil : .cancel) { $0.question = nil }
      } message: { question in
        if !question.message.isEmpty { Text(question.message).lineLimit(4) }
      }
      .toast(item: \.work.notice) { Text($0) }
  }
}

extension ClientState {
  /// The facts that sheets need from the rest of the state.
  struct SheetFacts: Equatable {
    let repository: GitRepository?
    let now: Int
  }

  var sheetFacts: SheetFacts { SheetFacts(repository: repository, now: now) }
}
