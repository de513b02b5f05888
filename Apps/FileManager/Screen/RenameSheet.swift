import FileWork
import Recurse

/// A rule for the names of several items, and what each of them would be called.
struct RenameSheet: Component, Equatable {
  /// The names of items in a folder, and those of the others there.
  struct Request: Hashable {
    let folder: RawPath
    let names: [RawName]
    let others: Set<RawName>
  }

  let request: Request

  struct State {
    let request: Request
    var rule = NameRule() {
      didSet { plan = NamePlan(request.names, by: rule, others: request.others) }
    }
    var plan: NamePlan

    init(_ request: Request) {
      self.request = request
      plan = NamePlan(request.names, by: NameRule(), others: request.others)
    }

    var rows: [NamePlan.Row] { plan.rows }
  }

  enum Output { case renamed([FileRenaming]) }

  var initialState: State { State(request) }

  func render(state: State) -> Node {
    let (plan, changes) = (state.plan, state.plan.changes)
    return VStack(alignment: .stretch) {
      Text("Rename \(request.names.count) items").bold()
      Form {
        // The first letter takes the place of "*", which is there to be seen.
        TextField("New name", text: \.rule.pattern).selectsTextOnFocus()
        TextField("Find", text: \.rule.find, prompt: "a part of the old name")
        TextField("Replace by", text: \.rule.replacement)
      }
      WithEnvironment(\.windowSize) { window in
        if window.rows >= 12 {
          Text("In the new name, * is the old one, # a number, and ## one of two digits.")
            .foreground(.secondaryText).lineLimit(2)
        }
      }
      if let problem = plan.problem {
        Text(problem).foreground(.error).lineLimit(2)
      } else {
        Text(changes.count == 1 ? "1 name changes" : "\(changes.count) names change")
          .foreground(.secondaryText).lineLimit(1)
      }
      WithEnvironment(\.windowSize) { size in
        // The arrows are below each other, about in the middle at most.
        let width = min(state.plan.oldWidth, max(4, size.columns / 2 - 5))
        List(\.rows) { row in
          HStack(spacing: 1) {
            Text(row.old.description).lineLimit(1).truncationMode(.middle).frame(width: width)
            Text("→").foreground(.secondaryText)
            Text(row.new.description).lineLimit(1).truncationMode(.middle).flex(shrink: 1)
              .foreground(row.problem != nil ? .error : row.isChange ? .accent : .secondaryText)
          }
        }
        .accessibilityLabel("New names")
      }
      Button("Rename") { _, emit in emit(.renamed(changes)) }
        .keyboardShortcut(.defaultAction).disabled(plan.problem != nil || changes.isEmpty)
    }
  }
}
