import FileWork
import Foundation
import Recurse

/// The rights, the owner, and the size of an item with all that is in it.
struct PropertiesSheet: Component, Equatable {
  let path: RawPath

  struct State {
    var details: FileDetails?
    var failure: String?
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Text(path.name.description).bold().lineLimit(1).truncationMode(.middle)
      if let details = state.details {
        LabeledContent("Rights", value: details.rights)
        LabeledContent("Owner", value: "\(details.owner), \(details.group)")
        LabeledContent("Size", value: Self.size(details))
        if let count = details.count { LabeledContent("Items", value: "\(count)") }
      } else if let failure = state.failure {
        Text(failure).foreground(.error).lineLimit(3)
      } else {
        ProgressView("Counting…").foreground(.secondaryText)
      }
    }
    .frame(idealWidth: 40, maxWidth: 40)
  }

  private static func size(_ details: FileDetails) -> String {
    (details.isPartial ? "at least " : "") + text(ofBytes: details.bytes)
  }

  /// Few bytes are counted: Foundation writes none of them as "Zero kB".
  private static func text(ofBytes count: Int64) -> String {
    switch count {
    case 1: "1 byte"
    case ..<1000: "\(count) bytes"
    default: count.formatted(.byteCount(style: .file))
    }
  }

  func effects(state: State) -> [Effect] {
    Effect.task(id: "details") { [path] app in
      do {
        let details = try await FileDetails.read(path)
        app.send { $0.details = details }
      } catch {
        let reason = "\(error)"
        app.send { $0.failure = reason }
      }
    }
  }
}
