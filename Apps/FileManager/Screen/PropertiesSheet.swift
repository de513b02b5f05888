import FileWork
import Foundation
import Recurse

/// The owner and the size of an item with all that is in it, and its rights, which can be changed.
struct PropertiesSheet: Component, Equatable {
  let path: RawPath
  /// The reason why the last change was refused.
  var problem: String?
  /// A number that is another one when the item may have changed.
  var version = 0

  struct State {
    var details: FileDetails? {
      didSet { rights = RightsDraft(details?.permissions ?? 0) }
    }
    var rights = RightsDraft(0)
    var failure: String?
  }

  enum Output: Equatable { case changed(UInt16) }

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Text(path.name.description).bold().lineLimit(1).truncationMode(.middle)
      if let details = state.details {
        row("Rights", details.rights)
        row("Owner", "\(details.owner), \(details.group)")
        row("Modified", FileEntry.text(of: details.modified))
        row("Size", Self.size(details))
        if let count = details.count { row("Items", "\(count)") }
        if let permissions = details.permissions {
          Divider()
          rights(state.rights, of: permissions)
        }
        if let problem { Text(problem).foreground(.error).lineLimit(3) }
      } else if let failure = state.failure {
        Text(failure).foreground(.error).lineLimit(3)
      } else {
        ProgressView("Counting…").foreground(.secondaryText)
      }
    }
    .frame(idealWidth: 44, maxWidth: 44)
  }

  private func row(_ title: String, _ value: String) -> Node {
    HStack(spacing: 1) {
      Text(title).foreground(.secondaryText).frame(width: 9)
      Text(value).lineLimit(2)
    }
  }

  // MARK: - Rights

  /// - Parameter old: the permissions of the item.
  @NodeBuilder<Self>
  private func rights(_ draft: RightsDraft, of old: UInt16) -> Node {
    for who in RightsDraft.Who.allCases {
      HStack(spacing: 2) {
        Text(who.rawValue).foreground(.secondaryText).frame(width: 8)
        FlowStack(spacing: 2) {
          for right in RightsDraft.Right.allCases {
            Toggle(right.title, isOn: \.rights[who, right])
              .accessibilityLabel("\(who.rawValue): \(right.title)")
          }
        }
        .flex(grow: 1, shrink: 1)
      }
    }
    HStack(spacing: 2) {
      Text("Octal").foreground(.secondaryText).frame(width: 8)
      TextField("Octal", text: \.rights.text)
        .onSubmit { state, emit in
          if let rights = state.rights.value, rights != old { emit(.changed(rights)) }
        }
        .frame(width: 8)
      Button("Change") { state, emit in
        if let rights = state.rights.value { emit(.changed(rights)) }
      }
      .disabled(draft.value == nil || draft.value == old)
    }
    if draft.value == nil {
      Text("Three or four digits from 0 to 7").foreground(.error).lineLimit(1)
    }
  }

  /// The size as the list has it, and its bytes.
  private static func size(_ details: FileDetails) -> String {
    let bytes = details.bytes == 1 ? "1 byte" : "\(details.bytes.formatted()) bytes"
    return (details.isPartial ? "at least " : "")
      + (details.bytes < 1024 ? bytes : "\(FileEntry.text(ofSize: details.bytes)) (\(bytes))")
  }

  func effects(state: State) -> [Effect] {
    Effect.task(id: version) { [path] app in
      do {
        let details = try await FileDetails.read(path)
        app.send { ($0.details, $0.failure) = (details, nil) }
      } catch {
        let reason = "\(error)"
        app.send { ($0.details, $0.failure) = (nil, reason) }
      }
    }
  }
}

extension FileManagerState {
  struct DescriptionFacts: Equatable {
    let problem: String?
    let version: Int
  }

  /// The result of the last change, for the sheet of an item.
  var descriptionFacts: DescriptionFacts {
    DescriptionFacts(problem: problem, version: finished)
  }

  mutating func describe() {
    guard let path = list.currentEntry?.path else { return }
    (described, problem) = (path, nil)
  }

  mutating func setRights(_ rights: UInt16) {
    guard let described else { return }
    start(.perform(.setRights(described, to: rights)))
  }
}
