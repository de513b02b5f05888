import FileWork
import Foundation
import Recurse

/// The owner and the size of items with all that is in them, and their rights, which can be
/// changed.
struct PropertiesSheet: Component, Equatable {
  let paths: [RawPath]
  /// The reason why the last change was refused.
  var problem: String?
  /// A number that is another one when the items may have changed.
  var version = 0

  struct State {
    var facts: Facts? {
      didSet {
        // What is typed stays until it is done.
        if facts?.permissions != oldValue?.permissions {
          rights = RightsDraft(all: facts?.permissions ?? [0])
        }
        if facts?.user != oldValue?.user { owner.user = facts?.user ?? "" }
        if facts?.group != oldValue?.group { owner.group = facts?.group ?? "" }
      }
    }
    var owner = OwnerDraft()
    var rights = RightsDraft(0)
    var failure: String?
  }

  /// The details of all items together.
  struct Facts: Equatable {
    /// The items that have permissions, which a link has not, and those permissions.
    var changeable: [RawPath] = []
    var permissions: [UInt16] = []
    var rights: String
    /// The names of the owner and the group that all have; empty where they differ.
    var user: String
    var group: String
    var modified: Date
    var bytes: Int64 = 0
    var count: Int?
    var isPartial = false

    /// - Parameter all: the details of each path.
    init(_ paths: [RawPath], _ all: [FileDetails]) {
      func common(_ text: (FileDetails) -> String) -> String {
        let texts = Set(all.map(text))
        return texts.count == 1 ? texts.first ?? "" : ""
      }
      let rights = common(\.rights)
      self.rights = rights.isEmpty ? "mixed" : rights
      (user, group) = (common(\.owner), common(\.group))
      modified = all.map(\.modified).max() ?? .distantPast
      for (path, details) in zip(paths, all) {
        if let permissions = details.permissions {
          changeable.append(path)
          self.permissions.append(permissions)
        }
        bytes += details.bytes
        isPartial = isPartial || details.isPartial
        if let inside = details.count { count = (count ?? 0) + inside }
      }
    }
  }

  enum Output: Equatable {
    case changed([RawPath], RightsChange)
    case gave([RawPath], OwnerChange)
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Text(title).bold().lineLimit(1).truncationMode(.middle)
      if let facts = state.facts {
        row("Rights", facts.rights)
        row("Modified", FileEntry.text(of: facts.modified))
        row("Size", Self.size(facts))
        if let count = facts.count { row(paths.count == 1 ? "Items" : "Inside", "\(count)") }
        if !facts.changeable.isEmpty {
          Divider()
          rights(state.rights, of: facts)
        }
        Divider()
        owner(state.owner, of: facts)
        if let problem { Text(problem).foreground(.error).lineLimit(3) }
      } else if let failure = state.failure {
        Text(failure).foreground(.error).lineLimit(3)
      } else {
        ProgressView("Counting…").foreground(.secondaryText)
      }
    }
    .frame(idealWidth: 44, maxWidth: 44)
  }

  private var title: String {
    paths.count == 1 ? paths[0].name.description : "\(paths.count) items"
  }

  private func row(_ title: String, _ value: String) -> Node {
    HStack(spacing: 1) {
      Text(title).foreground(.secondaryText).frame(width: 9)
      Text(value).lineLimit(2)
    }
  }

  // MARK: - Rights

  /// Below this width of the window, what follows a title is below it.
  nonisolated static let narrow = 40

  private func rights(_ draft: RightsDraft, of facts: Facts) -> Node {
    WithEnvironment(\.windowSize) { size in
      VStack(alignment: .stretch) {
        for who in RightsDraft.Who.allCases {
          titled(who.rawValue, in: size) {
            FlowStack(spacing: 2) {
              for right in RightsDraft.Right.allCases { toggle(who, right, draft) }
            }
            .flex(grow: 1, shrink: 1)
          }
        }
        let change = Self.change(draft, of: facts)
        titled("Octal", in: size) {
          FlowStack(spacing: 2) {
            TextField("Octal", text: \.rights.text, prompt: "mixed")
              .onSubmit { state, emit in
                if let facts = state.facts, let change = Self.change(state.rights, of: facts) {
                  emit(.changed(facts.changeable, change))
                }
              }
              .frame(width: 8)
            Button("Change") { _, emit in
              if let change { emit(.changed(facts.changeable, change)) }
            }
            .disabled(change == nil)
          }
          .flex(grow: 1, shrink: 1)
        }
        if !draft.isValid {
          Text("Three or four digits from 0 to 7").foreground(.error).lineLimit(2)
        }
      }
    }
  }

  @NodeBuilder<Self>
  func titled(
    _ title: String, in size: CellSize, @NodeBuilder<Self> _ content: () -> Node
  ) -> Node {
    let text = Text(title).foreground(.secondaryText)
    if size.columns < Self.narrow {
      text
      content()
    } else {
      HStack(spacing: 2) {
        text.frame(width: 8)
        content()
      }
    }
  }

  private func toggle(
    _ who: RightsDraft.Who, _ right: RightsDraft.Right, _ draft: RightsDraft
  ) -> Node {
    let isMixed = draft.isMixed(who, right)
    return Toggle(right.title + (isMixed ? " (mixed)" : ""), isOn: \.rights[who, right])
      .accessibilityLabel("\(who.rawValue): \(right.title)\(isMixed ? ", mixed" : "")")
  }

  /// What a draft changes in the items; `nil` if that is nothing.
  private static func change(_ draft: RightsDraft, of facts: Facts) -> RightsChange? {
    guard let change = draft.change else { return nil }
    return facts.permissions.allSatisfy { change.applied(to: $0) == $0 } ? nil : change
  }

  /// The size as the list has it, and its bytes.
  private static func size(_ facts: Facts) -> String {
    let bytes = facts.bytes == 1 ? "1 byte" : "\(facts.bytes.formatted()) bytes"
    return (facts.isPartial ? "at least " : "")
      + (facts.bytes < 1024 ? bytes : "\(FileEntry.text(ofSize: facts.bytes)) (\(bytes))")
  }

  func effects(state: State) -> [Effect] {
    Effect.task(id: version) { [paths] app in
      do {
        var all: [FileDetails] = []
        for path in paths { all.append(try await FileDetails.read(path)) }
        let facts = Facts(paths, all)
        app.send { ($0.facts, $0.failure) = (facts, nil) }
      } catch {
        let reason = "\(error)"
        app.send { ($0.facts, $0.failure) = (nil, reason) }
      }
    }
  }
}

extension FileManagerState {
  struct DescriptionFacts: Equatable {
    let problem: String?
    let version: Int
  }

  /// The result of the last change, for the sheet of items.
  var descriptionFacts: DescriptionFacts {
    DescriptionFacts(problem: problem, version: finished)
  }

  mutating func describe() {
    let paths = list.chosen.map(\.path)
    guard !paths.isEmpty else { return }
    (described, problem) = (paths, nil)
  }

  mutating func setOwner(_ change: OwnerChange, of paths: [RawPath]) {
    start(.perform(.setOwner(paths, change)))
  }

  mutating func setRights(_ change: RightsChange, of paths: [RawPath]) {
    start(.perform(.setRights(paths, change)))
  }
}
