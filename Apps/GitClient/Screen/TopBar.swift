import GitWork
import Recurse

/// The name of the repository, the branch, how far it is from the one that it follows, and what is
/// half done.
struct TopBar: Component, Equatable {
  private let name: String
  private let branch: String
  private let isDetached: Bool
  private let isBare: Bool
  private let upstream: GitUpstream?
  private let operation: GitOperation?

  init(_ state: ClientState) {
    name = state.repository?.root.name.description ?? ""
    (branch, isBare) = (state.headName, state.isBare)
    isDetached = state.status.value.map { $0.head.branch == nil } ?? false
    (upstream, operation) = (state.status.value?.upstream, state.status.value?.operation)
  }

  func render(state: Void) -> Node {
    HStack(spacing: 2) {
      Text(name).bold().foreground(.accent)
      Text(isDetached ? "detached at \(branch)" : branch)
      if let upstream { Text(upstream.words).foreground(.secondaryText).flex(shrink: 1) }
      Spacer()
      if isBare { Text("bare: no files to work on").foreground(.secondaryText) }
      if let operation { Text(Self.words(operation)).bold().foreground(.warning) }
    }
    .lineLimit(1).padding(horizontal: 1).frame(height: 1, maxWidth: .infinity)
    .background(.surface)
  }

  private static func words(_ operation: GitOperation) -> String {
    let name = operation.name.map { " of \($0)" } ?? ""
    guard let step = operation.step, let count = operation.stepCount else {
      return "\(operation.kind.words)\(name): m continues or aborts"
    }
    return "\(operation.kind.words)\(name) \(step)/\(count): m continues or aborts"
  }
}
