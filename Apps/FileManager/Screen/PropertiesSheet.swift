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
        row("Rights", details.rights)
        row("Owner", "\(details.owner), \(details.group)")
        row("Modified", FileEntry.text(of: details.modified))
        row("Size", Self.size(details))
        if let count = details.count { row("Items", "\(count)") }
      } else if let failure = state.failure {
        Text(failure).foreground(.error).lineLimit(3)
      } else {
        ProgressView("Counting…").foreground(.secondaryText)
      }
    }
    .frame(idealWidth: 40, maxWidth: 40)
  }

  private func row(_ title: String, _ value: String) -> Node {
    HStack(spacing: 1) {
      Text(title).foreground(.secondaryText).frame(width: 9)
      Text(value).lineLimit(2)
    }
  }

  /// The size as the list has it, and its bytes.
  private static func size(_ details: FileDetails) -> String {
    let bytes = details.bytes == 1 ? "1 byte" : "\(details.bytes.formatted()) bytes"
    return (details.isPartial ? "at least " : "")
      + (details.bytes < 1024 ? bytes : "\(FileEntry.text(ofSize: details.bytes)) (\(bytes))")
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
