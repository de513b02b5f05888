import FileWork
import Recurse

/// The owner and the group of items as a person types them, each empty while items differ.
struct OwnerDraft: Equatable {
  var user = ""
  var group = ""

  /// What is typed and not so yet; `nil` if that is nothing.
  func change(from facts: PropertiesSheet.Facts) -> OwnerChange? {
    func typed(_ text: String, _ old: String) -> String? {
      text == old || text.isEmpty ? nil : text
    }
    let change = OwnerChange(user: typed(user, facts.user), group: typed(group, facts.group))
    return change == OwnerChange() ? nil : change
  }
}

extension PropertiesSheet {
  /// Fields for the owner and the group, names or numbers.
  func owner(_ draft: OwnerDraft, of facts: Facts) -> Node {
    let change = draft.change(from: facts)
    return WithEnvironment(\.windowSize) { size in
      VStack(alignment: .stretch) {
        titled("Owned by", in: size) {
          FlowStack(spacing: 2) {
            TextField(
              "Owner", text: \.owner.user, prompt: facts.user.isEmpty ? "mixed" : facts.user
            )
            .onSubmit { Self.give(paths, $0, &$1) }
            .frame(width: 14)
            Button("Change owner") { _, emit in
              if let change { emit(.gave(paths, change)) }
            }
            .disabled(change == nil)
          }
          .flex(grow: 1, shrink: 1)
        }
        titled("In group", in: size) {
          TextField(
            "Group", text: \.owner.group, prompt: facts.group.isEmpty ? "mixed" : facts.group
          )
          .onSubmit { Self.give(paths, $0, &$1) }
          .frame(width: 14)
        }
      }
    }
  }

  private static func give(_ paths: [RawPath], _ state: State, _ emit: inout Emit<Output>) {
    guard let facts = state.facts, let change = state.owner.change(from: facts) else { return }
    emit(.gave(paths, change))
  }
}
